import type { WordFile } from '@mingfa/files/word/write/word-file';
import type { WordWriter } from '../../ports/word-writer.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { runInThread } from '../../runtime/run-in-thread.ts';

const PROGRAM = new URL('./word-writer-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 512 };
const AT_ONCE = 2;

/** Writes each file in a worker thread, a few at a time. */
export function threadWordWriter(): WordWriter {
  const inTurn = limitConcurrency(AT_ONCE);
  return {
    async write(file: WordFile, signal) {
      const bytes = await inTurn(signal, () => runInThread<ArrayBuffer>(PROGRAM, file, LIMITS, signal));
      return new Uint8Array(bytes);
    },
  };
}
