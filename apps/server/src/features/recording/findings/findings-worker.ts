import { parentPort, workerData } from 'node:worker_threads';
import { findInTranscript } from './find-in-transcript.ts';

// As text: the server keeps it as it comes, and writing megabytes anew would hold everybody up.
parentPort?.postMessage(JSON.stringify(findInTranscript(workerData)));
