import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DuckDBPreparedStatement } from '@duckdb/node-api';
import type { ColumnKind, TableCellValue } from '@mingfa/contract/table-query';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import { SHEET_ROWS_MAX, type SheetCell, writeSheetFile } from '@mingfa/files/sheets/write-sheet-file';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { type CoveredColumn, coverCell } from '@mingfa/tables/values/cover-cell';
import { asFailure } from '../ask/answer-question.ts';
import { cellOf, kindOf } from '../ask/cell-of.ts';
import { openAsker } from '../ask/open-asker.ts';
import { prepareSelect } from '../ask/prepare-select.ts';
import type { LoadRequest, LoadResults } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';

/** Writes an answer as a file, row by row. */
export async function writeExport({
  database,
  export: { sql, format, sheetName, columns, covers },
  out,
}: Extract<LoadRequest, { task: 'export' }>): Promise<LoadResults['export']> {
  const asker = await openAsker(database);
  try {
    const { statement } = await prepareSelect(asker, sql);
    const read = await readRows(statement);
    const labels = read.columns.map(({ name }, index) => columns[index] ?? name);
    const names = covers ? labels.map(coverInText) : labels;
    let count = 0;
    async function* counted() {
      for await (const row of read.rows) {
        count += 1;
        if (format === 'xlsx' && count > SHEET_ROWS_MAX)
          throw new TableFailure('export_too_large', { rows: SHEET_ROWS_MAX });
        yield covers ? covered(row, covers) : row;
      }
    }
    if (format === 'xlsx')
      await writeSheetFile(out, { name: sheetName, columns: names }, counted(), new Date());
    else await pipeline(Readable.from(csvOf(names, counted())), createWriteStream(out));
    return { rows: count };
  } catch (error) {
    throw asFailure(error, sql);
  }
}

/** Cells of which none says a whole number of a person; what is covered is words. */
const covered = (row: readonly SheetCell[], covers: readonly CoveredColumn[]): SheetCell[] =>
  row.map((cell, place) => {
    const column = covers[place];
    const value = column ? coverCell(cell.value, column) : cell.value;
    return value === cell.value ? cell : { kind: 'text', value };
  });

async function readRows(prepared: DuckDBPreparedStatement): Promise<{
  columns: { name: string; kind: ColumnKind }[];
  rows: AsyncIterable<SheetCell[]>;
}> {
  const result = await prepared.stream();
  const columns = result
    .columnNames()
    .map((name, index) => ({ name, kind: kindOf(result.columnType(index)) }));
  async function* rows() {
    for (
      let chunk = await result.fetchChunk();
      chunk && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      const vectors = columns.map((_, index) => chunk?.getColumnVector(index));
      for (let row = 0; row < chunk.rowCount; row += 1)
        yield columns.map(({ kind }, index) => ({
          kind,
          value: cellOf(vectors[index]?.getItem(row) ?? null, kind),
        }));
    }
  }
  return { columns, rows: rows() };
}

async function* csvOf(names: readonly string[], rows: AsyncIterable<SheetCell[]>): AsyncGenerator<string> {
  let held = CSV_MARK + writeCsvRow(names);
  for await (const row of rows) {
    held += writeCsvRow(row.map(plainCell));
    if (held.length < 64 * 1024) continue;
    yield held;
    held = '';
  }
  yield held;
}

/** A number is written as one: a minus before it is no formula. */
const plainCell = ({ kind, value }: { kind: ColumnKind; value: TableCellValue }): PlainCell => {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)) return { written: value };
  return value;
};
type PlainCell = Parameters<typeof writeCsvRow>[0][number];
