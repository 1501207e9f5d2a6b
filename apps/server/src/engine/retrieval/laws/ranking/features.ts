import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type Associated, placeKey, placeKeysOf } from './associations.ts';
import type { Candidate } from './candidate.ts';
import type { AssociationTable } from './ranking-model.ts';

/** Names of the features, in the order of the model's weights. */
export const FEATURES = [
  'words',
  'wordsByStanding',
  'wordsRank',
  'bestOfLaw',
  'neighbour',
  'learned',
  'learnedRank',
  'learnedOfLaw',
  'digest',
  'digestCoverage',
  'digestLearned',
  'lawCount',
  'placeCount',
  'lawTerms',
  'placeTerms',
  'placeTermsShare',
  'standing',
  'size',
  'named',
] as const;

/** Ranks are felt on a scale of ten; what is in no list counts as far down. */
const RANK_SCALE = 10;
const NO_RANK = 400;
/** Laws are judged by their best articles among these. */
const LOOKED_AT_FOR_LAW = 100;
/** Articles this near count as neighbours. */
const NEAR = 2;

const closeness = (rank: number | null): number => 1 / (1 + (rank ?? NO_RANK) / RANK_SCALE);

/** The features of every candidate of one question. */
export function featuresOf(
  candidates: readonly Candidate[],
  associated: Associated,
  table: AssociationTable,
): Float32Array[] {
  const counts = countsOf(table);
  const bestOfLaw = new Map<string, number>();
  const learnedOfLaw = new Map<string, number>();
  const bestOfMain = new Map<string, Map<number, number>>();
  for (const one of candidates) {
    const weighed = one.words * one.standing;
    if ((one.wordsRank ?? NO_RANK) < LOOKED_AT_FOR_LAW) raise(bestOfLaw, one.law.id, weighed);
    raise(learnedOfLaw, one.law.id, one.learned);
    const ofLaw = bestOfMain.get(one.law.id) ?? new Map<number, number>();
    raise(ofLaw, mainOf(one.articleKey), weighed);
    bestOfMain.set(one.law.id, ofLaw);
  }
  const strongest = Math.max(1e-6, ...associated.places.values());
  // The rows lie one behind the other: hundreds of small arrays take longer to make than to fill.
  const all = new Float32Array(candidates.length * FEATURES.length);
  return candidates.map((one, at) => {
    // What was learned of a law is learned of the law in force; of most nothing was.
    const lawCount = one.inForce ? counts.laws.get(one.law.titleKey) : undefined;
    const known = lawCount === undefined ? 0 : 1;
    const place = known === 0 ? '' : placeKey(one.law.titleKey, one.articleKey);
    const placeTerms = known * (associated.places.get(place) ?? 0);
    const row = all.subarray(at * FEATURES.length, (at + 1) * FEATURES.length);
    fill(row, [
      one.words,
      one.words * one.standing,
      closeness(one.wordsRank),
      bestOfLaw.get(one.law.id) ?? 0,
      neighbourOf(one, bestOfMain.get(one.law.id)),
      one.learned,
      closeness(one.learnedRank),
      learnedOfLaw.get(one.law.id) ?? 0,
      one.digest,
      one.digestCoverage,
      one.digestLearned,
      known * Math.log(1 + (lawCount ?? 0)),
      known * Math.log(1 + (counts.places.get(place) ?? 0)),
      known * (associated.laws.get(one.law.titleKey) ?? 0),
      placeTerms,
      placeTerms / strongest,
      one.standing,
      Math.log2(1 + (one.version?.articleCount ?? 0)) / 10,
      one.named ? 1 : 0,
    ]);
    return row;
  });
}

function fill(row: Float32Array, values: readonly number[]): void {
  for (let at = 0; at < values.length; at += 1) row[at] = values[at] as number;
}

interface Counts {
  laws: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, number>;
}
const counted = new WeakMap<AssociationTable, Counts>();

function countsOf(table: AssociationTable): Counts {
  const known = counted.get(table);
  if (known) return known;
  const counts = {
    laws: new Map(table.laws.map((titleKey, at) => [titleKey, table.lawCounts[at] ?? 0])),
    places: new Map(placeKeysOf(table).map((place, at) => [place, table.placeCounts[at] ?? 0])),
  };
  counted.set(table, counts);
  return counts;
}

/** Numbers of the article keys met so far: there are some two thousand. */
const mains = new Map<string, number>();

function mainOf(articleKey: string): number {
  const known = mains.get(articleKey);
  if (known !== undefined) return known;
  const main = parseArticleKey(articleKey)?.main ?? 0;
  mains.set(articleKey, main);
  return main;
}

function neighbourOf({ articleKey }: Candidate, ofLaw: ReadonlyMap<number, number> | undefined): number {
  const main = mainOf(articleKey);
  let best = 0;
  for (let away = 1; away <= NEAR; away += 1) {
    best = Math.max(best, ofLaw?.get(main - away) ?? 0, ofLaw?.get(main + away) ?? 0);
  }
  return best;
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  if (value > (values.get(key) ?? 0)) values.set(key, value);
}
