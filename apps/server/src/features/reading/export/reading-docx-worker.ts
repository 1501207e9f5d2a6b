import { parentPort, workerData } from 'node:worker_threads';
import { comparisonToDocx } from './comparison-to-docx.ts';
import type { ComparisonExport, NotesExport } from './export-input.ts';
import { notesToDocx } from './notes-to-docx.ts';

// Building and packing a long document takes seconds; here it holds nobody up.
const input = workerData as NotesExport | ComparisonExport;
const file = input.form === 'notes' ? await notesToDocx(input) : await comparisonToDocx(input);
const bytes = new Uint8Array(file).buffer;
parentPort?.postMessage(bytes, [bytes]);
