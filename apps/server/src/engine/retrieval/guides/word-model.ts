/** How much single words speak for guides, learned from labelled questions and from what guides say themselves (naive Bayes). */
export interface WordModel {
  /** Ids of guides, by number. The number behind the last stands for none of them. */
  guides: readonly string[];
  /** What a word that a guide does not say tells against it: the more of its words are known, the more. */
  bias: readonly number[];
  /** For each term how rare it is, and what it says of guides. */
  terms: Readonly<Record<string, TermWeights>>;
}

/** Rarity, then guide and weight by turns. */
export type TermWeights = readonly number[];

/** What some words say together: sums that can be added up. */
export interface WordSums {
  sums: Float64Array;
  /** Rarities of the terms together. */
  rarity: number;
  /** Square of the length of the terms as a vector. */
  squares: number;
}

/** Looks up the terms of a clause. */
export function sumTerms(model: WordModel, terms: Iterable<string>): WordSums {
  const sums = new Float64Array(model.bias.length);
  let squares = 0;
  let all = 0;
  for (const term of terms) {
    const weights = Object.hasOwn(model.terms, term) ? model.terms[term] : undefined;
    if (!weights) continue;
    const rarity = weights[0] ?? 0;
    squares += rarity * rarity;
    all += rarity;
    for (let at = 1; at < weights.length; at += 2) {
      const guide = weights[at] as number;
      sums[guide] = (sums[guide] as number) + rarity * (weights[at + 1] as number);
    }
  }
  return { sums, rarity: all, squares };
}

/** The likelihood of every guide, and of none in the last place, as its logarithm. */
export function likelihoodsOf(model: WordModel, { sums, rarity, squares }: WordSums): Float64Array {
  const length = Math.sqrt(Math.max(squares, 1e-6));
  const scores = sums.map((sum, guide) => (sum + rarity * (model.bias[guide] as number)) / length);
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let all = 0;
  for (const score of scores) all += Math.exp(score - highest);
  const level = highest + Math.log(all);
  return scores.map((score) => score - level);
}
