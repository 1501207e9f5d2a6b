import { expect, test } from 'vitest';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const LADDER =
  '违反飞行规定经过下列期限不再追究：\n（一）停飞不满五日的，经过五个月；\n（二）停飞五日以上不满十日的，经过十个月；\n（三）停飞十日以上的，经过十五个月。';
const BANNED = '禁止出租下列风筝、线轴：\n（一）用断裂竹条制作的风筝；\n（二）超过保养期限的线轴。';
const outcome = (claim: string, law: string, item: number, paragraph: number | null = null) => {
  const { outcome: came, difference } = compareSentence(claim, law, { paragraph, item });
  return difference ? `${came} ${difference.kind} ${difference.law}` : came;
};

test('another step of a ladder that says what is told is named, though its figures differ from those of the one cited', () => {
  expect(outcome('停飞五日以上不满十日的，经过十个月', LADDER, 3)).toContain('第（二）项');
  expect(outcome('停飞五日以上不满十日的，经过十个月', LADDER, 2)).toBe('agrees');
});

test('a ban before a list forbids its items, whatever verb stands between', () => {
  expect(outcome('禁止出租用断裂竹条制作的风筝', BANNED, 1)).not.toContain('differs');
  expect(outcome('可以出租用断裂竹条制作的风筝', BANNED, 1)).toContain('differs');
});

test('a last clause of the 款 that is cited tells that it is the one meant', () => {
  const law =
    '婚前购置风筝，以个人财产支付首付并贷款，婚后共同还贷，登记于首付支付方名下的，由双方协议处理。\n依前款规定不能达成协议的，俱乐部可以决定该风筝归登记一方。';
  const claim =
    '婚前购置风筝，以个人财产支付首付并贷款，婚后共同还贷，登记于首付支付方名下的，协议不成时俱乐部可以决定该风筝归登记一方';
  expect(compareSentence(claim, law, { paragraph: 2, item: null }).outcome).not.toBe('differs');
});

test('whose act only tells which sum or which charge is meant does not act', () => {
  const law = '协会提供租赁有欺诈行为的，应当按照会员的要求增加赔偿，增加赔偿的金额为会员支付租金的三倍。';
  expect(
    compareSentence('增加赔偿的金额也应当是会员支付租金的三倍', law, { paragraph: 1, item: null }).difference,
  ).toBeNull();
  const charges = '对于认错的会员，人民法院依法作出判决时，一般应当采纳人民检察院指控的罪名。';
  expect(
    compareSentence('人民法院一般应当采纳人民检察院指控的罪名', charges, { paragraph: 1, item: null })
      .difference,
  ).toBeNull();
});

test('a case that is told with all its words has the figure of its own step', () => {
  const law = '开设赌场的，处五日以下停飞，并处罚金；情节严重的，处五日以上十日以下停飞，并处罚金。';
  const of = (claim: string) => compareSentence(claim, law, { paragraph: 1, item: null }).outcome;
  expect(of('开设赌场情节严重的，处五日以上十日以下停飞，并处罚金')).not.toBe('differs');
});

test('the words of the 款 before speak against none that goes on with it', () => {
  const law =
    '非法扣押他人风筝的，处五日以下停飞。\n为索取欠费扣押他人风筝的，依照前款的规定处罚。\n协会工作人员利用职权犯前两款错误的，从重处罚。';
  const { outcome: came } = compareSentence('协会工作人员非法扣押他人风筝的，从重处罚', law, {
    paragraph: 3,
    item: null,
  });
  expect(came).not.toBe('differs');
});

test('a crime that is none of those listed is told', () => {
  const law = '已满十四周岁不满十六周岁的人，犯抢劫、放火、爆炸罪的，应当负刑事责任。';
  const of = (claim: string) => compareSentence(claim, law, { paragraph: 1, item: null }).outcome;
  expect(of('已满十四周岁不满十六周岁的人，犯盗窃罪的，应当负刑事责任')).toBe('differs');
  expect(of('已满十四周岁不满十六周岁的人，犯放火罪的，应当负刑事责任')).toBe('agrees');
});

test('the figures of a case tell its step, whose subject stands in the step before', () => {
  const law =
    '会员累计放飞已满1年不满10年的，停飞假5天；已满10年不满20年的，停飞假10天；已满20年的，停飞假15天。';
  const of = (claim: string) => compareSentence(claim, law, { paragraph: 1, item: null }).outcome;
  expect(of('会员累计放飞已满10年不满20年的，停飞假10天')).not.toBe('differs');
});
