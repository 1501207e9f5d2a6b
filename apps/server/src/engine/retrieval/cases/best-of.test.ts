import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test('the best are those that ordering all would give, equal ones in their order, and none that is not admitted', () => {
  const scores = Float32Array.from({ length: 5000 }, (_, index) => ((index * 7919) % 1000) / 1000 - 0.1);
  const admits = (index: number) => index % 3 !== 0;
  const all = [...scores.keys()]
    .filter((index) => (scores[index] ?? 0) > 0 && admits(index))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const count of [1, 10, 700, 9000]) expect(bestOf(scores, count, admits)).toEqual(all.slice(0, count));
});

test('of nothing there is no best', () => {
  expect([bestOf(new Float32Array(), 5, () => true), bestOf(Float32Array.of(0, -1), 5, () => true)]).toEqual([
    [],
    [],
  ]);
  expect(bestOf(Float32Array.of(1), 0, () => true)).toEqual([]);
});
