import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { PASSED } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';

/** The format is found again; that of a transcript is known from whoever wrote it. */
const FOUND_ANEW = sql`case when ${document.format} = 'transcript' then ${document.format} end`;

/** Takes a document up again: from where it stopped, or from the start with `anew`. One at work goes on unless `anew`. */
export async function retryIngestion(
  context: IngestionContext,
  documentId: string,
  options: { anew: boolean; settings?: typeof document.$inferSelect.settings },
): Promise<void> {
  const stopped = inArray(document.state, ['failed', 'cancelled']);
  // A cancel that was not heard yet is overridden like one that was.
  const mayBegin = options.anew
    ? undefined
    : or(stopped, eq(document.cancelRequested, true), eq(document.state, 'waiting'));
  const [row] = await context.db
    .update(document)
    .set({
      ...PASSED,
      state: 'waiting',
      cancelRequested: false,
      generation: sql`${document.generation} + 1`,
      pagesDone: 0,
      pagesTotal: null,
      readyAt: null,
      ...(options.anew ? { stage: 'stored' as const, stageMs: {}, pages: null, format: FOUND_ANEW } : {}),
      ...(options.settings ? { settings: options.settings } : {}),
    })
    .where(and(eq(document.id, documentId), mayBegin, options.anew ? undefined : ne(document.state, 'ready')))
    .returning({
      id: document.id,
      generation: document.generation,
      stage: document.stage,
      origin: document.origin,
    });
  if (!row) return;
  context.liveWork.stop(documentId);
  await queueStage(context, row);
}
