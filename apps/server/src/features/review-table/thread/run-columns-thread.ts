import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { runInThread } from '../../../runtime/run-in-thread.ts';
import type { ColumnsJob, ColumnsRead } from './column-jobs.ts';

const PROGRAM = new URL('./columns-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 120_000, memoryMb: 1024 };
const inTurn = limitConcurrency(2);

/** Reads documents by rule in a thread. @throws AppError `parser_timeout`, `parser_memory` */
export function runColumnsThread(job: ColumnsJob, signal: AbortSignal): Promise<ColumnsRead[]> {
  return inTurn(signal, () => runInThread(PROGRAM, job, LIMITS, signal));
}
