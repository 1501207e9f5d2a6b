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
