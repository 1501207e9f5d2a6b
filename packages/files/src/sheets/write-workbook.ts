import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import {
  columnName,
  DECLARATION,
  FROZEN_HEADINGS,
  SHEETS,
  spreadsheetParts,
  textCell,
} from './spreadsheet-parts.ts';

/** The media type of a spreadsheet. */
export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One sheet: a line of headings, then rows of numbers and texts. */
export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (number | string)[])[];
}

/**
 * Writes a spreadsheet (XLSX, ECMA-376). Texts are written as texts: what begins with `=` is no formula. The headings stay in
 * sight while one scrolls.
 */
export async function writeWorkbook(sheets: readonly Sheet[], writtenAt: Date): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(DECLARATION + xml), name, { mtime: writtenAt });
  const names = sheets.map(({ name }) => name);
  for (const [part, xml] of spreadsheetParts(names, { styled: false })) add(part, xml);
  for (const [index, sheet] of sheets.entries()) add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
  zip.end();
  return buffer(zip.outputStream);
}

function sheetXml({ columns, rows }: Sheet): string {
  const lines = [columns, ...rows].map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, `${columnName(column)}${row + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${SHEETS}">${FROZEN_HEADINGS}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cellXml = (value: number | string, place: string): string =>
  typeof value === 'number' ? `<c r="${place}"><v>${value}</v></c>` : textCell(value, place);
