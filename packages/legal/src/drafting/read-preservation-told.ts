import type { QuestionAmount } from '../questions/read-amounts.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

const PRESERVES = /冻结|查封|扣押|保全/;
const BY_OTHERS = /被(?:法院)?(?:冻结|查封|扣押)|保全费|担保费|已(?:经)?(?:冻结|查封)/;

/** The sum somebody wants to have frozen. */
export function readPreservationTold(
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  return amounts
    .filter(({ start }) => {
      const text = clauseAt(clauses, start)?.text ?? '';
      return PRESERVES.test(text) && !BY_OTHERS.test(text);
    })
    .slice(0, 1)
    .map(({ value, start, end }) => ({ path: 'preserve_amount', value, start, end }));
}
