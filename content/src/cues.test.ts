import { expect, test } from 'vitest';
import { loadCues, readCues } from './load-cues.ts';
import { loadGuides } from './load-guides.ts';

test('every guide has cues, each once, and no cue belongs to a guide that is not there', async () => {
  const [cues, guides] = await Promise.all([loadCues(), loadGuides()]);
  expect(guides.map(({ id }) => id).filter((id) => !cues.has(id))).toEqual([]);
  expect([...cues.keys()].filter((id) => !guides.some((guide) => guide.id === id))).toEqual([]);
  const twice = [...cues].filter(([, words]) => new Set(words).size < words.length);
  expect(twice.map(([id]) => id)).toEqual([]);
});

test('a line that is no entry is named', () => {
  expect([...readCues('# dogs\ndog-bite = 狗咬, 疫苗\n')]).toEqual([['dog-bite', ['狗咬', '疫苗']]]);
  expect(() => readCues('狗咬, 疫苗')).toThrow('狗咬, 疫苗');
});
