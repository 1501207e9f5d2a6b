import type { CalculatorMatch } from '@mingfa/legal/questions/match-calculator';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { isGain, workOutSums } from '@mingfa/legal/questions/work-out';
import { composeCertain, composeSum, describeAmount } from './compose-calculation.ts';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

const SUMS_MAX = 2;

/** What can be computed of what a guide names, from the figures in the story. */
export function composeSums(
  { guide }: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): { blocks: string[]; missing: CalculatorMatch[]; conclusion: string | null } {
  const sums = workOutSums(guide.calculators, reading, found.published);
  const [first] = sums.filter(({ outcome }) => outcome.status === 'result' && outcome.amount !== undefined);
  const amount = first?.outcome.status === 'result' ? first.outcome.amount : undefined;
  const leads = reading.asksAmount || (first !== undefined && isGain(first.id));
  const total = amount === undefined || !leads ? null : describeAmount(amount, found.language);
  return {
    conclusion: total === null ? null : phrases.sumConclusion(total),
    blocks: sums
      .flatMap(({ outcome }) =>
        outcome.status === 'result'
          ? composeSum(outcome, found, phrases)
          : outcome.status === 'needs'
            ? composeCertain(outcome, found)
            : [],
      )
      .slice(0, SUMS_MAX),
    missing: sums.filter(({ outcome }) => outcome.status === 'needs'),
  };
}
