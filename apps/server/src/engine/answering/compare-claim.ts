import type { CitationDifference, CitationState, PartlyCompared } from '@mingfa/contract/evidence';
import type { ArticlePlace } from '@mingfa/legal/citation/agreement/cited-text';
import { compareSentence } from '@mingfa/legal/citation/agreement/compare-sentence';
import type { SentenceComparison } from '@mingfa/legal/citation/agreement/sentence-comparison';
import { type Stance, stanceOf } from '@mingfa/legal/citation/agreement/stance';
import type { SourceCitation, StatuteCitation } from '@mingfa/legal/citation/citation';
import { legalWordsFor } from '@mingfa/legal/citation/support';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import type { NearCitation } from './cited-places.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import type { OwnPart } from './own-part.ts';
import { normalizeWords } from './quoted-words.ts';

/** What came of comparing a sentence with the articles it cites. */
export interface Comparison {
  state: Extract<
    CitationState,
    'verified' | 'not_compared' | 'contradicted' | 'unsupported' | 'quote_mismatch' | 'amended'
  >;
  quote: string | null;
  /** What differs, where the state is `contradicted`. */
  difference?: CitationDifference | null;
  /** What agrees, where the state is `not_compared` because of the rest of the sentence. */
  partly?: PartlyCompared;
  /** The article of the same law that fits the sentence much better. */
  better?: { articleKey: string; label: string } | null;
}

/** A citation with the articles it names and those around it. */
export interface ComparedCitation {
  answer: AnswerText;
  citation: StatuteCitation | SourceCitation;
  places: ResolvedPlace[];
  /** The other articles that the sentence cites. */
  beside: ResolvedPlace[];
  /** Other citations close by, also in other sentences. */
  near: readonly NearCitation[];
}

/** Compares words of a sentence with the text of the articles it cites, once however often it is asked. */
export function compareClaim(
  library: Pick<LibraryReader, 'everydayWords'>,
  { answer, citation, places, beside }: ComparedCitation,
  claim: string,
  wording: string,
  { isQuoted = false, isStrange = false } = {},
): SentenceComparison {
  const [part, ...also] = placesNamed({ citation, places, beside });
  const isSame = (other: ResolvedPlace) => places.some((place) => isSameArticle(place, other));
  const others = beside.filter((other) => !isSame(other)).flatMap(({ article }) => article?.text ?? []);
  const named = [part, ...also].map(({ paragraph, item }) => `${paragraph}.${item}`);
  const namesPlace = part.paragraph !== null || part.item !== null;
  return answer.compareOnce(
    [isQuoted ? 'quoted' : isStrange ? 'strange' : 'sentence', claim, wording, ...named, ...others],
    () =>
      compareSentence(claim, wording, {
        ...part,
        also,
        beside: others,
        // They help to find the place named.
        everyday: namesPlace ? legalWordsFor(claim, library.everydayWords) : '',
        isQuoted,
        isStrange,
      }),
  );
}

/** The 款 and 项 that a citation of one article names, and those that its sentence names of the same article. */
export function placesNamed({
  citation,
  places,
  beside,
}: Pick<ComparedCitation, 'citation' | 'places' | 'beside'>): [ArticlePlace, ...ArticlePlace[]] {
  if (places.length !== 1 || citation.type !== 'statute') return [{ paragraph: null, item: null }];
  const { paragraph, item } = citation;
  const isSame = (other: ResolvedPlace) => places.some((place) => isSameArticle(place, other));
  return [{ paragraph, item }, ...beside.filter(isSame).flatMap(({ location }) => location ?? [])];
}

/** The same article of the same law, whichever part of it is named. */
export const isSameArticle = (one: ResolvedPlace, other: ResolvedPlace): boolean =>
  one.law?.lawId === other.law?.lawId && one.article?.key === other.article?.key;

/** The texts of some articles, one below the other. */
export const wordingOf = (places: readonly ResolvedPlace[]) =>
  places.map((place) => place.article?.text ?? '').join('\n');

/** How the words around a citation, in its own part of the sentence, cite it. */
export const stanceIn = ({ text }: AnswerText, { start, end, group }: OwnPart): Stance =>
  stanceOf(text.slice(start, group.start), text.slice(group.end, end));

/** Whether words claim enough to be compared. */
export const isEnough = (claim: string) => normalizeWords(claim).length >= CLAIM_MIN_LENGTH;
