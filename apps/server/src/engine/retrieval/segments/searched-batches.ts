import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';

/** What to search: documents named, and all that are in the knowledge bases named; never anybody else's. */
export interface SearchScope {
  ownerId: string;
  documentIds?: readonly string[] | undefined;
  knowledgeBaseIds?: readonly string[] | undefined;
}

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
 * first whichever file was ready first. Whose they are is asked here, in the query itself.
 */
export async function listSearchedBatches(db: Database, scope: SearchScope): Promise<SearchedBatch[]> {
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

/** Condition on the table `document`: ready, of this owner, and asked for. */
export function inScope({ ownerId, documentIds = [], knowledgeBaseIds = [] }: SearchScope) {
  return sql`document.owner_id = ${ownerId} and document.state = 'ready' and (
    document.id = any(${sql.param(documentIds)}::text[])
    or document.knowledge_base_id = any(${sql.param(knowledgeBaseIds)}::text[]))`;
}
