import { and, eq, inArray, sql } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';

/** Stops the way of a document at its next step; one that has not begun is cancelled at once. */
export async function cancelIngestion(context: IngestionContext, documentId: string): Promise<void> {
  await context.db
    .update(document)
    .set({
      cancelRequested: true,
      state: sql`case when ${document.state} = 'waiting' then 'cancelled' else ${document.state} end`,
      retryAt: null,
    })
    .where(and(eq(document.id, documentId), inArray(document.state, ['waiting', 'working'])));
  context.liveWork.stop(documentId);
}
