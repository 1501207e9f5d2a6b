/** What a spreadsheet would take for the beginning of a formula; some read full-width signs alike. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * One row of a CSV file (RFC 4180), with its line break. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe, so that it is text.
 */
export function writeCsvRow(cells: readonly (string | number | ExactNumber | null)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** A number by its decimal text, which may be longer than a number of JavaScript. */
export interface ExactNumber {
  written: string;
}

/** Stands first in the file: spreadsheets read it as UTF-8 then. */
export const CSV_MARK = '\ufeff';

function writeCell(cell: string | number | ExactNumber | null): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.written;
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
