import { expect, test } from 'vitest';
import { fuseMeaning, SHARE_OF_MEANING } from './fuse-meaning.ts';

const place = (articleKey: string) => ({ law: { id: 'law' }, articleKey });
const noPlaces: ReturnType<typeof place>[] = [];
const learned = (scores: Record<string, number>) =>
  Object.entries(scores).map(([key, score]) => ({ ...place(key), score }));
const keysOf = (fused: readonly { articleKey: string }[]) => fused.map(({ articleKey }) => articleKey);
const sumOf = (fused: readonly { score: number }[]) => fused.reduce((sum, { score }) => sum + score, 0);

test('without anything near in meaning the learned order stays as it was', () => {
  const order = learned({ '1': 0.7, '2': 0.3 });
  expect(fuseMeaning(order, noPlaces)).toEqual(order);
});

test('likelihoods stay likelihoods: all together 1, and what both find gains', () => {
  const fused = fuseMeaning(learned({ '1': 0.4, '2': 0.35, '3': 0.25 }), [place('2'), place('9')]);
  expect(sumOf(fused)).toBeCloseTo(1);
  expect(keysOf(fused)[0]).toBe('2');
  expect(keysOf(fused)).toContain('9');
});

test('what the learned order is sure of stays first, even where meaning prefers another', () => {
  const near = Array.from({ length: 60 }, (_, at) => place(`near ${at}`));
  const fused = fuseMeaning(learned({ sure: 0.6, other: 0.4 }), near);
  expect(keysOf(fused).slice(0, 3)).toEqual(['sure', 'other', 'near 0']);
});

test('where the learned order knows nothing, meaning comes before its tail', () => {
  const tail = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`tail ${at}`, 0.01]));
  const fused = fuseMeaning(learned(tail), [place('near'), place('nearly')]);
  expect(keysOf(fused).slice(0, 2)).toEqual(['near', 'nearly']);
  expect(fused[0]?.score).toBeLessThan(SHARE_OF_MEANING);
});

test('where the words find nothing, meaning alone is the order', () => {
  const fused = fuseMeaning([], [place('a'), place('b')]);
  expect(keysOf(fused)).toEqual(['a', 'b']);
  expect(sumOf(fused)).toBeCloseTo(1);
});
