import type { Span } from '../../contracts/contract.ts';
import type { ColumnConfidence, ColumnReading, ColumnValue, ReviewColumnRule } from '../column-rule.ts';
import { NOT_FOR_THIS_PAPER } from '../subject-column.ts';
import { judgmentOf, type ReadJudgmentOf } from './judgment-of.ts';

/** What a column takes from a judgment; null where it says nothing of that. */
export type TakeFromJudgment = (
  judgment: ReadJudgmentOf,
) => { value: ColumnValue; quote: string; span: Span | null; confidence?: ColumnConfidence } | null;

const FORM = /…{2}|写明|×{3,}|[xX]{4,}/;

/** A column that judgments alone answer. What a judgment does not say is not found: nothing is agreed in one. */
export function judgmentColumn(
  column: Omit<ReviewColumnRule, 'read' | 'group'> & { take: TakeFromJudgment },
): ReviewColumnRule {
  const { take, ...rule } = column;
  return {
    ...rule,
    group: 'judgments',
    read(input): ColumnReading {
      const judgment = judgmentOf(input);
      const taken = judgment && take(judgment);
      // A form of a judgment has words that say what is to be written there.
      return taken && !FORM.test(`${taken.value.text}${taken.quote}`)
        ? { state: 'found', confidence: 'high', ...taken }
        : NOT_FOR_THIS_PAPER;
    },
  };
}
