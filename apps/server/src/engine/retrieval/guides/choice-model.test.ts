import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import { loadChoiceModel } from './choice-model.ts';
import { CHOICE_FEATURES } from './read-candidates.ts';

const model = await loadChoiceModel();

test('the model has a weight for every feature', () => {
  expect(model.weights).toHaveLength(CHOICE_FEATURES.length);
  expect([...model.weights, ...model.none, ...model.second].every(Number.isFinite)).toBe(true);
});

test('every guide it knows is there', async () => {
  const ids = new Set((await loadGuides()).map(({ id }) => id));
  expect(model.words.guides.filter((id) => !ids.has(id))).toEqual([]);
  expect(model.words.bias).toHaveLength(model.words.guides.length + 1);
});

test('no question stands in it: it knows words and short runs of characters', () => {
  const features = [...model.words.features.keys()].filter((feature) => /^\p{Script=Han}/u.test(feature));
  expect(features.length).toBeGreaterThan(1000);
  expect(features.filter((feature) => [...feature].length > 3)).toEqual([]);
});
