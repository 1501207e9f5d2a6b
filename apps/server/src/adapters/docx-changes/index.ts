import type { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { DocxAuthor, DocxChange, DocxOutcome } from '@mingfa/files/word/change/docx-change';
import { AppError } from '../../ports/app-error.ts';
import type { DocxChanges } from '../../ports/docx-changes.ts';
import { limitConcurrency } from '../../ports/limit-concurrency.ts';
import { runInThread, type ThreadLimits } from '../../ports/run-in-thread.ts';

const LIMITS: ThreadLimits = { timeoutMs: 60_000, memoryMb: 1024 };
const AT_ONCE = 2;
const PROGRAM = new URL('./docx-changes-worker.ts', import.meta.url);

export interface DocxChangesJob {
  original: Uint8Array;
  changes: readonly DocxChange[];
  author: DocxAuthor;
}
export type DocxChangesResult =
  | { content: Uint8Array; outcomes: Map<string, DocxOutcome> }
  | { failure: ParseFailure['code'] };

/** Writes comments and tracked changes in worker threads, a few at a time. */
export function docxChangesInThread(limits: ThreadLimits = LIMITS): DocxChanges {
  const inTurn = limitConcurrency(AT_ONCE);
  return {
    async write(original, changes, author, signal) {
      const job: DocxChangesJob = { original, changes, author };
      const result = await inTurn(signal, () => runInThread<DocxChangesResult>(PROGRAM, job, limits, signal));
      if ('failure' in result) throw new AppError(result.failure);
      return result;
    },
  };
}
