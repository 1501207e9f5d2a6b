import type { searchMethod } from '@mingfa/contract/knowledge';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { document, documentSegment } from '../../../db/schema/document.ts';
import type { ExpandQuestion } from '../expand-question.ts';
import { indexText } from '../index-text.ts';
import { buildPassageIndex } from '../passage-index.ts';

export type SearchMethod = z.infer<typeof searchMethod>;

export interface SegmentSearchContext {
  db: Database;
  /** Terms of a question with everyday words translated. */
  expandQuestion: ExpandQuestion;
}

/** What to search: documents named, and all that are in the knowledge bases named; never anybody else's. */
export interface SegmentQuestion {
  ownerId: string;
  documentIds?: readonly string[];
  knowledgeBaseIds?: readonly string[];
  question: string;
  limit: number;
}

/** A segment that bears on the question. */
export interface SegmentHit {
  segment: typeof documentSegment.$inferSelect;
  document: { id: string; name: string; knowledgeBaseId: string | null };
  /** Fused; only its order means something. */
  score: number;
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

/** Ranks the segments of ready documents for a question. Whether a knowledge base is switched on is the caller's to ask. */
export async function searchSegments(
  context: SegmentSearchContext,
  search: SegmentQuestion,
): Promise<SegmentSearchResult> {
  const rows = await context.db
    .select({
      segment: documentSegment,
      document: { id: document.id, name: document.name, knowledgeBaseId: document.knowledgeBaseId },
    })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(
      and(
        eq(document.ownerId, search.ownerId),
        eq(document.state, 'ready'),
        eq(documentSegment.enabled, true),
        or(
          inArray(document.id, [...(search.documentIds ?? [])]),
          inArray(document.knowledgeBaseId, [...(search.knowledgeBaseIds ?? [])]),
        ),
      ),
    );
  const index = buildPassageIndex(
    rows.map(({ segment }) =>
      indexText({
        lawTitle: '',
        shortTitle: '',
        headingPath: segment.headingPath.join(' › '),
        label: segment.label,
        text: segment.text,
        everydayWords: [],
      }),
    ),
  );
  const found = index.find(context.expandQuestion(search.question), search.limit);
  const hits = found.flatMap(({ index: at, score }, place): SegmentHit[] => {
    const row = rows[at];
    return row ? [{ ...row, score, methods: [{ method: 'words', rank: place + 1, score }] }] : [];
  });
  return { hits, methods: ['words'], embeddingFailed: false };
}
