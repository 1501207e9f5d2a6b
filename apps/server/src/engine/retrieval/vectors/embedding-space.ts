import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseCapabilities } from '../../../db/client.ts';
import { embeddingSpace } from '../../../db/schema/search.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { tableExists, type VectorKind, type VectorTable, vectorTableOf } from './vector-tables.ts';

export interface EmbeddingContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  clock: Clock;
}

export type SpaceRow = typeof embeddingSpace.$inferSelect;

/** The space of a model as far as it is known. */
export async function readSpace(db: Database, embedder: Embedder): Promise<SpaceRow | undefined> {
  const [row] = await db.select().from(embeddingSpace).where(eq(embeddingSpace.key, embedder.spaceKey));
  return row;
}

/** The table that holds a model's vectors of a kind; null before its first answer. */
export async function findVectorTable(
  db: Database,
  kind: VectorKind,
  embedder: Embedder,
): Promise<VectorTable | null> {
  const space = await readSpace(db, embedder);
  if (!space?.dimension) return null;
  const table = vectorTableOf(kind, { key: space.key, dimension: space.dimension });
  return (await tableExists(db, table.name)) ? table : null;
}

/** Remembers what is known of the model, and takes back an earlier failure. */
export async function recordSpace(
  context: Pick<EmbeddingContext, 'db' | 'clock'>,
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
  // Vectors of another length begin anew.
  const kept = sql`case when ${embeddingSpace.dimension} = ${known.dimension ?? null} then ${embeddingSpace.articlesEmbeddedAt} end`;
  await context.db
    .insert(embeddingSpace)
    .values({ key: embedder.spaceKey, ...set })
    .onConflictDoUpdate({
      target: embeddingSpace.key,
      set: { ...set, ...(known.dimension ? { articlesEmbeddedAt: kept } : {}) },
    });
}

/** Forgets what is known of other models. */
export async function forgetOtherSpaces(db: Database, embedder: Embedder): Promise<void> {
  await db.delete(embeddingSpace).where(sql`${embeddingSpace.key} <> ${embedder.spaceKey}`);
}
