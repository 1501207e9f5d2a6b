import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { findDelimiter } from '../text/find-delimiter.ts';

const CHUNK_CHARACTERS = 256 * 1024;
const BEGINNING_CHARACTERS = 4 * 1024 * 1024;

/** Why a table in a text cannot be read: too many columns, a row too long, or rows that do not come apart. */
export class UnreadableTable extends Error {
  readonly why: 'columns' | 'row' | 'damaged';
  constructor(why: UnreadableTable['why']) {
    super(`the table cannot be read: ${why}`);
    this.name = 'UnreadableTable';
    this.why = why;
  }
}

/**
 * The rows of a table in a text, one after the other; the first is usually the names of the columns. The delimiter is found. A
 * quotation mark that nothing closes is a character like any other.
 * @param limits.columns more columns than these refuse the table
 * @param limits.rowCharacters longest row
 * @throws UnreadableTable
 */
export async function* readCsvRows(
  text: string,
  limits: { columns: number; rowCharacters: number },
): AsyncGenerator<string[]> {
  if (countDelimiters(text) > limits.columns) throw new UnreadableTable('columns');
  const delimiter = findDelimiter(text) ?? ',';
  const quote = (await canBeQuoted(text, delimiter, limits.rowCharacters)) ? '"' : null;
  yield* rowsOf(text, { delimiter, quote }, limits);
}

/** Of the first line, whichever mark separates: a row of a million cells need not be made to be refused. */
function countDelimiters(text: string): number {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const counts = new Map<string, number>();
  for (const [mark] of line.matchAll(/[,\t;|，]/g)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

async function canBeQuoted(text: string, delimiter: string, rowCharacters: number): Promise<boolean> {
  // What no mark closes at the beginning shows there; reading a gigabyte twice would not show more.
  const beginning = text.slice(0, BEGINNING_CHARACTERS);
  const end = beginning.length < text.length ? beginning.lastIndexOf('\n') : beginning.length;
  try {
    for await (const _ of rowsOf(beginning.slice(0, end), { delimiter, quote: '"' }, { rowCharacters }));
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return beginning.length < text.length && error.why !== 'row';
  }
}

async function* rowsOf(
  text: string,
  marks: { delimiter: string; quote: string | null },
  limits: { columns?: number; rowCharacters: number },
): AsyncGenerator<string[]> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      ...marks,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: limits.rowCharacters,
    }),
  );
  try {
    for await (const record of parser) {
      const row = record as string[];
      if (limits.columns !== undefined && row.length > limits.columns) throw new UnreadableTable('columns');
      yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row' : 'damaged');
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS)
    yield text.slice(start, start + CHUNK_CHARACTERS);
}
