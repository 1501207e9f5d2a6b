import type { CaseSectionKind } from '@mingfa/contract/case';
import { impossibleCaseNumber } from '@mingfa/legal/judgments/impossible-case-number';
import {
  type AskedFilters,
  type CaseIndex,
  failedFilters,
  mayReadCase,
  readCases,
} from '../../../engine/cases/index.ts';
import { readLibrary } from '../../../engine/library/index.ts';
import {
  matchWords,
  PART_OF_SECTION,
  readWords,
  rowsOfNumber,
  type WordClause,
} from '../../../engine/retrieval/index.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { holdPhrases } from './hold-phrases.ts';
import { orderRows } from './order-rows.ts';
import { type CaseQuery, readCaseQuery, readSoughtArticle, rowsCiting } from './read-query.ts';

/** A search for cases; a page of what is found is cut by who asks. */
export interface CaseSearchInput extends AskedFilters {
  q?: string | undefined;
  within?: string | undefined;
  section?: CaseSectionKind | undefined;
  sort?: 'relevance' | 'newest' | 'authority' | undefined;
}

/** How the search was read. */
export interface UnderstoodSearch {
  by: CaseQuery['by'];
  terms: string[];
  excluded: string[];
  reference: string | null;
  problem: 'impossible_number' | 'number_not_held' | 'article_not_held' | null;
}

/** All cases that a search finds. */
export interface FoundCases {
  index: CaseIndex;
  /** Rows of the hits in their order. */
  rows: number[];
  scores: Float32Array;
  /** What matches but for the filters. */
  matched: Uint8Array;
  failed: Uint16Array;
  understood: UnderstoodSearch;
}

/** Finds the cases that the caller may read; `userId` null is nobody's own. */
export async function findCases(
  context: Pick<AppContext, 'db' | 'clock'>,
  userId: string | null,
  input: CaseSearchInput,
): Promise<FoundCases> {
  const [index, library] = await Promise.all([readCases(context), readLibrary(context)]);
  const query = readCaseQuery(library, input.q ?? '');
  const part = input.section && PART_OF_SECTION[input.section];
  const scores = new Float32Array(index.size);
  let matched: Uint8Array = new Uint8Array(index.size);
  const understood: UnderstoodSearch = {
    by: query.by,
    terms: [],
    excluded: [],
    reference: null,
    problem: null,
  };
  const admits = mayReadCase(index, userId, input.holdings);
  const failed = failedFilters(index, input, admits);
  if (query.by === 'all') matched.fill(1);
  if (query.by === 'number') {
    const { sought } = query;
    understood.reference = sought.kind === 'own' ? sought.number : sought.number.number;
    for (const [at, row] of (await rowsOfNumber(context.db, index, sought)).entries()) {
      matched[row] = 1;
      scores[row] = 1 / (at + 1);
    }
    const year = Number(todayInChina(context.clock).slice(0, 4));
    if (sought.kind === 'court' && impossibleCaseNumber(sought.number, year))
      understood.problem = 'impossible_number';
    else if (!matched.some((one, row) => one === 1 && admits(row))) understood.problem = 'number_not_held';
  }
  if (query.by === 'article') {
    understood.reference = query.article.label;
    if (!query.article.law) understood.problem = 'article_not_held';
    for (const row of await rowsCiting(context.db, index, query.article)) matched[row] = 1;
  }
  const asked = query.by === 'words' ? query.clauses : [];
  if (query.by === 'words') {
    const found = await matchWords(context.db, index, asked, part);
    matched = found.matched;
    scores.set(found.scores);
  }
  const within = input.within ? readWords(input.within) : [];
  if (within.length > 0) keep(matched, (await matchWords(context.db, index, within, part)).matched);
  if (input.cites) {
    const article = readSoughtArticle(library, input.cites);
    const citing = new Uint8Array(index.size);
    for (const row of article ? await rowsCiting(context.db, index, article) : []) citing[row] = 1;
    keep(matched, citing);
  }
  for (const clauses of [asked, within]) {
    await holdPhrases(context.db, index, clauses, { matched, failed, scores });
  }
  Object.assign(understood, wordsOf([...asked, ...within]));
  const rows: number[] = [];
  for (let row = 0; row < index.size; row += 1) if (matched[row] && failed[row] === 0) rows.push(row);
  // Without words all fit as well: the newest are what somebody wants to see.
  const byScore = query.by === 'words' || query.by === 'number';
  const sort = input.sort ?? 'relevance';
  orderRows(index, rows, sort === 'relevance' && !byScore ? 'newest' : sort, scores);
  return { index, rows, scores, matched, failed, understood };
}

function keep(matched: Uint8Array, among: Uint8Array): void {
  for (let row = 0; row < matched.length; row += 1) if (!among[row]) matched[row] = 0;
}

function wordsOf(clauses: readonly WordClause[]): { terms: string[]; excluded: string[] } {
  const texts = (of: 'required' | 'excluded') => [
    ...new Set(clauses.flatMap((clause) => clause[of].map((word) => word.text))),
  ];
  return { terms: texts('required'), excluded: texts('excluded') };
}
