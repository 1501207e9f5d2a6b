import { sql } from 'drizzle-orm';
import type { Database, DatabaseCapabilities } from '../../../db/client.ts';
import type { Embedder, SearchModels } from '../../../ports/embedder.ts';
import { readLibrary, summarizeIndex } from '../../library/index.ts';
import { countArticleVectors } from '../laws/articles/article-vector-table.ts';
import { findVectorTable, readSpace } from './embedding-space.ts';

/** `off`: no model. `unsupported`: the database keeps no vectors. `failed`: to be tried again. */
type EmbeddingPhase = 'off' | 'running' | 'finished' | 'failed' | 'unsupported';

/** How far something is embedded. */
export interface EmbeddingProgress {
  embedded: number;
  total: number;
  state: EmbeddingPhase;
}

/** How far the files, and the law library, are embedded with the model configured now. */
export interface EmbeddingState extends EmbeddingProgress {
  modelId: string | null;
  modelName: string | null;
  dimension: number | null;
  errorCode: string | null;
  /** Articles of all versions held, and digests. */
  articles: EmbeddingProgress;
}

interface StateContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  searchModels: SearchModels;
}

/** Reads the state anew; of files the segments count that are switched on in documents that are ready. */
export async function readEmbeddingState(context: StateContext): Promise<EmbeddingState> {
  const embedder = await context.searchModels.embedder();
  const space = embedder ? await readSpace(context.db, embedder) : undefined;
  const errorCode = space?.errorCode ?? null;
  const used = context.capabilities.vectors ? embedder : null;
  const progressOf = ({ total, embedded }: Counts): EmbeddingProgress => ({
    embedded,
    total,
    state: stateOf({
      ...context.capabilities,
      isOn: embedder !== null,
      missing: total - embedded,
      errorCode,
    }),
  });
  return {
    ...progressOf(await countSegments(context.db, used)),
    modelId: embedder?.modelId ?? null,
    modelName: embedder?.modelName ?? null,
    dimension: space?.dimension ?? null,
    errorCode,
    articles: progressOf(await countArticles(context.db, used)),
  };
}

export interface Counts {
  total: number;
  embedded: number;
}

async function countSegments(db: Database, embedder: Embedder | null): Promise<Counts> {
  const table = embedder && (await findVectorTable(db, 'segment', embedder));
  const kept = table
    ? sql`exists (select from ${sql.identifier(table.name)} kept where kept.segment_id = segment.id)`
    : sql`false`;
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select count(*)::integer as total, (count(*) filter (where ${kept}))::integer as embedded
    from document_segment segment join document on document.id = segment.document_id
    where document.state = 'ready' and segment.enabled`);
  return rows[0] ?? { total: 0, embedded: 0 };
}

/** Articles of the versions readers see, and digests, and how many of them have their vector. */
export async function countArticles(db: Database, embedder: Embedder | null): Promise<Counts> {
  const { articles, digests } = summarizeIndex(await readLibrary({ db }));
  const total = articles + digests;
  const table = embedder && (await findVectorTable(db, 'article', embedder));
  return { total, embedded: table ? Math.min(total, await countArticleVectors(db, table)) : 0 };
}

function stateOf(known: {
  vectors: boolean;
  isOn: boolean;
  missing: number;
  errorCode: string | null;
}): EmbeddingPhase {
  if (!known.vectors) return 'unsupported';
  if (!known.isOn) return 'off';
  if (known.missing <= 0) return 'finished';
  return known.errorCode === null ? 'running' : 'failed';
}
