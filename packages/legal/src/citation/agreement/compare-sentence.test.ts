import { expect, test } from 'vitest';
import { growthOf, IN_PROPORTION } from '../../testing/own-work.ts';
import { outcomeOf } from '../testing/outcome-of.ts';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const TRIAL = [
  '租用风筝三个月以上不满一年的，试飞期不得超过一个月；租用一年以上不满三年的，试飞期不得超过二个月；三年以上的，试飞期不得超过六个月。',
  '同一租用人与同一出租人只能约定一次试飞期。',
].join('\n');
const CLAIM = [
  '承租人应当在三十日内书面通知出租人；逾期未通知的，出租人可以解除合同。',
  '出租人隐瞒瑕疵的，应当支付租金三倍的赔偿金，不足五百元的，为五百元；但是，承租人知道瑕疵的除外。',
].join('\n');

const compare = (claim: string, text: string, paragraph: number | null = null) =>
  compareSentence(claim, text, { paragraph, item: null });
const outcome = (claim: string, text: string, paragraph: number | null = null) =>
  outcomeOf(compare(claim, text, paragraph));

test.each<[string, string, string]>([
  ['租用一年的，试飞期最长两个月', TRIAL, 'agrees'],
  ['我租了两年，试飞期不能超过2个月', TRIAL, 'agrees'],
  ['租用一年期的，试飞期可以约定三个月', TRIAL, 'differs figure'],
  ['租用两年的，试飞期不得超过六个月', TRIAL, 'differs figure'],
  ['租用满三年的，试飞期最长为一年半', TRIAL, 'differs figure'],
  ['我花2000元租风筝，出租人隐瞒瑕疵，可以要求支付6000元赔偿金', CLAIM, 'agrees'],
  ['出租人隐瞒瑕疵的，应当支付租金十倍的赔偿金', CLAIM, 'differs figure'],
  ['赔偿金不足一千元的，为一千元', CLAIM, 'differs figure'],
  ['承租人应当在十五日内书面通知出租人', CLAIM, 'differs figure'],
  ['承租人应当在30个工作日内书面通知出租人', CLAIM, 'differs figure'],
  ['逾期未通知的，出租人不得解除合同', CLAIM, 'differs negation'],
  ['逾期未通知的，出租人应当解除合同', CLAIM, 'differs force'],
  ['逾期未通知的，承租人可以解除合同', CLAIM, 'differs person'],
  ['逾期未通知的，出租人可以解除合同', CLAIM, 'agrees'],
  ['风筝应当晾干', CLAIM, 'nothing'],
])('%s: %#', (claim, text, came) => {
  expect(outcome(claim, text)).toBe(came);
});

// A law with two periods of one length, and one whose period runs from another moment than it speaks of.
const TWICE =
  '自俱乐部收到退会申请之日起三十日内，会员可以撤回。\n前款期限届满后三十日内，双方应当到场办理退会；未办理的，视为撤回。';
const BOOKED = '会员可以申请预约登记。预约登记后，会员自能够办理入场手续之日起九十日内未入场的，预约失效。';

test.each<[string, string, number | null, string]>([
  ['30日届满后，双方应当在三十日内到场办理退会，未办理的视为撤回', TWICE, 2, 'agrees'],
  ['30日届满后，双方应当在六十日内到场办理退会，未办理的视为撤回', TWICE, 2, 'differs figure'],
  ['合同约定试飞期三个月，而租用一年以上不满三年的，试飞期不得超过二个月', TRIAL, 1, 'nothing'],
  ['租用一年以上不满三年的，试飞期不得超过三个月', TRIAL, 1, 'differs figure'],
  ['会员自预约登记之日起九十日内未入场的，预约失效', BOOKED, null, 'differs start'],
])('limits of a rule and figures put against it: %s', (claim, law, paragraph, came) => {
  expect(outcome(claim, law, paragraph)).toBe(came);
});

const RENT = [
  '出租人应当在收到通知之日起五日内将风筝的检验书送交承租人，承租人应当在收到之日起十五日内提出异议。',
  '请求返还押金的期间为一年，从当事人知道或者应当知道其权利被侵害之日起计算；禁止放飞的风筝伤人的，放飞人应当负责。',
].join('\n');

test.each<[string, string]>([
  ['收到检验书之日起15日内提出异议', 'agrees'],
  ['收到通知之日起15日内送交检验书', 'differs figure'],
  // 押金被扣 is what the law calls 权利被侵害, which words cannot tell.
  ['自知道押金被扣起一年内请求返还', 'nothing'],
  ['自知道其权利被侵害之日起一年内请求返还押金', 'agrees'],
  ['自搬走之日起一年内请求返还押金', 'differs start'],
])(
  'what stands behind a period, and what somebody comes to know, tell which one is meant: %s',
  (claim, came) => {
    expect(outcome(claim, RENT)).toBe(came);
  },
);

const FLIGHT = [
  '放飞人在放飞前应当书面告知登记机构；登记机构收到告知后，应当在十日内予以答复，逾期未答复的，视为同意放飞。',
  '违反前款规定的，处警告，并处二百元以下罚款，但是首次放飞的除外；经公安机关批准，可以延长放飞时间。',
  '放飞人应当在合理期限内收线。收线合同无效的，不适用连带责任。',
].join('\n');

test.each<[string, string]>([
  ['登记机构收到告知后，可以在十日内予以答复', 'differs force'],
  ['经人民法院批准，可以延长放飞时间', 'differs person'],
  ['逾期未答复的，视为拒绝放飞', 'differs word'],
  ['处警告，或者处二百元以下罚款', 'differs connection'],
  ['违反规定的，一律处警告，并处二百元以下罚款', 'differs word'],
  ['收线合同可以撤销', 'differs word'],
  ['登记机构十日内答复所有人的告知，自动生效', 'nothing'],
  ['登记机构在10日内答复', 'agrees'],
])('a word that decides stands where the law has another one, or is not the law’s: %s', (claim, came) => {
  expect(outcome(claim, FLIGHT)).toBe(came);
});

const CLUB = [
  '会员退会的，应当提前三十日通知俱乐部；情况紧急的，提前五日通知。俱乐部不能证明会费用于放飞的，应当退还会费，任何俱乐部均不得扣留风筝。',
  '理事会应当在收到申诉之日起十日内作出答复，会员可以在收到答复之日起七日内向协会申请复核；复核期限经会长批准可以延长。',
  '入会满一年的，会员可以借用风筝，满三年的，可以参加比赛；但是，正在被停赛的会员借用风筝的除外。',
  '放飞费由所在单位按月支付。停赛期为十日以上三十日以下；线长超过百米的，停赛期为六十日以上九十日以下。',
].join('\n');

test.each<[string, string]>([
  ['俱乐部证明不了会费用于放飞的，应当退还会费', 'nothing'],
  ['俱乐部不能扣留风筝', 'nothing'],
  ['放飞费由协会基金按月支付', 'differs person'],
  ['情况紧急的，会员应当提前三十日通知俱乐部', 'differs figure'],
  ['入会满一年的，可以参加比赛', 'differs figure'],
  ['线长超过百米的，停赛期为十日以上三十日以下', 'differs figure'],
  ['会员入会5年了，已经满三年，可以参加比赛', 'agrees'],
  ['停赛期为三十日以下，而不是一年', 'agrees'],
  ['理事会应当在10日内答复，提前三十日通知的不得延长复核期限', 'differs negation'],
  ['正在被停赛的会员也可以借用风筝', 'differs word'],
  ['理事会自作出停赛决定之日起十日内答复', 'differs start'],
  ['自收到申诉那天起10日内答复', 'agrees'],
  ['您跟会员说了以后，您要在10日内作出答复', 'agrees'],
])('everyday words bear an article out, and another case, person or act does not: %s', (claim, came) => {
  expect(outcome(claim, CLUB)).toBe(came);
});

const LOAN = [
  '相对人可以催告法定代理人自收到通知之日起三十日内追认风筝租约；承租人的撤销权自知道瑕疵之日起一年内行使。',
  '俱乐部不得采取断线、收回卷轴等方式催交会费。',
  '仅约定试飞的，试飞期不成立。会员退会，不影响退会前放飞行为的效力。',
  '放飞人经协会批准，可以在三个月内使用夜间场地。',
  '会员不得请求其他会员赔偿风筝；但是，其他会员对碰撞有重大过失的除外。',
].join('\n');

test.each<[string, number, string]>([
  ['相对人可以催法定代理人在收到通知起三十日内追认风筝租约', 1, 'agrees'],
  ['法定代理人可以催告相对人自收到通知之日起三十日内追认风筝租约', 1, 'differs person'],
  ['出租人的撤销权自知道瑕疵之日起一年内行使', 1, 'differs person'],
  ['会费一直不交的，俱乐部可以断线催交会费', 2, 'differs negation'],
  ['俱乐部不能靠断线催交会费', 2, 'nothing'],
  ['只约定试飞的，试飞期成立', 3, 'differs negation'],
  ['退会以后，之前的放飞行为无效', 3, 'differs negation'],
  ['放飞人可以在三个月内使用夜间场地', 4, 'nothing'],
  ['放飞人拿到协会批准，可以在三个月内使用夜间场地', 4, 'agrees'],
  ['其他会员有重大过失撞坏风筝也不用赔偿', 5, 'differs word'],
])('who acts, what is denied and what is demanded first are told: %s', (claim, paragraph, came) => {
  expect(outcome(claim, LOAN, paragraph)).toBe(came);
});

test('several of one kind are named with 和 or 或, and what is asked with 准不准 is not denied', () => {
  const law = '不得对会员实施罚站、停飞或者其他侮辱行为。能否延期由理事会在三日内决定。';
  expect(outcome('不得对会员实施罚站、停飞和其他侮辱行为', law)).toBe('nothing');
  expect(outcome('准不准延期由理事会在三日内决定', law)).toBe('agrees');
});

test('two figures that each stand in the place of the other are found', () => {
  const law = '不服判决的上诉期限为十日，不服裁定的上诉期限为五日。';
  expect(outcome('不服判决的上诉期限为五日，不服裁定的为十日', law)).toBe('differs figure');
  expect(outcome('不服判决的上诉期限为十日，不服裁定的为五日', law)).toBe('agrees');
});

test('somebody whom the article knows does not act in the time of another', () => {
  const law = '投标人应当提交线图。受益人可以在三十日内请求赔偿。';
  expect(outcome('受益人可以在三十日内请求赔偿', law)).toBe('agrees');
  expect(outcome('投标人可以在三十日内请求赔偿', law)).toBe('differs person');
});

test('a condition that a list asks for together is not one of several', () => {
  const law = '符合下列条件的，可以借用风筝：\n（一）满一年的；\n（二）交过会费的。';
  expect(outcome('符合下列条件之一的，可以借用风筝', law)).toBe('differs connection');
});

test('a number of days is not the time that the law leaves open', () => {
  expect(outcome('放飞人应当在七日内收线', '放飞人应当在合理期限内收线。')).toBe('differs figure');
});

test('an item is told from its neighbours by its own words', () => {
  const list =
    '有下列情形之一的，可以收回风筝：\n（一）线长超过规定的；\n（二）未登记的；\n（三）在机场附近放飞的。';
  const at = (item: number) =>
    compareSentence('在机场附近放飞的，可以收回风筝', list, { paragraph: 1, item });
  expect(at(3).outcome).toBe('agrees');
  expect(at(1).difference?.kind).toBe('paragraph_or_item');
});

test('the 款 named must be the one that holds the rule', () => {
  expect(outcome('同一租用人与同一出租人只能约定一次试飞期', TRIAL, 2)).toBe('agrees');
  expect(compare('同一租用人与同一出租人只能约定一次试飞期', TRIAL, 1).difference).toEqual({
    kind: 'paragraph_or_item',
    said: '第一款',
    law: '第二款',
  });
  expect(outcome('承租人应当在三十日内书面通知出租人', CLAIM, 2)).toBe('differs paragraph_or_item');
});

test('what differs is told in the words of both', () => {
  expect(compare('承租人应当在十五日内书面通知出租人', CLAIM).difference).toEqual({
    kind: 'figure',
    said: '十五日内',
    law: '三十日内',
  });
});

test('a figure of another article that the sentence cites is not held against this one', () => {
  const beside = ['风筝的保质期为九十日。'];
  const claim = '承租人应当在三十日内书面通知出租人，风筝的保质期为九十日';
  expect(compareSentence(claim, CLAIM, { paragraph: null, item: null, beside }).outcome).toBe('agrees');
});

test('of an English sentence figures can differ, and nothing is borne out', () => {
  expect(outcome('The tenant has to give notice within 30 days', CLAIM)).toBe('nothing');
  expect(outcome('The tenant has to give notice within 60 days', CLAIM)).toBe('differs figure');
});

test.each([
  ['figures', '三十日内或者五百元以上的，'],
  ['forces', '出租人应当不得可以'],
  ['connections', '或者其他并且和'],
  ['shares', '百分之一分之'],
  ['starts', '自从自从'],
  ['brackets', '（'],
])('a text of nothing but %s takes time that grows with its length at most', (_, repeated) => {
  const compareAll = (times: number) => compare(repeated.repeat(times), repeated.repeat(times));
  expect(growthOf(compareAll, 500)).toBeLessThan(IN_PROPORTION);
});

test('what was reckoned for one person is not held against the article, its period is', () => {
  const said = (days: number) =>
    `自收到瑕疵清单之日起${days}日内书面通知出租人（从 2026-11-20 起算），还剩 12 天`;
  const text = '承租人应当自收到瑕疵清单之日起三十日内书面通知出租人。';
  expect(outcome(said(30), text)).toBe('agrees');
  expect(outcome(said(15), text)).toBe('differs figure');
});

const PLACES = [
  '放飞人申请检验的，检验费由协会减收；放飞人主张权利的，检验期间中断。',
  '因台风不能检验的，检验期间中止。',
  '同一放飞人的两个风筝同时检验的，只收一份检验费。',
].join('\n');

test('a deciding word that only another 款 has tells that one, and a mere number of things does not', () => {
  expect(outcome('放飞人向协会主张过权利，检验期间中断', PLACES, 2)).toBe('differs paragraph_or_item');
  expect(outcome('放飞人向协会主张过权利，检验期间中断', PLACES, 1)).not.toContain('differs');
});

const AGES = '不满六周岁的儿童，由家长放飞。儿童已满八周岁的，应当尊重其意愿。';
const LEASE = '租赁期限六个月以上的，应当采用书面形式。';
const SHARES = '会员可以用风筝、线轴等可以估价的物品作为出资；但是，章程规定不得作为出资的物品除外。';
const REFUSED = '放飞人就逾期还筝的利息、违约金主张优先受偿的，协会不予支持。';
const WILL = '会员有下列行为之一的，丧失奖金：\n（一）隐匿风筝，情节严重；\n（二）伤人。';
const RETRACTED = '实施与遗嘱相反的行为的，视为对遗嘱相关内容的撤回。';
const BEGINS = '继承从被继承人死亡时开始。';
const TRIPLE = '经营者有欺诈行为的，应当增加赔偿，增加的金额为价款的三倍。';
const RULES = '经营者不得滥用平台规则，指使他人恶意退货。';

test.each<[string, string, string]>([
  ['儿童已满十周岁的，应当尊重其意愿', AGES, 'differs figure'],
  ['儿童已满八周岁的，应当尊重其意愿', AGES, 'agrees'],
  ['租期三个月以上的租赁才必须采用书面形式', LEASE, 'differs figure'],
  ['风筝和线轴都可以作为出资，只要能估价', SHARES, 'nothing'],
  ['逾期还筝的利息、违约金也在优先受偿的范围内', REFUSED, 'differs negation'],
  ['隐匿风筝即丧失奖金，不论情节', WILL, 'differs word'],
  ['卖掉了风筝，视为对该部分的撤回', RETRACTED, 'nothing'],
  ['父亲五月去世，继承从那一刻开始', BEGINS, 'nothing'],
  // Of a 消费者 this article says nothing.
  ['经营者欺诈的，消费者可以要求三倍赔偿', TRIPLE, 'nothing'],
  ['经营者有欺诈行为的，应当按价款的三倍赔偿', TRIPLE, 'agrees'],
  ['对方指使人恶意退货，这是滥用平台规则', RULES, 'nothing'],
])('what is another rule, and what says the same otherwise: %s', (claim, text, came) => {
  expect(outcome(claim, text)).toBe(came);
});

test('relatives told in everyday words speak of the 款 that names them', () => {
  const heirs =
    '会员的子女先于会员退会的，由会员的子女的子女代位入会。\n会员的兄弟姐妹先于会员退会的，由会员的兄弟姐妹的子女代位入会。';
  expect(compare('哥哥先退会的，侄子女代位入会', heirs, 1)).toMatchObject({
    outcome: 'differs',
    difference: { kind: 'paragraph_or_item', law: '第二款' },
  });
});
