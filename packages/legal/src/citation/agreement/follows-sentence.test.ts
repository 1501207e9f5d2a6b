import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { clauseThatStrays } from './follows-sentence.ts';

// A law of our own making.
const KITES = partsIn(
  '　　会员每飞满一年，协会给付一个月会费的补贴；六个月以上不满一年的，按一年计算；不满六个月的，给付半个月会费的补贴。\n' +
    '　　会员因故意或者重大过失损坏他人风筝的，应当赔偿。租期不得超过二十年；逾期未还的，出租人可以解除租约。\n' +
    '　　申诉的期间为三年，自会员知道风筝被损坏之日起计算。但是，自风筝被损坏之日起超过二十年的，协会不予受理。',
);
const follows = (claim: string) => clauseThatStrays(claim, KITES) === null;

test('a sentence that follows one rule with its condition strays nowhere', () => {
  expect(follows('不满六个月的，给付半个月会费的补贴')).toBe(true);
  expect(follows('六个月以上不满一年的，按一年计算')).toBe(true);
  expect(follows('会员因故意或者重大过失损坏他人风筝的，应当赔偿')).toBe(true);
  expect(follows('租期不得超过二十年，逾期未还的，出租人可以解除租约')).toBe(true);
  expect(follows('自风筝被损坏之日起超过二十年的，协会不予受理')).toBe(true);
});

test('words of two rules put together stray', () => {
  expect(follows('六个月以上不满一年的，给付半个月会费的补贴')).toBe(false);
  expect(follows('每飞满一年，给付半个月会费的补贴')).toBe(false);
  expect(follows('自会员知道风筝被损坏之日起超过二十年的，协会不予受理')).toBe(false);
});

test('a condition left out, a denial turned round and another mode stray', () => {
  expect(follows('会员损坏他人风筝的，应当赔偿')).toBe(false);
  expect(follows('出租人可以解除租约')).toBe(false);
  expect(follows('租期可以超过二十年')).toBe(false);
});

// Another law of our own making, whose sentences say more than a figure.
const CLUB = partsIn(
  '　　阻碍工作人员收回风筝的，由俱乐部建议协会给予处分或者由市场管理机构处警告或者十五日以下停飞。\n' +
    '　　未达标的俱乐部，一年内暂停受理其新增大型风筝的放飞申请。决议由全体会员的过半数通过。\n' +
    '　　二年内未被发现的损坏，不再追究；涉及公共设施且有危害后果的，上述期限延长至五年。\n' +
    '　　会员飞行期间未约定租金，飞行不满一年的，应当在返还风筝时一并支付。\n' +
    '　　会员连续飞满十年，会员提出续会的，俱乐部应当自提出之日起三十日内向会员出具终身会员证；会员被停飞的除外。\n' +
    '　　借用或者租用风筝的会员应当在三十日内向俱乐部登记。',
);

test.each([
  ['another agent', '阻碍工作人员收回风筝的，由俱乐部处警告或者十五日以下停飞'],
  ['a ban without what it bans', '未达标的俱乐部，一年内暂停受理其放飞申请'],
  ['another count of heads', '决议由出席会员的过半数通过'],
  ['a condition of two told in part', '涉及公共设施的，上述期限延长至五年'],
  ['another moment', '会员飞行期间未约定租金，飞行不满一年的，应当在风筝时支付'],
  ['a word of the case left out', '会员飞满十年，会员提出续会的，俱乐部应当在三十日内出具终身会员证'],
  ['a case left out', '会员连续飞满十年的，俱乐部应当自提出之日起三十日内向会员出具终身会员证'],
  [
    'an exception left out',
    '会员连续飞满十年，会员提出续会的，俱乐部应当自提出之日起三十日内向会员出具终身会员证',
  ],
  ['two persons exchanged', '俱乐部应当在三十日内向借用或者租用风筝的会员登记'],
])('what changes a rule strays, though nearly all of its words are said: %s', (_, claim) => {
  expect(clauseThatStrays(claim, CLUB)).not.toBeNull();
});

test('a name that the dictionary does not know is a word, and one from another clause takes the place of none', () => {
  const builders = partsIn(
    '定作人在承揽人完成风筝前三十日内可以解除租约。会员分别向俱乐部所在地和协会所在地的委员会申请的，由协会所在地的委员会在三十日内处理。',
  );
  expect(clauseThatStrays('承揽人在完成风筝前三十日内可以解除租约', builders)).not.toBeNull();
  const claim = '会员分别向俱乐部所在地和协会所在地的委员会申请的，由俱乐部所在地的委员会在三十日内处理';
  expect(clauseThatStrays(claim, builders)).not.toBeNull();
  expect(clauseThatStrays(claim.replace('由俱乐部', '由协会'), builders)).toBeNull();
});

test('one of several cases, and a duty without whom it is owed to, are as true as all of it', () => {
  expect(clauseThatStrays('租用风筝的会员应当在三十日内登记', CLUB)).toBeNull();
});

// What joins two conditions, and in which order they stand, is a part of the rule.
const RANKS = partsIn(
  '　　会员不能证明此前三年内飞过该风筝，也不能证明因损坏受到其他损失的，对方不承担赔偿责任。\n' +
    '　　借走公用风筝，数量较大的，或者多次借走、夜间借走、结伙借走的，处三年以下停飞。',
);

test.each([
  [
    'either for both',
    '会员不能证明此前三年内飞过该风筝，或者不能证明因损坏受到其他损失的，对方不承担赔偿责任',
  ],
  ['a condition of another case', '多次借走、夜间借走、结伙借走，数量较大的，处三年以下停飞'],
])('conditions joined in another way stray: %s', (_, claim) => {
  expect(clauseThatStrays(claim, RANKS)).not.toBeNull();
});

test('conditions joined as the article joins them stray nowhere', () => {
  expect(
    clauseThatStrays(
      '会员不能证明此前三年内飞过该风筝，也不能证明因损坏受到其他损失的，对方不承担赔偿责任',
      RANKS,
    ),
  ).toBeNull();
  expect(clauseThatStrays('借走公用风筝，数量较大的，处三年以下停飞', RANKS)).toBeNull();
});
