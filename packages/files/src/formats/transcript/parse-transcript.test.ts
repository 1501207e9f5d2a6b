import { expect, test } from 'vitest';
import { parseFile } from '../../reading/parse-file.ts';
import { PARSER_LIMITS } from '../../reading/parser-limits.ts';
import { readBytes } from '../../testing/read-blocks.ts';
import { writeStoredTranscript } from '../../transcripts/write/write-stored-transcript.ts';

const turn = (index: number, text: string, speaker: string | null = '张三') => ({
  startMs: index * 1000,
  endMs: index * 1000 + 900,
  speaker,
  text,
});
const written = (texts: string[]) =>
  writeStoredTranscript({
    title: '谈话',
    speakers: ['张三'],
    segments: texts.map((text, index) => turn(index, text)),
  });

async function read(content: Buffer) {
  const parts = [];
  const file = { path: '', name: '谈话', content, isTranscript: true };
  for await (const event of parseFile(file, PARSER_LIMITS)) if (event.kind === 'part') parts.push(event.part);
  return parts;
}

test('every turn is a block with who spoke and when, and some two hundred make a part', async () => {
  const texts = Array.from({ length: 401 }, (_, index) => `第${index}句话。`);
  const parts = await read(written(texts));
  expect(parts.map(({ blocks }) => blocks.length)).toEqual([200, 200, 1]);
  expect(parts[1]?.blocks[0]).toMatchObject({
    id: 'b200',
    text: '张三：第200句话。',
    time: { startMs: 200_000, endMs: 200_900 },
    page: null,
  });
});

test('a turn without words is left out, and one of two lines is one block of one line', async () => {
  const [part] = await read(written(['好的\n明天还', '  ', '嗯']));
  expect(part?.blocks.map(({ text }) => text)).toEqual(['张三：好的 明天还', '张三：嗯']);
});

test('the same file uploaded by somebody is a text, whatever it begins with', async () => {
  const { format, blocks } = await readBytes(written(['这钱我借了。']), '谈话.txt');
  expect(format).toBe('txt');
  expect(blocks.every(({ time }) => time === undefined)).toBe(true);
});

test('what is said to be a transcript and does not begin as one is damaged', async () => {
  await expect(read(Buffer.from('{"segments":[]}'))).rejects.toMatchObject({ code: 'file_damaged' });
  await expect(read(written(['好']).subarray(0, 60))).rejects.toMatchObject({ code: 'file_damaged' });
});
