import { expect, test } from 'vitest';
import { standsInPassage } from './stands-in-passage.ts';

const LEASE =
  '承租人逾期支付租金超过三十日的，出租人有权解除合同，\n押金不予退还。水电费由承租人承担；每月五日前付清。\n\n违约金为月租金的20%。';

test('what a passage says stands in it, also over the end of its lines', () => {
  expect(standsInPassage('承租人逾期支付租金超过三十日的，出租人有权解除合同，押金不予退还', LEASE)).toBe(
    true,
  );
  expect(standsInPassage('水电费由承租人承担', LEASE)).toBe(true);
  expect(standsInPassage('逾期支付租金超过30日，出租人有权解除合同', LEASE)).toBe(true);
});

test('one clause that is not there, another figure, or a denial turned round does not stand in it', () => {
  expect(standsInPassage('承租人逾期支付租金超过三十日的，出租人有权收回车位', LEASE)).toBe(false);
  expect(standsInPassage('承租人逾期支付租金超过六十日的，出租人有权解除合同', LEASE)).toBe(false);
  expect(standsInPassage('违约金为月租金的30%', LEASE)).toBe(false);
  expect(standsInPassage('押金应予退还', LEASE)).toBe(false);
  expect(standsInPassage('水电费不由承租人承担', LEASE)).toBe(false);
});

test('a sentence that says nothing to look for stands nowhere', () => {
  expect(standsInPassage('见附件', LEASE)).toBe(false);
  expect(standsInPassage('The tenant pays for water', LEASE)).toBe(false);
});
