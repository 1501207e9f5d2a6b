import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { caseSearchBlock, caseSearchChunk } from '../../../../db/schema/case-search.ts';
import type { AppContext } from '../../../../ports/app-context.ts';
import { breather } from '../../../breathe.ts';
import { clearChunk } from './clear-chunks.ts';
import { unpackBlock } from './posting-blocks.ts';
import { ChunkWriter } from './write-chunk.ts';

type MergeContext = Pick<AppContext, 'db' | 'clock'>;
interface Chunk {
  number: number;
  cases: number;
}

/** So many chunks of about one size become one: each search reads a block of every chunk for every term. */
const CHUNKS_TOGETHER = 5;
const BLOCKS_AT_ONCE = 16;

/**
 * Merges chunks of about one size until there are few. A search sees the old chunks until the new one is whole, and never both;
 * killed in the middle it leaves the old ones, and a part that is cleared later.
 */
export async function mergeChunks(context: MergeContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const chunks = await context.db
      .select({ number: caseSearchChunk.number, cases: caseSearchChunk.cases })
      .from(caseSearchChunk)
      .where(eq(caseSearchChunk.visible, true))
      .orderBy(asc(caseSearchChunk.number));
    const some = chunksToMerge(chunks);
    if (some.length === 0 || !(await mergeSome(context, some, signal))) return;
  }
}

/** The oldest chunks of the smallest size of which there are enough; none where there are not. */
export function chunksToMerge(chunks: readonly Chunk[]): Chunk[] {
  const sizes = new Map<number, Chunk[]>();
  for (const chunk of chunks) {
    const size = Math.floor(Math.log(Math.max(1, chunk.cases)) / Math.log(CHUNKS_TOGETHER));
    sizes.set(size, [...(sizes.get(size) ?? []), chunk]);
  }
  for (const size of [...sizes.keys()].sort((a, b) => a - b)) {
    const some = sizes.get(size) ?? [];
    if (some.length >= CHUNKS_TOGETHER) return some.slice(0, CHUNKS_TOGETHER);
  }
  return [];
}

/** @returns false when another process merged some of them meanwhile */
async function mergeSome(
  context: MergeContext,
  chunks: readonly Chunk[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const cases = chunks.reduce((sum, chunk) => sum + chunk.cases, 0);
  const merged = await ChunkWriter.begin(context, cases);
  const cursors: ChunkCursor[] = [];
  for (const { number } of chunks) {
    const cursor = new ChunkCursor(context.db, number);
    if (await cursor.next()) cursors.push(cursor);
  }
  const breathe = breather();
  while (cursors.length > 0) {
    signal?.throwIfAborted();
    let { term } = cursors[0] as ChunkCursor;
    for (const cursor of cursors) if (cursor.term < term) term = cursor.term;
    // Hits of several chunks are joined as they are.
    const holding = cursors.filter((cursor) => cursor.term === term);
    await merged.add(
      term,
      holding.map((cursor) => cursor.hits),
    );
    for (const cursor of holding) if (!(await cursor.next())) cursors.splice(cursors.indexOf(cursor), 1);
    await breathe();
  }
  await merged.end();
  const isPublished = await publish(context, merged.number, chunks);
  if (!isPublished) await clearChunk(context.db, merged.number);
  return isPublished;
}

/** Goes through the terms of a chunk in their order. */
class ChunkCursor {
  readonly #db: Database;
  readonly #chunk: number;
  #blocks: Buffer[] = [];
  #place = 0;
  #entries: Iterator<{ term: string; hits: Buffer }> | null = null;
  term = '';
  hits: Buffer = Buffer.alloc(0);

  constructor(db: Database, chunk: number) {
    this.#db = db;
    this.#chunk = chunk;
  }

  /** @returns false at the end */
  async next(): Promise<boolean> {
    for (;;) {
      const entry = this.#entries?.next();
      if (entry && !entry.done) {
        this.term = entry.value.term;
        this.hits = entry.value.hits;
        return true;
      }
      if (this.#blocks.length === 0) await this.#read();
      const block = this.#blocks.shift();
      if (!block) return false;
      this.#entries = unpackBlock(block);
    }
  }

  async #read(): Promise<void> {
    const rows = await this.#db
      .select({ content: caseSearchBlock.content })
      .from(caseSearchBlock)
      .where(and(eq(caseSearchBlock.chunk, this.#chunk), gte(caseSearchBlock.place, this.#place)))
      .orderBy(asc(caseSearchBlock.place))
      .limit(BLOCKS_AT_ONCE);
    this.#place += rows.length;
    this.#blocks = rows.map((row) => row.content);
  }
}

function publish({ db, clock }: MergeContext, merged: number, chunks: readonly Chunk[]): Promise<boolean> {
  const numbers = chunks.map(({ number }) => number);
  return db.transaction(async (tx) => {
    const held = await tx
      .select({ number: caseSearchChunk.number })
      .from(caseSearchChunk)
      .where(and(inArray(caseSearchChunk.number, numbers), eq(caseSearchChunk.visible, true)))
      .for('update');
    if (held.length < numbers.length) return false;
    await tx
      .update(caseSearchChunk)
      .set({ visible: false, replacedAt: clock.now() })
      .where(inArray(caseSearchChunk.number, numbers));
    await tx.update(caseSearchChunk).set({ visible: true }).where(eq(caseSearchChunk.number, merged));
    return true;
  });
}
