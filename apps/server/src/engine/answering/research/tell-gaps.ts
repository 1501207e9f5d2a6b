import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Evidence } from '@mingfa/contract/evidence';
import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { SearchScope } from '@mingfa/contract/search-choice';
import type { GapReason, SearchGap } from '@mingfa/contract/search-data';
import type { Language } from '@mingfa/contract/values';
import { CASE_NUMBER_PATTERN } from '@mingfa/legal/judgments/case-number';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import { speaksOfSame } from '../is-off-topic.ts';
import type { FoundSources } from '../search-sources.ts';
import type { AskedResearch } from './asked-research.ts';
import type { ResearchPlan, SubQuestion } from './plan-research.ts';
import type { ResearchLog } from './research-log.ts';
import { researchWords } from './research-words.ts';
import type { FoundBeside } from './search-beside.ts';
import { sharedTerms } from './shared-terms.ts';
import { isSpokenInAnswer } from './spoken-in-answer.ts';

/** An article less likely than this is about something else, in a library that holds the whole law. */
const CLOSE_LIKELIHOOD = 0.1;
/** Nor is one that says fewer of the question's terms. */
const SHARED_MIN = 2;
const CASE_NUMBERS_MAX = 10;

/** What a search came to. */
export interface ResearchFindings {
  research: AskedResearch;
  plan: ResearchPlan;
  log: ResearchLog;
  found: FoundSources;
  beside: FoundBeside;
  language: Language;
  asOf: string;
  question: string;
  /** The answer as it stands before the reader. */
  answer: string;
}

/** What was not found, where it was looked for, and why: parts of the question, what it names, and whole scopes. */
export async function tellGaps(findings: ResearchFindings): Promise<SearchGap[]> {
  const gaps = [
    ...gapsOfParts(findings),
    ...gapsOfNames(findings),
    ...(await gapsOfCaseNumbers(findings)),
    ...gapsOfScopes(findings),
  ];
  const seen = new Set<string>();
  return gaps.filter(({ what, why }) => {
    const key = `${what}\n${why}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Parts of the question of which neither the answer speaks nor a source. */
function gapsOfParts(findings: ResearchFindings): SearchGap[] {
  const { plan, log, research, language } = findings;
  const words = researchWords(language);
  return plan.parts.flatMap((part) => {
    const made = log.made.filter(
      ({ search }) =>
        search.state === 'done' && (search.subQuestionId === null || search.subQuestionId === part.id),
    );
    const own = made.filter(({ search }) => search.subQuestionId === part.id || plan.parts.length === 1);
    const sources = made.flatMap(({ evidence }) => evidence);
    const isAnything = made.some(({ evidence, aside }) => evidence.length + aside.length > 0);
    const isTold =
      isSpokenInAnswer(readQuestion(part.text), findings.answer) ||
      isSpokenOf(
        findings,
        part,
        own.flatMap(({ evidence }) => evidence),
        sources,
      );
    if (isTold) return [];
    const unsearched = (['laws', 'cases', 'web'] as const).filter((scope) => !research.choice.scopes[scope]);
    const how =
      plan.parts.length > 1 && research.choice.depth === 'quick'
        ? words.deeper
        : unsearched.length > 0
          ? words.widen(
              unsearched
                .map((scope) => SEARCH_SCOPE_LABELS[language][scope])
                .join(language === 'en' ? ', ' : '、'),
            )
          : words.narrower;
    return [
      {
        what: part.text,
        subQuestionId: part.id,
        lookedIn: [...new Set(made.map(({ search }) => search.scope))],
        why: isAnything ? ('nothing_close' as const) : ('nothing_found' as const),
        how,
      },
    ];
  });
}

/**
 * Whether a source is about a part of the question: a guide to it, an article that is likely enough among what was searched for it
 * alone, or a text that speaks of the same things.
 */
function isSpokenOf(
  { found, plan }: ResearchFindings,
  { text, read }: SubQuestion,
  own: readonly Evidence[],
  all: readonly Evidence[],
): boolean {
  if (found.offTopic) return false;
  const guides = found.guided?.found ?? [];
  if (guides.some(({ about }) => plan.parts.length === 1 || sharesClause(about, text))) return true;
  if (read.cited.length > 0 && found.asked.some(({ state }) => state === 'held' || state === 'digest_only'))
    return true;
  const isLikely = (source: Evidence) =>
    source.kind === 'law' &&
    !found.library.starterOnly &&
    source.score >= CLOSE_LIKELIHOOD &&
    sharedTerms(read.terms, source.text) >= SHARED_MIN;
  return own.some(isLikely) || speaksOfSame(text, all.map(wordsOf));
}

const sharesClause = (about: string, text: string): boolean => text.includes(about) || about.includes(text);

const wordsOf = (source: Evidence): { text: string } =>
  source.kind === 'law' || source.kind === 'digest'
    ? { text: [source.title, source.text, source.digest?.heading, source.digest?.text].join('\n') }
    : { text: `${source.title}\n${source.text}` };

/** Articles that the question names, and laws of the day, that are not held. */
function gapsOfNames({ found, research, language, asOf }: ResearchFindings): SearchGap[] {
  if (!research.choice.scopes.laws) return [];
  const words = researchWords(language);
  const gap = (what: string, why: GapReason, how: string): SearchGap => ({
    what,
    subQuestionId: null,
    lookedIn: ['laws'],
    why,
    how,
  });
  const named = found.asked.flatMap(({ label, state }) =>
    state === 'version_not_held'
      ? [gap(label, 'version_not_held', words.ofDay(asOf))]
      : state === 'not_in_library' || state === 'not_found'
        ? [gap(label, 'not_held', words.article)]
        : [],
  );
  const ofDay = (found.today ?? []).flatMap((place) =>
    place?.standing === 'not_held'
      ? [gap(`《${place.law.shortTitle}》`, 'version_not_held', words.ofDay(asOf))]
      : [],
  );
  return [...named, ...ofDay];
}

async function gapsOfCaseNumbers({
  found,
  research,
  language,
  question,
}: ResearchFindings): Promise<SearchGap[]> {
  if (!research.choice.scopes.cases) return [];
  const numbers = [
    ...new Set([...toFlatText(question).matchAll(CASE_NUMBER_PATTERN)].map(([number]) => number)),
  ].slice(0, CASE_NUMBERS_MAX);
  if (numbers.length === 0) return [];
  const held = await found.reader.resolveCases(numbers);
  return numbers
    .filter((number) => !held.has(number) || held.get(number) === 'impossible')
    .map((what) => ({
      what,
      subQuestionId: null,
      lookedIn: ['cases'],
      why: 'not_held',
      how: researchWords(language).caseNumber,
    }));
}

/** Scopes that could not be searched, or gave nothing. */
function gapsOfScopes({ log, found, beside, research, language }: ResearchFindings): SearchGap[] {
  const words = researchWords(language);
  const labels = SEARCH_SCOPE_LABELS[language];
  const gap = (scope: SearchScope, why: GapReason, how: string): SearchGap => ({
    what: labels[scope],
    subQuestionId: null,
    lookedIn: [scope],
    why,
    how,
  });
  const madeIn = (scope: SearchScope) => log.made.filter(({ search }) => search.scope === scope);
  const gaps: SearchGap[] = [];
  if (research.choice.scopes.laws && found.library.starterOnly)
    gaps.push(gap('laws', 'starter_library', words.library));
  for (const scope of ['laws', 'cases', 'knowledge', 'web'] as const) {
    const made = madeIn(scope);
    if (made.length === 0) continue;
    const states = new Set(made.map(({ search }) => search.state));
    if (states.has('not_configured')) gaps.push(gap(scope, 'not_configured', words.web));
    else if (states.has('failed')) gaps.push(gap(scope, 'failed', words.again));
    else if (made.every(({ isUnsent }) => isUnsent)) gaps.push(gap(scope, 'not_sent', words.unnamed));
    else if (scope === 'cases' && beside.libraryIsEmpty) gaps.push(gap(scope, 'library_empty', words.cases));
    else if (made.every(({ evidence }) => evidence.length === 0))
      gaps.push(
        made.some(({ aside }) => aside.length > 0)
          ? gap(scope, 'nothing_close', words.narrower)
          : made.some(({ others }) => others.length > 0)
            ? gap(scope, 'not_read', words.again)
            : gap(scope, 'nothing_found', scope === 'knowledge' ? words.base : words.narrower),
      );
  }
  const { plan } = log;
  if (plan.reached !== null) gaps.push(limitGap(plan, labels, words.narrower));
  return gaps;
}

function limitGap(
  { searches }: Readonly<AnswerData['plan']>,
  labels: Record<SearchScope, string>,
  how: string,
): SearchGap {
  const ended = searches.filter(({ state }) => state === 'failed' || state === 'waiting');
  const scopes = [...new Set((ended.length > 0 ? ended : searches).map(({ scope }) => scope))];
  return {
    what: scopes.map((scope) => labels[scope]).join(' · '),
    subQuestionId: null,
    lookedIn: scopes,
    why: 'limit_reached',
    how,
  };
}
