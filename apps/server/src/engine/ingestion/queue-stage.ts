import type { DocumentRow } from './describe-document.ts';
import type { IngestionContext } from './ingestion-context.ts';

/** Queues of the way of a document. Recognition is slow and has its own, so that other files pass by. */
export const QUEUES = {
  read: 'document.read',
  recognise: 'document.recognise',
  finish: 'document.finish',
} as const;

/** What a job of these queues works on; one of an older generation does nothing. */
export interface StageJob {
  documentId: string;
  generation: number;
}

/** The queue that does what comes after the stage the document has reached. */
export function queueOf(row: Pick<DocumentRow, 'stage'>): string {
  if (row.stage === 'stored') return QUEUES.read;
  return row.stage === 'parsed' ? QUEUES.recognise : QUEUES.finish;
}

/** Somebody waits for a file beside a question or one to read: it goes before what came in bulk in the last hours. */
const AHEAD_SECONDS = 6 * 3600;

/** Queues the next stage of a document. */
export async function queueStage(
  context: IngestionContext,
  row: Pick<DocumentRow, 'id' | 'generation' | 'stage' | 'origin'>,
  afterSeconds = 0,
): Promise<void> {
  const job: StageJob = { documentId: row.id, generation: row.generation };
  await context.jobs.add(queueOf(row), job, {
    key: `${row.id}.${row.generation}`,
    afterSeconds: afterSeconds > 0 || row.origin === 'knowledge' ? afterSeconds : -AHEAD_SECONDS,
  });
}
