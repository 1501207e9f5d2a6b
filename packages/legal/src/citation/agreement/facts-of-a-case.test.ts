import { expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const LAW = [
  '承租人应当在合理期限内交还风筝。',
  '未支付的租金达到全部租金的五分之一的，出租人可以请求支付全部租金。',
  '协会与会员可以约定停飞期；没有约定停飞期的，停飞期为十日。',
  '协会解除风筝租约，应当事先将理由通知会员大会。',
  '自坠落事故发生之日或者被鉴定为残损之日起三十日内，会员可以申请修理。',
  '法院受理清算申请前六个月内，租户仍对个别会员返还押金的，清算人可以请求撤销。',
].join('\n');
const outcome = (claim: string, paragraph: number | null = null) =>
  outcomeOf(compareSentence(claim, LAW, { paragraph, item: null }));

test.each<[string, number, string]>([
  ['被告连续四个月未交还风筝', 1, 'nothing'],
  ['承租人应当在四个月内交还风筝', 1, 'differs figure'],
  ['被告未支付的租金已达全部租金的四分之一，原告可以请求支付全部租金', 2, 'nothing'],
  ['未支付的租金达到全部租金的四分之一的，可以请求支付全部租金', 2, 'differs figure'],
  ['协会与会员没有约定停飞期，停飞期为十日', 3, 'agrees'],
  ['协会与会员不得约定停飞期', 3, 'differs negation'],
  ['被告未事先将理由通知会员大会即解除风筝租约，违反了 ', 4, 'nothing'],
  ['协会解除风筝租约，不得事先将理由通知会员大会', 4, 'differs negation'],
  ['小王自坠落事故发生之日起三十日内申请修理', 5, 'agrees'],
  ['小王自购买风筝之日起三十日内申请修理', 5, 'differs start'],
  ['租户在清算申请受理前六个月内对个别会员返还押金，清算人可以请求撤销', 6, 'agrees'],
])('what happened in a case is no other rule: %s', (claim, paragraph, came) => {
  expect(outcome(claim, paragraph)).toBe(came);
});

test('another 款 that the sentence names besides is not the one that was meant', () => {
  expect(outcome('承租人应当交还风筝，没有约定停飞期的，停飞期为十日（第三款）', 1)).not.toBe(
    'differs paragraph_or_item',
  );
  expect(outcome('没有约定停飞期的，停飞期为十日', 1)).toBe('differs paragraph_or_item');
});
