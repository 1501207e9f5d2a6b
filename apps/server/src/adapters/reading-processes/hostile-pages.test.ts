import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { HOSTILE_IMAGES } from '@mingfa/files/testing/hostile-images';
import { HOSTILE_PDFS } from '@mingfa/files/testing/hostile-pdfs';
import { makePdf, text } from '@mingfa/files/testing/make-pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentParser } from '../../ports/document-parser.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { processParser } from './process-parser.ts';
import { ReadingProcesses } from './reading-processes.ts';

const FILES = [...HOSTILE_PDFS, ...HOSTILE_IMAGES];
/** Of one child without a sign of life; here sooner than for real files. */
const SILENT_MS = 10_000;
/** A child that is stopped may have been started just before, on a busy machine. */
const LONGEST_MS = SILENT_MS + 20_000;
let folder: string;
let processes: ReadingProcesses;
let parser: DocumentParser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-pages-'));
  const limits = { silentMs: SILENT_MS, totalMs: SILENT_MS + 5_000 };
  processes = new ReadingProcesses({
    workFolder: join(folder, 'work'),
    logger: silentLogger,
    processLimits: { parse: limits, render: limits },
  });
  parser = processParser(processes);
});
afterAll(async () => {
  await processes.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, content: Buffer | string): Promise<{ path: string; name: string }> {
  const path = join(folder, `file-${crypto.randomUUID()}`);
  await writeFile(path, content);
  return { path, name };
}
async function read(file: { path: string; name: string }) {
  const seen = { text: '', ignored: [] as string[], pages: 0 };
  for await (const event of parser.parse(file, AbortSignal.timeout(LONGEST_MS * 2))) {
    if (event.kind === 'ignored') seen.ignored.push(event.what);
    if (event.kind !== 'part') continue;
    seen.pages += 1;
    seen.text += event.part.blocks.map((block) => block.text).join('\n');
  }
  return seen;
}
const outcome = <Result>(done: Promise<Result>) =>
  done.then(
    (result) => ({ result, failure: null }),
    (error) => {
      if (!(error instanceof ParseFailure)) throw error;
      return { result: null, failure: error.code as string };
    },
  );

/** The limits here are short for the sake of the hostile files; a busy machine may need more for a good one. */
async function readOnBusyMachine(file: { path: string; name: string }) {
  for (let attempt = 1; ; attempt += 1) {
    const { result, failure } = await outcome(read(file));
    if (result) return result;
    if (failure !== 'parser_timeout' || attempt === 3) throw new Error(`a good file was refused: ${failure}`);
  }
}

describe('hostile PDFs and pictures', () => {
  test.each(FILES.map((file) => [file.what, file] as const))(
    '%s',
    { timeout: LONGEST_MS * 3 },
    async (_, hostile) => {
      const file = await write(hostile.name, await hostile.make());
      const begun = performance.now();
      const { result, failure } = await outcome(read(file));
      expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
      if (failure !== null) expect(hostile.fails ?? []).toContain(failure);
      else {
        expect(hostile.words).toBeDefined();
        expect(result?.text).toContain(hostile.words);
        expect(result?.text).not.toContain('root:');
        expect(result?.ignored).toEqual(hostile.ignored ?? []);
      }
      // A viewer that asks for its picture gets one, or a word why not.
      const rendered = await outcome(parser.renderPage(file, 1, 200, AbortSignal.timeout(LONGEST_MS * 2)));
      if (rendered.failure === null) expect(rendered.result?.content.length).toBeLessThan(1_000_000);

      const good = await write('good.pdf', makePdf([{ content: text(90, 100, 'Read as ever') }]));
      expect((await readOnBusyMachine(good)).text).toBe('Read as ever');
      await rm(file.path, { force: true });
    },
  );

  test('there are as many of them as the product promises', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(20);
  });
});
