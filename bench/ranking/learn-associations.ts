import {
  associationTerms,
  placeKey,
} from '../../apps/server/src/engine/retrieval/laws/ranking/associations.ts';
import type { AssociationTable } from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';

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
  const answered = pairs.filter(({ places }) => places.length > 0);
  const laws = new Indexed();
  const places = new Indexed();
  const lawOfPlace: number[] = [];
  const articleKeys: string[] = [];
  const lawCounts = new Counter<number>();
  const placeCounts = new Counter<number>();
  const answers = answered.map((pair) => {
    const share = 1 / pair.places.length;
    const placed = pair.places.map(({ titleKey, articleKey }) => {
      const law = laws.at(titleKey);
      const place = places.at(placeKey(titleKey, articleKey));
      lawOfPlace[place] = law;
      articleKeys[place] = articleKey;
      placeCounts.add(place, share);
      return { law, place };
    });
    const answering = [...new Set(placed.map(({ law }) => law))];
    for (const law of answering) lawCounts.add(law, 1 / answering.length);
    return { placed, answering, share };
  });
  const table: AssociationTable = {
    laws: laws.keys,
    places: articleKeys.map((articleKey, place) => [lawOfPlace[place] ?? 0, articleKey]),
    lawCounts: laws.keys.map((_, law) => rounded(lawCounts.get(law))),
    placeCounts: places.keys.map((_, place) => rounded(placeCounts.get(place))),
    words: {},
    termLaws: {},
    termPlaces: {},
  };
  const wordsOf = new WordCounts(answered, corpus);
  for (const [term, metIn] of pairsByTerm(answered)) {
    const met = metIn.length;
    if (met < TERM_MET_AT_LEAST) continue;
    const ofLaws = new Counter<number>();
    const ofPlaces = new Counter<number>();
    for (const at of metIn) {
      const { placed, answering, share } = answers[at] as (typeof answers)[number];
      for (const law of answering) ofLaws.add(law, 1 / answering.length);
      for (const { place } of placed) ofPlaces.add(place, share);
    }
    const rarity = Math.log(1 + corpus.articles / (1 + (corpus.documentFrequency.get(term) ?? 0))) / 8;
    table.termPlaces[term] = [...ofPlaces].map(([place, count]) => {
      const expected = placeCounts.get(place) / pairs.length + 0.002;
      return [place, rounded(rarity * Math.log(1 + count / (met + DOUBT) / expected))];
    });
    table.termLaws[term] = [...ofLaws].map(([law, count]) => {
      const expected = lawCounts.get(law) / pairs.length;
      return [law, rounded(rarity * Math.log((count + DOUBT * expected) / (met + DOUBT) / expected))];
    });
    const words = wordsOf.goingWith(metIn);
    if (words.length > 0) table.words[term] = words;
  }
  return table;
}

/** In which pairs each term stands. */
function pairsByTerm(pairs: readonly Pair[]): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  for (const [at, { terms }] of pairs.entries()) {
    for (const term of terms) {
      const metIn = byTerm.get(term);
      if (metIn) metIn.push(at);
      else byTerm.set(term, [at]);
    }
  }
  return byTerm;
}

/** The statutes' words in the answers of pairs. */
class WordCounts {
  private readonly words = new Indexed();
  private readonly ofPair: { word: number; share: number }[][];
  private readonly all: Float64Array;
  private readonly sums: Float64Array;

  constructor(pairs: readonly Pair[], corpus: Corpus) {
    this.ofPair = pairs.map(({ places }) =>
      places.flatMap(({ titleKey, articleKey }) =>
        corpus
          .termsAt(placeKey(titleKey, articleKey))
          .flatMap((word) =>
            (corpus.documentFrequency.get(word) ?? 0) >= WORD_IN_ARTICLES_AT_LEAST
              ? [{ word: this.words.at(word), share: 1 / places.length }]
              : [],
          ),
      ),
    );
    this.all = new Float64Array(this.words.keys.length);
    this.sums = new Float64Array(this.words.keys.length);
    for (const words of this.ofPair) {
      for (const { word, share } of words) this.all[word] = (this.all[word] ?? 0) + share;
    }
  }

  /** Words that stand in the answers of these pairs more often than by chance, the surest first. */
  goingWith(pairs: readonly number[]): [word: string, weight: number][] {
    const touched: number[] = [];
    for (const at of pairs) {
      for (const { word, share } of this.ofPair[at] ?? []) {
        if (this.sums[word] === 0) touched.push(word);
        this.sums[word] = (this.sums[word] ?? 0) + share;
      }
    }
    const found = touched.flatMap((word): [number, number][] => {
      const count = this.sums[word] ?? 0;
      this.sums[word] = 0;
      if (count < WORD_MET_AT_LEAST) return [];
      const expected = (this.all[word] ?? 0) / this.ofPair.length;
      const share = (count + 2 * expected) / (pairs.length + 2);
      const lift = Math.log(share / expected);
      return lift < LIFT_AT_LEAST ? [] : [[word, rounded(share * lift)]];
    });
    return found
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, WORDS_KEPT)
      .map(([word, weight]) => [this.words.keys[word] ?? '', weight]);
  }
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
