import type { Sheet } from '@mingfa/files/sheets/write-workbook';
import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { runInThread } from '../../../runtime/run-in-thread.ts';

const WORKBOOK_PROGRAM = new URL('./workbook-worker.ts', import.meta.url);
const WORKBOOK_LIMITS = { timeoutMs: 60_000, memoryMb: 1024 };
const inTurn = limitConcurrency(2);

/** Writes a workbook in a thread. @throws AppError `parser_timeout`, `parser_memory` */
export const writeSheets = (
  sheets: readonly Sheet[],
  writtenAt: Date,
  signal: AbortSignal,
): Promise<Uint8Array> =>
  inTurn(signal, () => runInThread(WORKBOOK_PROGRAM, { sheets, writtenAt }, WORKBOOK_LIMITS, signal));
