import { characterBigrams } from '@mingfa/legal/words/segmentation';

/** A cause or charge that a story is probably about. */
export interface LikelyCause {
  cause: string;
  /** Share of the nearest cases' weight, 0 to 1; a case with two causes counts half for each, one without for none. */
  share: number;
}

/** A neighbour in the ranking so far. */
export interface NearCase {
  causes: readonly string[];
  score: number;
}

/** The causes of the nearest cases, likeliest first: no story needs to name its own. */
export function guessCauses(nearest: readonly NearCase[]): LikelyCause[] {
  const shares = new Map<string, number>();
  let all = 0;
  for (const { causes, score } of nearest) {
    if (score <= 0) continue;
    all += score;
    for (const cause of causes) shares.set(cause, (shares.get(cause) ?? 0) + score / causes.length);
  }
  return [...shares]
    .map(([cause, weight]) => ({ cause, share: weight / all }))
    .sort((a, b) => b.share - a.share || (a.cause < b.cause ? -1 : 1));
}

/**
 * How far the causes of a case agree with the guessed ones, 0 to 1, by the pairs of characters of their names: 贩卖毒品罪
 * agrees with 走私、贩卖、运输、制造毒品罪 too, and 民间借贷纠纷 with 借款合同纠纷 a little.
 */
export function causeAgreement(guessed: readonly LikelyCause[]): (causes: readonly string[]) => number {
  const wanted = new Map<string, number>();
  for (const { cause, share } of guessed) {
    const pairs = pairsOf(cause);
    for (const pair of pairs)
      wanted.set(pair, (wanted.get(pair) ?? 0) + share / Math.sqrt(pairs.length || 1));
  }
  // Where the causes of most neighbours are not known, those of the others say little.
  const known = guessed.reduce((sum, { share }) => sum + share, 0);
  const length = Math.hypot(...wanted.values()) || 1;
  const agreements = new Map<string, number>();
  const agree = (causes: readonly string[]) => {
    const pairs = [...new Set(causes.flatMap(pairsOf))];
    const shared = pairs.reduce((sum, pair) => sum + (wanted.get(pair) ?? 0), 0);
    return (known * shared) / length / Math.sqrt(pairs.length || 1);
  };
  return (causes) => {
    const key = causes.join('\n');
    const held = agreements.get(key) ?? agree(causes);
    agreements.set(key, held);
    return held;
  };
}

const pairsOf = (cause: string): string[] => [
  ...new Set(characterBigrams(cause.replace(/(?:罪|纠纷|合同纠纷)$/, ''))),
];
