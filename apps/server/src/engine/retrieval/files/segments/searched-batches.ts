import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import type { AllowedScope } from '../../../access/index.ts';

/** A batch of segments that a search may look at. */
export interface SearchedBatch {
  number: number;
  collection: number;
  size: number;
  removed: number[];
  documentId: string;
  /** Without its ending, as terms are written. */
  documentName: string;
}

interface BatchRow extends Record<string, unknown> {
  number: number;
  collection: number;
  size: number;
  removed: number[];
  document_id: string;
  name: string;
}

/**
 * The batches of ready documents in a scope, by the names of the files: of two passages that fit alike, the same one comes
 * first whichever file was ready first.
 */
export async function listSearchedBatches(db: Database, scope: AllowedScope): Promise<SearchedBatch[]> {
  const { rows } = await db.execute<BatchRow>(sql`
    select batch.number, batch.collection, batch.size, batch.removed, batch.document_id, document.name
    from document join segment_search_batch batch on batch.document_id = document.id
    where ${inScope(scope)} and batch.visible
    order by document.name, batch.number`);
  return rows.map((row) => ({
    number: row.number,
    collection: row.collection,
    size: row.size,
    removed: row.removed,
    documentId: row.document_id,
    documentName: row.name
      .replace(/\.[^.]*$/, '')
      .normalize('NFKC')
      .toLowerCase(),
  }));
}

/** Condition on the table `document`: in the scope, ready, and not deleted since it was allowed. */
export function inScope({ documentIds, knowledgeBaseIds }: AllowedScope) {
  return sql`document.owner_id is not null and document.state = 'ready' and (
    document.id = any(${sql.param(documentIds)}::text[])
    or document.knowledge_base_id = any(${sql.param(knowledgeBaseIds)}::text[]))`;
}
