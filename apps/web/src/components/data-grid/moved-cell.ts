export interface GridCell {
  row: number;
  column: number;
}

/** Where a key moves the active cell; null for keys that move nothing. With Ctrl, Home and End go to the corners. */
export function movedCell(
  { row, column }: GridCell,
  key: string,
  isFar: boolean,
  last: GridCell,
  rowsAPage: number,
): GridCell | null {
  const moves: Readonly<Record<string, GridCell>> = {
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowRight: { row, column: isFar ? last.column : column + 1 },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageDown: { row: row + rowsAPage, column },
    PageUp: { row: row - rowsAPage, column },
  };
  const to = moves[key];
  if (!to) return null;
  return {
    row: Math.min(Math.max(0, last.row), Math.max(0, to.row)),
    column: Math.min(Math.max(0, last.column), Math.max(0, to.column)),
  };
}
