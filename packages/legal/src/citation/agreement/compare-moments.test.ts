import { expect, test } from 'vitest';
import { momentCutShort } from './compare-moments.ts';

// A rule of our own making.
const LAW = '滞纳金的起算时间为入会之日起满三个月的次日，截止时间为补缴会费的前一日。退会自送达之日生效。';

test.each([
  ['滞纳金的起算时间为入会之日，截止时间为补缴会费的前一日', '入会之日'],
  ['滞纳金自入会之日起算', '入会之日'],
  ['滞纳金截止于补缴会费之日', '会费之日'],
])('a moment that the law qualifies further: %s', (claim, said) => {
  expect(momentCutShort(claim, LAW)?.said).toBe(said);
});

test.each([
  '滞纳金自入会之日起满三个月的次日起算',
  '入会之日起满三个月未缴会费的，收取滞纳金',
  '退会自送达之日生效',
  '退会的生效时间为送达之日',
  '自选举之日起算',
])('the moment of the law: %s', (claim) => {
  expect(momentCutShort(claim, LAW)).toBeNull();
});
