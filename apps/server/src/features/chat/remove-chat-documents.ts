import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { attachment } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { type IngestionContext, removeDocuments } from '../../engine/ingestion/index.ts';

/** Removed at a time. */
const LIMIT = 100;

/**
 * Removes files that were made for a conversation and that no attachment holds any more. One that its owner opened for
 * reading stays on the reading list.
 * @param among looks only at these
 */
export async function removeChatDocuments(
  context: IngestionContext,
  among?: readonly string[],
): Promise<void> {
  if (among?.length === 0) return;
  for (;;) {
    const rows = await context.db
      .select({ id: document.id })
      .from(document)
      .where(
        and(
          eq(document.origin, 'chat'),
          isNull(document.openedAt),
          sql`not exists (select 1 from ${attachment} where ${attachment.documentId} = ${document.id})`,
          among ? inArray(document.id, [...among]) : undefined,
        ),
      )
      .limit(LIMIT);
    if (rows.length === 0) return;
    await removeDocuments(
      context,
      rows.map((row) => row.id),
    );
  }
}
