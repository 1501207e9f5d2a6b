import { AppError } from '../../../ports/app-error.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { type EmbeddingContext, findVectorTable, recordSpace } from './embedding-space.ts';
import { type VectorKind, type VectorTable, vectorTableOf } from './vector-tables.ts';

/** Kept in one statement, some 10 ms for 1,024 dimensions on the embedded database. */
const AT_ONCE = 30;

/** How the vectors of a kind are made and kept. */
export interface VectorWork<Row extends { text: string }> {
  kind: VectorKind;
  /** What has no vector in the table, after a row, in their order; at most `limit`. */
  listMissing(table: VectorTable | null, after: Row | null, limit: number): Promise<Row[]>;
  /** Makes the table; safe to repeat. */
  ensureTable(table: VectorTable): Promise<void>;
  /** Keeps vectors; a row that is gone meanwhile is passed over. */
  write(table: VectorTable, rows: readonly (Row & { vector: Float32Array })[]): Promise<void>;
}

export interface BatchOptions {
  signal: AbortSignal;
  onProgress?: (done: number) => void;
  /** Asked before every batch; false ends the work, since the model was changed or taken away. */
  isStillWanted?: () => Promise<boolean>;
}

/**
 * Gives vectors to what has none, some at a time, each kept as it comes: a failure or a kill loses nothing.
 * @returns false where it ended because nobody wants it any more
 * @throws AppError `embedding_unavailable`
 */
export async function embedInBatches<Row extends { text: string }>(
  context: EmbeddingContext,
  embedder: Embedder,
  work: VectorWork<Row>,
  options: BatchOptions,
): Promise<boolean> {
  let table = await findVectorTable(context.db, work.kind, embedder);
  let after: Row | null = null;
  let done = 0;
  for (;;) {
    options.signal.throwIfAborted();
    if (options.isStillWanted && !(await options.isStillWanted())) return false;
    const rows: Row[] = await work.listMissing(table, after, AT_ONCE);
    const last = rows.at(-1);
    if (!last) {
      // What came meanwhile may stand before the place reached.
      if (after === null) return true;
      after = null;
      continue;
    }
    after = last;
    const texts = rows.map((row) => row.text);
    const vectors = await embedOrRecord(context, embedder, texts, options.signal);
    const dimension = vectors[0]?.length ?? 0;
    if (table?.dimension !== dimension) {
      // The first answer, or the model behind the address has become another: all is embedded anew.
      table = vectorTableOf(work.kind, { key: embedder.spaceKey, dimension });
      await work.ensureTable(table);
      await recordSpace(context, embedder, { dimension });
    }
    await work.write(
      table,
      rows.map((row, index) => ({ ...row, vector: vectors[index] as Float32Array })),
    );
    done += rows.length;
    options.onProgress?.(done);
  }
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
