import type { ColumnKind } from '@mingfa/contract/table-query';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { QueryProblem } from './query-problem.ts';

/** A name as SQL takes it, whatever it holds: 金额 is `"金额"`. */
export function quoteName(name: string): string {
  refuseNul(name);
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQL takes it. */
export function quoteText(text: string): string {
  refuseNul(text);
  return `'${text.replaceAll("'", "''")}'`;
}

/** A number written plainly: no exponent, no separators. */
const PLAIN_NUMBER = /^-?\d{1,28}(?:\.\d{1,12})?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)$/;

/**
 * A value as a literal of a column's kind.
 * @throws QueryProblem `wrong_value` for a text that is none
 */
export function literalOf(value: string, kind: ColumnKind): string {
  switch (kind) {
    case 'text':
      return quoteText(value);
    case 'number':
      if (!PLAIN_NUMBER.test(value)) throw new QueryProblem('wrong_value', value);
      return value;
    case 'date':
      if (!isIsoDate(value)) throw new QueryProblem('wrong_value', value);
      return `DATE '${value}'`;
    case 'time': {
      if (isIsoDate(value)) return `DATE '${value}'`;
      const [, day = '', time = ''] = TIME.exec(value) ?? [];
      if (!isIsoDate(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time))
        throw new QueryProblem('wrong_value', value);
      return `TIMESTAMP '${day} ${time}'`;
    }
    case 'yes_no':
      if (value !== 'true' && value !== 'false') throw new QueryProblem('wrong_value', value);
      return value;
  }
}

/** DuckDB's names and texts end at NUL. */
function refuseNul(text: string): void {
  if (text.includes('\0')) throw new QueryProblem('wrong_value', text.replaceAll('\0', '␀'));
}
