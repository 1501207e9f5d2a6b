import { type QuestionAmount, readAmounts } from '../questions/read-amounts.ts';
import { exactAmounts } from './exact-amounts.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';

/** So many characters are read for amounts at once: what an amount is, the words around it tell. */
const PIECE = 1_500;

/** The amounts of a story, read piece by piece, so that a long one takes time in proportion. */
export function amountsIn(story: string, clauses: readonly StoryClause[]): QuestionAmount[] {
  const amounts: QuestionAmount[] = [];
  let from = 0;
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && next.end - from <= PIECE) continue;
    for (const amount of readAmounts(story.slice(from, clause.end)))
      amounts.push({ ...amount, start: amount.start + from, end: amount.end + from });
    from = clause.end;
  }
  const isRange = ({ start, end }: QuestionAmount) => RANGE.test(story.slice(start, end + 1));
  return exactAmounts(
    story,
    amounts.filter((amount) => !isRange(amount)),
  );
}

/** 一万七八: seventeen or eighteen thousand, and no sum. */
const RANGE = /[万千百][一二三四五六七八九]{2}(?![万千百十])/;

/** What stands in the clause of a place before it. */
export const clauseBefore = (clauses: readonly StoryClause[], at: number): string => {
  const clause = clauseAt(clauses, at);
  return clause ? clause.text.slice(0, at - clause.start) : '';
};
