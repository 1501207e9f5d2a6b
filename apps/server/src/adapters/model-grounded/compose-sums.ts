import { type CalculatorMatch, tryCalculator } from '@mingfa/legal/questions/match-calculator';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { composeSum } from './compose-calculation.ts';
import type { FoundGuide, FoundMaterial } from './found-material.ts';

/** What a person can get; fees of courts are what it costs. */
const GIVES = [
  'severance',
  'consumer-damages',
  'deposit',
  'overtime-pay',
  'annual-leave-pay',
  'work-injury-allowance',
  'child-support',
  'loan-interest',
  'doubled-wage',
];
/** Of work that began longer ago, most months of the doubled wage are barred by limitation: a sum would promise too much. */
const DOUBLED_WAGE_MONTHS_MAX = 12;
const SUMS_MAX = 2;

/** What can be computed of what a guide names, from the figures in the story. */
export function composeSums(
  { guide }: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
): { blocks: string[]; missing: CalculatorMatch[] } {
  const named = guide.calculators.filter((id) => GIVES.includes(id));
  const ids = [...new Set([...(reading.calculator ? [reading.calculator.id] : []), ...named])];
  const outcomes = ids.flatMap((id) => {
    const called = reading.calculator;
    const match = called?.id === id ? called : tryCalculator(id, reading.text, reading, found.published);
    return match && match.answers === 'amount' && !promisesTooMuch(match) ? [match] : [];
  });
  return {
    blocks: outcomes
      .flatMap(({ outcome }) => (outcome.status === 'result' ? composeSum(outcome, found) : []))
      .slice(0, SUMS_MAX),
    missing: outcomes.filter(({ outcome }) => outcome.status === 'needs'),
  };
}

function promisesTooMuch({ id, inputs }: CalculatorMatch): boolean {
  if (id !== 'doubled-wage') return false;
  const months = inputs.serviceMonths;
  return typeof months !== 'number' || months > DOUBLED_WAGE_MONTHS_MAX;
}
