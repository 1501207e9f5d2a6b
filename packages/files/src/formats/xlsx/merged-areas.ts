import { columnOf } from './read-sheet.ts';

/** Cells that were merged into one. */
export interface MergedArea {
  firstColumn: number;
  lastColumn: number;
  firstRow: number;
  lastRow: number;
}

const AREAS_MAX = 50_000;

/** Finds merged cells, in the order of their rows. They are named behind the rows, so that a first look at the bytes is needed. */
export async function findMergedAreas(chunks: AsyncIterable<Buffer>): Promise<MergedArea[]> {
  const areas: MergedArea[] = [];
  let tail = '';
  for await (const chunk of chunks) {
    const text = tail + chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(/mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)) {
      end = match.index + match[0].length;
      const [, first = '', firstRow, last = '', lastRow] = match;
      if (areas.length < AREAS_MAX)
        areas.push({
          firstColumn: columnOf(first) ?? 0,
          lastColumn: columnOf(last) ?? 0,
          firstRow: Number(firstRow),
          lastRow: Number(lastRow),
        });
    }
    tail = text.slice(Math.max(end, text.length - 60));
  }
  return areas.sort((a, b) => a.firstRow - b.firstRow);
}
