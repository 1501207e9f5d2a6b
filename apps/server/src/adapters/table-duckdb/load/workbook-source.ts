import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import type { TableShape } from '@mingfa/contract/dataset-table';
import { PARSER_LIMITS, type ParserLimits } from '@mingfa/files/reading/parser-limits';
import { readWorkbook, type WorkbookRow } from '@mingfa/files/tables/read-workbook';
import { writeCsvRecord } from '@mingfa/files/tables/write-csv-record';
import { quoteText } from '@mingfa/tables/sql/sql-text';
import type { SourceFile } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';
import type { FoundTable, TablePlace } from './found-table.ts';
import type { Loader } from './open-loader.ts';
import { findBlocks, parseRange, type SheetBlock, writeRange } from './sheet-blocks.ts';
import { HEAD_ROWS, LINE_OPTIONS, tooLarge } from './text-source.ts';

const GIGABYTE = 1024 ** 3;
/** Of workbooks that are tables: larger than those that are read as documents. */
const LIMITS: ParserLimits = {
  ...PARSER_LIMITS,
  fileBytes: DATASET_LIMITS.bytes,
  unfoldedBytes: 4 * GIGABYTE,
  streamBytes: 3 * GIGABYTE,
  pages: 500,
  characters: 200_000_000,
};

/** The tables of a workbook: blocks of cells with nothing between them. @throws TableFailure, ParseFailure */
export async function listSheetTables(file: SourceFile, said: Partial<TablePlace>): Promise<FoundTable[]> {
  const tables: FoundTable[] = [];
  for await (const sheet of readWorkbook(file, LIMITS, said.sheet ?? undefined)) {
    const blocks = said.range
      ? await readBlock(sheet.rows, said.range)
      : await findBlocks(sheet.rows, HEAD_ROWS);
    for (const block of blocks)
      tables.push({
        place: { encoding: null, delimiter: null, sheet: sheet.name, range: writeRange(block) },
        label: sheet.name,
        rows: block.head,
        hasHead: false,
        warnings: sheet.hasMergedCells ? ['merged_cells'] : [],
      });
    if (tables.length > DATASET_LIMITS.tables) throw tooLarge();
  }
  return tables;
}

async function readBlock(rows: AsyncIterable<WorkbookRow>, range: string): Promise<SheetBlock[]> {
  const area = rangeOf(range);
  const head: string[][] = [];
  for await (const { row, cells } of rows) {
    const within =
      row >= area.firstRow && row <= area.lastRow ? cells.slice(area.firstColumn - 1, area.lastColumn) : [];
    if (head.length < HEAD_ROWS && within.some((cell) => cell !== '')) head.push(within);
  }
  return head.length === 0 ? [] : [{ ...area, head }];
}

function rangeOf(range: string) {
  const area = parseRange(range);
  if (!area)
    throw new TableFailure('table_unreadable', {
      problem: { 'zh-CN': `区域 ${range} 写得不对`, en: `the range ${range} is none` },
    });
  return area;
}

/** Loads a block of a sheet into `raw.<table>`; rows are numbered as the sheet numbers them. @returns how many columns it has */
export async function loadSheet(
  loader: Loader,
  file: SourceFile,
  shape: TableShape,
  table: string,
): Promise<number> {
  const area = rangeOf(shape.range ?? 'A1:XFD1048576');
  const columns = Math.min(area.lastColumn - area.firstColumn + 1, DATASET_LIMITS.columns);
  let isFound = false;
  async function* records() {
    for await (const sheet of readWorkbook(file, LIMITS, shape.sheet ?? '')) {
      isFound = true;
      for await (const { row, cells } of sheet.rows) {
        if (row < area.firstRow || row > area.lastRow) continue;
        const within = cells.slice(area.firstColumn - 1, area.firstColumn - 1 + columns);
        if (within.every((cell) => cell === '')) continue;
        while (within.length < columns) within.push('');
        yield writeCsvRecord([String(row), ...within]);
      }
    }
  }
  const path = `${table}.csv`;
  await pipeline(Readable.from(records()), createWriteStream(path));
  if (!isFound)
    throw new TableFailure('table_unreadable', {
      problem: { 'zh-CN': `没有名为“${shape.sheet}”的工作表`, en: `there is no sheet “${shape.sheet}”` },
    });
  const names = Array.from({ length: columns }, (_, index) => `r${index + 1}`);
  await loader.run(
    `CREATE OR REPLACE VIEW raw.${table} AS SELECT row_number() OVER () AS _o, * FROM read_csv(${quoteText(path)}, auto_detect=false, header=false, columns={_n: 'BIGINT', ${names.map((name) => `${name}: 'VARCHAR'`).join(', ')}}, delim=',', quote='"', escape='"', new_line='\\n', parallel=false, ${LINE_OPTIONS})`,
  );
  return columns;
}
