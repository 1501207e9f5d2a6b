import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableTable } from './read-csv-rows.ts';

/**
 * The rows of a text whose delimiter is known, one after the other, those without anything left out. A quotation mark in the middle of a
 * cell is a character.
 * @param limits.isQuoted without it a quotation mark is a character everywhere
 * @throws UnreadableTable
 */
export async function* readTextRows(
  text: AsyncIterable<string> | Iterable<string>,
  {
    delimiter,
    isQuoted,
    columns,
    rowCharacters,
  }: { delimiter: string; isQuoted: boolean; columns: number; rowCharacters: number },
): AsyncGenerator<string[]> {
  const source = Readable.from(text);
  const parser = source.pipe(
    parse({
      delimiter,
      quote: isQuoted ? '"' : null,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: rowCharacters,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of parser) {
      const row = record as string[];
      if (row.length > columns) throw new UnreadableTable('columns');
      if (row.some((cell) => cell !== '')) yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row' : 'damaged');
  } finally {
    source.destroy();
  }
}
