import type { CaseEvidence } from '@mingfa/contract/evidence';
import type { Database } from '../../../db/client.ts';
import type { SimilarCases } from '../../../ports/similar-cases.ts';
import {
  type AskedFilters,
  type CaseIndex,
  failedFilters,
  mayReadCase,
  readCases,
} from '../../cases/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import { findLikeCases } from './find-like-cases.ts';
import { fuseCases } from './fuse-cases.ts';
import { namedCases } from './named-cases.ts';
import { preferLater } from './prefer-later.ts';
import { type CaseSigns, readCaseEvidence } from './read-case-evidence.ts';
import type { AnsweringArticle } from './read-same-articles.ts';
import { readPostings } from './words/read-postings.ts';
import { scoreTerms } from './words/score-terms.ts';

/** Filters of a search for sources; cases that cite an article are found by its words. */
export type CaseSourceFilters = Omit<AskedFilters, 'cites'>;

/** Among which cases is searched, and for how many. */
export interface CaseScope {
  /** Whose private cases belong to the library; null: nobody's. */
  userId: string | null;
  /** What was decided later is left out. */
  asOf: string;
  limit: number;
  /** The articles that answer: what rests on one of them is about the same rule. */
  articles?: readonly AnsweringArticle[];
  signal?: AbortSignal;
  filters?: CaseSourceFilters | undefined;
  /** So long the ranking by likeness is waited for; after a start it reads the library first. */
  patienceMs?: number;
}

/** One way in which was searched, with the filters that were applied. */
export interface CaseSearched {
  query: string;
  by: 'number' | 'words' | 'likeness';
  filters: CaseSourceFilters;
}

/** Passages of cases that bear on a question, one of each case, the best first. */
export interface CaseFindings {
  /** Not numbered yet. */
  evidence: CaseEvidence[];
  /** Of each of them what speaks for it. */
  signs: CaseSigns[];
  searched: CaseSearched[];
  /** Cases that hold something of what is asked. */
  found: number;
  /** The asker has no case to search in. */
  libraryIsEmpty: boolean;
}

/** The library of cases as a source of evidence: the shared one and the asker's own. */
export interface CaseSource extends Source<CaseScope, CaseFindings> {
  /** Whether somebody has any case to search in. */
  holdsAny(userId: string | null): Promise<boolean>;
}

/** What a source of cases is made of. */
export interface CaseSourceContext {
  db: Database;
  similarCases: Pick<SimilarCases, 'find'>;
}

const PATIENCE_MS = 2000;
/** Of a question's weight a case holds at least so much to be spoken of as found. */
const LEAST_COVERAGE = 0.3;
/** So many times the limit are looked at: some of them stand no more. */
const LOOKED_AT = 2;

export const createCaseSource = (context: CaseSourceContext): CaseSource => ({
  search: (question, scope) => searchCaseSources(context, question.inContext ?? question, scope),
  async holdsAny(userId) {
    const index = await readCases(context);
    return holdsAny(index, userId);
  },
});

async function searchCaseSources(
  context: CaseSourceContext,
  question: ReadQuestion,
  scope: CaseScope,
): Promise<CaseFindings> {
  const index = await readCases(context);
  const mayRead = mayReadCase(index, scope.userId, scope.filters?.holdings);
  if (!holdsAny(index, scope.userId))
    return { evidence: [], signs: [], searched: [], found: 0, libraryIsEmpty: true };
  const failed = failedFilters(
    index,
    scope.filters ?? {},
    (row) => mayRead(row) && isOfDay(index, row, scope),
  );
  const admits = (row: number) => failed[row] === 0;
  const named = await namedCases(context.db, index, question.text);
  const likeness = findLikeCases(context.similarCases, index, {
    text: question.text,
    asOf: scope.asOf,
    admits,
    patienceMs: scope.patienceMs ?? PATIENCE_MS,
    signal: scope.signal,
  });
  const postings = await readPostings(context.db, question.terms);
  const { scores, coverage } = await scoreTerms(index, postings, {
    weights: countEach(question.terms),
  });
  scope.signal?.throwIfAborted();
  const like = await likeness;
  const fused = fuseCases({
    size: index.size,
    named: named.rows.filter(admits),
    words: { scores, coverage, least: LEAST_COVERAGE },
    like: like ?? [],
    admits,
  });
  const standing = await preferLater(context.db, index, fused.slice(0, LOOKED_AT * scope.limit), {
    userId: scope.userId,
    coverage,
    admits,
  });
  const filters = scope.filters ?? {};
  return {
    ...(await readCaseEvidence(context.db, index, standing.slice(0, scope.limit), question, scope.articles)),
    searched: [
      ...named.numbers.map((query) => ({ query, by: 'number' as const, filters })),
      { query: question.text, by: 'words', filters },
      ...(like ? [{ query: question.text, by: 'likeness' as const, filters }] : []),
    ],
    found: fused.length,
    libraryIsEmpty: false,
  };
}

function holdsAny(index: CaseIndex, userId: string | null): boolean {
  const isHeld = mayReadCase(index, userId);
  for (let row = 0; row < index.size; row += 1) if (isHeld(row)) return true;
  return false;
}

/** A case whose day is not known stays. */
function isOfDay({ days }: CaseIndex, row: number, { asOf }: CaseScope): boolean {
  return (days[row] as number) <= Number(asOf.replaceAll('-', ''));
}

function countEach(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
