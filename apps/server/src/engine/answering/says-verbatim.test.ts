import { expect, test } from 'vitest';
import { saysVerbatim } from './says-verbatim.ts';

// A law of our own making.
const KITES =
  '委员会以会议的方式决定。审议重大事项的，会议应当有全体会员的三分之二以上出席。\n放飞人没有过错的，承担不超过百分之十的赔偿责任。\n会员证被涂改的，涂改的内容无效。';

test('words of a rule without marks are verbatim from where it begins, or with what leads up to them', () => {
  expect(saysVerbatim('审议重大事项的，会议应当有全体会员的三分之二以上出席', '', KITES)).toBe(true);
  expect(saysVerbatim('被涂改的，涂改的内容无效', '', KITES)).toBe(true);
  expect(
    saysVerbatim('放飞人没有过错的，承担不超过百分之十的赔偿责任', '承担不超过百分之十的赔偿责任。', KITES),
  ).toBe(true);
});

test('words cut from the case of their rule are not', () => {
  expect(saysVerbatim('会议应当有全体会员的三分之二以上出席', '', KITES)).toBe(false);
  expect(
    saysVerbatim('放飞人酒后放飞的，承担不超过百分之十的赔偿责任', '承担不超过百分之十的赔偿责任。', KITES),
  ).toBe(false);
});
