import { carriedBy } from './carried-by-facts.ts';
import { entryAt, type FactSheet } from './fact-sheet.ts';
import { isPlainSentence } from './plain-words.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { TOLD_ACCOUNT } from './told-account.ts';

/** The fact of what its teller said and no other fact carries. */
export const TOLD_WORDS = 'told_words';

/**
 * The words of a teller that stand beside a document; null where the document quotes them in its account, or asks for none: on a sheet they stand once.
 * @param asks whether the document's template asks for a fact
 */
export function wordsBeside(sheet: FactSheet, asks: (fact: string) => boolean): string | null {
  const words = entryAt(sheet, TOLD_WORDS)?.chosen.value;
  if (typeof words !== 'string' || words.trim() === '' || !asks(TOLD_WORDS)) return null;
  return asks(TOLD_ACCOUNT) && entryAt(sheet, TOLD_ACCOUNT) ? null : words;
}

const OF_MARRIAGE = /^(?:divorce_ground|earlier_divorce_suits)$/;
const MARK = /[。！？!?]/;

/**
 * What is told and carried by no fact: sentence by sentence, unchanged, in the first person. It stands beside the document, to be put into
 * words for a court by a person, and leaves the house with none.
 * @param taken clauses that stand word for word in another fact
 */
export function toldWords(
  written: string,
  clauses: readonly StoryClause[],
  facts: readonly StoryFact[],
  taken: readonly Pick<StoryClause, 'start' | 'end'>[] = [],
): StoryFact[] {
  // What was told of a marriage as people chat is composed anew, and stands beside as it was told.
  const isCarried = carriedBy(
    facts.filter(({ path, value }) => !(OF_MARRIAGE.test(path) && !isPlainSentence(String(value)))),
    clauses,
  );
  const places = new Set(taken.map(({ start }) => start));
  const left = new Map<number, StoryClause['sentence']>();
  for (const clause of clauses)
    if (!places.has(clause.start) && !isCarried(clause)) left.set(clause.sentence.start, clause.sentence);
  const sentences = [...left.values()].sort((one, other) => one.start - other.start);
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last) return [];
  const words = sentences
    .map(({ start, end }) => {
      const mark = written.charAt(end);
      return `${written.slice(start, end).trim()}${MARK.test(mark) ? mark : '。'}`;
    })
    .join('');
  return words === '' ? [] : [{ path: TOLD_WORDS, value: words, start: first.start, end: last.end }];
}
