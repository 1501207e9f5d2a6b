import { parentPort, workerData } from 'node:worker_threads';
import { type Sheet, writeWorkbook } from '@mingfa/files/sheets/write-workbook';

// A table may have thirty thousand cells: writing them holds nobody up here.
const { sheets, writtenAt } = workerData as { sheets: Sheet[]; writtenAt: Date };
parentPort?.postMessage(await writeWorkbook(sheets, writtenAt));
