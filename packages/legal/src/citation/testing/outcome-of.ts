import { isBorneOut, type SentenceComparison } from '../agreement/sentence-comparison.ts';

/** What a comparison came to, in a word: `agrees` where the article bears the sentence out, `differs` with the kind of what differs, else `nothing`. */
export const outcomeOf = (compared: SentenceComparison): string =>
  compared.outcome === 'differs'
    ? `differs ${compared.difference.kind}`
    : isBorneOut(compared)
      ? 'agrees'
      : 'nothing';
