import { expect, test } from 'vitest';
import type { Associated } from './associations.ts';
import { cuesOf } from './question-cues.ts';
import { READ_FEATURES, readFeatures } from './read-features.ts';

const nothing: Associated = { terms: [], laws: new Map(), places: new Map() };
const text = (words: string) => ({ title: '伞法', headingPath: '借还', text: words });
const at = (name: (typeof READ_FEATURES)[number]) => READ_FEATURES.indexOf(name);

test('an article that says more of the question has the greater share, the best has all', () => {
  const question = { text: '雨伞损毁怎么赔', terms: [], associated: nothing };
  const [good, poor, none] = readFeatures(question, [
    text('雨伞损毁的，照价赔偿。'),
    text('雨伞应当归还。'),
    null,
  ]);
  expect(good?.[at('textShare')]).toBeGreaterThan(poor?.[at('textShare')] ?? 1);
  expect(good?.[at('textShareOfBest')]).toBe(1);
  expect(good?.[at('commonRun')]).toBeCloseTo(0.4);
  expect([...(none ?? [])]).toEqual(READ_FEATURES.map(() => 0));
});

test('translated and learned words count where they stand', () => {
  const associated: Associated = { ...nothing, terms: [['损毁', 2]] };
  const question = { text: '伞坏了', terms: ['伞坏', '赔偿'], associated };
  const [both, neither] = readFeatures(question, [text('损毁的应当赔偿。'), text('应当归还。')]);
  expect([both?.[at('translatedShare')], both?.[at('learnedShare')]]).toEqual([1, 1]);
  expect([neither?.[at('translatedShare')], neither?.[at('learnedShare')]]).toEqual([0, 0]);
});

test('who asks how long is answered by an article with a period', () => {
  expect(cuesOf('借的伞多久要还').map(({ name }) => name)).toEqual(['deadline']);
  const question = { text: '借的伞多久要还', terms: [], associated: nothing };
  const [withPeriod, without] = readFeatures(question, [text('三日内归还。'), text('照价赔偿。')]);
  expect(withPeriod?.[at('cuesMet')]).toBe(1);
  expect(without?.[at('cuesMissed')]).toBe(1);
});

test('a very long question is read in time', () => {
  const question = { text: '雨伞损毁'.repeat(5000), terms: [], associated: nothing };
  // Time of this thread's own work: a busy machine changes nothing in it.
  const began = process.threadCpuUsage();
  readFeatures(
    question,
    Array.from({ length: 100 }, () => text('伞损毁雨'.repeat(2000))),
  );
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1000);
});
