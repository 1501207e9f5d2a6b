import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { otherDeadline } from './compare-deadlines.ts';
import { moreThanListed } from './count-of-items.ts';
import { otherOrder } from './order-of-items.ts';
import { refusedObject } from './refused-object.ts';

// Rules of our own making.
const ORDER = partsIn(
  '场地按照下列顺序使用：\n（一）已经占用场地的会员；\n（二）已经办理登记的会员；\n（三）约定在先的会员。',
);

test('an item that is said to come first and does not is told', () => {
  expect(otherOrder('已经办理登记的会员排在最先', ORDER)?.law).toContain('占用');
  expect(otherOrder('已经占用场地的会员排在最先', ORDER)).toBeNull();
  expect(otherOrder('已经办理登记的会员可以使用场地', ORDER)).toBeNull();
});

test('an article has no more items than it lists', () => {
  expect(moreThanListed('使用场地有四种情形', ORDER)?.said).toContain('四');
  expect(moreThanListed('使用场地有三种情形', ORDER)).toBeNull();
  expect(moreThanListed('使用场地有两种情形', ORDER)).toBeNull();
});

test('another event before which something is to be done is told', () => {
  const law = '会员应当在比赛结束前提出对裁决的异议。';
  expect(otherDeadline('会员应当在报名前提出对裁决的异议', law)?.said).toBe('报名前');
  expect(otherDeadline('对裁决有异议的会员应当在比赛结束之前提出', law)).toBeNull();
});

test('what the article allows behind more words than one cannot be refused', () => {
  const law = '会员可以与协会就场地使用费协商后取得短期使用许可，但不得转租场地。';
  expect(refusedObject('会员也不得取得短期使用许可', law)?.kind).toBe('negation');
  expect(refusedObject('会员不得转租场地', law)).toBeNull();
});
