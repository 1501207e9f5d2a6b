import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTHOR, aChange } from '@mingfa/files/word/change/testing/check-writing';
import { HARD_BODY, HARD_COMMENTS } from '@mingfa/files/word/change/testing/hard-body';
import { mainPart, wordPackage } from '@mingfa/files/word/change/testing/word-package';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { processDocxChanges } from './process-docx-changes.ts';
import type { ProcessLimits } from './process-limits.ts';
import { ReadingProcesses } from './reading-processes.ts';

const changes = [
  aChange({ id: 'r', action: 'replace', text: '新的' }),
  aChange({ id: 'i', action: 'insert', paragraphs: [{ text: '新条', like: 0 }] }),
];
const { signal } = new AbortController();
let folder: string;
const open: ReadingProcesses[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-changes-'));
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function writerWith(limits: Partial<ProcessLimits> = {}): DocxChanges {
  const workFolder = join(folder, String(open.length));
  const processes = new ReadingProcesses({
    workFolder,
    logger: silentLogger,
    processLimits: { change: limits },
  });
  open.push(processes);
  return processDocxChanges(processes);
}
const fileOf = (content: Uint8Array) => ({ path: '', name: '合同.docx', content: Buffer.from(content) });

test('the file comes back with what became of each suggestion', async () => {
  const original = await wordPackage({ document: mainPart(HARD_BODY), comments: HARD_COMMENTS });
  const { content, outcomes } = await writerWith().write(fileOf(original), changes, AUTHOR, signal);
  expect(content.length).toBeGreaterThan(1000);
  expect([...outcomes]).toEqual([
    ['r', 'written'],
    ['i', 'written'],
  ]);
});

test('a file of many megabytes comes back whole, in pieces', async () => {
  const noise = Buffer.from(
    Array.from({ length: 9_000_000 }, (_, index) => (index * 7919 + (index >> 7)) & 0xff),
  );
  const original = await wordPackage({
    document: mainPart(HARD_BODY),
    parts: { 'word/media/image1.png': noise },
  });
  const { content } = await writerWith().write(fileOf(original), changes, AUTHOR, signal);
  const direct = await import('@mingfa/files/word/change/write-docx-changes');
  const expected = await direct.writeDocxChanges(original, changes, AUTHOR);
  expect(Buffer.compare(Buffer.from(content), expected.content)).toBe(0);
});

test('one that takes too long or too much memory ends with its process', async () => {
  const million = '<w:p><w:r><w:t>甲</w:t></w:r></w:p>'.repeat(400_000);
  const original = fileOf(await wordPackage({ document: mainPart(million) }));
  const slow = writerWith({ totalMs: 50 });
  await expect(slow.write(original, changes, AUTHOR, signal)).rejects.toMatchObject({
    code: 'parser_timeout',
  });
  const small = writerWith({ heapMegabytes: 64 });
  await expect(small.write(original, changes, AUTHOR, signal)).rejects.toMatchObject({
    code: 'parser_memory',
  });
});

test('a damaged file is an expected failure, and a reader who leaves ends the work', async () => {
  const writer = writerWith();
  await expect(writer.write(fileOf(Buffer.from('x')), changes, AUTHOR, signal)).rejects.toMatchObject({
    code: 'file_damaged',
  });
  const leaving = new AbortController();
  const original = await wordPackage({ document: mainPart(HARD_BODY) });
  const writing = writer.write(fileOf(original), changes, AUTHOR, leaving.signal);
  leaving.abort();
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});
