import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableTable } from './read-csv-rows.ts';

/**
 * The rows of a text whose delimiter is known, one after the other, those without anything left out. A quotation mark in the middle of a
 * cell is a character.
 * @throws UnreadableTable
 */
export async function* readTextRows(
  text: AsyncIterable<string> | Iterable<string>,
  limits: TextRowLimits,
): AsyncGenerator<string[]> {
  for await (const { row } of readNumberedRows(text, limits)) yield row;
}

/** How a text is cut, and how much of it is taken. */
interface TextRowLimits {
  delimiter: string;
  /** Without it a quotation mark is a character everywhere. */
  isQuoted: boolean;
  columns: number;
  rowCharacters: number;
}

/**
 * The same rows, each with its number in the text from 1 on: rows without anything are left out and counted, as who opens the file sees them.
 * @throws UnreadableTable
 */
export async function* readNumberedRows(
  text: AsyncIterable<string> | Iterable<string>,
  { delimiter, isQuoted, columns, rowCharacters }: TextRowLimits,
): AsyncGenerator<{ number: number; row: string[] }> {
  const source = Readable.from(text);
  const parser = source.pipe(
    parse({
      delimiter,
      quote: isQuoted ? '"' : null,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: rowCharacters,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  let number = 0;
  try {
    for await (const record of parser) {
      const row = record as string[];
      number += 1;
      if (row.length > columns) throw new UnreadableTable('columns');
      if (row.some((cell) => cell !== '')) yield { number, row };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row' : 'damaged');
  } finally {
    source.destroy();
  }
}
