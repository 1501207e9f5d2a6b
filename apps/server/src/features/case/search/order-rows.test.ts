import { expect, test } from 'vitest';
import type { CaseIndex } from '../../../engine/cases/index.ts';
import { bestRows, orderRows } from './order-rows.ts';

const SIZE = 500;
const index = {
  size: SIZE,
  weights: Uint8Array.from({ length: SIZE }, (_, row) => (row * 7) % 5),
  days: Int32Array.from({ length: SIZE }, (_, row) => 20_000_000 + ((row * 31) % 90)),
} as unknown as CaseIndex;
/** With equal ones among them, none, and small and great ones. */
const scores = Float32Array.from({ length: SIZE }, (_, row) =>
  row % 9 === 0 ? 0 : ((row * 13) % 40) ** 5 / 1e4,
);
const rows = Array.from({ length: SIZE }, (_, row) => (row * 3) % SIZE).filter((row) => row % 2 === 0);

const score = (row: number) => scores[row] as number;
const weight = (row: number) => index.weights[row] as number;
const fixed = (a: number, b: number) =>
  weight(a) - weight(b) || (index.days[b] as number) - (index.days[a] as number) || a - b;

test('rows are ordered as by comparing them one with another', () => {
  const relevance = [...rows];
  orderRows(index, relevance, 'relevance', scores);
  expect(relevance).toEqual(rows.toSorted((a, b) => score(b) - score(a) || fixed(a, b)));
  const authority = [...rows];
  orderRows(index, authority, 'authority', scores);
  expect(authority).toEqual(
    rows.toSorted((a, b) => weight(a) - weight(b) || score(b) - score(a) || fixed(a, b)),
  );
});

test('the best rows are those with the best scores', () => {
  expect(bestRows(rows, scores, 30)).toEqual(
    rows.toSorted((a, b) => score(b) - score(a) || a - b).slice(0, 30),
  );
  expect(bestRows([], scores, 30)).toEqual([]);
});
