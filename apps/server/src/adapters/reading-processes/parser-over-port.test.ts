import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentPart } from '@mingfa/contract/document-content';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { expect, test } from 'vitest';
import { inlineParser } from '../../testing/inline-parser.ts';
import { openParserPort, parserOverPort } from './parser-over-port.ts';

const { signal } = new AbortController();
const file = { path: '', name: '风筝法.txt', content: Buffer.from('第一条 甲。') };

test('a thread hears what the parser says, also of several files at a time', async () => {
  const port = openParserPort(inlineParser);
  const parser = parserOverPort(port);
  const read = async () => {
    const kinds: string[] = [];
    for await (const event of parser.parse(file, signal)) kinds.push(event.kind);
    return kinds;
  };
  expect(await Promise.all([read(), read()])).toEqual([
    ['found', 'part'],
    ['found', 'part'],
  ]);
  port.close();
});

test('a file that cannot be read fails with its code, a bug with its message', async () => {
  const failing = (error: Error) => {
    const port = openParserPort({
      // biome-ignore lint/correctness/useYield: it fails before it has anything to say
      async *parse() {
        throw error;
      },
    });
    const reading = parserOverPort(port).parse(file, signal)[Symbol.asyncIterator]().next();
    return reading.finally(() => port.close());
  };
  await expect(failing(new ParseFailure('file_too_long', { limit: 7 }))).rejects.toMatchObject({
    code: 'file_too_long',
    values: { limit: 7 },
  });
  await expect(failing(new TypeError('nobody expected it'))).rejects.toThrow('nobody expected it');
});

test('what was begun for a thread ends when it is gone', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const port = openParserPort({
    async *parse(_file, until) {
      begun.resolve(until);
      await new Promise((resolve) => until.addEventListener('abort', resolve));
    },
  });
  void parserOverPort(port).parse(file, signal)[Symbol.asyncIterator]().next();
  const until = await begun.promise;
  port.close();
  await new Promise((resolve) => until.addEventListener('abort', resolve));
  expect(until.aborted).toBe(true);
});

test('a page without text comes once more when it was recognised, and its copy on disk is gone', async () => {
  const page = { number: 3, page: 2, width: null, height: null };
  const block = { id: 'p2-0', kind: 'paragraph', text: '原告楚云飞。' } as DocumentPart['blocks'][number];
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-scan-'));
  const seen: string[] = [];
  const port = openParserPort(
    {
      async *parse() {
        yield { kind: 'part', part: { ...page, source: 'none', blocks: [] } };
      },
    },
    {
      folder,
      parser: {
        async recognisePage({ path }, number) {
          seen.push(`${await readFile(path, 'utf8')} ${number}`);
          return { ...page, number: 1, source: 'recognised', blocks: [block] };
        },
      },
    },
  );
  const sources: string[] = [];
  for await (const event of parserOverPort(port).parse(file, signal))
    if (event.kind === 'part') sources.push(`${event.part.number} ${event.part.source}`);
  expect(sources).toEqual(['3 none', '3 recognised']);
  expect(seen).toEqual(['第一条 甲。 2']);
  expect(await readdir(folder)).toEqual([]);
  port.close();
});
