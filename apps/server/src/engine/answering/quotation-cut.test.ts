import { expect, test } from 'vitest';
import { quotationCut } from './quotation-cut.ts';

// A law of our own making.
const KITES = [
  '承租人违反放飞约定的，应当向俱乐部支付违约金。承运人对风筝的毁损承担赔偿责任。但是，风筝自身腐朽的除外。',
  '除会员酒后放飞外，俱乐部不得收回风筝。会员以所得奖金为限清偿欠费。',
  '超高放飞轻微，并及时收线，没有伤人的，不予处罚。出借风筝的一方应当双倍返还押金。',
].join('\n');

test.each<[string, string, string | null]>([
  ['清偿欠费', '会员要清偿欠费', 'turned'],
  ['承运人对风筝的毁损承担赔偿责任。', '承运人对风筝的毁损承担赔偿责任。腐朽的也要赔', 'turned'],
  ['承运人对风筝的毁损承担赔偿责任。', '承运人对风筝的毁损承担赔偿责任。', null],
  ['俱乐部不得收回风筝', '俱乐部不得收回风筝，一律无效', 'turned'],
  ['俱乐部不得收回风筝', '俱乐部不得收回风筝', 'partial'],
  ['俱乐部不得收回风筝', '除了酒后放飞，俱乐部不得收回风筝', null],
  ['超高放飞轻微……不予处罚', '超高放飞轻微……不予处罚', 'partial'],
  ['应当向俱乐部支付违约金', '承租人一辞职就应当向俱乐部支付违约金', 'partial'],
  ['应当向俱乐部支付违约金', '承租人没按约定放飞，应当向俱乐部支付违约金', null],
  ['应当双倍返还押金', '应当双倍返还押金', 'partial'],
])('what a quotation lost where it was cut: %s, in: %s', (quote, said, cut) => {
  expect(quotationCut(quote, KITES, said)).toBe(cut);
});
