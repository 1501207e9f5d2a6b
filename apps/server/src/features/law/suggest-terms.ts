import type { LexiconWord, MatchLexicon } from '@mingfa/legal/words/match-lexicon';

/** The lexicon, ready to be found in a text. */
export interface TermsContext {
  findWords: MatchLexicon<LexiconWord & { weight?: number }>;
}

/** What is offered is read as what the word means in law: a doubtful translation would mislead. */
const LEAST_WEIGHT = 0.6;
const MOST_WORDS = 4;
const MOST_TERMS = 2;
/** Longer ones are clauses of an article, good for finding it and no words to search by. */
const LONGEST_TERM = 14;

/** What statutes say for the everyday words of a text, in the order of the text. */
export function suggestTerms(
  context: TermsContext,
  input: { text: string },
): { items: { said: string; terms: string[] }[] } {
  const items = context.findWords(input.text).map(({ start, end, entries }) => {
    const surestFirst = entries
      .filter(({ weight = 1 }) => weight >= LEAST_WEIGHT)
      .sort((a, b) => (b.weight ?? 1) - (a.weight ?? 1));
    const terms = new Set(surestFirst.flatMap(({ legal }) => legal));
    return {
      said: input.text.slice(start, end),
      terms: [...terms]
        .filter((term) => term.length <= LONGEST_TERM && !input.text.includes(term))
        .slice(0, MOST_TERMS),
    };
  });
  const told = new Set<string>();
  return {
    items: items
      .filter(({ said, terms }) => terms.length > 0 && !told.has(said) && told.add(said))
      .slice(0, MOST_WORDS),
  };
}
