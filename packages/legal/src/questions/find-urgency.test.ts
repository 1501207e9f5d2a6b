import { expect, test } from 'vitest';
import { growthOf, IN_PROPORTION } from '../testing/own-work.ts';
import { findUrgency } from './find-urgency.ts';
import { LOOK_ALIKES, URGENT_PHRASES } from './testing/urgent-phrases.ts';
import { CALM_STORIES, URGENT_STORIES } from './testing/urgent-stories.ts';
import type { UrgentKind } from './urgent-words.ts';

const asKinds = Object.entries(URGENT_PHRASES) as [UrgentKind, string[]][];

test('there are at least two hundred phrases, half of them look-alikes', () => {
  const urgent = asKinds.flatMap(([, phrases]) => phrases);
  expect(new Set([...urgent, ...LOOK_ALIKES]).size).toBeGreaterThanOrEqual(200);
  expect(urgent.length).toBeGreaterThanOrEqual(100);
  expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(100);
});

test.each(asKinds)('what is written in danger is heard: %s', (kind, phrases) => {
  expect(phrases.filter((phrase) => !findUrgency(phrase).some((found) => found.kind === kind))).toEqual([]);
});

test('what only reads alike is no emergency', () => {
  const heard = LOOK_ALIKES.flatMap((phrase) => findUrgency(phrase).map(({ kind }) => `${kind}: ${phrase}`));
  expect(heard).toEqual([]);
});

const stories = Object.entries(URGENT_STORIES);

test('there are at least two hundred stories, half of them calm', () => {
  expect(stories.flatMap(([, told]) => told).length).toBeGreaterThanOrEqual(100);
  expect(CALM_STORIES.length).toBeGreaterThanOrEqual(100);
});

test.each(stories)('an emergency inside a story is heard: %s', (kind, told) => {
  const wanted = kind === 'self_harm_another' ? 'self_harm' : kind;
  expect(told.filter((story) => !findUrgency(story).some((found) => found.kind === wanted))).toEqual([]);
});

test('a story that is past, settled, invented or harmless is no emergency', () => {
  const heard = CALM_STORIES.flatMap((story) => findUrgency(story).map(({ kind }) => `${kind}: ${story}`));
  expect(heard).toEqual([]);
});

test('it is seen who may hurt themselves', () => {
  const ofAnother = (story: string) => findUrgency(story)[0]?.ofAnother;
  expect(URGENT_STORIES.self_harm.filter(ofAnother)).toEqual([]);
  expect(URGENT_STORIES.self_harm_another.filter((story) => !ofAnother(story))).toEqual([]);
});

test('a story of twenty thousand characters is read in time that grows with its length', () => {
  const story = (length: number) =>
    '我和他结婚七年，家里的事情都是我在管，'.repeat(Math.ceil(length / 19)).slice(0, length);
  expect(growthOf((length) => findUrgency(story(length)), 5_000)).toBeLessThan(IN_PROPORTION);
  expect(findUrgency(`${story(9_900)}。邻居家孩子天天被打。${story(9_900)}`)).toHaveLength(1);
});

test('somebody who may hurt themselves is heard alone, and whether it is the writer', () => {
  expect(findUrgency('他又在打我，我不想活了')).toEqual([{ kind: 'self_harm', ofAnother: false }]);
  expect(findUrgency('我女儿说她不想活了')).toEqual([{ kind: 'self_harm', ofAnother: true }]);
});

test('hostile text is read in time that grows with its length', () => {
  for (const words of ['我被', '正在', '对方', '孩子被', '刚', 'my ', 'police ']) {
    const read = (times: number) => findUrgency(words.repeat(times));
    expect(growthOf(read, 15_000), words).toBeLessThan(IN_PROPORTION);
  }
});
