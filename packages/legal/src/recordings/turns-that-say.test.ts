import { expect, test } from 'vitest';
import { turnsThatSay } from './turns-that-say.ts';

const TURNS = [
  { text: '张律师：借款是什么时候交付的？' },
  { text: '李建国：去年三月，现金给的，一共八万元。' },
  { text: '李建国：剩下的三万五，我下个月底之前还清。' },
];

test.each([
  ['李建国承认下个月底之前还清剩下的部分。', 2],
  ['对方称款项在去年三月以现金给付，一共八万元。', 1],
  ['律师先问了借款是何时交付的。', 0],
])('%s is heard in the turn that says so', (sentence, place) => {
  expect(turnsThatSay(sentence, TURNS)?.nearest).toBe(TURNS[place]);
});

test('a number tells as much as words do, in any language', () => {
  const turns = [{ text: 'Mr Li: I moved in 2019.' }, { text: 'Mr Li: I paid 35000 in cash.' }];
  expect(turnsThatSay('付了 35000 元现金', turns)?.nearest).toBe(turns[1]);
});

test('of turns that say the same the first is taken; where none says it, the first stands for all', () => {
  const twice = [{ text: '是我借的。' }, { text: '是我借的。' }];
  expect(turnsThatSay('他说是我借的', twice)).toEqual({ nearest: twice[0], all: twice });
  expect(turnsThatSay('He lives elsewhere.', TURNS)).toEqual({ nearest: TURNS[0], all: TURNS });
  expect(turnsThatSay('他说是我借的', [])).toBeNull();
});

test('a sentence put together from two turns rests on both', () => {
  const all = turnsThatSay('去年三月现金给了八万元，剩下三万五下个月底之前还清', TURNS)?.all;
  expect(all).toEqual([TURNS[1], TURNS[2]]);
});
