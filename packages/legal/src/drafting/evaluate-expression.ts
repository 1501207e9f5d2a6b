import { addDays, addMonths, isIsoDate, monthsBetween } from '../figures/calendar.ts';
import { findAmounts } from '../figures/find-amounts.ts';
import type { LoanPrimeRate } from '../figures/loan-prime-rate.ts';
import { loanRateLimit } from '../figures/loan-rate-limit.ts';
import { fenFromYuan, yuanFromFen } from '../figures/money.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Condition, FactPath, Operand } from './expression.ts';
import { entryAt, type FactSheet, type FactValue, rowPath, rowsOf } from './fact-sheet.ts';
import { isRefused } from './sound-sheet.ts';

/** What a template sees while it is read: the facts, today, and which row each name of an `each` means. */
export interface FactScope {
  sheet: FactSheet;
  today: IsoDate;
  /** The LPR as it is published; absent: what this release ships. */
  loanPrimeRates?: readonly LoanPrimeRate[];
  /** Name → the row it means, and which of those shown it is, from 0; `row` is null for the empty row of a blank form. */
  rows: ReadonlyMap<string, { list: string; row: string | null; index: number }>;
}

/** The scope with a name for a row. */
export const withRowNamed = (
  scope: FactScope,
  name: string,
  list: string,
  row: string | null,
  index = 0,
): FactScope => ({
  ...scope,
  rows: new Map(scope.rows).set(name, { list, row, index }),
});

/** Where in the sheet a path of a template points; of the empty row, the list itself. */
export function sheetPath({ rows, sheet }: FactScope, { head, field }: FactPath): string {
  if (field === null) return head;
  const named = rows.get(head);
  const list = named?.list ?? head;
  // Of a list with one row at most its fields are named without an each.
  const row = named ? named.row : (rowsOf(sheet, head)[0] ?? null);
  return row === null ? list : rowPath(list, row, field);
}

/** The value at a path; undefined where it is open. Text of nothing but blanks is no value. */
export function valueAt(scope: FactScope, path: FactPath): FactValue | undefined {
  if (path.field === null && scope.rows.has(path.head)) return undefined;
  const at = sheetPath(scope, path);
  if (path.field !== null && !at.includes('/')) return undefined;
  const value = entryAt(scope.sheet, at)?.chosen.value;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** Whether a value was filled in at a path and refused. */
export const isRefusedAt = (scope: FactScope, path: FactPath): boolean =>
  !(path.field === null && scope.rows.has(path.head)) && isRefused(scope.sheet, sheetPath(scope, path));

/** The value of an operand; undefined where a fact of it is open. Sums count the rows that have the field. */
export function operandValue(scope: FactScope, operand: Operand): FactValue | undefined {
  switch (operand.kind) {
    case 'path':
      return valueAt(scope, operand.path);
    case 'today':
      return scope.today;
    case 'count':
      return rowsOf(scope.sheet, operand.list).length;
    case 'number_of': {
      const named = scope.rows.get(operand.row);
      return named && named.index + 1;
    }
    case 'sum':
      return sumOf(scope, operand.list, operand.field);
    case 'years': {
      const day = valueAt(scope, operand.path);
      const until = (operand.until && valueAt(scope, operand.until)) ?? scope.today;
      return isDay(day) && isDay(until) ? Math.floor(monthsBetween(day, until).months / 12) : undefined;
    }
    case 'rate_limit': {
      const day = valueAt(scope, operand.path);
      return typeof day === 'string' ? loanRateLimit(day, scope.loanPrimeRates) : undefined;
    }
    case 'yearly': {
      const rate = valueAt(scope, operand.path);
      return typeof rate === 'number' ? Number((rate * DAYS_OF_YEAR).toPrecision(12)) : undefined;
    }
    case 'last_day':
    case 'day_after':
      return endOfTerm(scope, operand);
    case 'add':
      return added(scope, operand.plus, operand.minus);
    default:
      return operand.value;
  }
}

const isDay = (value: FactValue | undefined): value is string =>
  typeof value === 'string' && isIsoDate(value);

/** Interest and penalties by the day are counted on 365 days. */
const DAYS_OF_YEAR = 365;

/**
 * A lease of 12 months from 1 March ends on the last day of February: its first day counts. A month without the day it began on ends the
 * term on its own last day (民法典 202).
 */
function endOfTerm(
  scope: FactScope,
  { kind, from, months }: Extract<Operand, { kind: 'last_day' | 'day_after' }>,
): IsoDate | undefined {
  const [first, count] = [valueAt(scope, from), valueAt(scope, months)];
  if (typeof first !== 'string' || !isIsoDate(first) || typeof count !== 'number') return undefined;
  const same = addMonths(first, count);
  const last = same.slice(8) === first.slice(8) ? addDays(same, -1) : same;
  return kind === 'day_after' ? addDays(last, 1) : last;
}

function sumOf({ sheet }: FactScope, list: string, field: string): number | undefined {
  const values = rowsOf(sheet, list)
    .map((row) => entryAt(sheet, rowPath(list, row, field))?.chosen.value)
    .filter((value) => value !== undefined);
  const numbers = values.filter((value) => typeof value === 'number');
  // Without one that was refused it would be the sum of something else.
  return numbers.length === 0 || numbers.length < values.length ? undefined : roundedSum(numbers);
}

function added(scope: FactScope, plus: readonly Operand[], minus: readonly Operand[]): number | undefined {
  const numbers: number[] = [];
  for (const [operands, factor] of [[plus, 1] as const, [minus, -1] as const])
    for (const operand of operands) {
      const value = operandValue(scope, operand);
      if (typeof value !== 'number') return undefined;
      numbers.push(value * factor);
    }
  return roundedSum(numbers);
}

/** Added up in fen, so that no cent is lost. */
function roundedSum(values: readonly number[]): number | undefined {
  try {
    return yuanFromFen(
      values.reduce((sum, value) => sum + (value < 0 ? -fenFromYuan(-value) : fenFromYuan(value)), 0n),
    );
  } catch {
    return undefined;
  }
}

/**
 * Whether a condition holds; undefined where an open fact decides it. Such a part is not shown, and the opposite of the condition does
 * not hold either.
 */
export function holds(scope: FactScope, condition: Condition): boolean | undefined {
  switch (condition.kind) {
    case 'and':
      return allOf(condition.of.map((one) => holds(scope, one)));
    case 'or':
      return opposite(allOf(condition.of.map((one) => opposite(holds(scope, one)))));
    case 'not':
      return opposite(holds(scope, condition.of));
    case 'maybe':
      return holds(scope, condition.of) !== false;
    case 'known':
      return valueAt(scope, condition.path) !== undefined || isRefusedAt(scope, condition.path);
    case 'true': {
      const value = valueAt(scope, condition.path);
      return typeof value === 'boolean' ? value : undefined;
    }
    case 'is': {
      const value = valueAt(scope, condition.path);
      return value === undefined ? undefined : condition.values.includes(String(value));
    }
    case 'some':
      return rowsOf(scope.sheet, condition.list).some(
        (row) => holds(withRowNamed(scope, condition.list, condition.list, row), condition.of) === true,
      );
    case 'mentions':
      return mentions(
        valueAt(scope, condition.path),
        condition.any.map((one) => operandValue(scope, one)),
      );
    case 'compare':
      return compared(
        operandValue(scope, condition.left),
        condition.sign,
        operandValue(scope, condition.right),
      );
  }
}

/** Whether a text has one of some words or amounts; open where the text is, or none that is known stands there and one is open. */
function mentions(text: FactValue | undefined, any: readonly (FactValue | undefined)[]): boolean | undefined {
  if (typeof text !== 'string') return undefined;
  const isThere = any.some((one) =>
    typeof one === 'number'
      ? findAmounts(text).some(({ value }) => value === one)
      : typeof one === 'string' && text.includes(one),
  );
  return !isThere && any.includes(undefined) ? undefined : isThere;
}

const opposite = (value: boolean | undefined) => (value === undefined ? undefined : !value);

function allOf(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

function compared(left: FactValue | undefined, sign: string, right: FactValue | undefined) {
  if (left === undefined || right === undefined || typeof left !== typeof right) return undefined;
  switch (sign) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '=':
      return left === right;
    default:
      return left !== right;
  }
}
