import type { TableShape } from '@mingfa/contract/dataset-table';
import { findTextEncoding } from '@mingfa/files/tables/text-encoding';
import type { SourceFile } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';
import { blankLinesAbove } from './count-blank-lines.ts';
import type { FoundTable, TablePlace } from './found-table.ts';
import { loadJson } from './json-source.ts';
import type { Loader } from './open-loader.ts';
import { loadParquet } from './parquet-source.ts';
import { readSourceHead } from './source-kind.ts';
import { HEAD_ROWS, loadText, readTextHead } from './text-source.ts';
import { listSheetTables, loadSheet } from './workbook-source.ts';

const NOWHERE: TablePlace = { encoding: null, delimiter: null, sheet: null, range: null };

/** The tables of a file. @throws TableFailure, ParseFailure, UnreadableTable */
export async function findTables(
  loader: Loader,
  file: SourceFile,
  said: Partial<TablePlace> = {},
): Promise<FoundTable[]> {
  const { kind, head, isWhole } = await readSourceHead(file.path, file.name);
  if (kind === 'xlsx') return listSheetTables(file, said);
  if (kind === 'text') {
    const known = {
      ...(said.encoding ? { encoding: said.encoding } : {}),
      ...(said.delimiter ? { delimiter: said.delimiter } : {}),
    };
    const { form, rows } = await readTextHead(file.path, head, isWhole, known);
    return [{ place: { ...NOWHERE, ...form }, label: '', rows, hasHead: false, warnings: [] }];
  }
  const place = { ...NOWHERE, encoding: kind === 'json' ? encodingOf(head, isWhole, said) : null };
  await loadObjects(loader, file, place, 'looked_at');
  const rows = await loader.rows(`SELECT * EXCLUDE (_o) FROM raw.looked_at ORDER BY _o LIMIT ${HEAD_ROWS}`);
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  return [{ place, label: '', rows: texts, hasHead: true, warnings: [] }];
}

/** Rows that were loaded: how many columns they have, and SQL of their numbers in the file. */
export interface LoadedRows {
  columns: number;
  number: string;
}

/** Makes all rows of a table readable as `raw.<table>`: `_o`, the place of each from 1, and its cells `r1` …; the first ones are its head. */
export async function loadRows(
  loader: Loader,
  file: SourceFile,
  shape: TableShape,
  table: string,
): Promise<LoadedRows> {
  const { kind, head, isWhole } = await readSourceHead(file.path, file.name);
  if (kind === 'xlsx') return { columns: await loadSheet(loader, file, shape, table), number: '_n' };
  if (kind !== 'text') return { columns: await loadObjects(loader, file, shape, table), number: '_o - 1' };
  const said = {
    ...(shape.encoding ? { encoding: shape.encoding } : {}),
    ...(shape.delimiter ? { delimiter: shape.delimiter } : {}),
  };
  const { form, rows, text } = await readTextHead(file.path, head, isWhole, said);
  const blank = blankLinesAbove(text, form.delimiter, shape.skipRows + shape.headerRows + 1);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return loadText(loader, file.path, form, table, { columns, blankAbove: blank });
}

async function loadObjects(
  loader: Loader,
  file: SourceFile,
  place: TablePlace,
  table: string,
): Promise<number> {
  const { kind, head, isWhole } = await readSourceHead(file.path, file.name);
  if (kind === 'parquet') return loadParquet(loader, file.path, table);
  return loadJson(loader, file.path, encodingOf(head, isWhole, place), table);
}

function encodingOf(head: Buffer, isWhole: boolean, { encoding }: Partial<TablePlace>) {
  const found = encoding ?? findTextEncoding(head, isWhole);
  if (!found) throw new TableFailure('file_damaged');
  return found;
}
