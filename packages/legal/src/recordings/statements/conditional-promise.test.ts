import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { conditionOf } from './conditional-promise.ts';
import { findStatements } from './find-statements.ts';

test.each([
  ['你把设备搬走我就付钱', '你把设备搬走'],
  ['你把料拉走我就付钱，等铺面转出去就还剩下的', '你把料拉走；等铺面转出去'],
  ['等铺面转出去就还', '等铺面转出去'],
  ['只要你把门修好，我就付钱，我马上还你', '只要你把门修好'],
  ['只要你们把墙刷好，我当天就把尾款打过去', '只要你们把墙刷好'],
  ['能少两千的话我今天就把钱付了', '能少两千的话'],
  ['我收到货就给你打款，一分不少', '我收到货'],
  ['发票你先开过来，开了我马上打款', '发票你先开过来，开了'],
  ['你哪天把收据带来，我哪天退你押金', '你哪天把收据带来'],
  ['等铺面转出去了，下个月五号我先还你两万', '等铺面转出去了'],
  ['你撤了案子，钱我三天内打给你', '你撤了案子'],
  ['征地款一下来，我第一个还你', '征地款一下来'],
  ['你们要是把门换了，余款我一次性付清', '你们要是把门换了'],
  ['我可以退你押金，但是你得先把水费结了', '但是你得先把水费结了'],
])('%s is promised on a condition', (sentence, condition) => {
  expect(conditionOf(sentence)).toBe(condition);
  expect(
    findStatements(talk(['a', sentence])).map(({ kind, condition: shown }) => [kind, shown]),
  ).toContainEqual(['promise', condition]);
});

test.each([
  '我明天就把钱转给你',
  '到年底我就把剩下的都还你',
  '等下我就转给你',
  '你放心我就还你',
  '你不还我就把你东西搬走',
  '你再不还钱我就去告你',
  '你不签字我就不给钱',
  '他说等房子卖了就还',
  '合同约定验收合格就付尾款',
  '验收过了才能付',
  '要是我借了我就还',
  '你先把钱还了，我们再谈别的',
  '要不是你拦着，我早就还你了',
  '你能不能快点，我就给你三天时间',
])('%s depends on nothing that is promised', (sentence) => {
  expect(conditionOf(sentence)).toBeNull();
});

test('a promise on a condition is neither a demand nor a task', () => {
  expect(findStatements(talk(['a', '发票你先开过来，开了我马上打款'])).map(({ kind }) => kind)).toEqual([
    'promise',
  ]);
});
