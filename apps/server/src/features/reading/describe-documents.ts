import type { ReadDocument } from '@mingfa/contract/document';
import type { Language } from '@mingfa/contract/values';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import { type DocumentRow, describeFile } from '../../engine/ingestion/index.ts';
import { recordingsOf } from './recordings-of.ts';

/** Documents as a reader sees them, with the conversation about each. */
export async function describeDocuments(
  db: DatabaseOrTransaction,
  rows: readonly DocumentRow[],
  language: Language,
): Promise<ReadDocument[]> {
  if (rows.length === 0) return [];
  const conversations = await db
    .select({ id: conversation.id, documentId: conversation.documentId })
    .from(conversation)
    .where(
      and(
        inArray(
          conversation.documentId,
          rows.map((row) => row.id),
        ),
        eq(conversation.ownerId, rows[0]?.ownerId ?? ''),
      ),
    )
    .orderBy(asc(conversation.createdAt), asc(conversation.id));
  const recordings = await recordingsOf(db, rows);
  return rows.map((row) => ({
    ...describeFile(row, language),
    documentId: row.id,
    origin: row.origin,
    characters: row.characters,
    partsTotal: row.parts,
    ignored: row.ignored,
    openedAt: row.openedAt?.toISOString() ?? null,
    conversationId: conversations.find(({ documentId }) => documentId === row.id)?.id ?? null,
    recordingId: recordings.get(row.id) ?? null,
  }));
}

export async function describeDocument(
  db: DatabaseOrTransaction,
  row: DocumentRow,
  language: Language,
): Promise<ReadDocument> {
  const [described] = await describeDocuments(db, [row], language);
  if (!described) throw new Error('A document was not described.');
  return described;
}
