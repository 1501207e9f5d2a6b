import { expect, test } from 'vitest';
import { fillScores } from './fill-scores.ts';

test('scores between two known ones lie on the line between them', () => {
  expect(fillScores([8, null, 4, null, null, 1])).toEqual([8, 6, 4, 3, 2, 1]);
});

test('what comes after the last known score keeps it, and an empty list stays empty', () => {
  expect(fillScores([5, 3, null])).toEqual([5, 3, 3]);
  expect(fillScores([])).toEqual([]);
});

test('the list ends where nothing is shared with the question', () => {
  expect(fillScores([2, null, 0, null])).toEqual([2]);
});
