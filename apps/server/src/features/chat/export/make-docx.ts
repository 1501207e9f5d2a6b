import { limitConcurrency } from '../../../ports/limit-concurrency.ts';
import { runInThread } from '../../../ports/run-in-thread.ts';
import type { ExportDocument } from './export-document.ts';

const PROGRAM = new URL('./docx-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 512 };
const inTurn = limitConcurrency(2);
const untilDone = new AbortController().signal;

/** Makes a Word file in a worker thread, a few at a time. @throws AppError when it takes too long or too much memory */
export async function makeDocx(document: ExportDocument): Promise<Uint8Array> {
  const bytes = await inTurn(untilDone, () => runInThread<ArrayBuffer>(PROGRAM, document, LIMITS, untilDone));
  return new Uint8Array(bytes);
}
