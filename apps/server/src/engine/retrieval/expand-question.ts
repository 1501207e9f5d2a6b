import type { LexiconEntry } from '@mingfa/content/lexicon';
import { questionTerms } from './index-text.ts';
import { tellingTerms } from './telling-terms.ts';

/** Adds the statutes' words for what people say, so that 炒鱿鱼 finds 解除劳动合同. */
export type ExpandQuestion = (text: string) => string[];

/** A question full of everyday words would drown in their translations. */
const MOST_TERMS = 6;

/**
 * Makes the terms of a question, everyday words translated by the lexicon. Where one everyday word stands inside
 * another (工资 in 拖欠工资) only the longer is translated.
 */
export function expandQuestion(lexicon: readonly LexiconEntry[]): ExpandQuestion {
  const longestFirst = [...lexicon].sort((a, b) => b.everyday.length - a.everyday.length);
  return (text) => {
    const own = questionTerms(withoutDates(text)).filter((term) => !SAYS_NOTHING.test(term));
    const added = new Set<string>();
    let rest = text;
    for (const entry of longestFirst) {
      if (added.size >= MOST_TERMS) break;
      if (!rest.includes(entry.everyday)) continue;
      rest = rest.replaceAll(entry.everyday, ' ');
      for (const legal of entry.legal) if (!text.includes(legal)) added.add(legal);
    }
    const translated = new Set([...added].slice(0, MOST_TERMS).flatMap((legal) => questionTerms(legal)));
    return tellingTerms([...own, ...[...translated].filter((term) => !own.includes(term))]);
  };
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
