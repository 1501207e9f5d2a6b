import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';

const partsOf = (text: string) => {
  const answer = new AnswerText(text);
  return answer.citations.map((citation) => answer.ownPartOf(citation).text.trim());
};

test('a sentence with one citation is all its own', () => {
  expect(partsOf('磨坊主应当每年检修水轮，见《水车法》第三条。')).toEqual([
    '磨坊主应当每年检修水轮，见《水车法》第三条',
  ]);
});

test('what stands before a citation in brackets is said of it, and what follows of the next', () => {
  expect(partsOf('水轮每年检修（《水车法》第三条），磨石三年一换（该法第九条）。')).toEqual([
    '水轮每年检修（《水车法》第三条',
    '），磨石三年一换（该法第九条）',
  ]);
});

test('a citation that leads its words keeps them up to the clause of the next', () => {
  expect(partsOf('《水车法》第三条要求每年检修水轮，磨石的更换见该法第九条。')).toEqual([
    '《水车法》第三条要求每年检修水轮',
    '磨石的更换见该法第九条',
  ]);
});

test('citations of one list share what is said', () => {
  const said = '检修适用《水车法》第三条、第四条和第七条';
  expect(partsOf(`${said}。`)).toEqual([said, said, said]);
});
