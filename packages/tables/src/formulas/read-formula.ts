import type { ColumnKind } from '@mingfa/contract/table-query';
import type { AskedTable } from '../sql/asked-tables.ts';
import { literalOf, quoteName } from '../sql/sql-text.ts';
import { multiplyDecimals } from '../values/exact-decimal.ts';
import { FORMULA_FUNCTIONS } from './formula-functions.ts';
import { FormulaProblem } from './formula-problem.ts';

/** An expression of SQL with the kind of what it gives. */
export interface ReadFormula {
  sql: string;
  kind: ColumnKind;
  /** Names of the columns it reads. */
  columns: string[];
}

type Part = { at: number } & (
  | { kind: 'number' | 'text' | 'name' | 'sign'; text: string }
  | { kind: 'column'; text: string }
);

const SIGNS: Record<string, string> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '×': '*',
  '÷': '/',
  '－': '-',
  '＋': '+',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '!=': '<>',
  '==': '=',
};
const PART =
  /\s*(?:(?<number>\d{1,20}(?:\.\d{1,10})?%?)|\[(?<column>[^[\]]{1,200})\]|"(?<text>[^"]{0,200})"|“(?<quoted>[^”]{0,200})”|(?<name>[a-zA-Z\u4e00-\u9fff]{1,20})|(?<sign><=|>=|<>|!=|==|[-+*/(),<>=（），×÷－＋≥≤≠]))/y;
const DEEPEST = 40;

/**
 * Reads a formula over one table: labels in brackets, + - * / ( ), comparisons, numbers, texts in quotes, and the functions of {@link FORMULA_FUNCTIONS}:
 * `[单价] * [数量]`, `如果([金额] > 0, [金额], 0)`. Division by zero is empty.
 * @throws FormulaProblem with the place where it fails
 */
export function readFormula(formula: string, table: AskedTable): ReadFormula {
  const reader = new FormulaReader(split(formula), table, formula.length);
  const { sql, kind } = reader.comparison(0);
  reader.end();
  return { sql, kind, columns: [...reader.columns] };
}

function split(formula: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; formula.slice(at).trim() !== ''; at = PART.lastIndex) {
    PART.lastIndex = at;
    const groups = PART.exec(formula)?.groups;
    if (!groups) throw new FormulaProblem('unexpected', at);
    const { number, column, text, quoted, name, sign } = groups;
    if (number !== undefined) parts.push({ kind: 'number', text: number, at });
    else if (column !== undefined) parts.push({ kind: 'column', text: column.trim(), at });
    else if (name !== undefined) parts.push({ kind: 'name', text: name.toLowerCase(), at });
    else if (sign !== undefined) parts.push({ kind: 'sign', text: SIGNS[sign] ?? sign, at });
    else parts.push({ kind: 'text', text: text ?? quoted ?? '', at });
  }
  return parts;
}

interface Expression {
  sql: string;
  kind: ColumnKind;
}

class FormulaReader {
  readonly columns = new Set<string>();
  readonly #parts: readonly Part[];
  readonly #table: AskedTable;
  readonly #length: number;
  #next = 0;

  constructor(parts: readonly Part[], table: AskedTable, length: number) {
    this.#parts = parts;
    this.#table = table;
    this.#length = length;
  }

  comparison(depth: number): Expression {
    const left = this.#sum(depth);
    const sign = this.#take('<', '>', '<=', '>=', '=', '<>');
    if (sign === null) return left;
    const right = this.#sum(depth);
    if (left.kind !== right.kind) this.#fail('wrong_kind');
    return { sql: `(${left.sql} ${sign} ${right.sql})`, kind: 'yes_no' };
  }

  end(): void {
    if (this.#next < this.#parts.length) this.#fail('unexpected');
  }

  #sum(depth: number): Expression {
    let left = this.#product(depth);
    for (let sign = this.#take('+', '-'); sign !== null; sign = this.#take('+', '-')) {
      const right = this.#product(depth);
      this.#requireNumbers(left, right);
      left = { sql: `(${left.sql} ${sign} ${right.sql})`, kind: 'number' };
    }
    return left;
  }

  #product(depth: number): Expression {
    let left = this.#value(depth);
    for (let sign = this.#take('*', '/'); sign !== null; sign = this.#take('*', '/')) {
      const right = this.#value(depth);
      this.#requireNumbers(left, right);
      const divisor = sign === '/' ? `NULLIF(${right.sql}, 0)` : right.sql;
      left = { sql: `(${left.sql} ${sign} ${divisor})`, kind: 'number' };
    }
    return left;
  }

  #value(depth: number): Expression {
    if (depth > DEEPEST) this.#fail('too_deep');
    if (this.#take('-') !== null) {
      const value = this.#value(depth + 1);
      this.#requireNumbers(value);
      return { sql: `(-${value.sql})`, kind: 'number' };
    }
    if (this.#take('(') !== null) {
      const inner = this.comparison(depth + 1);
      this.#require(')');
      return inner;
    }
    const part = this.#parts[this.#next];
    if (!part) throw new FormulaProblem('unfinished', this.#length);
    this.#next += 1;
    switch (part.kind) {
      case 'number':
        return part.text.endsWith('%')
          ? { sql: multiplyDecimals(part.text.slice(0, -1), '0.01') ?? '0', kind: 'number' }
          : { sql: part.text, kind: 'number' };
      case 'text':
        return { sql: literalOf(part.text, 'text'), kind: 'text' };
      case 'column':
        return this.#column(part);
      case 'name':
        return this.#call(part, depth);
      default:
        throw new FormulaProblem('unexpected', part.at);
    }
  }

  #column({ text, at }: Part): Expression {
    const column = this.#table.columns.find(({ label, isSkipped }) => label === text && !isSkipped);
    if (!column) throw new FormulaProblem('unknown_column', at);
    this.columns.add(column.name);
    return { sql: quoteName(column.label), kind: column.kind };
  }

  #call({ text, at }: Part, depth: number): Expression {
    const called = FORMULA_FUNCTIONS.get(text);
    if (!called) throw new FormulaProblem('unknown_function', at);
    this.#require('(');
    const args: Expression[] = [];
    for (const takes of called.takes) {
      if (args.length > 0) this.#require(',');
      const arg = this.comparison(depth + 1);
      const kind = takes === 'any' ? (args[1]?.kind ?? arg.kind) : takes;
      const fits = arg.kind === kind || (kind === 'date' && arg.kind === 'time');
      if (!fits) throw new FormulaProblem('wrong_kind', at);
      args.push(arg);
    }
    this.#require(')');
    return {
      sql: called.sql(...args.map(({ sql }) => sql)),
      kind: called.gives === 'any' ? (args[1]?.kind ?? 'number') : called.gives,
    };
  }

  #take(...signs: string[]): string | null {
    const part = this.#parts[this.#next];
    if (part?.kind !== 'sign' || !signs.includes(part.text)) return null;
    this.#next += 1;
    return part.text;
  }

  #require(sign: string): void {
    if (this.#take(sign) === null) this.#fail(this.#parts[this.#next] ? 'unexpected' : 'unfinished');
  }

  #requireNumbers(...expressions: Expression[]): void {
    if (expressions.some(({ kind }) => kind !== 'number')) this.#fail('wrong_kind');
  }

  #fail(code: FormulaProblem['code']): never {
    throw new FormulaProblem(code, this.#parts[this.#next]?.at ?? this.#length);
  }
}
