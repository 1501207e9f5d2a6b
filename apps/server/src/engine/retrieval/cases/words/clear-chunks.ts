import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { caseSearchBlock, caseSearchChunk } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';

/** A chunk that was not whole after this long is nobody's any more. */
const ABANDONED_AFTER_MS = 3_600_000;
/** A search that began before chunks were merged may still read the old ones. */
const UNREAD_AFTER_MS = 60_000;
/** Everybody waits while a statement runs in the embedded database. */
const BLOCKS_AT_ONCE = 64;

/** Removes chunks that were merged into others, and what a killed process left half written. @returns whether any was */
export async function clearChunks(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<boolean> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const { begunAt, replacedAt, visible, number } = caseSearchChunk;
  const abandoned = and(isNull(replacedAt), lt(begunAt, ago(ABANDONED_AFTER_MS)));
  const unread = and(isNotNull(replacedAt), lt(replacedAt, ago(UNREAD_AFTER_MS)));
  const left = await db
    .select({ number })
    .from(caseSearchChunk)
    .where(and(eq(visible, false), or(abandoned, unread)));
  for (const chunk of left) await clearChunk(db, chunk.number, signal);
  return left.length > 0;
}

/** Removes one chunk that no search sees, in short statements. */
export async function clearChunk(db: Database, chunk: number, signal?: AbortSignal): Promise<void> {
  const blocks = eq(caseSearchBlock.chunk, chunk);
  const [last] = await db
    .select({ place: sql<number>`coalesce(max(${caseSearchBlock.place}), -1)` })
    .from(caseSearchBlock)
    .where(blocks);
  // From the end, so that what is left after a kill is found again.
  for (let end = (last?.place ?? -1) + 1; end > 0; end -= BLOCKS_AT_ONCE) {
    signal?.throwIfAborted();
    await db
      .delete(caseSearchBlock)
      .where(and(blocks, sql`${caseSearchBlock.place} >= ${Math.max(0, end - BLOCKS_AT_ONCE)}`));
  }
  await db.delete(caseSearchChunk).where(eq(caseSearchChunk.number, chunk));
}
