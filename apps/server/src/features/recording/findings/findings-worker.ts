import { parentPort, workerData } from 'node:worker_threads';
import { findInTranscript } from './find-in-transcript.ts';

parentPort?.postMessage(findInTranscript(workerData));
