import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

const read = async (text: string, name = 'a.txt') => {
  const result = await readTranscript(name, Buffer.from(text));
  const nameOf = (id: string | null) => result.speakers.find((one) => one.id === id)?.name ?? null;
  return { ...result, said: result.segments.map(({ speaker, text: words }) => [nameOf(speaker), words]) };
};

test('a text without one time is words in their order, said to be without times', async () => {
  const result = await read('房东：押金呢？\n\n租客：上周就退给您了\n您查一下\n房东：我没收到。\n');
  expect(result.said).toEqual([
    ['房东', '押金呢？'],
    ['租客', '上周就退给您了'],
    ['租客', '您查一下'],
    ['房东', '我没收到。'],
  ]);
  expect(result.isUntimed).toBe(true);
  expect(result.warnings).toEqual([{ code: 'times_shared_out', count: 4, segmentIds: [] }]);
  const starts = result.segments.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(starts).size).toBe(4);
});

test('one long paragraph is cut at the ends of its sentences, so that each part can be given a time', async () => {
  const sentence = '我们那天在店里谈的就是这批货什么时候能到的问题。';
  const { segments } = await read(sentence.repeat(20), 'a.md');
  expect(segments.length).toBeGreaterThan(3);
  expect(segments.every(({ text }) => text.endsWith('。') && text.length <= 120)).toBe(true);
  expect(segments.map(({ text }) => text).join('')).toBe(sentence.repeat(20));
});

test('a file with times is none without them', async () => {
  expect((await read('[00:03] 房东：押金呢？')).isUntimed).toBeUndefined();
});
