import { Worker } from 'node:worker_threads';
import type { ExportDocument } from './export-document.ts';

const TIMEOUT_MS = 60_000;
const AT_ONCE = 2;
const MEMORY_MB = 512;

let working = 0;
const waiting: (() => void)[] = [];

/** Makes a Word file in a worker thread, a few at a time. @throws Error when it takes too long or too much memory */
export async function makeDocx(document: ExportDocument): Promise<Uint8Array> {
  while (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  working += 1;
  try {
    return await runWorker(document);
  } finally {
    working -= 1;
    waiting.shift()?.();
  }
}

function runWorker(document: ExportDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./docx-worker.ts', import.meta.url), {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    worker.once('message', (bytes: ArrayBuffer) => resolve(new Uint8Array(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The document was not finished.'));
    });
  });
}
