/** What a spreadsheet would take for the beginning of a formula; some read full-width signs alike. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * One row of a CSV file (RFC 4180), with its line break. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe, so that it is text.
 */
export function writeCsvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Stands first in the file: spreadsheets read it as UTF-8 then. */
export const CSV_MARK = '\ufeff';

function writeCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
