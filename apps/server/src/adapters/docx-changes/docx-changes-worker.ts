import { parentPort, workerData } from 'node:worker_threads';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { writeDocxChanges } from '@mingfa/files/word/change/write-docx-changes';
import type { DocxChangesJob, DocxChangesResult } from './index.ts';

// A file of a stranger is unfolded and read here: it holds nobody up, and breaks nothing but this thread.
const { original, changes, author } = workerData as DocxChangesJob;
try {
  const { content, outcomes } = await writeDocxChanges(original, changes, author);
  const bytes = new Uint8Array(content);
  parentPort?.postMessage({ content: bytes, outcomes } satisfies DocxChangesResult, [bytes.buffer]);
} catch (error) {
  if (!(error instanceof ParseFailure)) throw error;
  parentPort?.postMessage({ failure: error.code } satisfies DocxChangesResult);
}
