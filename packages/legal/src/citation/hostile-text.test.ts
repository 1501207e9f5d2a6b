import { expect, test } from 'vitest';
import { workMs } from '../testing/own-work.ts';
import { findCitations } from './citations.ts';

const CHARACTERS = 20_000;
const filledWith = (words: string) => words.repeat(CHARACTERS / words.length);
const SPACES = ' '.repeat(CHARACTERS);

/** Texts that once took their length squared, or more. */
const HOSTILE: readonly string[] = [
  ...['[1][2]', '[a][1]', '[1]: ', '[1 ', '[1,', '`', '《', '《民法典》', '民法典', '法', '法规定'].map(
    filledWith,
  ),
  ...['第1条', '第0条', '第1、', '民法典577', '《关于a》第0条', '该条例第1条', '《民法典》该条例第1条'].map(
    filledWith,
  ),
  ...['第1条该条第1款', '第1条第1款第1项、第1项', '第1条约定', '合同第1条', '（2023）京01民终1号'].map(
    filledWith,
  ),
  ...['Article 1 of the Civil Code ', 'Article 1, 2', '《a法》（以下简称《b》）'].map(filledWith),
  ...['第1、', '第1条', '第1条第1', '第1条第1项和', '第1至', '(2023)', '(2023)民', '《民法典》'].map(
    (words) => `${words}${SPACES}第`,
  ),
  filledWith(`${' '.repeat(79)}x第1条`),
  `《民法典》${'第一章'.repeat(CHARACTERS / 6)}${'第0条'.repeat(CHARACTERS / 6)}`,
  Array.from({ length: CHARACTERS / 5 }, (_, number) => `第${number}条`).join(''),
];

test('no text holds the reader of citations for long, whatever it repeats', () => {
  for (const text of HOSTILE) {
    const milliseconds = workMs(() => findCitations(text, { knownTitles: (name) => name === '民法典' }));
    // At rest some 100 ms; what took its length squared takes longer than this on any machine.
    expect([text.trim().slice(0, 20), milliseconds < 5000 || milliseconds]).toEqual([
      text.trim().slice(0, 20),
      true,
    ]);
  }
});

test('what is repeated is found each time', () => {
  expect(findCitations(filledWith('[1][2]'))).toHaveLength(6666);
  const named = findCitations(filledWith('依民法典第577条。'));
  expect(named.every((one) => one.type === 'statute' && one.article?.main === 577)).toBe(true);
  expect(named).toHaveLength(CHARACTERS / 10);
});
