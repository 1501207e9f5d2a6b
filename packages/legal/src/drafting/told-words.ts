import { tellsNothing } from './own-course.ts';
import { isPlainSentence } from './plain-words.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** The fact of what its teller said and no other fact carries. */
export const TOLD_WORDS = 'told_words';
const OF_MARRIAGE = /^(?:divorce_ground|earlier_divorce_suits)$/;
/** A clause of fewer characters says too little to be missed. */
const LEAST = 6;
const MARK = /[。！？!?]/;

/**
 * What is told and carried by no fact: sentence by sentence, unchanged, in the first person. It stands beside the document, to be put into
 * words for a court by a person, and leaves the house with none.
 */
export function toldWords(
  written: string,
  clauses: readonly StoryClause[],
  facts: readonly StoryFact[],
): StoryFact[] {
  // What was told of a marriage as people chat is composed anew, and stands beside as it was told.
  const carried = facts.filter(
    ({ path, value }) => path !== 'cause' && !(OF_MARRIAGE.test(path) && !isPlainSentence(String(value))),
  );
  const isCarried = ({ start, end }: StoryClause) =>
    carried.some((fact) => fact.start < end && start < fact.end);
  const left = new Map<number, StoryClause['sentence']>();
  for (const clause of clauses) {
    const hanzi = clause.text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
    if (hanzi < LEAST || isCarried(clause) || tellsNothing(clause)) continue;
    left.set(clause.sentence.start, clause.sentence);
  }
  const sentences = [...left.values()].sort((one, other) => one.start - other.start);
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last) return [];
  const words = sentences
    .map(({ start, end }) => {
      const mark = written.charAt(end);
      return `${written.slice(start, end).trim()}${MARK.test(mark) ? mark : '。'}`;
    })
    .filter((sentence) => sentence.length > LEAST)
    .join('');
  return words === '' ? [] : [{ path: TOLD_WORDS, value: words, start: first.start, end: last.end }];
}
