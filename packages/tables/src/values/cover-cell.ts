import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { maskCell, NUMBERS_OF_PERSONS } from './mask-cell.ts';

/** So many digits in a row, in what was made of free text, may be a piece of a number. */
const DIGITS = /\d{6,}[\dXx]?/g;
/** What is covered whole, however long it is. */
const WHOLE = '***';

/** What tells how a cell is covered. */
export type CoveredColumn = Pick<ResultColumn, 'kind' | 'meaning' | 'isFigure' | 'cover'>;

/** A cell without whole numbers of identity, accounts and telephones, wherever they stand in it. */
export function coverCell(value: TableCellValue, column: CoveredColumn): TableCellValue {
  if (value === null || (typeof value === 'boolean' && column.cover !== 'whole')) return value;
  return coverWords(String(value), column);
}

/** The same of words that were made of a cell. Names stay: whoever shares masks them. */
export function coverWords(value: string, column: CoveredColumn): string {
  if (isFigure(column)) return value;
  if (column.cover === 'whole') return WHOLE;
  if (column.cover === 'digits')
    return coverInText(value.replace(DIGITS, (digits) => '*'.repeat(digits.length)));
  if (NUMBERS_OF_PERSONS.includes(column.meaning)) return maskCell(value, column.meaning);
  return column.kind === 'text' ? coverInText(value) : value;
}

/** How many accounts there are is no account. */
export const isFigure = (column: CoveredColumn): boolean => column.isFigure && column.kind === 'number';
