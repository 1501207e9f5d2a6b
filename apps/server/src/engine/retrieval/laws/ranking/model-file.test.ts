import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { loadRankingModel } from './load-ranking-model.ts';
import type { RankingTree } from './ranking-model.ts';
import { READ_FEATURES } from './read-features.ts';

const file = new URL('./model.json', import.meta.url);
const model = await loadRankingModel();
const width = FEATURES.length + READ_FEATURES.length;

test('the model has a weight for every feature, and its trees ask for features there are', () => {
  for (const scoring of [model.library, model.digests]) {
    expect(scoring.first).toHaveLength(FEATURES.length);
    expect(scoring.weights).toHaveLength(width);
    expect([...scoring.first, ...scoring.weights].every(Number.isFinite)).toBe(true);
    for (const tree of scoring.trees) expect(problemOf(tree)).toBeNull();
  }
});

test('what is associated is there: laws, articles, words', () => {
  const { laws, places, lawCounts, placeCounts, words, termLaws, termPlaces } = model.associations;
  expect(laws.length).toBeGreaterThan(50);
  expect(lawCounts).toHaveLength(laws.length);
  expect(placeCounts).toHaveLength(places.length);
  expect(places.every(([law, key]) => law < laws.length && /^\d+(-\d+)?$/.test(key))).toBe(true);
  expect(Object.values(termLaws).every((pairs) => pairs.every(([law]) => law < laws.length))).toBe(true);
  expect(Object.values(termPlaces).every((pairs) => pairs.every(([place]) => place < places.length))).toBe(
    true,
  );
  expect(Object.keys(words).length).toBeGreaterThan(1000);
});

test('no question stands in it: besides titles of laws its words are single terms', async () => {
  const { words, termLaws, termPlaces } = model.associations;
  const terms = [words, termLaws, termPlaces].flatMap((table) => Object.keys(table));
  const answers = Object.values(words).flatMap((pairs) => pairs.map(([word]) => word));
  expect(Math.max(...[...terms, ...answers].map((term) => [...term].length))).toBeLessThanOrEqual(12);
  const { size } = await stat(file);
  expect(size).toBeLessThan(4_000_000);
});

test('a model fitted on other features is refused', async () => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"about": "Made by npm run bench -- fit-ranking');
  await expect(
    loadRankingModel(new URL('../../../../package.json', import.meta.url).pathname),
  ).rejects.toThrow();
});

function problemOf({ feature, threshold, left, right, value }: RankingTree): string | null {
  const nodes = feature.length;
  if ([threshold, left, right, value].some((column) => column.length !== nodes)) return 'columns differ';
  for (let node = 0; node < nodes; node += 1) {
    const asked = feature[node] ?? -1;
    if (asked >= width) return `feature ${asked}`;
    // Children stand behind their parent, so that every walk ends.
    if (asked >= 0 && Math.min(left[node] ?? 0, right[node] ?? 0) <= node) return `node ${node}`;
  }
  return null;
}
