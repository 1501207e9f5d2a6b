import type { Evidence } from '@mingfa/contract/evidence';
import { isArticleEvidence } from '@mingfa/contract/evidence';
import type {
  CaseCitation,
  Citation,
  SourceCitation,
  StatuteCitation,
} from '@mingfa/legal/citation/citation';
import { type ArticleNumber, formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import type { AnswerText } from './answer-text.ts';
import type { CitedPlace, ResolvedPlace } from './library-reader.ts';

/** Articles of a range that are looked up one by one; longer ranges are checked at both ends. */
const RANGE_MAX = 30;
/** Other citations of one sentence whose articles are looked at beside its own. */
const BESIDE_MAX = 12;
/** A citation further away is no neighbour whose words could be meant. */
const NEAR_CHARACTERS = 250;

/** A citation close by, with the articles it names. */
export interface NearCitation {
  start: number;
  end: number;
  places: readonly ResolvedPlace[];
}

/** The places in laws that a citation names. */
export function placesOf(
  citation: StatuteCitation | CaseCitation | SourceCitation,
  sources: Evidence[],
): CitedPlace[] {
  if (citation.type === 'case') return [];
  if (citation.type === 'source') {
    const source = sources[citation.index - 1];
    if (!source || !isArticleEvidence(source)) return [];
    const article = parseArticleKey(source.place.articleKey);
    return article ? [{ lawName: source.title, article, paragraph: null, item: null }] : [];
  }
  const lawName = nameOf(citation);
  return lawName === null ? [] : placesIn(lawName, citation);
}

/** The places that a citation names in a law. */
export function placesIn(lawName: string, { article, to, paragraph, item }: StatuteCitation): CitedPlace[] {
  if (lawName === '' || !article) return [];
  return articlesOf(article, to).map((one) => ({ lawName, article: one, paragraph, item }));
}

/** The laws that an article without a word for its law may be of besides the last one named. */
export const otherLawsOf = (citation: Citation): readonly string[] =>
  citation.type === 'statute' && citation.law.kind === 'anaphoric' ? (citation.law.others ?? []) : [];

/** The law's name as written; null for a bare article with no law named before it, which cites no law. */
export function nameOf(citation: StatuteCitation): string | null {
  return citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent;
}

function articlesOf(from: ArticleNumber, to: ArticleNumber | null): ArticleNumber[] {
  if (!to || to.main <= from.main) return [from];
  if (to.main - from.main > RANGE_MAX) return [from, to];
  const between = Array.from({ length: to.main - from.main - 1 }, (_, index) => ({
    main: from.main + index + 1,
    sub: 0,
  }));
  return [from, ...between, to];
}

/** Tells one place from another. */
export const placeKey = (place: CitedPlace) =>
  `${place.lawName}\n${formatArticleKey(place.article)}\n${place.paragraph ?? ''}\n${place.item ?? ''}`;

interface Around {
  citation: StatuteCitation | SourceCitation;
  answer: AnswerText;
  resolved: ReadonlyMap<string, ResolvedPlace>;
  sources: Evidence[];
}

/** The other articles that the sentence of a citation cites, and the citations close to it, also those of other sentences. */
export function placesAround({ citation, answer, resolved, sources }: Around): {
  beside: ResolvedPlace[];
  near: NearCitation[];
} {
  const own = new Set(placesOf(citation, sources).map(placeKey));
  const placesAt = (other: Parameters<typeof placesOf>[0]) =>
    placesOf(other, sources).flatMap((place) => resolved.get(placeKey(place)) ?? []);
  const beside = answer
    .citationsBeside(citation)
    .slice(0, BESIDE_MAX)
    .flatMap((other) => placesOf(other, sources).map(placeKey))
    .flatMap((key) => (own.has(key) ? [] : (resolved.get(key) ?? [])));
  const near = answer.citations
    .filter(
      ({ type, start, end }) =>
        type === 'statute' &&
        start !== citation.start &&
        start - citation.end <= NEAR_CHARACTERS &&
        citation.start - end <= NEAR_CHARACTERS,
    )
    .slice(0, 2 * BESIDE_MAX)
    .map((other) => ({ start: other.start, end: other.end, places: placesAt(other) }));
  return { beside, near };
}
