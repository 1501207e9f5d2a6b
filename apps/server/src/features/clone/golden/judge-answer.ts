import { type AnswerPart, allDataOf, dataOf, textOf } from '@mingfa/contract/answer-part';
import type { GoldenExpectation, GoldenFailure, GoldenPlace } from '@mingfa/contract/clone-golden';
import { type CheckedCitation, isArticleEvidence } from '@mingfa/contract/evidence';
import { findCitations } from '@mingfa/legal/citation/citations';
import { hasFigure } from '@mingfa/legal/figures/has-figure';
import { formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { toFlatText } from '@mingfa/legal/words/flat-text';

/** A finished answer as it is judged. */
export interface JudgedAnswer {
  failures: GoldenFailure[];
  text: string;
  /** Places it cites: by the number of a source, and those its text names that the check found in the library. */
  cited: GoldenPlace[];
}

/** What the check of citations found to stand as it is named: the others are named in vain. */
const STANDING: ReadonlySet<CheckedCitation['state']> = new Set(['verified', 'not_compared', 'digest_only']);
/** Longest range of articles that counts as citing each of them. */
const RANGE_MAX = 30;

/** Judges a kept answer by rules alone: the same parts and the same expectation always come to the same. */
export function judgeAnswer(parts: readonly AnswerPart[], expected: GoldenExpectation): JudgedAnswer {
  const text = textOf(parts);
  const named = placesNamed(parts);
  const cited = once([
    ...placesNumbered(parts, text),
    ...named.filter(({ state }) => STANDING.has(state)).map(({ place }) => place),
  ]);
  const all = once([...cited, ...named.map(({ place }) => place)]);
  const asked = new Set(allDataOf(parts, 'facts').flatMap(({ missing }) => missing.map(({ id }) => id)));
  const isInsufficient = allDataOf(parts, 'insufficient').length > 0;
  const words = looseWords(text);
  const failed = (rule: GoldenFailure['rule'], wanted: readonly string[]) =>
    wanted.map((one): GoldenFailure => ({ rule, wanted: one }));
  const failures = [
    ...failed('cites', missingOf(expected.cites, cited)),
    ...(expected.citesAny.length > 0 &&
    missingOf(expected.citesAny, cited).length === expected.citesAny.length
      ? failed('citesAny', [expected.citesAny.map(placeName).join(' / ')])
      : []),
    // What is cited in vain is cited all the same.
    ...failed('notCites', expected.notCites.filter((place) => holds(all, place)).map(placeName)),
    ...(expected.insufficient !== null && expected.insufficient !== isInsufficient
      ? failed('insufficient', [String(expected.insufficient)])
      : []),
    ...failed(
      'figures',
      expected.figures.filter((figure) => !hasFigure(text, figure)),
    ),
    ...failed(
      'asks',
      expected.asks.filter((fact) => !asked.has(fact)),
    ),
    ...failed(
      'mentions',
      expected.mentions.filter((word) => !words.includes(looseWords(word))),
    ),
    ...failed(
      'notMentions',
      expected.notMentions.filter((word) => words.includes(looseWords(word))),
    ),
  ];
  return { failures, text, cited };
}

/** What is kept of a question that got no answer, through no fault of the clone's. */
export function notAnswered(errorCode: string): JudgedAnswer {
  return { failures: [{ rule: 'answered', wanted: errorCode }], text: '', cited: [] };
}

/** Whether nothing but an outage kept a question from holding. */
export const isOutage = (failures: readonly GoldenFailure[]): boolean =>
  failures.some(({ rule }) => rule === 'answered');

/** Sources of law that the text cites as `[n]`. */
function placesNumbered(parts: readonly AnswerPart[], text: string): GoldenPlace[] {
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const marked = new Set(
    findCitations(text).flatMap((found) => (found.type === 'source' ? [found.index] : [])),
  );
  return sources
    .filter(({ index }) => marked.has(index))
    .flatMap((source) =>
      isArticleEvidence(source) ? [{ law: source.shortTitle, article: source.place.articleKey }] : [],
    );
}

/** Places that the text names in words, with what the check made of them. */
function placesNamed(
  parts: readonly AnswerPart[],
): { place: GoldenPlace; state: CheckedCitation['state'] }[] {
  const { citations = [] } = dataOf(parts, 'citation-check') ?? {};
  return citations.flatMap((citation) => {
    const law = citation.type === 'statute' ? /^《(.+)》第/.exec(citation.label)?.[1] : undefined;
    if (!law || !citation.location) return [];
    const { state, location, toArticleKey } = citation;
    return articlesTo(location.articleKey, toArticleKey).map((article) => ({
      place: { law, article },
      state,
    }));
  });
}

function articlesTo(from: string, to: string | null): string[] {
  const [first, last] = [parseArticleKey(from), to === null ? null : parseArticleKey(to)];
  if (!first || !last || last.main <= first.main || last.main - first.main > RANGE_MAX)
    return to === null ? [from] : [from, to];
  const between = Array.from({ length: last.main - first.main - 1 }, (_, at) =>
    formatArticleKey({ main: first.main + 1 + at, sub: 0 }),
  );
  return [from, ...between, formatArticleKey(last)];
}

const placeKey = ({ law, article }: GoldenPlace) => `${lawKey(law)} ${article}`;
const placeName = ({ law, article }: GoldenPlace) => `${law} ${article}`;
const holds = (places: readonly GoldenPlace[], wanted: GoldenPlace) =>
  places.some((place) => placeKey(place) === placeKey(wanted));
const missingOf = (wanted: readonly GoldenPlace[], cited: readonly GoldenPlace[]) =>
  wanted.filter((place) => !holds(cited, place)).map(placeName);
const once = (places: readonly GoldenPlace[]) => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

/** Words as they are compared: in small letters, however their figures and spaces are written. */
const looseWords = (text: string) => toFlatText(text).replaceAll('**', '').replace(/\s+/g, ' ').toLowerCase();
