import { associationTerms, placeKey } from './associations.ts';
import type { AssociationTable } from './ranking-model.ts';

/** A question with the articles that answer it, as law title key and article key. */
export interface Pair {
  terms: string[];
  places: { titleKey: string; articleKey: string }[];
}

/** What the library says of its terms. */
export interface Corpus {
  articles: number;
  /** In how many articles a term stands. */
  documentFrequency: ReadonlyMap<string, number>;
  /** Terms of the article at a place, each once. */
  termsAt(place: string): readonly string[];
}

/** A term met once says nothing, and would give a question away. */
const TERM_MET_AT_LEAST = 2;
const WORD_MET_AT_LEAST = 1.2;
const WORD_IN_ARTICLES_AT_LEAST = 3;
/** Words go together when they meet twice as often as chance. */
const LIFT_AT_LEAST = 0.7;
const WORDS_KEPT = 12;
/** Evidence that is added from nowhere, so that few meetings are not believed. */
const DOUBT = 3;

/** Counts which statute words, laws and articles go with the words of questions. */
export function learnAssociations(pairs: readonly Pair[], corpus: Corpus): AssociationTable {
  const laws = new Indexed();
  const places = new Indexed();
  const lawOfPlace: number[] = [];
  const articleKeys: string[] = [];
  const lawCounts = new Counter<number>();
  const placeCounts = new Counter<number>();
  const termCounts = new Counter<string>();
  const wordCounts = new Counter<string>();
  const ofTerm = new Map<
    string,
    { laws: Counter<number>; places: Counter<number>; words: Counter<string> }
  >();
  for (const { terms, places: answers } of pairs) {
    if (answers.length === 0) continue;
    const share = 1 / answers.length;
    const words = new Counter<string>();
    const placed = answers.map(({ titleKey, articleKey }) => {
      const law = laws.at(titleKey);
      const key = placeKey(titleKey, articleKey);
      const place = places.at(key);
      lawOfPlace[place] = law;
      articleKeys[place] = articleKey;
      placeCounts.add(place, share);
      for (const word of corpus.termsAt(key)) words.add(word, share);
      return { law, place };
    });
    const answering = [...new Set(placed.map(({ law }) => law))];
    for (const law of answering) lawCounts.add(law, 1 / answering.length);
    for (const [word, weight] of words) wordCounts.add(word, weight);
    for (const term of terms) {
      termCounts.add(term, 1);
      let counts = ofTerm.get(term);
      if (!counts) {
        counts = { laws: new Counter(), places: new Counter(), words: new Counter() };
        ofTerm.set(term, counts);
      }
      for (const law of answering) counts.laws.add(law, 1 / answering.length);
      for (const { place } of placed) counts.places.add(place, share);
      for (const [word, weight] of words) counts.words.add(word, weight);
    }
  }

  const table: AssociationTable = {
    laws: laws.keys,
    places: articleKeys.map((articleKey, place) => [lawOfPlace[place] ?? 0, articleKey]),
    lawCounts: laws.keys.map((_, law) => rounded(lawCounts.get(law))),
    placeCounts: places.keys.map((_, place) => rounded(placeCounts.get(place))),
    words: {},
    termLaws: {},
    termPlaces: {},
  };
  const rarity = (term: string) =>
    Math.log(1 + corpus.articles / (1 + (corpus.documentFrequency.get(term) ?? 0))) / 8;
  for (const [term, counts] of ofTerm) {
    const met = termCounts.get(term);
    if (met < TERM_MET_AT_LEAST) continue;
    table.termPlaces[term] = [...counts.places].map(([place, count]) => {
      const expected = placeCounts.get(place) / pairs.length + 0.002;
      return [place, rounded(rarity(term) * Math.log(1 + count / (met + DOUBT) / expected))];
    });
    table.termLaws[term] = [...counts.laws].map(([law, count]) => {
      const expected = lawCounts.get(law) / pairs.length;
      return [law, rounded(rarity(term) * Math.log((count + DOUBT * expected) / (met + DOUBT) / expected))];
    });
    const words = [...counts.words]
      .filter(
        ([word, count]) =>
          count >= WORD_MET_AT_LEAST &&
          (corpus.documentFrequency.get(word) ?? 0) >= WORD_IN_ARTICLES_AT_LEAST,
      )
      .flatMap(([word, count]): [string, number][] => {
        const expected = wordCounts.get(word) / pairs.length;
        const share = (count + 2 * expected) / (met + 2);
        const lift = Math.log(share / expected);
        return lift < LIFT_AT_LEAST ? [] : [[word, rounded(share * lift)]];
      })
      .sort((a, b) => b[1] - a[1])
      .slice(0, WORDS_KEPT);
    if (words.length > 0) table.words[term] = words;
  }
  return table;
}

/** Terms of an article for the corpus: headings above it and its text. */
export function articleTerms(headingPath: string, text: string): string[] {
  return associationTerms(`${headingPath.replace(HEADING_NUMBER, ' ')} ${text}`);
}

const HEADING_NUMBER = /第[〇零一二三四五六七八九十百]+(?:分编|编|章|节)/g;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

class Counter<Key> extends Map<Key, number> {
  override get(key: Key): number {
    return super.get(key) ?? 0;
  }
  add(key: Key, value: number): void {
    this.set(key, this.get(key) + value);
  }
}

class Indexed {
  keys: string[] = [];
  private readonly index = new Map<string, number>();
  at(key: string): number {
    let at = this.index.get(key);
    if (at === undefined) {
      at = this.keys.push(key) - 1;
      this.index.set(key, at);
    }
    return at;
  }
}
