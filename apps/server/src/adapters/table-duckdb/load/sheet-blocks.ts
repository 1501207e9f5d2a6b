import type { WorkbookRow } from '@mingfa/files/tables/read-workbook';

/** Cells of a sheet, from 1, both ends included. */
export interface SheetArea {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** A block of cells with its first rows. */
export interface SheetBlock extends SheetArea {
  head: string[][];
}

/** Rows above which a block that is one column wide, or one row high, is no table but a note. */
const BLOCK_COLUMNS_MIN = 2;

/**
 * Takes a sheet apart into its tables: what empty rows, or empty columns over the whole height, keep apart. A title and notes above a table
 * belong to it.
 */
export async function findBlocks(rows: AsyncIterable<WorkbookRow>, headRows: number): Promise<SheetBlock[]> {
  const bands: (SheetBlock & { filled: Set<number> })[] = [];
  let band: (SheetBlock & { filled: Set<number> }) | null = null;
  for await (const { row, cells } of rows) {
    if (cells.every((cell) => cell === '')) continue;
    if (!band || row > band.lastRow + 1) {
      band = { firstRow: row, lastRow: row, firstColumn: 1, lastColumn: 1, head: [], filled: new Set() };
      bands.push(band);
    }
    band.lastRow = row;
    for (const [index, cell] of cells.entries()) if (cell !== '') band.filled.add(index + 1);
    if (band.head.length < headRows) band.head.push(cells);
  }
  const blocks = joinNotes(bands).flatMap((found) => splitColumns(found));
  const tables = blocks.filter(
    (block) => block.lastColumn - block.firstColumn + 1 >= BLOCK_COLUMNS_MIN && block.head.length > 1,
  );
  return tables.length > 0 ? tables : blocks.slice(0, 1);
}

type Band = SheetBlock & { filled: Set<number> };

/** What is narrow above a table is its title; what is narrow below is a note, and no table. */
function joinNotes(bands: readonly Band[]): Band[] {
  const joined: Band[] = [];
  let notes: Band[] = [];
  for (const band of bands) {
    if (band.filled.size < BLOCK_COLUMNS_MIN || band.head.length < 2) {
      notes.push(band);
      continue;
    }
    // A table that goes on behind an empty row has no head of its own: same columns, and no texts where the rows above had figures.
    const last = joined.at(-1);
    if (last && notes.length === 0 && goesOn(last, band)) {
      last.lastRow = band.lastRow;
      for (const column of band.filled) last.filled.add(column);
      last.head.push(...band.head.slice(0, Math.max(0, 1000 - last.head.length)));
    } else joined.push(band);
    notes = [];
  }
  return joined.length > 0 ? joined : notes.slice(0, 1);
}

const FIGURE = /^[-+]?[\d,.]+%?$|^\d{4}-\d{2}-\d{2}/;

function goesOn(above: Band, below: Band): boolean {
  const [first = []] = below.head;
  const figures = first.filter((cell) => FIGURE.test(cell)).length;
  return (
    figures > 0 &&
    above.head.slice(1).some((row) => row.filter((cell) => FIGURE.test(cell)).length >= figures)
  );
}

/** Empty columns over the whole height, with at least two columns on either side. */
function splitColumns({ filled, ...band }: Band): SheetBlock[] {
  const columns = [...filled].toSorted((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run && column === run.last + 1) run.last = column;
    else runs.push({ first: column, last: column });
  }
  const isSplit = runs.length > 1 && runs.every(({ first, last }) => last - first + 1 >= BLOCK_COLUMNS_MIN);
  const parts = isSplit ? runs : [{ first: columns[0] ?? 1, last: columns.at(-1) ?? 1 }];
  return parts.map(({ first, last }) => ({
    ...band,
    firstColumn: first,
    lastColumn: last,
    head: band.head.map((row) => row.slice(first - 1, last)).filter((row) => row.some((cell) => cell !== '')),
  }));
}

/** `B3:F120`. */
export const writeRange = ({ firstRow, lastRow, firstColumn, lastColumn }: SheetArea): string =>
  `${columnName(firstColumn)}${firstRow}:${columnName(lastColumn)}${lastRow}`;

/** The cells a range names; null for what is none. */
export function parseRange(range: string): SheetArea | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range.trim().toUpperCase());
  if (!match) return null;
  const [, first = '', firstRow, last = '', lastRow] = match;
  const area = {
    firstColumn: columnNumber(first),
    lastColumn: columnNumber(last),
    firstRow: Number(firstRow),
    lastRow: Number(lastRow),
  };
  return area.firstRow < 1 || area.lastRow < area.firstRow || area.lastColumn < area.firstColumn
    ? null
    : area;
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? last : columnName(Math.floor((column - 1) / 26)) + last;
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
