import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_PACKAGES } from '@mingfa/files/testing/hostile-packages';
import { firmLease, paragraph, wordWith } from '@mingfa/files/word/fill/testing/firm-template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WordTemplates } from '../../ports/word-templates.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { processPictureReader } from './process-picture-reader.ts';
import { processWordTemplates } from './process-word-templates.ts';
import { ReadingProcesses } from './reading-processes.ts';

let folder: string;
let processes: ReadingProcesses;
let templates: WordTemplates;
const { signal } = new AbortController();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-templates-'));
  processes = new ReadingProcesses({
    workFolder: join(folder, 'work'),
    logger: silentLogger,
    // What has no end comes to this one sooner; a firm's lease needs a third of it.
    processLimits: { fill: { heapMegabytes: 256, residentMegabytes: 512 } },
  });
  templates = processWordTemplates(processes, processPictureReader(processes));
});
afterAll(async () => {
  await processes.close();
  await rm(folder, { recursive: true, force: true });
});
const file = (content: Buffer) => ({ path: '', name: 'a.docx', content });

test('a template is read and filled in a process of its own, where no code can be made from strings', async () => {
  const content = await firmLease();
  const { text, problems } = await templates.read(file(content), signal);
  expect(problems).toEqual([]);
  expect(text.headers).toHaveLength(1);
  const filled = await templates.fill(
    file(content),
    { texts: { 租金: '5000' }, shown: {}, rows: {} },
    null,
    signal,
  );
  expect(filled.length).toBeGreaterThan(1000);
});

test.each(
  HOSTILE_PACKAGES.filter(({ name }) => name.endsWith('.docx')).map((one) => [one.what, one] as const),
)('no template: %s', { timeout: 300_000 }, async (_what, { make }) => {
  const content = Buffer.from(await make());
  const outcome = await templates.read(file(content), signal).then(
    ({ problems }) => problems.map(({ problem }) => problem),
    (error: { code?: string }) => error.code,
  );
  expect(outcome).not.toEqual([]);
  expect(outcome).toBeDefined();
});

test('rows without end are stopped, and nobody else waits for them', { timeout: 300_000 }, async () => {
  const content = await wordWith(paragraph(`{{#甲}}${'字'.repeat(200_000)}{{乙}}{{/甲}}`));
  const row = { texts: { 乙: '丙' }, shown: {}, rows: {} };
  const rows = Array.from({ length: 30_000 }, () => row);
  const filling = templates.fill(file(content), { texts: {}, shown: {}, rows: { 甲: rows } }, null, signal);
  await expect(filling).rejects.toMatchObject({ code: expect.stringMatching(/^(?:parser_|file_)/) });
});
