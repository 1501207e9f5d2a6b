import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findChapters } from './find-chapters.ts';

test('a chapter that is called after what was said first is cut between clauses, never within one', () => {
  const said =
    '我跟你讲，当时在店里大家都说好了的，不是我不肯付这个钱，是你们送来的货根本就不对，我找谁说理去';
  expect(findChapters(talk(['a', said]))[0]?.opening).toBe(
    '我跟你讲，当时在店里大家都说好了的，不是我不肯付这个钱…',
  );
});

test('an English chapter is called after what it speaks of, and not after the words of every sentence', () => {
  const lines = [
    'The kitchen floor is the problem, and that is what we said.',
    'It was the kitchen that leaked, the floor and the wall.',
    'You said that the plumber would do it.',
    'The plumber did the kitchen and it leaked.',
  ];
  const words = findChapters(talk(...lines.map((line): [string, string] => ['a', line])))[0]?.words ?? [];
  expect(words).toContain('kitchen');
  expect(words.filter((word) => /^(?:the|it|that|and|is|was|you)$/i.test(word))).toEqual([]);
});
