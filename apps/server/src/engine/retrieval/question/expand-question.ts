import type { LexiconMatch, LexiconWord } from '@mingfa/legal/words/match-lexicon';
import { questionTerms } from '../words/index-text.ts';
import { tellingTerms } from './telling-terms.ts';

/** A word of the lexicon, and how surely it means its terms: 1 where nothing is said. */
export type WeightedWord = LexiconWord & { weight?: number };

/** A question full of everyday words would drown in their translations. */
const MOST_TERMS = 6;
/** Words that mean a term less surely than this add more noise than they find. */
const LEAST_WEIGHT = 0.3;

/**
 * The terms of a question, everyday words translated so that 炒鱿鱼 finds 解除劳动合同: the surest translations first.
 * @param said what of the lexicon stands in the text; of 工资 in 拖欠工资 only the longer word
 */
export function expandQuestion(
  text: string,
  said: readonly Pick<LexiconMatch<WeightedWord>, 'entries'>[],
): string[] {
  const own = questionTerms(withoutDates(text)).filter((term) => !SAYS_NOTHING.test(term));
  // A word that is said a thousand times is looked up once.
  const surestFirst = [...new Set(said.flatMap(({ entries }) => entries))]
    .filter(({ weight = 1 }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => (b.weight ?? 1) - (a.weight ?? 1) || b.everyday.length - a.everyday.length);
  const legal = [...new Set(surestFirst.flatMap((entry) => entry.legal))].filter(
    (term) => !text.includes(term),
  );
  const translated = new Set(legal.slice(0, MOST_TERMS).flatMap((term) => questionTerms(term)));
  return tellingTerms([...own, ...[...translated].filter((term) => !own.includes(term))]);
}

/** A day in a question would find every clause that says when a law begins. */
function withoutDates(text: string): string {
  return text.replace(
    /(?:19|20)\d{2}\s*年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*[日号])?|\d{1,2}\s*月\s*\d{1,2}\s*[日号]/g,
    ' ',
  );
}

/** Single letters and the commonest English words. */
const SAYS_NOTHING =
  /^(?:[a-z]|the|an|is|are|be|my|me|we|you|he|she|it|they|of|to|in|on|at|for|from|by|with|and|or|not|no|do|does|did|can|could|may|will|would|what|when|who|how|if|has|have|had|that|this|there)$/;
