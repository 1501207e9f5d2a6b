import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_PDFS } from '@mingfa/files/testing/hostile-pdfs';
import { makePdf, text } from '@mingfa/files/testing/make-pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundleMaker } from '../../ports/bundle-maker.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { processBundleMaker } from './process-bundle-maker.ts';
import type { ProcessLimits } from './process-limits.ts';
import { ReadingProcesses } from './reading-processes.ts';

const { signal } = new AbortController();
let folder: string;
const open: ReadingProcesses[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-bundling-'));
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function makerWith(limits: Partial<ProcessLimits> = {}): BundleMaker {
  const processes = new ReadingProcesses({
    workFolder: join(folder, `work-${open.length}`),
    logger: silentLogger,
    processLimits: { piece: limits },
  });
  open.push(processes);
  return processBundleMaker(processes);
}
async function fileOf(content: Uint8Array | string): Promise<{ path: string; name: string }> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return { path, name: 'a.pdf' };
}
const pages = (count: number) =>
  makePdf(Array.from({ length: count }, (_, at) => ({ content: text(90, 100, `Page ${at}`) })));

test('files are made ready and set as one PDF in processes', async () => {
  const maker = makerWith();
  const three = pages(3);
  const piece = await maker.prepare(await fileOf(three), 1000, signal);
  expect(piece).toEqual({ pages: 3, form: 'as_it_is', content: null });
  const named = { group: '', source: '', proves: '', notes: [] };
  const bundle = await maker.write(
    {
      title: '证据目录',
      lines: [],
      pieces: [{ label: '证据1', number: 1, name: '借条', ...named, files: [{ content: 0, pages: 3 }] }],
    },
    [three],
    signal,
  );
  expect(Buffer.from(bundle).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a file with too many pages, a broken one and one that unfolds without end are refused by name, and the next is taken', async () => {
  const maker = makerWith();
  await expect(maker.prepare(await fileOf(pages(12)), 10, signal)).rejects.toMatchObject({
    code: 'file_too_many_pages',
  });
  await expect(maker.prepare(await fileOf('%PDF-1.7\n'), 10, signal)).rejects.toMatchObject({
    code: 'file_damaged',
  });
  const bomb = HOSTILE_PDFS.find(({ what }) => what === 'a page that unfolds to a gigabyte');
  const made = Buffer.from((await bomb?.make()) ?? '');
  // Whatever it runs into first, it ends.
  const impatient = makerWith({ totalMs: 8000, residentMegabytes: 900 });
  await expect(impatient.prepare(await fileOf(made), 10, signal)).rejects.toMatchObject({
    code: expect.stringMatching(/^(parser_timeout|parser_memory|file_unsafe|file_damaged)$/),
  });
  expect(await maker.prepare(await fileOf(pages(1)), 10, signal)).toMatchObject({ pages: 1 });
});

test('whoever leaves ends the work', async () => {
  const leaving = new AbortController();
  const preparing = makerWith().prepare(await fileOf(pages(900)), 1000, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(preparing).rejects.toThrow('gone');
});
