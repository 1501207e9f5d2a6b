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
  expect(result.segments.every(({ timing }) => timing === 'guessed')).toBe(true);
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
  expect((await read('[00:03] 房东：押金呢？')).segments[0]?.timing).toBeUndefined();
});

test('a single time is that of its own line: every line is a turn, none is lost, and the others are told to be guessed', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => `第${at + 1}句，货到了以后我们再谈付款。`);
  const { segments, warnings, said } = await read(
    [...lines.slice(0, 9), `[00:40] ${lines[9]}`, ...lines.slice(10)].join('\n'),
  );
  expect(said.map(([, words]) => words)).toEqual(lines);
  expect(segments.flatMap(({ timing }, at) => (timing === 'guessed' ? [] : at))).toEqual([9]);
  expect(segments[9]?.startMs).toBe(40_000);
  expect(segments.slice(0, 9).every(({ startMs }) => startMs < 40_000)).toBe(true);
  expect(segments.slice(10).every(({ startMs }) => startMs > 40_000)).toBe(true);
  expect(warnings.find(({ code }) => code === 'starts_guessed')?.count).toBe(29);
});

test('who speaks before the first time is a turn without one', async () => {
  const { said, segments } = await read('房东：在吗\n租客：在\n[00:10] 房东：那开始\n[00:12] 租客：好');
  expect(said.map(([, words]) => words)).toEqual(['在吗', '在', '那开始', '好']);
  expect(segments.map(({ timing }) => timing ?? 'measured')).toEqual([
    ...['guessed', 'guessed', 'measured', 'measured'],
  ]);
});
