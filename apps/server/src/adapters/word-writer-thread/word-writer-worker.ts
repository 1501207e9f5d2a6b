import { parentPort, workerData } from 'node:worker_threads';
import type { WordFile } from '@mingfa/files/word/write/word-file';
import { writeWordFile } from '@mingfa/files/word/write/write-word-file';

// Building and packing a long document takes seconds; here it holds nobody up.
const bytes = new Uint8Array(await writeWordFile(workerData as WordFile)).buffer;
parentPort?.postMessage(bytes, [bytes]);
