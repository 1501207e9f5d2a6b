import { and, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseCapabilities } from '../../../../db/client.ts';
import { document, documentSegment } from '../../../../db/schema/document.ts';
import type { Reranker, SearchModels } from '../../../../ports/embedder.ts';
import type { Logger } from '../../../../ports/logger.ts';
import type { AllowedScope } from '../../../access/index.ts';
import type { ReadQuestion } from '../../question/read-question.ts';
import { findVectorTable } from '../../vectors/embedding-space.ts';
import { unlessUnavailable } from '../../vectors/unless-unavailable.ts';
import { type FusedHit, fuseRankings, type Ranking } from './fuse-rankings.ts';
import { rankByWords } from './rank-by-words.ts';
import type { SearchMethod } from './search-method.ts';
import { inScope, listSearchedBatches, type SearchedBatch } from './searched-batches.ts';
import { type MeaningHit, rankByMeaning } from './vector-table.ts';

export interface SegmentSearchContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  logger: Logger;
  searchModels: SearchModels;
}

/** What is searched, and for how much. */
export interface SegmentScope {
  allowed: AllowedScope;
  limit: number;
  /** Documents of the scope to stay within; absent: all. */
  within?: ReadonlySet<string>;
  signal?: AbortSignal;
}

/** A segment that bears on the question. */
export interface SegmentHit {
  segment: typeof documentSegment.$inferSelect;
  document: { id: string; name: string; knowledgeBaseId: string | null };
  /** Fused; only its order means something. */
  score: number;
  /** Share of the weight of the question's words that stands in the segment, 0 to 1. */
  coverage: number;
  /** What found it, with its place (from 1) and score there. */
  methods: { method: SearchMethod; rank: number; score: number }[];
}

export interface SegmentSearchResult {
  /** Best first. */
  hits: SegmentHit[];
  /** Methods that were at work. */
  methods: SearchMethod[];
  /** A configured embedding or rerank model failed, and the order is without it. */
  embeddingFailed: boolean;
}

/** Each ranking gives this many to be fused, and at least twice what is wanted. */
const RANKED = 60;
/** The first of them are put in order by a rerank model. */
const RERANKED = 30;
const WEIGHT_OF_WORDS = 1;
const WEIGHT_OF_MEANING = 1;

/**
 * Ranks the segments of ready documents for a question: by words always, by meaning where an embedding model is
 * configured, reranked where a rerank model is. A model that fails is told of, and the rest serves without it.
 * Whether a knowledge base is switched on is the caller's to ask.
 */
export async function searchSegments(
  context: SegmentSearchContext,
  question: ReadQuestion,
  scope: SegmentScope,
): Promise<SegmentSearchResult> {
  const { within } = scope;
  const all = await listSearchedBatches(context.db, scope.allowed);
  const batches = within ? all.filter(({ documentId }) => within.has(documentId)) : all;
  const state: SearchState = { methods: [], embeddingFailed: false };
  if (batches.length === 0) return { hits: [], ...state };
  const ranked = Math.max(RANKED, scope.limit * 2);
  const [words, meaning] = await Promise.all([
    rankByWords(context.db, batches, question.terms, ranked),
    findByMeaning(context, question.text, { ...scope, limit: ranked }, batches, state),
  ]);
  state.methods.unshift('words');
  const rankings: Ranking[] = [{ method: 'words', weight: WEIGHT_OF_WORDS, hits: words }];
  if (meaning) rankings.push({ method: 'meaning', weight: WEIGHT_OF_MEANING, hits: meaning });
  const coverageOf = new Map(words.map((hit) => [hit.segmentId, hit.coverage]));
  const reranker = await context.searchModels.reranker();
  const wanted = reranker ? Math.max(RERANKED, scope.limit) : scope.limit;
  const fused = fuseRankings(rankings).slice(0, within ? ranked : wanted);
  const read = await readSegments(context.db, scope.allowed, fused);
  const found = read
    .filter(({ document: { id } }) => within?.has(id) ?? true)
    .slice(0, wanted)
    .map((hit) => ({ ...hit, coverage: coverageOf.get(hit.segment.id) ?? 0 }));
  const hits = reranker
    ? await rerank(context, reranker, { text: question.text, scope, found }, state)
    : found;
  return { hits: hits.slice(0, scope.limit), ...state };
}

interface SearchState {
  methods: SearchMethod[];
  embeddingFailed: boolean;
}

const failingInto = ({ signal }: SegmentScope, state: SearchState) => ({
  ...(signal ? { signal } : {}),
  onFailure() {
    state.embeddingFailed = true;
  },
});

async function findByMeaning(
  context: SegmentSearchContext,
  text: string,
  scope: SegmentScope,
  batches: readonly SearchedBatch[],
  state: SearchState,
): Promise<MeaningHit[] | null> {
  const embedder = context.capabilities.vectors ? await context.searchModels.embedder() : null;
  const table = embedder && (await findVectorTable(context.db, 'segment', embedder));
  if (!embedder || !table) return null;
  const vector = await unlessUnavailable(context, failingInto(scope, state), async (options) => {
    const [only] = await embedder.embed([text], options);
    return only ?? null;
  });
  // The model's vectors have another length since it was changed; the new ones are being made.
  if (vector?.length !== table.dimension) return null;
  state.methods.push('meaning');
  const segments = batches.reduce((sum, batch) => sum + batch.size, 0);
  return await rankByMeaning(context.db, table, scope.allowed, vector, { limit: scope.limit, segments });
}

async function rerank(
  context: SegmentSearchContext,
  reranker: Reranker,
  { text, scope, found }: { text: string; scope: SegmentScope; found: SegmentHit[] },
  state: SearchState,
): Promise<SegmentHit[]> {
  if (found.length < 2) return found;
  const first = found.slice(0, RERANKED);
  const passages = first.map(({ segment }) => [...segment.headingPath, segment.text].join('\n'));
  const scores = await unlessUnavailable(context, failingInto(scope, state), (options) =>
    reranker.rerank(text, passages, options),
  );
  if (!scores) return found;
  state.methods.push('rerank');
  const ordered = first
    .map((hit, index) => ({ hit, relevance: scores[index] ?? 0 }))
    .sort((a, b) => b.relevance - a.relevance)
    .map(({ hit, relevance }, index) => ({
      ...hit,
      methods: [...hit.methods, { method: 'rerank' as const, rank: index + 1, score: relevance }],
    }));
  // Scores fall from the first to the last in the new order, too.
  const falling = found.map((hit) => hit.score);
  return [...ordered, ...found.slice(RERANKED)].map((hit, index) => ({ ...hit, score: falling[index] ?? 0 }));
}

async function readSegments(
  db: Database,
  scope: AllowedScope,
  fused: readonly FusedHit[],
): Promise<Omit<SegmentHit, 'coverage'>[]> {
  const rows = await db
    .select({
      segment: documentSegment,
      document: { id: document.id, name: document.name, knowledgeBaseId: document.knowledgeBaseId },
    })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(
      and(
        inArray(
          documentSegment.id,
          fused.map((hit) => hit.segmentId),
        ),
        eq(documentSegment.enabled, true),
        inScope(scope),
      ),
    );
  const byId = new Map(rows.map((row) => [row.segment.id, row]));
  return fused.flatMap(({ segmentId, score, methods }) => {
    const row = byId.get(segmentId);
    return row ? [{ ...row, score, methods }] : [];
  });
}
