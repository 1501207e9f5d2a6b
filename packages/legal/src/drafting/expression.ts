/**
 * The condition language of templates: facts, literals and a few words, parsed once when a template is loaded. There is nothing in it
 * that runs: no names but those of facts, no call but `sum`, `count`, `number`, `years`, `rate_limit`, `yearly`, `last_day`,
 * `day_after` and `some`.
 *
 * ```
 * cause is 民间借贷纠纷 and loan_rate > 0
 * count(defendants) > 1 or not repaid
 * some(claimants.party_kind is organisation)
 * repaid_on > loan_due_on and party.mobile known
 * maybe party.party_kind is person
 * claim.content mentions ('工资', '加班费') or claim.content mentions claim.amount
 * ```
 */
export type Condition =
  | { kind: 'and' | 'or'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  /** Holds where it holds or is open: what a blank form shows. */
  | { kind: 'maybe'; of: Condition }
  | { kind: 'known'; path: FactPath }
  /** A yes or no that is yes. */
  | { kind: 'true'; path: FactPath }
  | { kind: 'is'; path: FactPath; values: readonly string[] }
  /** A text in which one of several words stands, or an amount, however it is written: 137500元, 13.75万元. */
  | { kind: 'mentions'; path: FactPath; any: readonly Operand[] }
  | { kind: 'compare'; left: Operand; sign: CompareSign; right: Operand }
  /** True where it is true of one row of a list; paths into that list mean the row. */
  | { kind: 'some'; list: string; of: Condition };

/** How two operands compare. */
export type CompareSign = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** A fact, or a field of a row: `loan_principal`; `party.mobile` of the row that `each` calls party. */
export interface FactPath {
  head: string;
  field: string | null;
}

/** What has a value: a fact, a literal, today, a sum. */
export type Operand =
  | { kind: 'path'; path: FactPath }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'date'; value: string }
  | { kind: 'today' }
  /** Of a field of all rows that have it. */
  | { kind: 'sum'; list: string; field: string }
  /** Rows of a list. */
  | { kind: 'count'; list: string }
  /** Which row of its list a row is, from 1. */
  | { kind: 'number_of'; row: string }
  /** Full years from a day until another; where none is named or it is open, until today. */
  | { kind: 'years'; path: FactPath; until?: FactPath }
  /** The highest yearly rate of a private loan made that day, in percent: 民间借贷司法解释 25. Open before 20 August 2020. */
  | { kind: 'rate_limit'; path: FactPath }
  /** A rate by the day as one by the year of 365 days, in percent. */
  | { kind: 'yearly'; path: FactPath }
  /** Where a term of months that begins on a day ends: on its last day, or on the day after it, which many write as its end. */
  | { kind: 'last_day' | 'day_after'; from: FactPath; months: FactPath }
  | { kind: 'add'; plus: readonly Operand[]; minus: readonly Operand[] };

/** Paths an operand reads, lists as paths without field. */
export function pathsOfOperand(operand: Operand): FactPath[] {
  switch (operand.kind) {
    case 'years':
      return operand.until ? [operand.path, operand.until] : [operand.path];
    case 'path':
    case 'rate_limit':
    case 'yearly':
      return [operand.path];
    case 'last_day':
    case 'day_after':
      return [operand.from, operand.months];
    case 'sum':
      return [{ head: operand.list, field: operand.field }];
    case 'number_of':
      return [{ head: operand.row, field: null }];
    case 'count':
      return [{ head: operand.list, field: null }];
    case 'add':
      return [...operand.plus, ...operand.minus].flatMap(pathsOfOperand);
    default:
      return [];
  }
}

/** Paths a condition reads. */
export function pathsOfCondition(condition: Condition): FactPath[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(pathsOfCondition);
    case 'not':
    case 'maybe':
      return pathsOfCondition(condition.of);
    case 'some':
      return [{ head: condition.list, field: null }, ...pathsOfCondition(condition.of)];
    case 'mentions':
      return [condition.path, ...condition.any.flatMap(pathsOfOperand)];
    case 'compare':
      return [...pathsOfOperand(condition.left), ...pathsOfOperand(condition.right)];
    default:
      return [condition.path];
  }
}
