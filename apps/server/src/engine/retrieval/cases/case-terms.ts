import { termRarity } from '@mingfa/legal/words/bm25';
import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';

/** The words of a case's facts or of a story as `CasePostings` takes them: long words and the words inside them, repeats kept. */
export const caseWords = (text: string): string[] => segmentWords(text);

/** Its pairs of characters as `LatentSpace` takes them: there they find more than words do (measured), names and misspelt words among them. */
export const casePairs = (text: string): string[] => characterBigrams(text);

/** How often each term comes. */
export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What stands in more cases than this share tells none of them from the others: 被告人, 因此, 法院. */
const MOST_HOLDING = 0.2;
/** In a library of a few cases a fifth of them would be one or two. */
const HOLDING_AT_LEAST = 20;
/** Rare terms count for somewhat more than their rarity. */
const RARITY_POWER = 1.3;

/**
 * What a term is worth in a story: the rarer, the more, and nothing where it stands in a fifth of all cases.
 * @param holding cases in which it stands
 * @param all cases there are
 */
export function tellingWeight(holding: number, all: number): number {
  if (holding === 0 || holding > Math.max(HOLDING_AT_LEAST, MOST_HOLDING * all)) return 0;
  return termRarity(holding, all) ** RARITY_POWER;
}
