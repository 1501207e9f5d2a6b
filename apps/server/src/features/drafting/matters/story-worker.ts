import { parentPort, workerData } from 'node:worker_threads';
import { readStoryFacts } from './read-story-facts.ts';

parentPort?.postMessage(readStoryFacts(workerData));
