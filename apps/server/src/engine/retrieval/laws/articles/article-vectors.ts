import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { embeddingSpace } from '../../../../db/schema/search.ts';
import type { Embedder, SearchModels } from '../../../../ports/embedder.ts';
import { STOPPABLE } from '../../../../ports/job-desk.ts';
import type { Jobs } from '../../../../ports/jobs.ts';
import { type BatchOptions, embedInBatches } from '../../vectors/embed-in-batches.ts';
import { type EmbeddingContext, findVectorTable, recordSpace } from '../../vectors/embedding-space.ts';
import { countArticles } from '../../vectors/embedding-state.ts';
import { dropOtherVectorTables } from '../../vectors/vector-tables.ts';
import {
  ensureArticleVectorTable,
  listMissingTexts,
  type MissingText,
  sweepArticleVectors,
  writeArticleVectors,
} from './article-vector-table.ts';

const QUEUE = 'article-embedding';
/** A slow service needs a day for the national library; what is done stays done. */
const TIMEOUT_SECONDS = 24 * 3600;
/** The waits between grow to ten minutes: a service that is away for a day is met again. */
const RETRIES = 150;
/** Some new articles may wait for their vectors while the others are found by them. */
const EMBEDDED_AT_LEAST = 0.9;

/** The vectors of the law library. */
export interface ArticleVectors {
  /** Queues what is missing, after the library or the embedding model may have changed. */
  settle(): Promise<void>;
}

/** Declares the queue, so it is made before the jobs start. */
export function createArticleVectors(
  context: EmbeddingContext & { jobs: Jobs; searchModels: SearchModels },
): ArticleVectors {
  const { capabilities, jobs } = context;
  const findEmbedder = async () => (capabilities.vectors ? await context.searchModels.embedder() : null);
  jobs.register(
    QUEUE,
    { concurrency: 1, timeoutSeconds: TIMEOUT_SECONDS, retries: RETRIES },
    async ({ signal }) => {
      const embedder = await findEmbedder();
      if (!embedder) return;
      const isStillWanted = async () => (await findEmbedder())?.spaceKey === embedder.spaceKey;
      await embedArticles(context, embedder, { signal, isStillWanted });
    },
    STOPPABLE,
  );
  return {
    async settle() {
      if (await findEmbedder()) await jobs.add(QUEUE, {}, { key: 'embed' });
    },
  };
}

/**
 * Gives vectors to all articles and digests that have none, and forgets those of what is gone and of other models.
 * Only when all have one are they searched by meaning: of half a library the wrong half would be found.
 * @throws AppError `embedding_unavailable`
 */
export async function embedArticles(
  context: EmbeddingContext,
  embedder: Embedder,
  options: BatchOptions,
): Promise<void> {
  const { db } = context;
  const known = await findVectorTable(db, 'article', embedder);
  // A library that grew much is searched by its words again until it is embedded.
  if (known) await sweepArticleVectors(db, known);
  if (known && !(await isMostlyEmbedded(db, embedder))) await markEmbedded(db, embedder, null);
  const isDone = await embedInBatches(
    context,
    embedder,
    {
      kind: 'article',
      listMissing: (table, after: MissingText | null, limit) => listMissingTexts(db, table, { after, limit }),
      ensureTable: (table) => ensureArticleVectorTable(db, table),
      write: (table, rows) => writeArticleVectors(db, table, rows),
    },
    options,
  );
  const table = isDone ? await findVectorTable(db, 'article', embedder) : null;
  if (!table) return;
  await recordSpace(context, embedder, {});
  await markEmbedded(db, embedder, context.clock.now());
  await dropOtherVectorTables(db, 'article', table);
}

async function isMostlyEmbedded(db: Database, embedder: Embedder): Promise<boolean> {
  const { embedded, total } = await countArticles(db, embedder);
  return embedded >= EMBEDDED_AT_LEAST * total;
}

async function markEmbedded(
  db: Database,
  embedder: Embedder,
  articlesEmbeddedAt: Date | null,
): Promise<void> {
  await db
    .update(embeddingSpace)
    .set({ articlesEmbeddedAt })
    .where(eq(embeddingSpace.key, embedder.spaceKey));
}
