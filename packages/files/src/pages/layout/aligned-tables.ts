import { beginsWithLabel, markOf } from './line-marks.ts';
import { type Line, textOfCell } from './lines.ts';
import { type Box, boundsOf, heightOf, type Piece, widthOf } from './page-content.ts';
import type { PageTable } from './ruled-tables.ts';

/** Columns stand apart by this many letter heights. */
const APART = 1.4;
const ROWS_MIN = 3;
/** Share of the cells of a column that have to stand exactly below one another. */
const ALIGNED = 0.7;

interface Column {
  left: number;
  right: number;
}

/** Finds tables without lines: rows of short texts that stand below one another in columns. */
export function takeAlignedTables(lines: readonly Line[]): (Line | PageTable)[] {
  const result: (Line | PageTable)[] = [];
  for (let at = 0; at < lines.length; ) {
    const table = readTable(lines, at);
    if (!table) {
      result.push(lines[at] as Line);
      at += 1;
      continue;
    }
    result.push(table.table);
    at += table.lines;
  }
  return result;
}

/** Tells a table from a line. */
export const isTable = (item: Line | PageTable): item is PageTable => 'rows' in item;

function readTable(lines: readonly Line[], from: number): { table: PageTable; lines: number } | null {
  const first = lines[from] as Line;
  if (!isRow(first)) return null;
  const columns = first.pieces.map(({ left, right }) => ({ left, right }));
  const taken: Line[] = [first];
  for (const line of lines.slice(from + 1)) {
    const last = taken.at(-1) as Line;
    if (line.top - last.bottom > heightOf(last) * 2.5) break;
    if (Math.abs(line.size - first.size) > first.size * 0.25 || !fits(line, columns)) break;
    taken.push(line);
  }
  // The last row may go on below in one of its columns; what begins in the first one is text again.
  const second = columns[1] as Column;
  while (taken.length > 0 && isBehind(taken.at(-1) as Line, second)) taken.pop();
  const rows = toRows(taken, columns);
  const full = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1);
  if (full.length < ROWS_MIN || full.length < rows.length * 0.6) return null;
  if (!columns.every((_, index) => isAligned(rows.flatMap((row) => row[index] ?? [])))) return null;
  if (
    isListOrForm(rows, columns.length) ||
    columns.some((column, index) => isRunningText(rows, index, column))
  )
    return null;
  const right = (index: number) => columns[index]?.right ?? 0;
  return {
    table: {
      ...boundsOf(taken),
      rows: rows.map((row) =>
        row.map((pieces, index) => ({ text: textOfCell(pieces, right(index)), columnSpan: 1, rowSpan: 1 })),
      ),
    },
    lines: taken.length,
  };
}

/** A single text that does not stand below the second column or one further right. */
const isBehind = ({ pieces, left }: Line, second: Column): boolean =>
  pieces.length < 2 && left < second.left - 3;

const isRow = (line: Line): boolean =>
  line.pieces.length > 1 &&
  line.pieces.every((piece, index) => {
    const before = line.pieces[index - 1];
    return !before || piece.left - before.right > line.size * APART;
  });

/** Takes a line's pieces into the columns; false where one stands in two of them. */
function fits(line: Line, columns: Column[]): boolean {
  const homes: number[] = [];
  for (const piece of line.pieces) {
    const over = columns.flatMap((column, index) =>
      piece.left < column.right + line.size * 0.5 && piece.right > column.left - line.size * 0.5
        ? [index]
        : [],
    );
    if (over.length !== 1) return false;
    homes.push(over[0] as number);
  }
  if (new Set(homes).size < homes.length) return false;
  // Text that goes on below stands exactly below: a paragraph that begins at the page's edge is none of it.
  const only = line.pieces.length === 1 ? columns[homes[0] as number] : undefined;
  if (only && Math.abs(only.left - line.left) > line.size * 1.2) return false;
  const grown = columns.map((column) => ({ ...column }));
  for (const [index, piece] of line.pieces.entries()) {
    const column = grown[homes[index] as number] as Column;
    column.left = Math.min(column.left, piece.left);
    column.right = Math.max(column.right, piece.right);
  }
  if (
    grown.some(
      (column, index) => index > 0 && column.left - (grown[index - 1] as Column).right < line.size * 0.8,
    )
  ) {
    return false;
  }
  columns.splice(0, columns.length, ...grown);
  return true;
}

/** Cells by row and column. A line with nothing in the first column goes on with the row above. */
function toRows(lines: readonly Line[], columns: readonly Column[]): Piece[][][] {
  const rows: Piece[][][] = [];
  for (const line of lines) {
    const cells = columns.map((column) =>
      line.pieces.filter(({ left, right }) => left < column.right && right > column.left),
    );
    const last = rows.at(-1);
    if (last && cells[0]?.length === 0 && cells.filter((cell) => cell.length > 0).length === 1) {
      for (const [index, cell] of cells.entries()) last[index]?.push(...cell);
    } else rows.push(cells);
  }
  return rows;
}

function isAligned(pieces: readonly Box[]): boolean {
  if (pieces.length < 2) return true;
  const edges = [(box: Box) => box.left, (box: Box) => box.right, (box: Box) => (box.left + box.right) / 2];
  return edges.some((edge) => {
    const places = pieces.map(edge);
    const best = Math.max(
      ...places.map((place) => places.filter((other) => Math.abs(other - place) < 3).length),
    );
    return best >= pieces.length * ALIGNED;
  });
}

/** Most lines of a column fill it: text beside other text. */
function isRunningText(rows: readonly Piece[][][], index: number, { left, right }: Column): boolean {
  const cells = rows.flatMap((row) => row[index] ?? []);
  const full = cells.filter((piece) => widthOf(piece) > (right - left) * 0.82 && piece.text.length > 14);
  return cells.length > 4 && full.length > cells.length * 0.6;
}

/** Items behind their marks, lines of a table of contents, labels with what was filled in: text, not a table. */
function isListOrForm(rows: readonly Piece[][][], columns: number): boolean {
  const textOf = (cell: readonly Piece[] | undefined) => cell?.map(({ text }) => text).join(' ') ?? '';
  const share = (has: (row: Piece[][]) => boolean) => rows.filter(has).length / rows.length;
  if (columns === 2 && share((row) => isBareMark(textOf(row[0]))) > 0.5) return true;
  if (share((row) => row.some((cell) => /[.…·]{4,}/.test(textOf(cell)))) > 0.4) return true;
  if (
    columns === 2 &&
    share((row) => /^\d{1,4}$/.test(textOf(row[1])) && Boolean(markOf(textOf(row[0])))) > 0.6
  ) {
    return true;
  }
  return share((row) => row.some((cell) => beginsWithLabel(textOf(cell)))) > 0.5;
}

const isBareMark = (text: string): boolean => text.length <= 6 && (markOf(`${text} `) ?? '').trim() === text;
