import type { SheetRow } from '../sheet-rows.ts';
import { columnOf } from './read-sheet.ts';

/** A cell that reaches over several rows. */
interface Merge {
  column: number;
  firstRow: number;
  lastRow: number;
}

const MERGES_MAX = 20_000;
/** Cells that reach over one and the same row. */
const ACTIVE_MAX = 200;

/** Finds the cells over several rows. They are named behind the rows, so that a first look at the bytes is needed. */
export async function findMerges(chunks: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = [];
  let tail = '';
  for await (const chunk of chunks) {
    const text = tail + chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(/mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)) {
      end = match.index + match[0].length;
      const [, letters = '', first, last] = match;
      const merge = { column: columnOf(letters) ?? 0, firstRow: Number(first), lastRow: Number(last) };
      if (merge.lastRow > merge.firstRow && merges.length < MERGES_MAX) merges.push(merge);
    }
    tail = text.slice(Math.max(end, text.length - 60));
  }
  return merges.sort((a, b) => a.firstRow - b.firstRow);
}

/** Writes the value of a cell over several rows into each of them, as a reader sees it there. */
export class MergedCells {
  private readonly merges: Merge[];
  private next = 0;
  private active: { merge: Merge; value: string }[] = [];

  constructor(merges: Merge[]) {
    this.merges = merges;
  }

  fill({ row, cells }: SheetRow): void {
    this.active = this.active.filter(({ merge }) => merge.lastRow >= row);
    for (const { merge, value } of this.active) {
      while (cells.length < merge.column) cells.push('');
      if (cells[merge.column - 1] === '') cells[merge.column - 1] = value;
    }
    for (; (this.merges[this.next]?.firstRow ?? Number.POSITIVE_INFINITY) <= row; this.next += 1) {
      const merge = this.merges[this.next] as Merge;
      const value = merge.firstRow === row ? (cells[merge.column - 1] ?? '') : '';
      if (value !== '' && this.active.length < ACTIVE_MAX) this.active.push({ merge, value });
    }
  }
}
