import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { custodyEntry, recording } from '../../db/schema/recording.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';

/**
 * The recordings that some of the documents are transcripts of, by the ids of the documents. Of a copy in a knowledge base the custody log
 * of the recording knows it; whoever owns the copy must own the recording too.
 */
export async function recordingsOf(
  db: DatabaseOrTransaction,
  rows: readonly Pick<DocumentRow, 'id' | 'origin' | 'format' | 'ownerId'>[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const ids = rows.filter(({ origin }) => origin === 'recording').map(({ id }) => id);
  if (ids.length > 0) {
    const held = await db
      .select({ id: recording.id, documentId: recording.documentId })
      .from(recording)
      .where(inArray(recording.documentId, ids));
    for (const { id, documentId } of held) if (documentId) found.set(documentId, id);
  }
  const copies = rows.filter(({ origin, format }) => origin === 'knowledge' && format === 'transcript');
  const owners = [...new Set(copies.flatMap(({ ownerId }) => ownerId ?? []))];
  if (owners.length === 0) return found;
  const copyId = sql<string>`${custodyEntry.detail} ->> 'copyId'`;
  const copied = await db
    .select({ id: recording.id, ownerId: recording.ownerId, copyId })
    .from(custodyEntry)
    .innerJoin(recording, eq(recording.id, custodyEntry.recordingId))
    .where(
      and(
        inArray(recording.ownerId, owners),
        eq(custodyEntry.deed, 'copied_to_base'),
        inArray(
          copyId,
          copies.map(({ id }) => id),
        ),
      ),
    );
  for (const one of copied)
    if (copies.some(({ id, ownerId }) => id === one.copyId && ownerId === one.ownerId))
      found.set(one.copyId, one.id);
  return found;
}
