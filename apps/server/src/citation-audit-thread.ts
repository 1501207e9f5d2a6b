import { parentPort, workerData } from 'node:worker_threads';
import { chooseTextSearch } from './choose-text-search.ts';
import { connectDatabase } from './db/client.ts';
import { auditInThread } from './features/citation-audit/thread/audit-in-thread.ts';
import type { AuditThreadData } from './features/citation-audit/thread/audit-jobs.ts';

// A brief of three hundred pages takes a processor for seconds: finding its citations, and holding sentences against articles.
const data = workerData as AuditThreadData;
const connection = await connectDatabase(data.database, { maxConnections: 1 });
try {
  if (parentPort)
    await auditInThread(parentPort, { db: connection.db, search: chooseTextSearch(connection) }, data);
} finally {
  await connection.close();
}
