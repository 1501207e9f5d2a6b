import type { TableShape } from '@mingfa/contract/dataset-table';

/** What separates cells in a file of text. */
export type Delimiter = NonNullable<TableShape['delimiter']>;

/**
 * The rows of a sample of delimited text (RFC 4180): quoted cells may hold delimiters, line ends and doubled quotes; a quote within a bare cell is a sign.
 * What stands behind the last line end is a row as well.
 */
export function splitDelimited(
  text: string,
  delimiter: Delimiter,
  mostRows = Number.POSITIVE_INFINITY,
): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    rows.push(row);
    row = [];
    cell = '';
  };
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (; at < text.length && rows.length < mostRows; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === delimiter) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else cell += sign;
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) endRow();
  return rows;
}
