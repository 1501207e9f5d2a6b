import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { readText } from '../../reading/read-text.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { findDelimiter } from '../../text/find-delimiter.ts';
import { SheetRows } from '../sheet-rows.ts';

const CHUNK_CHARACTERS = 256 * 1024;

/** A table in a text file, its delimiter and encoding found; rows as those of a sheet. */
export async function* parseCsv(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const text = await readText(file, limits);
  yield { kind: 'found', format: 'csv', pages: null };
  const delimiter = findDelimiter(text) ?? ',';
  const quoted = await readRows(text, { delimiter, quote: '"' }, limits).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that nothing closes is a character like any other.
    return readRows(text, { delimiter, quote: null }, limits).catch(() => {
      throw new ParseFailure('file_damaged');
    });
  });
  const writer = new BlockWriter(limits);
  const rows = new SheetRows(writer, null);
  for (const [index, cells] of quoted.entries()) {
    rows.add({ row: index + 1, cells });
    yield* writer.takeParts();
  }
  rows.end();
  yield* writer.finish();
}

async function readRows(text: string, options: Options, limits: ParserLimits): Promise<string[][]> {
  const rows: string[][] = [];
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      ...options,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: limits.blockCharacters * 4,
    }),
  );
  for await (const record of parser) {
    rows.push((record as string[]).map((cell) => cell.trim()));
    if (rows.length > limits.blocks) throw new ParseFailure('file_too_many_rows', { limit: limits.blocks });
  }
  return rows;
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS)
    yield text.slice(start, start + CHUNK_CHARACTERS);
}
