import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseCapabilities } from '../../../db/client.ts';
import { embeddingSpace } from '../../../db/schema/search.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import {
  dropVectorTable,
  ensureVectorTable,
  listVectorTables,
  tableExists,
  type VectorTable,
  vectorTableOf,
  writeVectors,
} from './vector-table.ts';

export interface EmbeddingContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  clock: Clock;
}

/** Kept in one statement, some 10 ms for 1,024 dimensions on the embedded database. */
const SEGMENTS_AT_ONCE = 30;

/** What still needs a vector: segments of one document, or of all that are ready. */
export type Missing = { documentId: string } | 'all';

export type SpaceRow = typeof embeddingSpace.$inferSelect;

/** The space of a model as far as it is known. */
export async function readSpace(db: Database, embedder: Embedder): Promise<SpaceRow | undefined> {
  const [row] = await db.select().from(embeddingSpace).where(eq(embeddingSpace.key, embedder.spaceKey));
  return row;
}

/** The table that holds a model's vectors; null before its first answer. */
export async function findVectorTable(db: Database, embedder: Embedder): Promise<VectorTable | null> {
  const space = await readSpace(db, embedder);
  if (!space?.dimension) return null;
  const table = vectorTableOf({ key: space.key, dimension: space.dimension });
  return (await tableExists(db, table)) ? table : null;
}

/**
 * Gives vectors to the segments that have none, some at a time, each kept as it comes: a failure or a kill loses nothing.
 * @throws AppError `embedding_unavailable`
 */
export async function embedMissing(
  context: EmbeddingContext,
  embedder: Embedder,
  missing: Missing,
  options: { signal: AbortSignal; onProgress?: (done: number) => void },
): Promise<void> {
  let table = await findVectorTable(context.db, embedder);
  let after: Place = BEGINNING;
  let done = 0;
  for (;;) {
    options.signal.throwIfAborted();
    const segments = await listMissing(context.db, table, missing, after);
    const last = segments.at(-1);
    if (!last) {
      // What came meanwhile may stand before the place reached.
      if (after === BEGINNING) return;
      after = BEGINNING;
      continue;
    }
    after = last;
    const vectors = await embedOrRecord(
      context,
      embedder,
      segments.map((segment) => segment.text),
      options.signal,
    );
    const dimension = vectors[0]?.length ?? 0;
    if (table?.dimension !== dimension) {
      // The first answer, or the model behind the address has become another: all is embedded anew.
      table = vectorTableOf({ key: embedder.spaceKey, dimension });
      await ensureVectorTable(context.db, table);
      await recordSpace(context, embedder, { dimension });
    }
    const rows = segments.map((segment, index) => ({ ...segment, vector: vectors[index] as Float32Array }));
    await writeVectors(context.db, table, rows);
    done += segments.length;
    options.onProgress?.(done);
  }
}

/** Vectors of all ready segments of this model are there: those of others are not needed any more. */
export async function dropOtherSpaces(db: Database, embedder: Embedder): Promise<void> {
  const own = await findVectorTable(db, embedder);
  for (const name of await listVectorTables(db)) if (name !== own?.name) await dropVectorTable(db, name);
  await db.delete(embeddingSpace).where(sql`${embeddingSpace.key} <> ${embedder.spaceKey}`);
}

/** Remembers what is known of the model, and takes back an earlier failure. */
export async function recordSpace(
  context: EmbeddingContext,
  embedder: Embedder,
  known: { dimension?: number; errorCode?: string | null },
): Promise<void> {
  const failed = known.errorCode ?? null;
  const set = {
    modelName: embedder.modelName,
    ...(known.dimension ? { dimension: known.dimension } : {}),
    errorCode: failed,
    failedAt: failed === null ? null : context.clock.now(),
    usedAt: context.clock.now(),
  };
  await context.db
    .insert(embeddingSpace)
    .values({ key: embedder.spaceKey, ...set })
    .onConflictDoUpdate({ target: embeddingSpace.key, set });
}

async function embedOrRecord(
  context: EmbeddingContext,
  embedder: Embedder,
  texts: string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  try {
    return await embedder.embed(texts, { signal });
  } catch (error) {
    if (error instanceof AppError && !signal.aborted) {
      const errorCode = error.cause instanceof AppError ? error.cause.code : error.code;
      await recordSpace(context, embedder, { errorCode });
    }
    throw error;
  }
}

interface Place {
  documentId: string;
  position: number;
}
const BEGINNING: Place = { documentId: '', position: -1 };

async function listMissing(
  db: Database,
  table: VectorTable | null,
  missing: Missing,
  after: Place,
): Promise<(Place & { segmentId: string; text: string })[]> {
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
      and (segment.document_id, segment.position) > (${after.documentId}, ${after.position}::integer)
    order by segment.document_id, segment.position limit ${SEGMENTS_AT_ONCE}`);
  return rows.map((row) => ({
    segmentId: row.id,
    documentId: row.document_id,
    position: row.position,
    text: [...row.heading_path, row.text].join('\n'),
  }));
}
