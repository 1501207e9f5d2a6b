import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makePdf, text } from '@mingfa/files/testing/make-pdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentParser } from '../../ports/document-parser.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import { encodeFrame, FrameReader } from './answer-frames.ts';
import { childProgram } from './child-program.ts';
import { childAnswer } from './messages.ts';
import { FRAME_BYTES_MAX, PROCESS_LIMITS } from './process-limits.ts';
import { processParser } from './process-parser.ts';
import { ReadingProcesses, type ReadingProcessesOptions } from './reading-processes.ts';

let folder: string;
const open: ReadingProcesses[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-parser-'));
});
afterEach(async () => {
  for (const processes of open.splice(0)) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function parserWith(options: Partial<ReadingProcessesOptions> = {}): DocumentParser {
  const processes = new ReadingProcesses({
    workFolder: join(folder, 'work'),
    logger: silentLogger,
    ...options,
  });
  open.push(processes);
  return processParser(processes);
}
async function write(name: string, content: Buffer | string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, name };
}
const pages = (count: number) =>
  makePdf(
    Array.from({ length: count }, (_, index) => ({ content: text(90, 100, `Words of page ${index + 1}`) })),
  );
async function read(
  parser: DocumentParser,
  file: { path: string; name: string },
  signal = new AbortController().signal,
) {
  const kinds: string[] = [];
  for await (const event of parser.parse(file, signal)) kinds.push(event.kind);
  return kinds;
}

describe('files read in child processes', () => {
  test('a file comes as its format, progress by page and parts', async () => {
    const file = await write('three.pdf', pages(3));
    expect(await read(parserWith(), file)).toEqual([
      'found',
      'progress',
      'progress',
      'progress',
      'part',
      'part',
      'part',
    ]);
  });

  test('a child that takes too long or too much is stopped, and the next file is read by a fresh one', async () => {
    const file = await write('file.pdf', pages(1));
    const slow = parserWith({ processLimits: { parse: { totalMs: 1 } } });
    await expect(read(slow, file)).rejects.toMatchObject({ code: 'parser_timeout' });
    const greedy = parserWith({
      workFolder: join(folder, 'other'),
      processLimits: { parse: { residentMegabytes: 1 } },
    });
    const many = await write('many.pdf', pages(300));
    await expect(read(greedy, many)).rejects.toMatchObject({ code: 'parser_memory' });
    expect(await read(parserWith({ workFolder: join(folder, 'third') }), file)).toContain('part');
  });

  test('one that is not wanted any more is stopped at once, with the reason it was given', async () => {
    const parser = parserWith();
    const file = await write('long.pdf', pages(200));
    const stop = new AbortController();
    const reason = new Error('not wanted');
    const reading = (async () => {
      for await (const event of parser.parse(file, stop.signal))
        if (event.kind === 'progress') stop.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(await read(parser, await write('short.pdf', pages(1)))).toContain('part');
  });

  test('a reader that leaves early gives its place to the next', async () => {
    const parser = parserWith();
    const file = await write('file.pdf', pages(20));
    for (let round = 0; round < 3; round += 1) {
      for await (const event of parser.parse(file, new AbortController().signal))
        if (event.kind === 'found') break;
    }
    expect(await read(parser, file)).toContain('part');
  });

  test('what is being read when the starter of processes is killed fails like a crashed reader, and the next file is read', async () => {
    const starter = new ProcessStarter();
    const parser = parserWith({ starter });
    const reading = parser.parse(await write('long.pdf', pages(200)), new AbortController().signal);
    const read200 = (async () => {
      for await (const event of reading)
        if (event.kind === 'found') process.kill((await starter.pid()) ?? 0, 'SIGKILL');
    })();
    await expect(read200).rejects.toMatchObject({ code: 'file_damaged' });
    expect(await read(parser, await write('short.pdf', pages(1)))).toContain('part');
  });

  test('a page is rendered while two files are being read', async () => {
    const parser = parserWith();
    const file = await write('file.pdf', pages(5));
    const readers = [0, 1].map(() =>
      parser.parse(file, new AbortController().signal)[Symbol.asyncIterator](),
    );
    // Both places are taken until their readers go on.
    for (const reader of readers) await reader.next();
    const { mediaType, content } = await parser.renderPage(file, 1, 300, new AbortController().signal);
    expect(mediaType).toBe('image/webp');
    expect(content.length).toBeGreaterThan(100);
    await readers[0]?.return?.(undefined);
    // The other reader never comes back; closing does not wait for it.
  });

  test('a file that is too large, empty or gone is refused before a child sees it', async () => {
    const parser = parserWith({ fileBytesMax: 100 });
    await expect(read(parser, await write('large.pdf', pages(1)))).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(read(parser, await write('empty.pdf', ''))).rejects.toMatchObject({ code: 'empty_file' });
    await expect(read(parser, { path: join(folder, 'gone'), name: 'gone' })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('nothing is left behind when it is closed', async () => {
    const parser = parserWith();
    await read(parser, await write('file.pdf', pages(1)));
    await open[0]?.close();
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });
});

describe('what a child may do and say', () => {
  test('it reads the program, the libraries and one folder, and only drawing needs an addon', () => {
    const { args } = childProgram('parse', PROCESS_LIMITS.parse, '/parsing/child-1');
    const readable = args.filter((arg) => arg.startsWith('--allow-fs-read='));
    expect(args).toContain('--permission');
    expect(readable).not.toContain('--allow-fs-read=*');
    expect(args.join(' ')).not.toMatch(/--allow-(?:fs-write|child-process|worker|addons|wasi)/);
    expect(childProgram('render', PROCESS_LIMITS.render, '/data').args).toContain('--allow-addons');
  });

  test('an answer that is too large or of no known kind is not taken', async () => {
    const header = Buffer.alloc(5);
    header.writeUInt8(1, 0);
    header.writeUInt32BE(FRAME_BYTES_MAX + 1, 1);
    await expect(new FrameReader(Readable.from([header])).next()).rejects.toThrow('bytes');
    await expect(new FrameReader(Readable.from([Buffer.from([9, 0, 0, 0, 0])])).next()).rejects.toThrow(
      'kind 9',
    );
    expect(() => encodeFrame('answer', Buffer.alloc(FRAME_BYTES_MAX + 1))).toThrow('bytes');
  });

  test('frames come out as they went in, however the pipe cuts them', async () => {
    const frames = Buffer.concat([
      encodeFrame('answer', Buffer.from('{"a":1}')),
      encodeFrame('bytes', Buffer.from([1, 2])),
    ]);
    const reader = new FrameReader(Readable.from(Array.from(frames, (byte) => Buffer.from([byte]))));
    expect((await reader.next())?.payload.toString()).toBe('{"a":1}');
    expect(await reader.next()).toMatchObject({ kind: 'bytes' });
    expect(await reader.next()).toBeNull();
  });

  test('an answer is checked field by field', () => {
    expect(childAnswer.safeParse({ kind: 'part', part: { number: 1, blocks: 'all' } }).success).toBe(false);
    expect(childAnswer.safeParse({ kind: 'failed', code: 'internal', values: {} }).success).toBe(false);
    expect(childAnswer.safeParse({ kind: 'image', mediaType: 'text/html', bytes: 1 }).success).toBe(false);
    expect(childAnswer.safeParse({ kind: 'found', format: 'pdf', pages: -1 }).success).toBe(false);
  });
});
