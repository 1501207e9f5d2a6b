import { monthsBetween } from '../figures/calendar.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import { type CalculatorMatch, tryCalculator } from './match-calculator.ts';
import type { QuestionReading } from './read-question.ts';

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
  'personal-injury',
  'injury-costs',
  'work-death',
  'agreed-penalty',
  'heirs-shares',
  'wages-due',
];
const SHARES_ASKED = /怎么分|如何分|分几份|能分到/;

/** Whether a calculator tells what somebody can get, so that its sum is the answer even where none is asked for. */
export const isGain = (id: string): boolean => GIVES.includes(id);

/** Of work that began longer ago, most months of the doubled wage are barred by limitation: a sum would promise too much. */
const DOUBLED_WAGE_MONTHS_MAX = 12;

/**
 * The sums a story gives the figures for, and those it lacks some for: what it asks for by name, then what somebody can get.
 * @param calculators ids of those that belong to the situation
 * @param published figures that change by year or month
 */
export function workOutSums(
  calculators: readonly string[],
  reading: QuestionReading,
  published?: PublishedFigures,
): CalculatorMatch[] {
  const called = reading.calculator;
  // What is asked for by another name needs no figures of these.
  const isAsked = !called && (reading.asksAmount || SHARES_ASKED.test(reading.text));
  const ids = new Set([...(called ? [called.id] : []), ...calculators.filter((id) => GIVES.includes(id))]);
  return [...ids].flatMap((id) => {
    const match = called?.id === id ? called : tryCalculator(id, reading.text, reading, published, isAsked);
    return match && match.answers === 'amount' && !promisesTooMuch(match) ? [match] : [];
  });
}

function promisesTooMuch({ id, inputs }: CalculatorMatch): boolean {
  if (id !== 'doubled-wage') return false;
  const { serviceMonths, startOn, endOn } = inputs;
  const months =
    typeof startOn === 'string' && typeof endOn === 'string'
      ? monthsBetween(startOn, endOn).months
      : serviceMonths;
  return typeof months !== 'number' || months > DOUBLED_WAGE_MONTHS_MAX;
}
