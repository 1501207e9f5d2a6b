import type { Evidence } from '@mingfa/contract/evidence';
import type { LoggedSource } from '@mingfa/contract/search-data';
import { fitsQuestion, type LawBounds, type LawSource, type ReadQuestion } from '../../retrieval/index.ts';
import { type AnswerUnderWay, writeStep } from '../answer-under-way.ts';
import type { AskedInBounds } from '../read-asked.ts';
import type { AskedResearch } from './asked-research.ts';
import type { ResearchPlan, SubQuestion } from './plan-research.ts';
import type { FoundPage, ResearchContext } from './research-context.ts';
import { FOUND_MAX } from './research-limits.ts';
import type { MadeSearch, ResearchLog } from './research-log.ts';
import { sharedTerms } from './shared-terms.ts';

/** What was found beside what every answer is searched for. */
export interface FoundBeside {
  cases: Evidence[];
  web: Evidence[];
  /** Law and passages of files of single parts of the question, by the part's id. */
  ofParts: ReadonlyMap<string, readonly Evidence[]>;
  libraryIsEmpty: boolean;
}

/** What searches need to know. */
export interface SearchingBeside {
  context: ResearchContext;
  under: AnswerUnderWay;
  research: AskedResearch;
  bounds: LawBounds | null;
  /** Law to hold cases against, where law was not chosen to be searched, too. */
  laws: Pick<LawSource, 'search'>;
  /** Ends searching; the answer goes on. */
  until: AbortSignal;
}

/** Searches cases and the web, and in a thorough search every scope for every part of the question. */
export async function searchBeside(
  searching: SearchingBeside,
  asked: AskedInBounds,
  { parts }: ResearchPlan,
  log: ResearchLog,
): Promise<FoundBeside> {
  const [cases, web, ...ofParts] = await Promise.all([
    searchCasesStep(searching, asked.question, parts, log),
    searchWebStep(searching, asked.question, parts, log),
    ...parts.map(async (part) => [part.id, await searchPart(searching, part, log)] as const),
  ]);
  return { cases: cases.evidence, web, ofParts: new Map(ofParts), libraryIsEmpty: cases.libraryIsEmpty };
}

async function searchCasesStep(
  searching: SearchingBeside,
  question: ReadQuestion,
  parts: readonly SubQuestion[],
  log: ResearchLog,
): Promise<{ evidence: Evidence[]; libraryIsEmpty: boolean }> {
  if (!log.isPlanned('cases')) return { evidence: [], libraryIsEmpty: false };
  const { write, signal } = searching.under;
  writeStep(write, 'search_cases', 'running');
  let libraryIsEmpty = false;
  const search = async (id: string, read: ReadQuestion, limit: number) => {
    const { evidence } = await log.run(id, signal, async () => {
      const found = await findCases(searching, read, limit);
      libraryIsEmpty ||= found.libraryIsEmpty;
      return found;
    });
    return evidence;
  };
  const all = await Promise.all([
    search('cases', question, FOUND_MAX.cases),
    ...parts
      .filter(({ id }) => log.isPlanned(`cases-${id}`))
      .map(({ id, read }) => search(`cases-${id}`, read, FOUND_MAX.casesOfPart)),
  ]);
  const evidence = onceEach(all.flat());
  writeStep(write, 'search_cases', 'done', { found: evidence.length });
  return { evidence, libraryIsEmpty };
}

/** So many articles answer; those behind them are about less and less of the question. */
const ANSWERING = 5;
/**
 * Who searches cases is shown more of them than an answer that tells them unasked: half of what is asked stands in each, its
 * passage says more than one word of it, and it rests on a rule that answers. Words alone find a murder for a question on shops.
 */
const LEAST_COVERAGE = 0.5;
const LEAST_SHARED = 2;

/** Cases on a question, of those that the asker may read; what applies no longer, or is about another rule, is only noted. */
export async function findCases(
  { context, under, laws, until }: SearchingBeside,
  read: ReadQuestion,
  limit: number,
): Promise<MadeSearch & { libraryIsEmpty: boolean }> {
  const { askedBy = null, asOf } = under.input;
  const answering = await laws.search(read, { asOf, limit: ANSWERING, signal: until });
  // Among digests alone the rule of a case may be missing.
  const isLawHeld = answering.evidence.some(({ kind }) => kind === 'law');
  const articles = answering.evidence.map(({ title, place }) => ({
    lawTitle: title,
    articleKey: place.articleKey,
  }));
  const found = await context.cases.search(read, { userId: askedBy, asOf, limit, articles, signal: until });
  const told = found.evidence.filter(({ text }, at) => {
    const sign = found.signs[at];
    if (sign === undefined || sign.isSuperseded) return false;
    const isClose = sign.coverage >= LEAST_COVERAGE && sharedTerms(read.terms, text) >= LEAST_SHARED;
    return (isClose && (sign.sharesArticle || !isLawHeld)) || fitsQuestion(read.inContext ?? read, sign);
  });
  return {
    evidence: told,
    aside: found.evidence.filter((one) => !told.includes(one)),
    found: found.found,
    libraryIsEmpty: found.libraryIsEmpty,
  };
}

async function searchWebStep(
  searching: SearchingBeside,
  question: ReadQuestion,
  parts: readonly SubQuestion[],
  log: ResearchLog,
): Promise<Evidence[]> {
  if (!log.isPlanned('web')) return [];
  const { write, signal } = searching.under;
  writeStep(write, 'search_web', 'running');
  const whole = await log.run('web', signal, () => findPages(searching, question, FOUND_MAX.web));
  // Where nobody is asked, or nobody answers, the parts would be told the same.
  const more =
    whole.state === undefined || whole.state === 'done'
      ? await Promise.all(
          parts
            .filter(({ id }) => log.isPlanned(`web-${id}`))
            .map(({ id, read }) =>
              log.run(`web-${id}`, signal, () => findPages(searching, read, FOUND_MAX.webOfPart)),
            ),
        )
      : await Promise.all(
          parts
            .filter(({ id }) => log.isPlanned(`web-${id}`))
            .map(({ id }) => log.run(`web-${id}`, signal, async () => ({ ...whole, evidence: [] }))),
        );
  const evidence = onceEach([whole, ...more].flatMap((made) => made.evidence));
  const failed = whole.state === 'failed';
  writeStep(write, 'search_web', failed ? 'failed' : 'done', { found: evidence.length });
  return evidence;
}

/** Pages of the web on a question: their passages, and those that were found and not read. */
export async function findPages(
  { context, under, research, until }: SearchingBeside,
  read: ReadQuestion,
  limit: number,
): Promise<MadeSearch> {
  const found = await context.web.search(read, {
    messageId: research.answerId,
    asOf: under.input.asOf,
    limit,
    signal: until,
  });
  const { service, evidence, results } = found;
  const query = found.queries.join(' · ');
  const made = { evidence, service, ...(query === '' ? {} : { query }) };
  if (!found.isConfigured) return { ...made, state: 'not_configured' };
  if (found.failure !== null) return { ...made, state: 'failed' };
  return {
    ...made,
    found: results.length,
    others: unreadPages(results, evidence),
    isUnsent: found.queries.length === 0,
  };
}

function unreadPages(results: readonly FoundPage[], evidence: readonly Evidence[]): LoggedSource[] {
  const cited = new Set(evidence.flatMap((one) => (one.kind === 'web' ? one.place.address : [])));
  return results
    .filter(({ address }) => !cited.has(address))
    .map(({ title, address, state }) => ({
      kind: 'web',
      title,
      label: '',
      used: false,
      index: null,
      state,
      ...(URL.canParse(address) ? { address } : {}),
    }));
}

/** Law, and passages of the person's files, for one part of the question. */
async function searchPart(
  { context, under, bounds, until }: SearchingBeside,
  { id, read }: SubQuestion,
  log: ResearchLog,
): Promise<Evidence[]> {
  const { input, signal } = under;
  const ofLaw = log.isPlanned(`laws-${id}`)
    ? log.run(`laws-${id}`, signal, async () => ({
        evidence: (
          await context.laws.search(read, { asOf: input.asOf, limit: FOUND_MAX.laws, signal: until, bounds })
        ).evidence,
      }))
    : null;
  const { files } = input;
  const ofFiles =
    files && log.isPlanned(`knowledge-${id}`)
      ? log.run(`knowledge-${id}`, signal, async () => {
          const found = await context.files.search(read, { ...files, wholeMaxCharacters: 0, signal: until });
          return { evidence: found.evidence.slice(0, FOUND_MAX.knowledge), found: found.evidence.length };
        })
      : null;
  const made = await Promise.all([ofLaw, ofFiles]);
  return made.flatMap((one) => one?.evidence ?? []);
}

/** A passage that several searches found is one. */
function onceEach(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ kind, title, label, text }) => {
    const key = JSON.stringify([kind, title, label, text]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
