import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import type { Embedder } from '../../../../ports/embedder.ts';
import { type BatchOptions, embedInBatches } from '../../vectors/embed-in-batches.ts';
import type { EmbeddingContext } from '../../vectors/embedding-space.ts';
import type { VectorTable } from '../../vectors/vector-tables.ts';
import { ensureVectorTable, writeVectors } from './vector-table.ts';

/** What still needs a vector: segments of one document, or of all that are ready. */
export type Missing = { documentId: string } | 'all';

/** Gives vectors to the segments that have none, as `embedInBatches` does. */
export async function embedMissing(
  context: EmbeddingContext,
  embedder: Embedder,
  missing: Missing,
  options: BatchOptions,
): Promise<boolean> {
  const { db } = context;
  return await embedInBatches(
    context,
    embedder,
    {
      kind: 'segment',
      listMissing: (table, after: MissingSegment | null, limit) =>
        listMissing(db, table, missing, { after, limit }),
      ensureTable: (table) => ensureVectorTable(db, table),
      write: (table, rows) => writeVectors(db, table, rows),
    },
    options,
  );
}

interface MissingSegment {
  documentId: string;
  position: number;
  segmentId: string;
  text: string;
}

async function listMissing(
  db: Database,
  table: VectorTable | null,
  missing: Missing,
  { after, limit }: { after: MissingSegment | null; limit: number },
): Promise<MissingSegment[]> {
  const which =
    missing === 'all' ? sql`document.state = 'ready'` : sql`segment.document_id = ${missing.documentId}`;
  const without = table
    ? sql`and not exists (select from ${sql.identifier(table.name)} kept where kept.segment_id = segment.id)`
    : sql``;
  const { rows } = await db.execute<{
    id: string;
    document_id: string;
    position: number;
    text: string;
    heading_path: string[];
  }>(sql`
    select segment.id, segment.document_id, segment.position, segment.text, segment.heading_path
    from document_segment segment join document on document.id = segment.document_id
    where ${which} and segment.enabled ${without}
      and (segment.document_id, segment.position) > (${after?.documentId ?? ''}, ${after?.position ?? -1}::integer)
    order by segment.document_id, segment.position limit ${limit}`);
  return rows.map((row) => ({
    segmentId: row.id,
    documentId: row.document_id,
    position: row.position,
    text: [...row.heading_path, row.text].join('\n'),
  }));
}
