import { carriedBy } from '../carried-by-facts.ts';
import type { StoryClause } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import { TOLD_ACCOUNT } from '../told-account.ts';
import { type Telling, within } from './telling.ts';
import { toldSentences } from './told-sentences.ts';

/**
 * What was told and stands nowhere else in a document, quoted as it was told: nothing that was told stays out of the paper, no rule changes what
 * it says, and nobody vouches for its words before a person has put them into those of a paper.
 * @param taken stretches that stand in the document already: claims, and what composed sentences were made of
 */
export function tellAccount(
  telling: Telling,
  read: readonly StoryFact[],
  taken: readonly { start: number; end: number }[],
): StoryFact[] {
  // A piece of proof says that it is there, and not what the clause tells that speaks of it.
  const facts = read.filter(({ path }) => !path.startsWith('evidence/'));
  const isCarried = carriedBy(facts, telling.clauses);
  const figures = new Set(facts.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])));
  const days = new Set(facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
  // A sum or a day that no field holds is told with its whole clause.
  const isHeld = (clause: StoryClause) =>
    within(telling.sums, clause).every(({ value }) => figures.has(value)) &&
    within(telling.days, clause).every(({ iso }) => iso !== null && days.has(iso));
  const narrow = facts.filter(({ path }) => path !== 'cause' && path !== 'ended_how');
  // What holds a fact of its own and nothing else; a bare 她不退押金 is told by no field.
  const isField = (clause: StoryClause) =>
    !/不|没|未|拖|赖/.test(clause.text) &&
    isHeld(clause) &&
    narrow.some(
      ({ start, end }) =>
        start < clause.end && clause.start < end && end - start <= clause.end - clause.start,
    ) &&
    isCarried(clause);
  // What others are quoted with is told whole.
  const { quotes } = telling;
  const isInQuote = (clause: StoryClause) =>
    quotes.some(
      ({ start, end }) =>
        start < clause.end && clause.start < end && (start < clause.start || clause.end < end - 1),
    );
  const isTold = (clause: StoryClause) =>
    (isField(clause) && !isInQuote(clause)) ||
    taken.some(({ start, end }) => start <= clause.start && clause.end <= end);
  const sentences = toldSentences(telling, isTold);
  const [first] = telling.clauses;
  const last = telling.clauses.at(-1);
  if (sentences.length === 0 || !first || !last) return [];
  return [
    {
      path: TOLD_ACCOUNT,
      value: `据${telling.me}自述：“${sentences.join('')}”`,
      start: first.start,
      end: last.end,
    },
  ];
}
