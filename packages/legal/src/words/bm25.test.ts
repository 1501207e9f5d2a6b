import { expect, test } from 'vitest';
import { evenedLength, keptFrequency, termRarity, termWeight } from './bm25.ts';

test('a term that few texts hold tells more, and one that all hold still something', () => {
  expect(termRarity(1, 100)).toBeGreaterThan(termRarity(50, 100));
  expect(termRarity(100, 100)).toBeGreaterThan(0);
  // A library that grew since it was counted.
  expect(termRarity(101, 100)).toBeGreaterThan(0);
});

test('each repetition adds less than the one before, and never as much as 1 + k1 together', () => {
  const [one, two, three] = [1, 2, 3].map((times) => termWeight(times)) as [number, number, number];
  expect(one).toBe(1);
  expect(two - one).toBeGreaterThan(three - two);
  expect(termWeight(10_000)).toBeLessThan(2.2);
});

test('a kept frequency weighs as the count does in its text', () => {
  const evened = evenedLength(240, 120);
  expect(evened).toBeGreaterThan(evenedLength(120, 120));
  expect(evenedLength(120, 120)).toBe(1);
  expect(termWeight(keptFrequency(3, evened, 32_000) / 100)).toBeCloseTo(termWeight(3, evened), 2);
  expect([keptFrequency(0.001, 1, 9), keptFrequency(5, 1, 9)]).toEqual([1, 9]);
});
