import { expect, test } from 'vitest';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const LAW = [
  '会员出借风筝后，再申请领用的，不予批准。',
  '协会内部的值班安排，可以不予公示。',
  '会员欠协会款项的，可以向协会主张抵扣。但是，有下列情形之一的，不得抵扣：\n（一）会员在清算受理后取得他人对协会的债权的；\n（二）会员已知协会将要清算，仍对协会负担债务的。',
  '对租约有两种以上解释的，应当作出有利于承租人和飞手的解释。',
  '清点费用和照管费用由场地收入随时支付。场地收入不足以支付清点费用和照管费用的，先行支付清点费用。',
].join('\n');
const outcome = (claim: string, paragraph: number, item: number | null = null) => {
  const { outcome: came, difference } = compareSentence(claim, LAW, { paragraph, item });
  return difference ? `${came} ${difference.kind}` : came;
};

test.each<[string, number, number | null, string]>([
  ['会员出借风筝后，再申请领用的，应予批准', 1, null, 'differs negation'],
  ['会员出借风筝后，再申请领用的，不予批准', 1, null, 'agrees'],
  ['协会内部的值班安排，不得公示', 2, null, 'differs force'],
  ['协会内部的值班安排，可以不予公示', 2, null, 'agrees'],
  ['会员在清算受理后取得他人对协会的债权的，可以抵扣', 3, 1, 'differs negation'],
  ['会员在清算受理后取得他人对协会的债权的，不得抵扣', 3, 1, 'agrees'],
  ['对租约有两种以上解释的，应当作出有利于出租人的解释', 4, null, 'differs person'],
  ['对租约有两种以上解释的，应当作出有利于承租人的解释', 4, null, 'agrees'],
])('what is granted, refused or left open is compared: %s', (claim, paragraph, item, came) => {
  expect(outcome(claim, paragraph, item)).toBe(came);
});

test('words that stand in an article, but in no clause of it, are not called right', () => {
  expect(outcome('场地收入不足以支付清点费用和照管费用的，先行支付照管费用', 5)).not.toBe('agrees');
  expect(outcome('场地收入不足以支付清点费用和照管费用的，先行支付清点费用', 5)).toBe('agrees');
});

const DUTIES = [
  '放飞前未说明风险，造成会员损害的，协会应当承担赔偿责任。',
  '紧急情况下不能取得会员意见的，经协会负责人批准，可以立即收线。',
  '封存的线轴由出租人保管。',
  '受伤的会员，除依法享有意外保险外，尚有获得赔偿的权利的，有权提出赔偿要求。',
  '新会员对入会前的协会债务承担无限连带责任。',
  '举办者应当连续三年以上从事放飞活动。',
].join('\n');
test.each<[string, number, string]>([
  ['放飞前未说明风险，造成会员损害的，协会承担的是补充赔偿责任', 1, 'differs word'],
  ['紧急情况下不能取得会员意见的，经值班医师批准，可以立即收线', 2, 'differs person'],
  ['封存的线轴由承租人保管', 3, 'differs person'],
  ['受伤的会员，除依法享有意外保险外，不得再提出赔偿要求', 4, 'differs negation'],
  ['新会员对入会前的协会债务不承担责任', 5, 'differs negation'],
  ['举办者应当连续二年以上从事放飞活动', 6, 'differs figure'],
  ['举办者应当连续三年以上从事放飞活动', 6, 'agrees'],
])(
  'how far somebody answers, who allows and keeps, and what is had besides: %s',
  (claim, paragraph, came) => {
    const { outcome: is, difference } = compareSentence(claim, DUTIES, { paragraph, item: null });
    expect(difference ? `${is} ${difference.kind}` : is).toBe(came);
  },
);

test('whose consent is asked for, where the article has the same person told', () => {
  const law = '出租人可以转让风筝。转让的，应当及时通知承租人。';
  const { difference } = compareSentence('出租人转让风筝的，应当经承租人同意', law, {
    paragraph: 1,
    item: null,
  });
  expect(difference).toEqual({ kind: 'word', said: '承租人同意', law: '通知承租人' });
});
