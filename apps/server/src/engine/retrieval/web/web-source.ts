import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { WebSearchService } from '@mingfa/contract/web-search';
import type { AppContext } from '../../../ports/app-context.ts';
import type { ArticleReader } from '../../../ports/article-reader.ts';
import type { PageFetcher } from '../../../ports/page-fetcher.ts';
import type { ConfiguredWebSearch, WebHit, WebSearch } from '../../../ports/web-search.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { composeQueries, maskQueries } from './compose-queries.ts';
import { keepSnapshots } from './keep-snapshots.ts';
import { type PickedPassage, pickPassages } from './pick-passages.ts';
import { type RankedHit, rankResults } from './rank-results.ts';
import { type PageOutcome, READING_LIMITS, type ReadingLimits, readPages } from './read-pages.ts';

/** A passage of a page of the web. */
export type WebEvidence = Extract<Evidence, { kind: 'web' }>;

/** How far the web is searched for one question. */
export interface WebScope {
  /** The answer that cites what is found: its snapshots go with it. Null: none is kept. */
  messageId: string | null;
  /** The day whose law is asked for. */
  asOf: string;
  /** Most passages. */
  limit: number;
  signal: AbortSignal;
  /** What is sent out; absent: `queriesFor` the question. They are masked again. */
  queries?: readonly string[];
  /** Most pages that are opened; absent: four. */
  mostPages?: number;
  /** Hears of results when they are listed, and each time a page was read. */
  onProgress?(results: readonly WebResult[]): void;
}

/** A page that was found. */
export interface WebResult {
  title: string;
  address: string;
  /** As the search engine shows it; untrusted. */
  snippet: string;
  /** `unread`: the limits ended the reading first. */
  state: 'read' | 'unread' | 'failed';
  /** Why it could not be read, in the language of the question. */
  problem: string | null;
}

/** What the web holds on a question. */
export interface WebFindings {
  isConfigured: boolean;
  /** Who was asked; null: nobody. */
  service: WebSearchService | null;
  /** As they were sent out. */
  queries: string[];
  results: WebResult[];
  /** Not numbered yet, best first. Untrusted: into prompts only between fences. */
  evidence: WebEvidence[];
  /** Why the search failed, in the language of the question; null: it did not. */
  failure: string | null;
}

/** The web as a source of evidence. */
export interface WebSource {
  /** Whether the web can be searched, and by whom. */
  describe(): Promise<{ isConfigured: boolean; service: WebSearchService | null }>;
  /** What would be sent out for a question: at most three queries without names and identifiers; none where nothing is left of it. */
  queriesFor(question: ReadQuestion): string[];
  /** Searches, opens the best pages and picks what bears on the question. Rejects only where the signal ends it. */
  search(question: ReadQuestion, scope: WebScope): Promise<WebFindings>;
}

/** What searching the web needs. */
export interface WebSourceContext extends Pick<AppContext, 'db' | 'ids' | 'clock' | 'logger'> {
  webSearch: ConfiguredWebSearch;
  pageFetcher: PageFetcher;
  articleReader: ArticleReader;
  /** Words of English that name nobody. */
  harmlessEnglish: ReadonlySet<string>;
  /** Tests shorten them. */
  limits?: ReadingLimits;
}

const RESULTS_OF_QUERY = 10;
const MOST_RESULTS = 15;
const USUAL_PAGES = 4;

/** The web as a source, behind the search service that an administrator set up. */
export function createWebSource(context: WebSourceContext): WebSource {
  return {
    async describe() {
      const found = await context.webSearch();
      return { isConfigured: found !== null, service: found?.service ?? null };
    },
    queriesFor: (question) => composeQueries(question, context.harmlessEnglish),
    search: (question, scope) => searchWeb(context, question, scope),
  };
}

async function searchWeb(
  context: WebSourceContext,
  question: ReadQuestion,
  scope: WebScope,
): Promise<WebFindings> {
  const { signal } = scope;
  const service = await context.webSearch();
  const none = { queries: [], results: [], evidence: [], failure: null };
  if (!service) return { ...none, isConfigured: false, service: null };
  const queries = scope.queries
    ? maskQueries(scope.queries, context.harmlessEnglish)
    : composeQueries(question, context.harmlessEnglish);
  const listed = await askService(context, service, queries, { language: question.language, signal });
  const hits = rankResults(listed.lists).slice(0, MOST_RESULTS);
  const outcomes = new Map<RankedHit, PageOutcome>();
  const describe = () => hits.map((hit) => describeResult(hit, outcomes.get(hit)));
  scope.onProgress?.(describe());
  await readPages({ ...context, now: () => context.clock.now() }, hits, {
    mostPages: scope.mostPages ?? USUAL_PAGES,
    language: question.language,
    signal,
    limits: context.limits ?? READING_LIMITS,
    onRead(hit, outcome) {
      outcomes.set(hit, outcome);
      scope.onProgress?.(describe());
    },
  });
  const pages = hits.flatMap((hit) => {
    const outcome = outcomes.get(hit);
    return outcome?.state === 'read' ? [outcome.page] : [];
  });
  const picked = pickPassages(pages, question, scope.limit);
  signal.throwIfAborted();
  const snapshots = await keepSnapshots(context, scope.messageId, [
    ...new Set(picked.map(({ page }) => page)),
  ]);
  return {
    isConfigured: true,
    service: service.service,
    queries,
    results: describe(),
    evidence: picked.map((passage) => evidenceOf(passage, snapshots.get(passage.page) ?? null)),
    failure: listed.failure,
  };
}

/** Asks for every query at once. It failed where none of them got an answer. */
async function askService(
  { logger }: WebSourceContext,
  service: WebSearch,
  queries: readonly string[],
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<{ lists: WebHit[][]; failure: string | null }> {
  const asked = await Promise.allSettled(
    queries.map((query) => service.search({ query, limit: RESULTS_OF_QUERY, language, signal })),
  );
  signal.throwIfAborted();
  let failure: string | null = null;
  const lists = asked.map((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    const told = toErrorAnswer(answer.reason, { language, requestId: '' });
    if (told.report) logger.warn({ code: told.code, service: service.service }, 'web search failed');
    failure ??= told.body.errorMessage;
    return [];
  });
  return { lists, failure: asked.some(({ status }) => status === 'fulfilled') ? null : failure };
}

function describeResult(hit: RankedHit, outcome: PageOutcome | undefined): WebResult {
  const { title, address, snippet } = hit;
  const state = outcome?.state ?? 'unread';
  const problem = outcome && outcome.state !== 'read' ? outcome.problem : null;
  return { title, address, snippet, state, problem };
}

function evidenceOf({ page, text, score }: PickedPassage, snapshotId: string | null): WebEvidence {
  return {
    index: 0,
    kind: 'web',
    title: page.title,
    label: [page.site, page.publishedAt].filter(Boolean).join(' · '),
    text,
    score,
    place: { address: page.finalAddress, readAt: page.readAt.toISOString(), snapshotId },
  };
}
