import type { ColumnKind, ColumnMeaning, TableCellValue } from './table-query.ts';

/** What decides how a cell is written. */
export interface ShownAs {
  kind: ColumnKind;
  meaning: ColumnMeaning;
}
/** What yes and no are called. */
export interface CellWords {
  yes: string;
  no: string;
}

/** The exact decimal text with its thousands apart: no float is made of it. */
export function groupDigits(decimal: string): string {
  const [, sign = '', whole = '', rest = ''] = decimal.match(/^([-+]?)(\d+)(\.\d+)?$/) ?? [];
  if (whole === '') return decimal;
  return `${sign === '-' ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** A quotient goes on for ever: beyond these places it is rounded, where a float holds it. */
const PLACES_MAX = 6;
const FLOAT_DIGITS = 13;

/** An amount with its cents, and nothing behind them that nobody can pay. */
function showNumber(decimal: string, isAmount: boolean): string {
  const [whole = '', rest = ''] = decimal.split('.');
  if (rest.length > PLACES_MAX && whole.length <= FLOAT_DIGITS) {
    const rounded = Number(decimal).toFixed(isAmount ? 2 : 4);
    return groupDigits(isAmount ? rounded : String(Number(rounded)));
  }
  return groupDigits(isAmount && rest.length === 1 ? `${decimal}0` : decimal);
}

/** `0.125` as `12.5%`, moving the point in the text. */
export function showShare(decimal: string): string {
  const [, sign = '', whole = '', rest = ''] = decimal.match(/^(-?)(\d+)(?:\.(\d+))?$/) ?? [];
  if (whole === '') return decimal;
  const digits = rest.padEnd(2, '0');
  const moved = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const [, places = ''] = digits.slice(2).match(/^(\d*?)0*$/) ?? [];
  // A quotient goes on for ever; four places of a percent say enough.
  return `${groupDigits(`${sign}${moved}${places ? `.${places.slice(0, 4)}` : ''}`)}%`;
}

/** A cell as people write it. */
export function showCell(value: TableCellValue, { kind, meaning }: ShownAs, words: CellWords): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  // A number of an account is no amount, though SQL may have made a number of it.
  if (meaning === 'account' || meaning === 'identity' || meaning === 'phone') return value;
  if (kind === 'number')
    return meaning === 'rate' ? showShare(value) : showNumber(value, meaning === 'amount');
  return kind === 'time' ? value.replace('T', ' ') : value;
}
