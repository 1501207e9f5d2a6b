import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from './db/client.ts';
import { keepInFolder } from './engine/retrieval/cases/keep-similar-cases.ts';
import { SimilarCaseLibrary } from './engine/retrieval/cases/similar-case-library.ts';
import {
  answerInThread,
  type SimilarCasesThreadData,
} from './engine/retrieval/cases/similar-cases-in-thread.ts';

// A library of some ten thousand cases takes a processor for seconds to read and a tenth of one to ask.
const { database, folder } = workerData as SimilarCasesThreadData;
const connection = await connectDatabase(database, { maxConnections: 1 });
if (parentPort) answerInThread(parentPort, new SimilarCaseLibrary(connection.db, keepInFolder(folder)));
