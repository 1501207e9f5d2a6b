import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { TableCellValue } from '@mingfa/contract/table-query';
import { multiplyDecimals } from './exact-decimal.ts';
import { bareCell, flatCell, saysNothing } from './flat-cell.ts';
import { readDay } from './read-day.ts';
import { readNumber } from './read-number.ts';
import { readYesNo } from './read-yes-no.ts';
import { readUnit } from './units.ts';

/** A cell as its column reads it; what it could not read stays text beside the table. */
export interface ReadCell {
  value: TableCellValue;
  isUnreadable: boolean;
}

const EMPTY: ReadCell = { value: null, isUnreadable: false };
const UNREADABLE: ReadCell = { value: null, isUnreadable: true };
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,5}[1-9])?$/;

/** Reads a cell as its column says: numbers into the base unit, dates into `2025-03-01`. */
export function readCell(text: string, column: Pick<TableColumn, 'kind' | 'number' | 'dateOrder'>): ReadCell {
  if (column.kind === 'text') {
    const bare = bareCell(text);
    return bare === '' ? EMPTY : { value: bare, isUnreadable: false };
  }
  const factor = column.number?.factor ?? '1';
  if (column.kind === 'number' && factor === '1' && PLAIN_NUMBER.test(text))
    return { value: text === '-0' ? '0' : text, isUnreadable: false };
  if (saysNothing(flatCell(text)) && !(column.kind === 'yes_no' && flatCell(text) === '无')) return EMPTY;
  switch (column.kind) {
    case 'number':
      return readNumberCell(text, column.number ?? { factor: '1', unit: '' });
    case 'yes_no': {
      const answer = readYesNo(text);
      return answer === null ? UNREADABLE : { value: answer, isUnreadable: false };
    }
    default: {
      const day = readDay(text, column.dateOrder);
      if (day.problem !== null) return UNREADABLE;
      const value = column.kind === 'date' ? day.day : `${day.day}T${day.time ?? '00:00:00'}`;
      return { value, isUnreadable: false };
    }
  }
}

/** The cell's own unit counts, and only a bare number is counted by the head; dollars in a column of yuan are not read. */
function readNumberCell(text: string, style: { factor: string; unit: string }): ReadCell {
  const number = readNumber(text);
  if (!number) return UNREADABLE;
  const head = style.unit === '' ? null : readUnit(style.unit);
  const base = number.unit?.base ?? '';
  const isOther = base !== '' && base !== (head?.base || (isForeign(base) ? '元' : base));
  if (isOther) return UNREADABLE;
  // 12.3万 names no base: what the head counts stays, its scale does not.
  if (number.unit !== null) return { value: number.value, isUnreadable: false };
  const value = multiplyDecimals(number.value, style.factor);
  return value === null ? UNREADABLE : { value, isUnreadable: false };
}

const isForeign = (base: string) => ['美元', '港元', '欧元', '英镑', '日元'].includes(base);
