import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import type { TableDelimiter, TableEncoding } from '@mingfa/contract/dataset-table';
import { decodeTableText } from '@mingfa/files/tables/decode-table-text';
import { readNumberedRows, readTextRows } from '@mingfa/files/tables/read-text-rows';
import { findTextEncoding } from '@mingfa/files/tables/text-encoding';
import { writeCsvRecord } from '@mingfa/files/tables/write-csv-record';
import { findDelimiter } from '@mingfa/files/text/find-delimiter';
import { quoteText } from '@mingfa/tables/sql/sql-text';
import { TableFailure } from '../table-failure.ts';
import { BlankLines } from './count-blank-lines.ts';
import type { Loader } from './open-loader.ts';

/** Longest record, in characters. */
const RECORD_CHARACTERS = 4 * 1024 * 1024;
/** Longest line, and what is read at once: by itself DuckDB would hold thirty-two such lines several times. */
export const LINE_OPTIONS = 'max_line_size=4194304, buffer_size=8388608';
/** Text that is looked at to recognise a table. */
const LOOKED_AT_CHARACTERS = 1024 * 1024;
export const HEAD_ROWS = 1000;

/** How a text is written and cut. */
export interface TextForm {
  encoding: TableEncoding;
  delimiter: TableDelimiter;
}

/** The first rows of a text, and how it is written and cut where that is not said. @throws TableFailure, UnreadableTable */
export async function readTextHead(
  path: string,
  head: Buffer,
  isWhole: boolean,
  said: Partial<TextForm>,
): Promise<{ form: TextForm; rows: string[][]; text: string }> {
  const encoding = said.encoding ?? findTextEncoding(head, isWhole);
  if (!encoding) throw new TableFailure('unsupported_file', { types: 'csv tsv xlsx json jsonl parquet' });
  const text = await readBeginning(path, encoding);
  const delimiter = said.delimiter ?? ((findDelimiter(text) ?? ',') as TableDelimiter);
  refuseManyColumns(text, delimiter);
  const form = { encoding, delimiter };
  const limits = { delimiter, columns: DATASET_LIMITS.columns, rowCharacters: RECORD_CHARACTERS };
  const rows: string[][] = [];
  try {
    for await (const row of readTextRows([text], { ...limits, isQuoted: true })) {
      rows.push(row);
      if (rows.length >= HEAD_ROWS) break;
    }
  } catch (error) {
    // Cut off within quotes, or a mark that nothing closes: what came apart is enough to look at.
    if (rows.length === 0)
      for await (const row of readTextRows([text], { ...limits, isQuoted: false })) {
        rows.push(row);
        if (rows.length >= HEAD_ROWS) break;
      }
    if (rows.length === 0) throw error;
  }
  return { form, rows, text };
}

/** A first line of a million cells need not be cut to be refused. */
function refuseManyColumns(text: string, delimiter: string): void {
  const end = text.indexOf('\n');
  let marks = 0;
  const line = end < 0 ? text : text.slice(0, end);
  for (let at = line.indexOf(delimiter); at >= 0; at = line.indexOf(delimiter, at + 1)) marks += 1;
  if (marks >= DATASET_LIMITS.columns * 2) throw tooLarge();
}

/** The error of tables beyond the limits. */
export const tooLarge = (): TableFailure =>
  new TableFailure('dataset_too_large', {
    rows: DATASET_LIMITS.rows,
    columns: DATASET_LIMITS.columns,
    tables: DATASET_LIMITS.tables,
  });

async function readBeginning(path: string, encoding: TableEncoding): Promise<string> {
  let text = '';
  for await (const piece of decodeTableText(
    createReadStream(path, { end: LOOKED_AT_CHARACTERS * 2 }),
    encoding,
  )) {
    text += piece;
    if (text.length >= LOOKED_AT_CHARACTERS) break;
  }
  if (text.length < LOOKED_AT_CHARACTERS) return text;
  // The last line was cut.
  const end = text.lastIndexOf('\n');
  return end > 0 ? text.slice(0, end + 1) : text;
}

/**
 * Makes all records of a text readable as `raw.<table>`: `_o`, its place from 1, and a column for each cell; those without anything are left
 * out. @returns how many columns it has, and SQL of a row's number in the file
 */
export async function loadText(
  loader: Loader,
  path: string,
  form: TextForm,
  table: string,
  { columns: columnsSeen, blankAbove }: { columns: number; blankAbove: number },
): Promise<{ columns: number; number: string }> {
  const plain = `${table}.csv`;
  const blank = new BlankLines(form.delimiter);
  await pipeline(
    Readable.from(blank.through(decodeTableText(createReadStream(path), form.encoding))),
    createWriteStream(plain),
  );
  const isNumbered = blank.count > blankAbove;
  if (!isNumbered)
    try {
      await readCsv(loader, {
        path: plain,
        table,
        columns: columnsSeen,
        delimiter: form.delimiter,
        isNumbered,
      });
      return { columns: columnsSeen, number: blankAbove > 0 ? `_o + ${blankAbove}` : '_o' };
    } catch (error) {
      if (!isOfTheFile(error)) throw error;
    }
  // Rows of other lengths, marks that nothing closes, or blank lines among the rows: they are read one by one, and written so that nothing is lost.
  const even = `${table}-even.csv`;
  const { columns } = await rewriteEvenly(plain, even, form.delimiter);
  await readCsv(loader, { path: even, table, columns, delimiter: ',', isNumbered: true });
  return { columns, number: '_n' };
}

const isOfTheFile = (error: unknown): boolean =>
  error instanceof Error &&
  /CSV Error|Invalid Input Error|Conversion Error|Parameter Not Allowed/i.test(error.message);

interface CsvFile {
  path: string;
  table: string;
  columns: number;
  delimiter: string;
  /** Whether each row begins with its number. */
  isNumbered: boolean;
}

/** Columns of a text in `raw`. */
const rawColumns = (columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => `r${index + 1}`);

async function readCsv(loader: Loader, file: CsvFile): Promise<void> {
  try {
    await createFromCsv(loader, file, true);
  } catch (error) {
    if (!/parallel/i.test(error instanceof Error ? error.message : '')) throw error;
    await createFromCsv(loader, file, false);
  }
}

async function createFromCsv(
  loader: Loader,
  { path, table, columns, delimiter, isNumbered }: CsvFile,
  isParallel: boolean,
) {
  const names = rawColumns(columns);
  const options = [
    'auto_detect=false',
    'header=false',
    `columns={${[...(isNumbered ? ["_n:'BIGINT'"] : []), ...names.map((name) => `${name}:'VARCHAR'`)].join(', ')}}`,
    `delim=${quoteText(delimiter)}`,
    `quote='"'`,
    `escape='"'`,
    `new_line='\\n'`,
    'null_padding=true',
    LINE_OPTIONS,
    ...(isParallel ? [] : ['parallel=false']),
  ];
  const isSomething = columns === 1 ? 'r1 IS NOT NULL' : `coalesce(${names.join(', ')}) IS NOT NULL`;
  // Read once: what does not come apart is found here, and its place is its number.
  await loader.run(
    `CREATE OR REPLACE TABLE raw.${table}_rows AS SELECT * FROM read_csv(${quoteText(path)}, ${options.join(', ')}) WHERE ${isSomething}`,
  );
  await loader.run(`CREATE OR REPLACE VIEW raw.${table} AS SELECT rowid + 1 AS _o, * FROM raw.${table}_rows`);
}

async function rewriteEvenly(from: string, to: string, delimiter: string): Promise<{ columns: number }> {
  let columns = 1;
  const limits = { delimiter, columns: DATASET_LIMITS.columns, rowCharacters: RECORD_CHARACTERS };
  async function* records(isQuoted: boolean) {
    const source = createReadStream(from, { encoding: 'utf8' });
    for await (const { number, row } of readNumberedRows(source as AsyncIterable<string>, {
      ...limits,
      isQuoted,
    })) {
      columns = Math.max(columns, row.length);
      yield writeCsvRecord([String(number), ...row]);
    }
  }
  try {
    await pipeline(Readable.from(records(true)), createWriteStream(to));
  } catch {
    columns = 1;
    await pipeline(Readable.from(records(false)), createWriteStream(to));
  }
  return { columns };
}
