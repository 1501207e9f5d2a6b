import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import {
  columnName,
  DECLARATION,
  FROZEN_HEADINGS,
  SHEETS,
  spreadsheetParts,
  textCell,
} from './spreadsheet-parts.ts';

/** Rows below the headings that a sheet can hold. */
export const SHEET_ROWS_MAX = 1_048_575;

/** A cell of a table: exact decimal text, a day or moment by ISO 8601, a text, an answer. */
export interface SheetCell {
  kind: 'text' | 'number' | 'date' | 'time' | 'yes_no';
  value: string | boolean | null;
}

const STYLES = { date: 1, time: 2 } as const;
const STYLE_SHEET = `<styleSheet xmlns="${SHEETS}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
/** Digits that a spreadsheet keeps of a number; longer ones stay text, so that none is lost. */
const DIGITS_MAX = 15;
/** A cell of a spreadsheet holds no more characters. */
const CELL_CHARACTERS = 32_767;
const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/**
 * Writes a spreadsheet of one sheet (XLSX, ECMA-376) row by row, however long it is. Numbers are numbers, days are days; a text is a text: what
 * begins with `=` is no formula.
 */
export async function writeSheetFile(
  path: string,
  { name, columns }: { name: string; columns: readonly string[] },
  rows: AsyncIterable<readonly SheetCell[]>,
  writtenAt: Date,
): Promise<void> {
  const zip = new ZipFile();
  const add = (part: string, xml: string) =>
    zip.addBuffer(Buffer.from(DECLARATION + xml), part, { mtime: writtenAt });
  for (const [part, xml] of spreadsheetParts([sheetNameOf(name)], { styled: true })) add(part, xml);
  add('xl/styles.xml', STYLE_SHEET);
  zip.addReadStream(Readable.from(sheetXml(columns, rows)), 'xl/worksheets/sheet1.xml', { mtime: writtenAt });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

async function* sheetXml(
  columns: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<worksheet xmlns="${SHEETS}">${FROZEN_HEADINGS}<sheetData>`;
  yield rowXml(
    columns.map((value) => ({ kind: 'text', value })),
    1,
  );
  let number = 2;
  let held = '';
  for await (const cells of rows) {
    held += rowXml(cells, number);
    number += 1;
    if (held.length < 64 * 1024) continue;
    yield held;
    held = '';
  }
  yield `${held}</sheetData></worksheet>`;
}

const rowXml = (cells: readonly SheetCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`)).join('')}</row>`;

function cellXml({ kind, value }: SheetCell, place: string): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (
    kind === 'number' &&
    /^-?\d+(?:\.\d+)?$/.test(value) &&
    value.replace(/\D/g, '').replace(/^0+/, '').length <= DIGITS_MAX
  )
    return `<c r="${place}"><v>${value}</v></c>`;
  if (kind === 'date' || kind === 'time') {
    const serial = (Date.parse(`${value.length === 10 ? `${value}T00:00:00` : value}Z`) - DAY_ZERO) / DAY_MS;
    // Before March 1900 spreadsheets count otherwise.
    if (serial >= 61) return `<c r="${place}" s="${STYLES[kind]}"><v>${serial}</v></c>`;
  }
  return textCell(value.slice(0, CELL_CHARACTERS), place);
}

/** At most 31 characters, without those a sheet's name may not have. */
const sheetNameOf = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31)
    .toWellFormed() || '1';
