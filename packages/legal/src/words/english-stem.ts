/**
 * The stem of an English word in lower case, as a beginning that its other forms share: `refuses`, `refused` and `refusing` all
 * begin with `refus`, `deposits` with `deposit`. What is left is no word, and is only compared.
 */
export function englishStem(word: string): string {
  const plain = word.replace(/['’]s?$/, '');
  for (const [ending, least] of ENDINGS) {
    if (plain.endsWith(ending) && plain.length - ending.length >= least) {
      const stem = plain.slice(0, -ending.length);
      // stopped, beginning: the letter that was doubled for the ending.
      return /([bdgmnprt])\1$/.test(stem) && ending !== 's' && ending !== 'e' ? stem.slice(0, -1) : stem;
    }
  }
  return plain;
}

/** Endings, the longest first, and how much of a word is left at least. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['ations', 4],
  ['ation', 4],
  ['ments', 4],
  ['ment', 4],
  ['ingly', 4],
  ['edly', 4],
  ['ings', 3],
  ['ies', 3],
  ['ing', 3],
  ['ed', 3],
  ['es', 3],
  ['ly', 4],
  ['s', 3],
  ['y', 4],
  ['e', 3],
];
