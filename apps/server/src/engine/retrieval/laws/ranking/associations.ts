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
  const words = new Map<string, number>();
  const laws = new Map<string, number>();
  const places = new Map<string, number>();
  for (const term of terms) {
    for (const [word, weight] of table.words[term] ?? []) add(words, word, weight);
    for (const [law, weight] of table.termLaws[term] ?? []) add(laws, table.laws[law] ?? '', weight * share);
    for (const [place, weight] of table.termPlaces[term] ?? []) {
      const [law, articleKey] = table.places[place] ?? [0, ''];
      add(places, placeKey(table.laws[law] ?? '', articleKey), weight * share);
    }
  }
  return {
    terms: [...words].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS),
    laws,
    places,
  };
}

const add = (sums: Map<string, number>, key: string, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);
