import { findMergedAreas, type MergedArea } from '../formats/xlsx/merged-areas.ts';
import { numberReader } from '../formats/xlsx/number-formats.ts';
import { openWorkbook } from '../formats/xlsx/open-workbook.ts';
import { SheetReader } from '../formats/xlsx/read-sheet.ts';
import { streamXml } from '../office/read-xml.ts';
import { ParseFailure } from '../reading/parse-failure.ts';
import type { ParserLimits } from '../reading/parser-limits.ts';
import type { SourceFile } from '../reading/source-file.ts';

/** A row of a sheet as data: numbers plainly, days as `2025-03-01`, shares as `12.5%`, formulas by the value they had. */
export interface WorkbookRow {
  /** As the sheet counts, from 1. */
  row: number;
  cells: string[];
}

/** A sheet that is being read; its rows are asked for once. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  hasMergedCells: boolean;
  rows: AsyncIterable<WorkbookRow>;
}

/**
 * The sheets of a workbook, one after the other. A text in a cell that was merged stands in each of its rows; a number stands once, so that
 * nothing is counted twice.
 * @param only the name of the sheets that are read; the others are passed over
 * @throws ParseFailure
 */
export async function* readWorkbook(
  file: SourceFile,
  limits: ParserLimits,
  only?: string,
): AsyncGenerator<WorkbookSheet> {
  const workbook = await openWorkbook(file, limits);
  try {
    const sources = await workbook.readSources(numberReader);
    for (const sheet of workbook.sheets) {
      if (only !== undefined && sheet.name !== only) continue;
      const look = workbook.open(sheet.part);
      const body = workbook.open(sheet.part);
      if (!look || !body) continue;
      const merged = await findMergedAreas(look);
      yield {
        name: sheet.name,
        isHidden: sheet.isHidden,
        hasMergedCells: merged.length > 0,
        rows: readRows(body, new SheetReader(sources), merged, limits),
      };
    }
  } finally {
    workbook.close();
  }
}

async function* readRows(
  body: AsyncIterable<Buffer>,
  reader: SheetReader,
  areas: readonly MergedArea[],
  { nesting, characters }: ParserLimits,
): AsyncGenerator<WorkbookRow> {
  const spread = new SpreadAreas(areas);
  let written = 0;
  for await (const _ of streamXml(body, reader, nesting))
    for (const row of reader.rows.splice(0)) {
      spread.fill(row);
      // One long text that many cells share is small in the file and without end in a table.
      written += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (written > characters * 2) throw new ParseFailure('file_too_long');
      yield row;
    }
}

const NUMBER = /^[-+]?[\d,.]+%?$/;
/** Areas that reach into one and the same row. */
const ACTIVE_MAX = 500;

/** Writes the text of a merged area into its cells. */
class SpreadAreas {
  private readonly areas: readonly MergedArea[];
  private next = 0;
  private active: { area: MergedArea; value: string }[] = [];

  constructor(areas: readonly MergedArea[]) {
    this.areas = areas;
  }

  fill({ row, cells }: WorkbookRow): void {
    const isTitle = cells.filter((cell) => cell !== '').length < 2;
    this.active = this.active.filter(({ area }) => area.lastRow >= row);
    for (const { area, value } of this.active) put(cells, area.firstColumn, value);
    for (; (this.areas[this.next]?.firstRow ?? Number.POSITIVE_INFINITY) <= row; this.next += 1) {
      const area = this.areas[this.next] as MergedArea;
      const value = area.firstRow === row ? (cells[area.firstColumn - 1] ?? '') : '';
      if (value === '' || NUMBER.test(value)) continue;
      // A heading over several columns; a title over the whole table stands once.
      if (!isTitle && area.lastColumn - area.firstColumn < 200)
        for (let column = area.firstColumn + 1; column <= area.lastColumn; column += 1)
          put(cells, column, value);
      if (area.lastRow > row && this.active.length < ACTIVE_MAX) this.active.push({ area, value });
    }
  }
}

function put(cells: string[], column: number, value: string): void {
  while (cells.length < column) cells.push('');
  if (cells[column - 1] === '') cells[column - 1] = value;
}
