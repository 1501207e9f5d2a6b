import { parentPort } from 'node:worker_threads';
import { maskInThread } from './engine/outgoing-gate/mask-in-thread.ts';

// A long prompt takes a second to mask, so it is masked beside the server's event loop.
if (parentPort) maskInThread(parentPort);
