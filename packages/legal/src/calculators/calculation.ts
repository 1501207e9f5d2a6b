import { type Fen, yuanFromFen } from '../figures/money.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import type { ArticleKey } from '../statute/article-number.ts';
import type { IsoDate } from '../statute/statute.ts';

/** A text in both languages of the product. */
export interface Bilingual {
  zh: string;
  en: string;
}

/**
 * The place that says it. `asOf` and `edition` stand only where an older edition than the one in force is meant:
 * show `edition` then, never today's article of that number.
 */
export interface LegalBasis {
  law: string;
  article: ArticleKey;
  paragraph?: number;
  item?: number;
  asOf?: IsoDate;
  edition?: Bilingual;
}

/** A payment or similar on a day; the amount in yuan. */
export interface DatedAmount {
  date: IsoDate;
  amount: number;
}

/** What is filled in for one field. */
export type InputValue = number | string | boolean | string[] | DatedAmount[];
/** What is filled in, by field; a field may be left open. */
export type CalculatorInputs = Record<string, InputValue | null | undefined>;

/** What a field takes; `money` in yuan, `percent` as 2.5 for 2.5 %. */
export type FieldKind =
  | 'money'
  | 'percent'
  | 'count'
  | 'number'
  | 'date'
  | 'dates'
  | 'boolean'
  | 'choice'
  | 'dated-amounts';

/** One input of a calculator: enough for a form to draw it and for a chat to ask for it. */
export interface CalculatorField {
  name: string;
  kind: FieldKind;
  label: Bilingual;
  help?: Bilingual;
  unit?: Bilingual;
  required: boolean;
  options?: readonly { value: string; label: Bilingual }[];
}

/** One step of the calculation as it is shown. Money in yuan, dates `YYYY-MM-DD`. */
export interface CalculationLine {
  label: Bilingual;
  formula: Bilingual;
  value: number | string;
  /** A range of money is text (`50–300`) with the unit `yuan`. */
  unit: 'yuan' | 'year' | 'month' | 'day' | 'date' | 'percent' | 'times';
}

/** Something the calculator cannot know and asks for. */
export interface CalculatorAsk {
  field: string;
  question: Bilingual;
  why: Bilingual;
}

/** A figure or day, with its steps, its sources and what it rests on. Amounts in yuan. */
export interface CalculatorResult {
  status: 'result';
  calculator: string;
  inputs: CalculatorInputs;
  amount?: number | { min: number; max: number };
  /** What the amount is, where it is one item or one person's part: 残疾赔偿金, 每个继承人. */
  amountOf?: Bilingual;
  /** What belongs to it and was not counted: with it, the amount is never called all that somebody can get. */
  leftOut?: Bilingual[];
  date?: IsoDate;
  /** The rest day a last day was moved from; absent where it was not moved. */
  movedFrom?: IsoDate;
  lines: CalculationLine[];
  basis: LegalBasis[];
  notes: Bilingual[];
  assumptions: Bilingual[];
  /** What could still change the figure; the condition it now stands under is among `assumptions`. */
  asks: CalculatorAsk[];
}

/** The calculation cannot be finished: what is missing, and what is certain without it. */
export interface CalculatorNeeds {
  status: 'needs';
  calculator: string;
  inputs: CalculatorInputs;
  missing: CalculatorAsk[];
  lines: CalculationLine[];
  basis: LegalBasis[];
  notes: Bilingual[];
}

/** An input that is no amount, no date, out of range … */
export interface CalculatorInvalid {
  status: 'invalid';
  calculator: string;
  inputs: CalculatorInputs;
  problems: { field: string; message: Bilingual }[];
}

/** A result, the facts still missing, or what is wrong with the inputs. */
export type CalculatorOutcome = CalculatorResult | CalculatorNeeds | CalculatorInvalid;

/** A calculation of law: its inputs described, its computation pure. */
export interface Calculator {
  id: string;
  name: Bilingual;
  description: Bilingual;
  fields: readonly CalculatorField[];
  /** @param published figures that change by year or month; those of the release where none are given */
  calculate(inputs: CalculatorInputs, published?: PublishedFigures): CalculatorOutcome;
}

/** A step in yuan whose formula reads the same in both languages. */
export function yuanLine(label: Bilingual, formula: string, value: Fen): CalculationLine {
  return { label, formula: { zh: formula, en: formula }, value: yuanFromFen(value), unit: 'yuan' };
}

/** Sources without repeats, in their order. */
export function uniqueBasis(basis: readonly LegalBasis[]): LegalBasis[] {
  return [...new Map(basis.map((place) => [JSON.stringify(place), place])).values()];
}
