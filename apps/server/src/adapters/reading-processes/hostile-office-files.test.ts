import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { HostileFile } from '@mingfa/files/testing/hostile-file';
import { HOSTILE_OFFICE } from '@mingfa/files/testing/hostile-office';
import { HOSTILE_PACKAGES } from '@mingfa/files/testing/hostile-packages';
import { HOSTILE_TEXTS } from '@mingfa/files/testing/hostile-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentParser } from '../../ports/document-parser.ts';
import { processParser } from './process-parser.ts';
import { ReadingProcesses } from './reading-processes.ts';

/** On a busy machine; a file that needs more would hold up the queue. */
const LONGEST_MS = 180_000;
let folder: string;
let processes: ReadingProcesses;
let parser: DocumentParser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const quiet = { info() {}, warn() {}, error() {}, debug() {} };
  processes = new ReadingProcesses({ workFolder: join(folder, 'work'), logger: quiet as never });
  parser = processParser(processes);
});
afterAll(async () => {
  await processes.close();
  await rm(folder, { recursive: true, force: true });
});

async function read({ name, make }: HostileFile) {
  const path = join(folder, 'file');
  await rm(path, { force: true });
  await writeFile(path, await make());
  const begun = performance.now();
  const ignored: string[] = [];
  let text = '';
  let failure: string | null = null;
  try {
    for await (const event of parser.parse({ path, name }, AbortSignal.timeout(LONGEST_MS * 2))) {
      if (event.kind === 'ignored') ignored.push(event.what);
      if (event.kind === 'part' && text.length < 50_000_000)
        text += event.part.blocks.map((block) => block.text).join('\n');
    }
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    failure = error.code;
  }
  return { failure, text, ignored, tookMs: performance.now() - begun };
}

describe.each([
  ['packages', HOSTILE_PACKAGES],
  ['office files', HOSTILE_OFFICE],
  ['texts and mails', HOSTILE_TEXTS],
])('hostile %s are refused or read sanely', (_, files) => {
  test.each(files.map((file) => [file.what, file] as const))(
    '%s',
    { timeout: LONGEST_MS * 3 },
    async (_what, file) => {
      const { failure, text, ignored, tookMs } = await read(file);
      if (process.env.SHOW_HOSTILE)
        console.log(
          `${Math.round(tookMs)} ms ${failure ?? `${text.length} characters`} ${ignored} — ${file.what}`,
        );
      if (failure !== null) expect(file.fails ?? []).toContain(failure);
      else {
        expect(file.words).toBeDefined();
        expect(text).toContain(file.words);
        expect(text).not.toContain('root:');
        expect(ignored).toEqual(file.ignored ?? ignored);
      }
      expect(tookMs).toBeLessThan(LONGEST_MS);
    },
  );
});
