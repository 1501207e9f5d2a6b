import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { type JobRun, JobsStopping, JobTakenOver } from '../../ports/jobs.ts';
import { WorkOverridden } from '../work/index.ts';
import type { DocumentRow } from './describe-document.ts';
import { documentJobs } from './document-jobs.ts';
import { failDocument, setState } from './fail-document.ts';
import { embedStage, indexStage, tellReady } from './index-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { parseStage } from './parse-stage.ts';
import { QUEUES, queueOf, queueStage, type StageJob } from './queue-stage.ts';
import { recogniseStage } from './recognise-stage.ts';
import { segmentStage } from './segment-stage.ts';

/** Declares the queues of the way of a document. Failures are recorded with the document; a job fails with its database alone. */
export function registerIngestion(context: IngestionContext): void {
  const { jobs } = context;
  const retries = 20;
  const declare = (queue: string, concurrency: number, timeoutSeconds: number) =>
    jobs.register<StageJob>(
      queue,
      { concurrency, timeoutSeconds, retries },
      (run) => runStage(context, queue, run),
      documentJobs(context),
    );
  declare(QUEUES.read, 2, 1800);
  // A page takes some seconds, and a document may have two thousand.
  declare(QUEUES.recognise, 1, 6 * 3600);
  declare(QUEUES.finish, 4, 6 * 3600);
}

/**
 * Does the stages of one queue for one document, from where it is, and hands it on. Killed at any moment, it is begun again
 * and does nothing twice: every stage starts from what is stored.
 */
async function runStage(context: IngestionContext, queue: string, run: JobRun<StageJob>): Promise<void> {
  const { documentId, generation } = run.data;
  const row = await findRow(context, documentId, generation);
  if (!row) return;
  if (row.state === 'ready') {
    // Killed between the last stage and here.
    if (queue === QUEUES.finish) await tellReady(context, documentId, run.signal);
    return;
  }
  if (row.state === 'failed' || row.state === 'cancelled') return;
  if (row.cancelRequested) {
    await setState(context, row, { state: 'cancelled', retryAt: null });
    return;
  }
  if (queueOf(row) === queue)
    await context.liveWork.run(documentId, run.signal, (signal) =>
      attempt(context, queue, row, signal, run.signal),
    );
  const next = await findRow(context, documentId, generation);
  if (next?.state === 'working' && queueOf(next) !== queue) await queueStage(context, next);
  if (next?.state === 'ready') await tellReady(context, documentId, run.signal);
}

async function attempt(
  context: IngestionContext,
  queue: string,
  row: DocumentRow,
  signal: AbortSignal,
  jobSignal: AbortSignal,
): Promise<void> {
  try {
    let current: DocumentRow | null = row;
    while (current && queueOf(current) === queue && current.state !== 'ready') {
      signal.throwIfAborted();
      await doStage(context, current, signal);
      current = await findRow(context, row.id, row.generation);
    }
  } catch (error) {
    if (jobSignal.aborted) {
      // A process that stops, or was out of reach, leaves the document as it is for whoever goes on.
      if (jobSignal.reason instanceof JobsStopping || jobSignal.reason instanceof JobTakenOver) throw error;
      await failDocument(context, row, new ParseFailure('parser_timeout'));
      return;
    }
    if (error instanceof WorkOverridden || signal.aborted) {
      const now = await findRow(context, row.id, row.generation);
      if (now?.cancelRequested) await setState(context, row, { state: 'cancelled', retryAt: null });
      return;
    }
    await failDocument(context, row, error);
  }
}

function doStage(context: IngestionContext, row: DocumentRow, signal: AbortSignal): Promise<void> {
  switch (row.stage) {
    case 'stored':
      return parseStage(context, row, signal);
    case 'parsed':
      return recogniseStage(context, row, signal);
    case 'recognised':
      return segmentStage(context, row, signal);
    case 'segmented':
      return embedStage(context, row, signal);
    default:
      return indexStage(context, row, signal);
  }
}

async function findRow(
  context: IngestionContext,
  documentId: string,
  generation: number,
): Promise<DocumentRow | null> {
  const [row] = await context.db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.generation, generation)));
  return row ?? null;
}
