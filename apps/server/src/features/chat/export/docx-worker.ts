import { parentPort, workerData } from 'node:worker_threads';
import type { ExportDocument } from './export-document.ts';
import { toDocx } from './to-docx.ts';

// Building and packing a long document takes seconds; here it holds nobody up.
const file = await toDocx(workerData as ExportDocument);
const bytes = new Uint8Array(file).buffer;
parentPort?.postMessage(bytes, [bytes]);
