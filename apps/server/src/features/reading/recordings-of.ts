import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import { custodyEntry, recording } from '../../db/schema/recording.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';

type Copy = Pick<DocumentRow, 'id' | 'origin' | 'format' | 'ownerId' | 'sha256' | 'createdAt'>;

/** The copy and the entry of the log are written in one transaction. */
const TOGETHER_MS = 2000;

/**
 * The recordings that some of the documents are transcripts of, by the ids of the documents. Of a copy in a knowledge base the custody log
 * of the recording knows it; whoever owns the copy must own the recording too.
 */
export async function recordingsOf(
  db: DatabaseOrTransaction,
  rows: readonly Copy[],
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
  for (const copy of copies) {
    if (found.has(copy.id)) continue;
    const recordingId = await recordingOfOldCopy(db, copy);
    if (recordingId !== null) found.set(copy.id, recordingId);
  }
  return found;
}

/**
 * Of a copy that was made before the log named copies: the one recording whose log tells of a copy at the same moment, or whose transcript
 * is the same to the byte. Null where there are two.
 */
async function recordingOfOldCopy(
  db: DatabaseOrTransaction,
  { ownerId, sha256, createdAt }: Copy,
): Promise<string | null> {
  if (ownerId === null) return null;
  const atMs = createdAt.getTime();
  const logged = await db
    .selectDistinct({ id: recording.id })
    .from(custodyEntry)
    .innerJoin(recording, eq(recording.id, custodyEntry.recordingId))
    .where(
      and(
        eq(recording.ownerId, ownerId),
        eq(custodyEntry.deed, 'copied_to_base'),
        sql`not ${custodyEntry.detail} ? 'copyId'`,
        gte(custodyEntry.at, new Date(atMs - TOGETHER_MS)),
        lte(custodyEntry.at, new Date(atMs + TOGETHER_MS)),
      ),
    )
    .limit(2);
  const transcript = alias(document, 'transcript');
  const same =
    logged.length > 0
      ? logged
      : await db
          .select({ id: recording.id })
          .from(recording)
          .innerJoin(transcript, eq(transcript.id, recording.documentId))
          .where(and(eq(recording.ownerId, ownerId), eq(transcript.sha256, sha256)))
          .limit(2);
  return same.length === 1 ? (same[0]?.id ?? null) : null;
}
