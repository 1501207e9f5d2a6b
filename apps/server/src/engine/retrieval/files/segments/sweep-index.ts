import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { segmentSearchBatch, segmentSearchPosting } from '../../../../db/schema/search.ts';

/** The embedded database serves nobody else during a statement; this many rows take some 15 ms there. */
const ROWS_AT_ONCE = 4000;
/** On the embedded database nothing else clears away dead rows, and everybody waits while it is done. */
const ROWS_BEFORE_VACUUM = 200_000;

/**
 * Removes the postings of batches whose document is gone or has newer ones, in short statements.
 * @returns rows removed
 */
export async function sweepIndex(
  context: { db: Database; capabilities: { embedded: boolean } },
  signal: AbortSignal,
): Promise<number> {
  const { db } = context;
  let removed = 0;
  for (;;) {
    const [left] = await db
      .select({ number: segmentSearchBatch.number })
      .from(segmentSearchBatch)
      .where(isNull(segmentSearchBatch.documentId))
      .orderBy(segmentSearchBatch.number)
      .limit(1);
    if (!left) break;
    for (;;) {
      signal.throwIfAborted();
      const gone = await db.execute(sql`
        delete from segment_search_posting where ctid = any(array(
          select ctid from segment_search_posting where batch_number = ${left.number} limit ${ROWS_AT_ONCE}))`);
      removed += gone.rowCount ?? 0;
      if ((gone.rowCount ?? 0) < ROWS_AT_ONCE) break;
    }
    await db.delete(segmentSearchBatch).where(sql`number = ${left.number} and document_id is null`);
  }
  if (context.capabilities.embedded && removed >= ROWS_BEFORE_VACUUM) {
    await db.execute(sql`vacuum ${segmentSearchPosting}`);
  }
  return removed;
}
