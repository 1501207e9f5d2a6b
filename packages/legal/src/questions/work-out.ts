import type { Bilingual, CalculatorResult } from '../calculators/calculation.ts';
import { FOR_HARM } from '../calculators/dependants-support.ts';
import { DISABILITY } from '../calculators/injury-costs.ts';
import { COSTS, DEPENDANTS } from '../calculators/personal-injury.ts';
import { WAGES_WHILE_TREATED } from '../calculators/stop-work-pay.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import { GIVES } from './gains.ts';
import { type CalculatorMatch, callCalculator, tryCalculator } from './match-calculator.ts';
import { echoesOtherSide } from './other-side-sums.ts';
import type { QuestionReading } from './read-question.ts';
import { lessReceived } from './received-parts.ts';

/** Work brings several of these at once; a guide names the one that decides it. */
const OF_WORK = [
  'severance',
  'doubled-wage',
  'overtime-pay',
  'annual-leave-pay',
  'wages-due',
  'minimum-wage-gap',
  'probation-damages',
  'non-compete-pay',
  'training-costs',
  'maternity-pay',
  'stop-work-pay',
  'work-injury-allowance',
];
const SHARES_ASKED = /怎么分|如何分|分几份|能分到/;

/**
 * The sums a story gives the figures for, and those it lacks some for: what it asks for by name, then what somebody can get.
 * @param calculators ids of those that belong to the situation
 * @param published figures that change by year or month
 * @param field the field of the situation: in work every sum the words call for is told, whichever guide answers
 */
export function workOutSums(
  calculators: readonly string[],
  reading: QuestionReading,
  published?: PublishedFigures,
  field?: string,
): CalculatorMatch[] {
  const called = reading.calculator;
  // What is asked for by another name needs no figures of these.
  const isAsked = !called && (reading.asksAmount || SHARES_ASKED.test(reading.text));
  const ids = new Set([...(called ? [called.id] : []), ...calculators.filter((id) => GIVES.includes(id))]);
  const named = [...ids].flatMap((id) => {
    const match = called?.id === id ? called : tryCalculator(id, reading.text, reading, published, isAsked);
    return match?.answers === 'amount' && !isEcho(match, reading) ? [match] : [];
  });
  const isWork = field === 'labour' || [...ids].some((id) => OF_WORK.includes(id));
  const beside = isWork ? OF_WORK : [];
  const sums = [
    ...withinLimits(chooseOne(named)),
    ...beside.flatMap((id) => {
      const match = ids.has(id) ? null : callCalculator(id, reading, published);
      return match?.outcome.status === 'result' && !isEcho(match, reading) ? [match] : [];
    }),
  ];
  return lessWhatCame(sums, reading);
}

/** What was received is taken off where there is one sum it can belong to; of several none is told as what is still due. */
function lessWhatCame(sums: CalculatorMatch[], { text, amounts }: QuestionReading): CalculatorMatch[] {
  const results = sums.filter(({ outcome }) => outcome.status === 'result');
  if (results.length !== 1) return sums;
  return sums.flatMap((sum) => lessReceived(sum, text, amounts) ?? []);
}

const isEcho = ({ outcome }: CalculatorMatch, { text, amounts }: QuestionReading): boolean =>
  outcome.status === 'result' && echoesOtherSide(text, amounts, outcome);

const ONE_OF_TWO: Bilingual = {
  zh: '违约金（和双倍返还定金只能选一样，选它另外退回定金）',
  en: 'the penalty (of it and double earnest money one may choose; with it the earnest money itself is returned)',
};

/** Where a penalty and earnest money are agreed one may choose (民法典 588): the penalty where it is more than the earnest money. */
function chooseOne(sums: readonly CalculatorMatch[]): CalculatorMatch[] {
  const amountOf = (id: string): number | null => {
    const outcome = sums.find((sum) => sum.id === id)?.outcome;
    return outcome?.status === 'result' && typeof outcome.amount === 'number' ? outcome.amount : null;
  };
  const [penalty, earnest] = [amountOf('agreed-penalty'), amountOf('deposit')];
  if (penalty === null || earnest === null) return [...sums];
  const isPenalty = penalty > earnest / 2;
  return sums.flatMap((sum) => {
    if (sum.id === (isPenalty ? 'deposit' : 'agreed-penalty')) return [];
    return sum.id === 'agreed-penalty' && sum.outcome.status === 'result'
      ? [{ ...sum, outcome: { ...sum.outcome, amountOf: ONE_OF_TWO } }]
      : [sum];
  });
}

/** The limits of compulsory insurance are one for a person hurt: they are not counted twice where the fault is shared. */
function withinLimits(sums: readonly CalculatorMatch[]): CalculatorMatch[] {
  const isShared = ({ id, inputs, outcome }: CalculatorMatch) =>
    id === 'personal-injury' &&
    outcome.status === 'result' &&
    inputs.motor === true &&
    typeof inputs.otherShare === 'number' &&
    inputs.otherShare < 100;
  return sums.some(isShared) ? sums.filter(({ id }) => id !== 'injury-costs') : [...sums];
}

/** What is owed beside each other at work: one may claim all of these at once (劳动合同法 82, 85, 87, 劳动法 44). */
const ADDED_UP = [
  'severance',
  'doubled-wage',
  'overtime-pay',
  'annual-leave-pay',
  'wages-due',
  'probation-damages',
];

/** What several sums of work come to together; null where they are fewer than two. */
export function totalOfWork(
  sums: readonly CalculatorMatch[],
): NonNullable<CalculatorResult['amount']> | null {
  const ranges = sums.flatMap(({ id, outcome }) => {
    if (!ADDED_UP.includes(id) || outcome.status !== 'result' || outcome.amount === undefined) return [];
    const { amount } = outcome;
    return [typeof amount === 'number' ? { min: amount, max: amount } : amount];
  });
  if (ranges.length < 2) return null;
  const inYuan = (sum: number) => Math.round(sum * 100) / 100;
  const min = inYuan(ranges.reduce((sum, one) => sum + one.min, 0));
  const max = inYuan(ranges.reduce((sum, one) => sum + one.max, 0));
  return min === max ? min : { min, max };
}

/** What several sums together leave out: what one of them counts is left out by none. */
export function leftOutOf(results: readonly CalculatorResult[]): Bilingual[] {
  const counted = results.flatMap(({ calculator }) =>
    calculator === 'personal-injury'
      ? [DISABILITY, FOR_HARM]
      : calculator === 'dependants-support'
        ? [DEPENDANTS]
        : calculator === 'injury-costs'
          ? [COSTS]
          : calculator === 'stop-work-pay'
            ? [WAGES_WHILE_TREATED]
            : [],
  );
  return [...new Set(results.flatMap(({ leftOut = [] }) => leftOut))].filter(
    (item) => !counted.includes(item),
  );
}
