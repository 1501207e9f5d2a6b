/** How many terms of a question, as people or as statutes say them, stand in a text. */
export const sharedTerms = (terms: readonly string[], text: string): number =>
  new Set(terms.filter((term) => term.length >= 2 && text.includes(term))).size;
