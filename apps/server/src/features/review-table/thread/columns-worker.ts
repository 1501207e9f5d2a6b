import { parentPort, workerData } from 'node:worker_threads';
import { parseStoredParts } from '../../../engine/documents/parse-stored-parts.ts';
import { openColumnLibrary } from '../columns/open-library.ts';
import type { ColumnsJob, ColumnsRead } from './column-jobs.ts';
import { readColumns } from './read-columns.ts';

// Documents may be long, and rules are many: here they hold nobody up.
const job = workerData as ColumnsJob;
const { rules } = await openColumnLibrary(new URL(job.program));
const byKey = new Map(rules.map((rule) => [rule.key, rule]));
const read: ColumnsRead[] = [];
for (const document of job.documents)
  read.push(await readColumns(document, parseStoredParts(document.parts), byKey, job.asOf));
parentPort?.postMessage(read);
