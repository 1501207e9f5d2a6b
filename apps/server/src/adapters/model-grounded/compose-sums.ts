import type { CalculatorMatch } from '@mingfa/legal/questions/match-calculator';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { workOutSums } from '@mingfa/legal/questions/work-out';
import { composeSum } from './compose-calculation.ts';
import type { FoundGuide, FoundMaterial } from './found-material.ts';

const SUMS_MAX = 2;

/** What can be computed of what a guide names, from the figures in the story. */
export function composeSums(
  { guide }: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
): { blocks: string[]; missing: CalculatorMatch[] } {
  const sums = workOutSums(guide.calculators, reading, found.published);
  return {
    blocks: sums
      .flatMap(({ outcome }) => (outcome.status === 'result' ? composeSum(outcome, found) : []))
      .slice(0, SUMS_MAX),
    missing: sums.filter(({ outcome }) => outcome.status === 'needs'),
  };
}
