import { expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const outcome = (claim: string, law: string) =>
  outcomeOf(compareSentence(claim, law, { paragraph: null, item: null }));

const NOTICE = '会员逾期不交风筝的，俱乐部可以催交；宽限期自俱乐部寄出催交单之日起，不得少于二十日。';
const RENT = '俱乐部隐瞒瑕疵的，应当赔偿会员，赔偿的金额为会员支付的租金或者购买风筝的价款的二倍。';
const CHECK = '休赛日安排会员检线又不能安排补休的，应当支付不低于会费百分之四十的补贴。';
const DELAY = '违反放飞规定的，一年内不得参赛；涉及他人人身安全且有伤害后果的，该期限延长至四年。';
const LENGTHEN = '停赛期一般不超过三个月。情况特殊的，经协会裁判委员会确认，可以延长停赛期。';
const PROOF = '出租人或者保管人主张会员明知风筝有瑕疵仍然租用的，应当提供证据证明其主张。';
const CURED = '会员请求退还会费的，应予支持，但起诉前俱乐部已经补办有关手续的除外。';
const LAST = '申请赔付的期间为一年。分期交付风筝的，从最后一期交付期限届满之日起计算。';
const LISTED = '会长有前条情形的，普通会员、连续二十日以上参赛的青年会员，可以书面请求理事会处理。';
const DEEMED = '俱乐部超过十日不退款的，视为恶意拖欠或者无理刁难。';

test.each<[string, string, string]>([
  ['宽限期自会员收到催交单之日起不得少于二十日', NOTICE, 'differs start'],
  ['宽限期自俱乐部寄出催交单之日起不得少于二十日', NOTICE, 'agrees'],
  ['俱乐部隐瞒瑕疵的，赔偿的金额为会员所受损失的二倍', RENT, 'differs word'],
  ['俱乐部隐瞒瑕疵的，赔偿的金额为会员购买风筝的价款的二倍', RENT, 'agrees'],
  ['休赛日安排会员检线的，即使已经安排补休，也要支付不低于会费百分之四十的补贴', CHECK, 'differs word'],
  ['涉及他人人身安全的，不论有无伤害后果都延长至四年', DELAY, 'differs word'],
  ['涉及他人人身安全且有伤害后果的，延长至四年', DELAY, 'agrees'],
  ['情况特殊的，经对方同意，可以延长停赛期', LENGTHEN, 'differs person'],
  ['情况特殊的，经裁判委员会确认，可以延长停赛期', LENGTHEN, 'nothing'],
  ['出租人主张会员明知风筝有瑕疵仍然租用的，由租用的购买人证明自己不知情', PROOF, 'differs person'],
  ['辩论终结前俱乐部已经补办有关手续的除外', CURED, 'differs word'],
  ['起诉前俱乐部已经补办有关手续的除外', CURED, 'nothing'],
  ['分期交付风筝的，从第一期交付期限届满之日起计算', LAST, 'differs word'],
  ['普通会员也须连续二十日以上参赛，才可书面请求理事会处理', LISTED, 'differs word'],
  ['超过十日不退款的，视为恶意拖欠', DEEMED, 'agrees'],
  ['超过十日不退款的，视为放弃权利', DEEMED, 'differs word'],
])('another event, base, condition, decider or one of several is told: %s', (claim, law, came) => {
  expect(outcome(claim, law)).toBe(came);
});
