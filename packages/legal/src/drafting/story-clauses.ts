import { toFlatText } from '../words/flat-text.ts';

/** A stretch of a story between two marks, with its place. */
export interface StoryClause {
  text: string;
  start: number;
  end: number;
  /** The sentence it stands in. */
  sentence: { start: number; end: number };
}

/** So much of a story is read; what is longer is a file. */
export const STORY_MAX = 50_000;
const MARK = /[，。；！？!?;\n]|,(?!\d{3})/g;
const SENTENCE_END = /[。！？!?\n]/;

/** The clauses of a story, in order; a comma between digits parts none. Lengths stay: a place here is one in the story. */
export function clausesOf(story: string): StoryClause[] {
  const text = toFlatText(story.slice(0, STORY_MAX));
  const clauses: StoryClause[] = [];
  let open: StoryClause[] = [];
  let from = 0;
  let sentenceFrom = 0;
  const close = (end: number, mark: string) => {
    if (text.slice(from, end).trim() !== '') {
      const clause = {
        text: text.slice(from, end),
        start: from,
        end,
        sentence: { start: sentenceFrom, end },
      };
      clauses.push(clause);
      open.push(clause);
    }
    from = end + 1;
    if (mark !== '' && !SENTENCE_END.test(mark)) return;
    for (const clause of open) clause.sentence = { start: sentenceFrom, end };
    open = [];
    sentenceFrom = from;
  };
  for (const match of text.matchAll(MARK)) close(match.index, match[0]);
  close(text.length, '');
  return clauses;
}

/** The number of the clause in which a place stands; -1 where it stands in none. */
export const clauseIndexAt = (clauses: readonly StoryClause[], at: number): number =>
  clauses.findIndex(({ start, end }) => start <= at && at < end);

/** The clause in which a place stands. */
export function clauseAt(clauses: readonly StoryClause[], at: number): StoryClause | null {
  let [low, high] = [0, clauses.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    if (!clause) return null;
    if (at < clause.start) high = middle - 1;
    else if (at >= clause.end) low = middle + 1;
    else return clause;
  }
  return null;
}
