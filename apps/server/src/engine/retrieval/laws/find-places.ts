import type { Database } from '../../../db/client.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import type { LibraryIndex } from '../../library/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { questionTerms } from '../words/index-text.ts';
import { digestPlace, readDigestIndex } from './digest-index.ts';
import type { FoundPlace } from './found-place.ts';
import { rankArticles } from './rank-articles.ts';
import { searchWords } from './search-words.ts';
import { wordsHeld } from './words-held.ts';

/** Why a place was found. */
export interface FoundReason {
  /** All words typed stand in it, or what was meant by them does. */
  by: 'words' | 'meaning';
  /** Words typed that stand in it, in its law's title or its headings; and those that do not, nor what they mean. */
  held: string[];
  missing: string[];
  /** Everyday words typed, and the words of statutes for them that stand in it. */
  meant: { said: string; term: string }[];
}

/** A place and why it was found. */
export type ReasonedPlace = FoundPlace & { reason: FoundReason };

export interface PlaceSearch {
  mode: 'words' | 'phrase' | 'meaning';
  asOf: string;
  /** Only articles of these laws; null for all. */
  lawIds: string[] | null;
  /** How far down the ranking to look; the usual depth when absent. */
  candidates?: number;
}

const CANDIDATES = 400;
/** All articles with a phrase hold all of its terms, so the best of the ranking hold the phrase where any does. */
const PHRASE_CANDIDATES = 600;
const DIGESTS = 40;
/** A digest that holds all of the question counts like this share of the best article. */
const WEIGHT_OF_DIGEST = 0.6;
/** Further down a ranking by meaning only chance is left. */
const MOST_BY_MEANING = 60;
/** Longer terms of the lexicon are clauses, found by their words rather than as they stand. */
const LONGEST_TERM = 14;

interface PlaceContext {
  db: Database;
  search: TextSearch;
}

/**
 * Ranked places for a search box, one version of each article, the one of the day: first those that hold all words typed;
 * then, where meaning is asked for or no article holds them all, those that hold some, or what was meant by them. What
 * has neither was found by chance and is left out.
 */
export async function findPlaces(
  context: PlaceContext,
  index: LibraryIndex,
  question: ReadQuestion,
  search: PlaceSearch,
): Promise<ReasonedPlace[]> {
  if (search.mode === 'phrase') return findPhrase(context, index, question, search);
  const [byWords, byMeaning] = await Promise.all([
    rank(context, index, questionTerms(question.text), search),
    search.mode === 'meaning' ? rank(context, index, question.terms, search) : [],
  ]);
  const { pieces, words } = searchWords(question.text.toLowerCase());
  const meant = termsMeant(question);
  const needles = [...new Set([...pieces, ...words, ...meant.map(({ term }) => term.toLowerCase())])];
  const reasoned = (places: readonly FoundPlace[], held: readonly ReadonlySet<string>[]) =>
    places.map((place, at) => ({ ...place, reason: reasonOf(held[at] ?? new Set(), pieces, words, meant) }));
  const all = reasoned(byWords, await wordsHeld(context, byWords, needles));
  const whole = all.filter(({ reason }) => reason.by === 'words');
  if (search.mode === 'words') return whole.length > 0 ? whole : mostWordsFirst(all);
  const known = new Set(whole.map((place) => digestPlace(place.law.id, place.articleKey)));
  const others = byMeaning.filter((place) => !known.has(digestPlace(place.law.id, place.articleKey)));
  const near = reasoned(others, await wordsHeld(context, others, needles)).filter(
    ({ reason }) => reason.held.length + reason.meant.length > 0,
  );
  // Several words mean all of them: what lacks fewest stands first, otherwise in its order.
  if (pieces.length > 1) near.sort((a, b) => a.reason.missing.length - b.reason.missing.length);
  // What holds all words by chance of the other ranking belongs to those that do.
  return [
    ...whole,
    ...near.filter(({ reason }) => reason.by === 'words'),
    ...near.filter(({ reason }) => reason.by === 'meaning').slice(0, MOST_BY_MEANING),
  ];
}

async function rank(
  context: PlaceContext,
  index: LibraryIndex,
  terms: readonly string[],
  search: PlaceSearch,
): Promise<FoundPlace[]> {
  return addDigests(context, index, await candidates(context, index, terms, search), terms, search);
}

async function candidates(
  context: PlaceContext,
  index: LibraryIndex,
  terms: readonly string[],
  search: PlaceSearch,
): Promise<FoundPlace[]> {
  const found = await context.search.candidates(terms, {
    limit: search.candidates ?? (search.mode === 'phrase' ? PHRASE_CANDIDATES : CANDIDATES),
    ...(search.lawIds ? { lawIds: search.lawIds } : {}),
  });
  return rankArticles(index, found, { asOf: search.asOf, namedLawIds: new Set() }).map((place) => ({
    ...place,
    digest: null,
  }));
}

/** The words as they stand, in the text itself. */
async function findPhrase(
  context: PlaceContext,
  index: LibraryIndex,
  question: ReadQuestion,
  search: PlaceSearch,
): Promise<ReasonedPlace[]> {
  const places = await candidates(context, index, questionTerms(question.text), search);
  const phrase = question.text.toLowerCase();
  const held = await wordsHeld(context, places, [phrase], 'text');
  const reason: FoundReason = { by: 'words', held: [question.text], missing: [], meant: [] };
  return places.filter((_, at) => held[at]?.has(phrase)).map((place) => ({ ...place, reason }));
}

function reasonOf(
  held: ReadonlySet<string>,
  pieces: readonly string[],
  words: readonly string[],
  meant: FoundReason['meant'],
): FoundReason {
  const isHeld = (word: string) => held.has(word);
  // As typed, or all words of a sentence.
  const isWhole = pieces.every(isHeld) || (words.length > 0 && words.every(isHeld));
  const typed = words.length > 0 ? words : pieces;
  const near = meant.filter(({ said, term }) => isHeld(term.toLowerCase()) && !isHeld(said.toLowerCase()));
  const isMeant = (word: string) =>
    near.some(({ said }) => said.toLowerCase().includes(word) || word.includes(said.toLowerCase()));
  return {
    by: isWhole ? 'words' : 'meaning',
    held: isWhole && words.length === 0 ? [...pieces] : typed.filter(isHeld),
    missing: isWhole ? [] : typed.filter((word) => !isHeld(word) && !isMeant(word)),
    meant: near,
  };
}

/** No article holds them all: those that hold most come first, and each says what it lacks. */
function mostWordsFirst(places: readonly ReasonedPlace[]): ReasonedPlace[] {
  return places
    .filter(({ reason }) => reason.held.length > 0)
    .sort((a, b) => b.reason.held.length - a.reason.held.length || b.score - a.score);
}

/** The everyday words of the question, each with every term that statutes say for it. */
function termsMeant(question: ReadQuestion): FoundReason['meant'] {
  const meant = question.words.flatMap(({ start, end, entries }) => {
    const said = question.text.slice(start, end);
    const terms = new Set(entries.flatMap(({ legal }) => legal));
    return [...terms].filter((term) => term.length <= LONGEST_TERM).map((term) => ({ said, term }));
  });
  return meant.filter(({ term }) => !question.text.includes(term));
}

/** Articles of which our digest answers, in their place among the others. */
async function addDigests(
  context: PlaceContext,
  index: LibraryIndex,
  ranked: readonly FoundPlace[],
  terms: readonly string[],
  search: PlaceSearch,
): Promise<FoundPlace[]> {
  const { digests } = await readDigestIndex(context);
  const best = ranked[0]?.score ?? 1;
  const places = new Map(ranked.map((place) => [digestPlace(place.law.id, place.articleKey), { ...place }]));
  for (const hit of digests.passages.find(terms, DIGESTS)) {
    const digest = digests.digests[hit.index];
    const law = digest && index.laws.get(digest.lawId);
    if (!law || (search.lawIds && !search.lawIds.includes(law.id))) continue;
    const key = digestPlace(law.id, digest.articleKey);
    const score = WEIGHT_OF_DIGEST * hit.coverage * best;
    const known = places.get(key);
    if (known) known.score += score;
    // With a text held, an article that the ranking did not find is not worth showing for its digest alone.
    else if (law.versions.length === 0) {
      places.set(key, { law, version: null, articleKey: digest.articleKey, score, digest });
    }
  }
  return [...places.values()].sort((a, b) => b.score - a.score);
}
