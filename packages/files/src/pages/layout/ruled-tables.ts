import { buildLines, textOfCell } from './lines.ts';
import { type Box, medianOf, type Piece, type Ruling, verticalOverlap, widthOf } from './page-content.ts';

/** Lines this close are one, and two that miss each other by less meet. In points. */
const SNAP = 3;
const MEETS = 4;
const RULINGS_MAX = 3000;
/** Share of a cell's side that has to be drawn. */
const SIDE_DRAWN = 0.6;

/** A cell of a table on a page. */
export interface Cell {
  text: string;
  columnSpan: number;
  rowSpan: number;
}
/** A table on a page; a cell that reaches down stands in its first row alone. */
export interface PageTable extends Box {
  rows: Cell[][];
}

/** Finds tables drawn with lines, and takes their text out of the pieces. */
export function takeRuledTables(
  pieces: readonly Piece[],
  rulings: readonly Ruling[],
): { tables: PageTable[]; rest: Piece[] } {
  if (rulings.length > RULINGS_MAX) return { tables: [], rest: [...pieces] };
  const tables: PageTable[] = [];
  let rest = [...pieces];
  for (const group of groupRulings(mergeRulings(rulings))) {
    const grid = toGrid(group);
    if (!grid || grid.xs.length < 3) continue;
    const inside = rest.filter((piece) => holds(grid.bounds, piece));
    if (inside.length < 2) continue;
    const rows = readGrid(grid, inside);
    if (!rows) continue;
    tables.push({ ...grid.bounds, rows });
    rest = rest.filter((piece) => !holds(grid.bounds, piece));
  }
  return { tables, rest };
}

interface Grid {
  xs: number[];
  ys: number[];
  horizontal: Ruling[];
  vertical: Ruling[];
  bounds: Box;
}

/** Lines that continue each other become one. */
function mergeRulings(rulings: readonly Ruling[]): Ruling[] {
  const merged: Ruling[] = [];
  for (const ruling of rulings.toSorted((a, b) => a.at - b.at || a.start - b.start)) {
    const same = merged.findLast(
      (other) =>
        other.isHorizontal === ruling.isHorizontal &&
        ruling.at - other.at < SNAP &&
        ruling.start <= other.end + SNAP &&
        ruling.end >= other.start - SNAP,
    );
    if (!same) merged.push({ ...ruling });
    else {
      same.start = Math.min(same.start, ruling.start);
      same.end = Math.max(same.end, ruling.end);
    }
  }
  return merged;
}

const meet = (across: Ruling, down: Ruling): boolean =>
  down.at >= across.start - MEETS &&
  down.at <= across.end + MEETS &&
  across.at >= down.start - MEETS &&
  across.at <= down.end + MEETS;

/** Lines that hang together. A line under words hangs together with none. */
function groupRulings(rulings: readonly Ruling[]): Ruling[][] {
  const groupOf = rulings.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (groupOf[at] !== at) at = groupOf[at] ?? at;
    groupOf[index] = at;
    return at;
  };
  for (const [one, across] of rulings.entries()) {
    if (!across.isHorizontal) continue;
    for (const [other, down] of rulings.entries()) {
      if (!down.isHorizontal && meet(across, down)) groupOf[find(one)] = find(other);
    }
  }
  const groups = new Map<number, Ruling[]>();
  for (const [index, ruling] of rulings.entries()) {
    const group = find(index);
    groups.set(group, [...(groups.get(group) ?? []), ruling]);
  }
  return [...groups.values()].filter((group) => group.length > 3);
}

function toGrid(group: readonly Ruling[]): Grid | null {
  const horizontal = group.filter((ruling) => ruling.isHorizontal);
  const vertical = group.filter((ruling) => !ruling.isHorizontal);
  if (horizontal.length < 2 || vertical.length < 1) return null;
  const bounds = {
    left: Math.min(...horizontal.map(({ start }) => start), ...vertical.map(({ at }) => at)),
    right: Math.max(...horizontal.map(({ end }) => end), ...vertical.map(({ at }) => at)),
    top: Math.min(...vertical.map(({ start }) => start), ...horizontal.map(({ at }) => at)),
    bottom: Math.max(...vertical.map(({ end }) => end), ...horizontal.map(({ at }) => at)),
  };
  // Many tables have no lines at their sides.
  const xs = distinct([bounds.left, ...vertical.map(({ at }) => at), bounds.right]);
  const ys = distinct([bounds.top, ...horizontal.map(({ at }) => at), bounds.bottom]);
  return { xs, ys, horizontal, vertical, bounds };
}

function distinct(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (kept.at(-1) ?? -Infinity) > SNAP * 2) kept.push(value);
  }
  return kept;
}

const holds = (box: Box, piece: Piece): boolean => {
  const x = (piece.left + piece.right) / 2;
  const y = (piece.top + piece.bottom) / 2;
  return x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
};

/** The cells of a grid with their text; null for a frame around text, or a form's empty boxes. */
function readGrid(grid: Grid, pieces: readonly Piece[]): Cell[][] | null {
  const { xs, ys } = grid;
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const isDrawn = (lines: readonly Ruling[], at: number, start: number, end: number) =>
    lines.some(
      (line) =>
        Math.abs(line.at - at) <= SNAP * 2 &&
        Math.min(line.end, end) - Math.max(line.start, start) >= (end - start) * SIDE_DRAWN,
    );
  const x = (index: number) => xs[index] as number;
  const y = (index: number) => ys[index] as number;
  const isRightClosed = (row: number, column: number) =>
    column === columns - 1 || isDrawn(grid.vertical, x(column + 1), y(row), y(row + 1));
  const isBelowClosed = (row: number, column: number) =>
    row === rows - 1 || isDrawn(grid.horizontal, y(row + 1), x(column), x(column + 1));
  const taken = new Set<number>();
  const result: Cell[][] = [];
  let filled = 0;
  for (let row = 0; row < rows; row += 1) {
    const cells: (Cell & { pieces: Piece[]; right: number })[] = [];
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let columnSpan = 1;
      while (!isRightClosed(row, column + columnSpan - 1)) columnSpan += 1;
      let rowSpan = 1;
      while (
        row + rowSpan < rows &&
        Array.from({ length: columnSpan }, (_, offset) => column + offset).every(
          (at) => !isBelowClosed(row + rowSpan - 1, at),
        )
      ) {
        rowSpan += 1;
      }
      for (let r = row; r < row + rowSpan; r += 1) {
        for (let c = column; c < column + columnSpan; c += 1) taken.add(r * columns + c);
      }
      const box = { left: x(column), right: x(column + columnSpan), top: y(row), bottom: y(row + rowSpan) };
      const inside = pieces.filter((piece) => holds(box, piece));
      if (inside.length > 0) filled += 1;
      cells.push({
        text: textOfCell(inside, box.right),
        columnSpan,
        rowSpan,
        pieces: inside,
        right: box.right,
      });
    }
    result.push(...splitRow(cells));
  }
  const most = Math.max(...result.map((cells) => cells.reduce((sum, cell) => sum + cell.columnSpan, 0)));
  if (filled < 2 || most < 2 || result.flat().length < 3) return null;
  return result.filter((cells) => cells.length > 0);
}

/** Some tables have lines between columns alone: there every line of text that begins in the first column is a row. */
function splitRow(cells: readonly (Cell & { pieces: Piece[]; right: number })[]): Cell[][] {
  const plain = cells.map(({ text, columnSpan, rowSpan }) => ({ text, columnSpan, rowSpan }));
  const lines = cells.map((cell) => buildLines(cell.pieces));
  const long = lines.filter((each) => each.length >= 4);
  const isList = long.filter((each, index) => {
    const width = Math.max(...each.map(widthOf));
    const full = each.filter((line) => widthOf(line) > width * 0.9).length;
    return index >= 0 && full < each.length * 0.5;
  });
  if (cells.length < 2 || long.length < 2 || isList.length < 1 || cells.some(({ rowSpan }) => rowSpan > 1)) {
    return [plain];
  }
  const first = lines[0] ?? [];
  const gaps = first.slice(1).map((line, index) => line.baseline - (first[index]?.baseline ?? 0));
  if (first.length < 4 || medianOf(gaps) <= 0) return [plain];
  const rows: Piece[][][] = first.map(() => cells.map(() => []));
  for (const [column, cell] of cells.entries()) {
    for (const piece of cell.pieces) {
      const at = first.findLastIndex(
        (line) => line.top <= piece.top + 1 || verticalOverlap(line, piece) > 0.5,
      );
      rows[Math.max(at, 0)]?.[column]?.push(piece);
    }
  }
  return rows.map((row) =>
    row.map((inside, column) => ({
      text: textOfCell(inside, cells[column]?.right ?? 0),
      columnSpan: cells[column]?.columnSpan ?? 1,
      rowSpan: 1,
    })),
  );
}
