import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';
import type { AssociationTable } from './ranking-model.ts';

/** What goes with the words of one question. */
export interface Associated {
  /** Terms of statutes, strongest first. */
  terms: [term: string, weight: number][];
  /** By title key: how much the words speak for a law. */
  laws: Map<string, number>;
  /** By `placeKey`: how much the words speak for an article. */
  places: Map<string, number>;
}

const MOST_TERMS = 40;
/** What a long text asks stands in its beginning, and everybody waits while it is looked up. */
const LOOKED_UP = 1200;

/** Key of an article in the learned tables: laws by title, since their ids differ between installations. */
export const placeKey = (titleKey: string, articleKey: string): string => `${titleKey} ${articleKey}`;

/** Terms of a question as the associations were learned: bigrams and words of two characters or more, each once. */
export function associationTerms(text: string): string[] {
  return [...new Set([...characterBigrams(text), ...segmentWords(text).filter((word) => word.length >= 2)])];
}

/** Looks up what goes with the words of a question. */
export function associate(table: AssociationTable, text: string): Associated {
  const terms = associationTerms(text.slice(0, LOOKED_UP));
  // Long questions are not believed more than short ones.
  const share = 4 / Math.max(1, terms.length);
  const keys = placeKeysOf(table);
  const words = new Map<string, number>();
  const laws = new Sums(table.laws.length);
  const places = new Sums(table.places.length);
  for (const term of terms) {
    for (const [word, weight] of table.words[term] ?? []) words.set(word, (words.get(word) ?? 0) + weight);
    for (const [law, weight] of table.termLaws[term] ?? []) laws.add(law, weight * share);
    for (const [place, weight] of table.termPlaces[term] ?? []) places.add(place, weight * share);
  }
  return {
    terms: [...words].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS),
    laws: laws.named(table.laws),
    places: places.named(keys),
  };
}

/** Sums by number, in the order in which they were begun. */
class Sums {
  readonly #values: Float64Array;
  readonly #begun = new Set<number>();

  constructor(size: number) {
    this.#values = new Float64Array(size);
  }
  add(at: number, value: number): void {
    this.#begun.add(at);
    this.#values[at] = (this.#values[at] ?? 0) + value;
  }
  named(names: readonly string[]): Map<string, number> {
    return new Map([...this.#begun].map((at) => [names[at] ?? '', this.#values[at] ?? 0]));
  }
}

const placeKeys = new WeakMap<AssociationTable, string[]>();

/** `placeKey` of every place of a table. */
export function placeKeysOf(table: AssociationTable): readonly string[] {
  let keys = placeKeys.get(table);
  if (!keys) {
    keys = table.places.map(([law, articleKey]) => placeKey(table.laws[law] ?? '', articleKey));
    placeKeys.set(table, keys);
  }
  return keys;
}
