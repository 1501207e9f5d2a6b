import { parentPort, workerData } from 'node:worker_threads';
import { type ReportExport, reportToDocx } from './report-to-docx.ts';

// Building and packing a long table takes seconds; here it holds nobody up.
const file = await reportToDocx(workerData as ReportExport);
const bytes = new Uint8Array(file).buffer;
parentPort?.postMessage(bytes, [bytes]);
