import { parentPort, workerData } from 'node:worker_threads';
import { parseStoredParts } from '../../../engine/documents/parse-stored-parts.ts';
import { placeChanges } from './place-changes.ts';
import type { ReviewJob } from './review-jobs.ts';
import { detect, runRules } from './run-rules.ts';

// A contract may be long, and a playbook is anybody's words: here they hold nobody up.
const job = workerData as ReviewJob;
const blocks = parseStoredParts(job.parts);
if (job.task === 'detect') parentPort?.postMessage(await detect(blocks));
else if (job.task === 'rules') parentPort?.postMessage(await runRules(job, blocks));
else parentPort?.postMessage(placeChanges(job, blocks));
