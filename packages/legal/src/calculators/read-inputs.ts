import { isIsoDate } from '../figures/calendar.ts';
import { type Fen, fenFromYuan, MAX_YUAN } from '../figures/money.ts';
import { parseDecimal } from '../figures/numerals.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, CalculatorField, CalculatorInputs, DatedAmount, InputValue } from './calculation.ts';

/** Inputs that contradict each other or make no sense together (an end before its start). */
export class InputProblem extends Error {
  readonly field: string;
  readonly text: Bilingual;
  constructor(field: string, text: Bilingual) {
    super(text.en);
    this.field = field;
    this.text = text;
  }
}

const MESSAGES = {
  money: { zh: '请填写 0 至十万亿元之间的金额', en: 'Enter an amount from 0 to 10 trillion yuan' },
  percent: { zh: '请填写 0 至 1000 之间的百分比', en: 'Enter a percentage from 0 to 1000' },
  count: { zh: '请填写 0 至 1200 之间的整数', en: 'Enter a whole number from 0 to 1200' },
  number: { zh: '请填写 0 至 100000 之间的数', en: 'Enter a number from 0 to 100,000' },
  date: { zh: '请填写真实存在的日期，格式如 2024-05-31', en: 'Enter a real date such as 2024-05-31' },
  boolean: { zh: '请选择是或否', en: 'Choose yes or no' },
  choice: { zh: '请从给出的选项中选择', en: 'Choose one of the options' },
  dates: { zh: '请填写日期列表（最多 400 个）', en: 'Enter a list of at most 400 dates' },
  'dated-amounts': {
    zh: '请填写日期与金额的列表（最多 400 项）',
    en: 'Enter a list of at most 400 dates with amounts',
  },
} satisfies Record<CalculatorField['kind'], Bilingual>;

function toNumber(value: InputValue): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return parseDecimal(value.replace(/[,，\s]/g, '')) ?? Number.NaN;
}

const inRange = (value: number, max: number) => Number.isFinite(value) && value >= 0 && value <= max;
const isDate = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);

const isDatedAmount = (value: unknown): value is DatedAmount =>
  typeof value === 'object' &&
  value !== null &&
  'date' in value &&
  'amount' in value &&
  isDate(value.date) &&
  typeof value.amount === 'number' &&
  inRange(value.amount, MAX_YUAN);

function isValid(field: CalculatorField, value: InputValue): boolean {
  switch (field.kind) {
    case 'money':
      return inRange(toNumber(value), MAX_YUAN);
    case 'percent':
      return inRange(toNumber(value), 1000);
    case 'count':
      return inRange(toNumber(value), 1200) && Number.isInteger(toNumber(value));
    case 'number':
      return inRange(toNumber(value), 100_000);
    case 'date':
      return isDate(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return (field.options ?? []).some((option) => option.value === value);
    case 'dates':
      return Array.isArray(value) && value.length <= 400 && value.every(isDate);
    case 'dated-amounts':
      return Array.isArray(value) && value.length <= 400 && value.every(isDatedAmount);
  }
}

/** Checks the inputs against the fields once, then hands them out typed; null where nothing was given. */
export class InputReader {
  readonly problems: { field: string; message: Bilingual }[] = [];
  readonly #values = new Map<string, InputValue>();

  /** What authorities published, for calculators that look it up. */
  readonly published: PublishedFigures;

  constructor(fields: readonly CalculatorField[], inputs: CalculatorInputs, published: PublishedFigures) {
    this.published = published;
    for (const field of fields) {
      const value = Object.hasOwn(inputs, field.name) ? inputs[field.name] : null;
      if (value === null || value === undefined || value === '') continue;
      if (isValid(field, value)) this.#values.set(field.name, value);
      else this.problems.push({ field: field.name, message: MESSAGES[field.kind] });
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** In fen. */
  money(name: string): Fen | null {
    const value = this.#values.get(name);
    return value === undefined ? null : fenFromYuan(toNumber(value));
  }

  /** A percentage, a count or a plain number. */
  number(name: string): number | null {
    const value = this.#values.get(name);
    return value === undefined ? null : toNumber(value);
  }

  date(name: string): IsoDate | null {
    const value = this.#values.get(name);
    return isDate(value) ? value : null;
  }

  /** Sorted, oldest first; empty when not given. */
  dates(name: string): IsoDate[] {
    const value = this.#values.get(name);
    return Array.isArray(value) ? value.filter(isDate).sort() : [];
  }

  /** Sorted by date; empty when not given. */
  datedAmounts(name: string): DatedAmount[] {
    const value = this.#values.get(name);
    if (!Array.isArray(value)) return [];
    return value.filter(isDatedAmount).sort((a, b) => a.date.localeCompare(b.date));
  }

  flag(name: string): boolean | null {
    const value = this.#values.get(name);
    return typeof value === 'boolean' ? value : null;
  }

  /** The value is one of the field's options; the caller names their type. */
  choice<T extends string>(name: string): T | null {
    const value = this.#values.get(name);
    return typeof value === 'string' ? (value as T) : null;
  }

  /** Both days, or a problem when the second lies before the first. */
  assertOrder(first: string, second: string): void {
    const from = this.date(first);
    const to = this.date(second);
    if (from && to && to < from) {
      throw new InputProblem(second, {
        zh: '结束日期早于开始日期',
        en: 'The end date is before the start date',
      });
    }
  }
}
