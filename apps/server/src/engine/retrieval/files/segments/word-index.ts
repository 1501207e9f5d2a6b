import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/client.ts';
import { document, documentSegment } from '../../../../db/schema/document.ts';
import { segmentSearchBatch } from '../../../../db/schema/search.ts';
import type { IndexingOptions, PreparedIndex } from '../../../../ports/segment-index.ts';
import { collectionOf, collectPostings, type IndexedSegment, writeBatch } from './write-batch.ts';

/** A long document is several batches, so that its postings need not be in memory at once. */
const SEGMENTS_OF_BATCH = 1000;

type IndexedDocument = Pick<typeof document.$inferSelect, 'id' | 'knowledgeBaseId' | 'settings'>;

/** Writes the entries of a document's segments, which nobody sees yet. */
export async function prepareDocument(
  db: Database,
  documentId: string,
  { signal, onProgress }: IndexingOptions,
): Promise<PreparedIndex> {
  const held = await readDocument(db, documentId);
  if (!held) return { documentId, segments: 0 };
  // What an attempt that was cut off left behind.
  await db
    .update(segmentSearchBatch)
    .set({ documentId: null })
    .where(and(eq(segmentSearchBatch.documentId, documentId), eq(segmentSearchBatch.visible, false)));
  const all = and(eq(documentSegment.documentId, documentId), eq(documentSegment.enabled, true));
  const total = await db.$count(documentSegment, all);
  let done = 0;
  let after = -1;
  for (;;) {
    const rows = await db
      .select({ ...INDEXED_COLUMNS, position: documentSegment.position })
      .from(documentSegment)
      .where(and(all, gt(documentSegment.position, after)))
      .orderBy(asc(documentSegment.position))
      .limit(SEGMENTS_OF_BATCH);
    if (rows.length === 0) break;
    await write(db, held, rows, { visible: false, signal });
    after = rows.at(-1)?.position ?? after;
    done += rows.length;
    onProgress?.(done, total);
  }
  return { documentId, segments: done };
}

/** Lets the entries just written take the place of the document's older ones. */
export async function publishDocument(tx: Transaction, { documentId }: PreparedIndex): Promise<void> {
  const ofDocument = eq(segmentSearchBatch.documentId, documentId);
  await tx
    .update(segmentSearchBatch)
    .set({ documentId: null })
    .where(and(ofDocument, segmentSearchBatch.visible));
  await tx.update(segmentSearchBatch).set({ visible: true }).where(ofDocument);
}

/** Takes single segments out of the index, and those that are there and switched on back into it. */
export async function reindexSegments(
  tx: Transaction,
  documentId: string,
  segmentIds: readonly string[],
): Promise<void> {
  if (segmentIds.length === 0) return;
  const held = await readDocument(tx, documentId);
  if (!held) return;
  await tx.execute(sql`
    update segment_search_batch batch
    set removed = batch.removed || found.ordinals
    from (
      select number, array_agg(place::integer - 1) as ordinals
      from segment_search_batch
        cross join lateral unnest(segment_ids) with ordinality as listed (id, place)
      where document_id = ${documentId} and listed.id = any(${sql.param(segmentIds)}::text[])
        and not (place::integer - 1 = any(removed))
      group by number
    ) found
    where batch.number = found.number`);
  // A batch of which nothing counts any more need not be looked at.
  await tx
    .update(segmentSearchBatch)
    .set({ documentId: null })
    .where(
      and(
        eq(segmentSearchBatch.documentId, documentId),
        segmentSearchBatch.visible,
        ne(segmentSearchBatch.size, 0),
        sql`cardinality(removed) = size`,
      ),
    );
  const rows = await tx
    .select(INDEXED_COLUMNS)
    .from(documentSegment)
    .where(
      and(
        eq(documentSegment.documentId, documentId),
        eq(documentSegment.enabled, true),
        inArray(documentSegment.id, [...segmentIds]),
      ),
    );
  if (rows.length > 0) await write(tx, held, rows, { visible: true });
}

const INDEXED_COLUMNS = {
  id: documentSegment.id,
  text: documentSegment.text,
  headingPath: documentSegment.headingPath,
};

async function readDocument(
  db: Database | Transaction,
  documentId: string,
): Promise<IndexedDocument | undefined> {
  const [row] = await db
    .select({ id: document.id, knowledgeBaseId: document.knowledgeBaseId, settings: document.settings })
    .from(document)
    .where(eq(document.id, documentId));
  return row;
}

async function write(
  db: Database | Transaction,
  held: IndexedDocument,
  rows: IndexedSegment[],
  options: { visible: boolean; signal?: AbortSignal },
): Promise<void> {
  const postings = await collectPostings(rows, {
    includeHeadings: held.settings.includeHeadings,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const batch = {
    documentId: held.id,
    collection: collectionOf(held),
    segmentIds: rows.map((row) => row.id),
    visible: options.visible,
    postings,
  };
  await writeBatch(db, batch, options.signal);
}
