import type { CalculatorInputs } from '../calculators/calculation.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { QuestionAmount } from './read-amounts.ts';
import type { QuestionDate } from './read-dates.ts';
import type { QuestionDuration } from './read-durations.ts';
import type { QuestionRate } from './read-rates.ts';

/** The figures of a question. */
export interface Figures {
  amounts: QuestionAmount[];
  dates: QuestionDate[];
  durations: QuestionDuration[];
  rates: QuestionRate[];
  /** The day of asking, where it is known. */
  today?: IsoDate | undefined;
}

/** What a question asks for, by its words. */
export interface Asks {
  amount: boolean;
  deadline: boolean;
}

/** When a calculator is called for, and how its inputs are read out of the question. */
export interface CalculatorRule {
  id: string;
  answers: 'amount' | 'deadline';
  matches(text: string, figures: Figures, asks: Asks): boolean;
  /** Whether a story calls for it beside another sum, without asking for it; as `matches` where it does not say. */
  tells?(text: string, figures: Figures): boolean;
  /** Null where the story is of another kind than the calculator. */
  inputs(text: string, figures: Figures): CalculatorInputs | null;
}

/** The amount in this role; one whose role is not said only where it is the only amount. */
export const amountIn = ({ amounts }: Figures, role: QuestionAmount['role']): number | undefined =>
  (
    amounts.find((amount) => amount.role === role) ??
    (amounts.length === 1 && amounts[0]?.role === 'other' ? amounts[0] : undefined)
  )?.value;

/** The amount in one of these roles; one whose role is not said only where it is the only amount. */
export const amountInRoles = (
  { amounts }: Figures,
  ...roles: QuestionAmount['role'][]
): number | undefined => {
  const said = amounts.find(({ role }) => roles.includes(role));
  const [only] = amounts;
  return (said ?? (amounts.length === 1 && only?.role === 'other' ? only : undefined))?.value;
};
