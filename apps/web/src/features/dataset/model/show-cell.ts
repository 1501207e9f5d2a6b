import type { ColumnKind, ColumnMeaning, TableCellValue } from '@mingfa/contract/table-query';

export interface ShownAs {
  kind: ColumnKind;
  meaning: ColumnMeaning;
}
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
  if (kind === 'number') return meaning === 'rate' ? showShare(value) : groupDigits(value);
  return kind === 'time' ? value.replace('T', ' ') : value;
}
