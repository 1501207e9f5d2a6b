import { stat } from 'node:fs/promises';
import { decodeText } from '../text/decode-text.ts';
import { ParseFailure } from './parse-failure.ts';
import type { ParserLimits } from './parser-limits.ts';
import { type ReadableFile, readContent } from './source-file.ts';

/** A character of Chinese has three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;

/** All of a text file. @throws ParseFailure `file_too_long`, `empty_file`; `file_damaged` for what is no text */
export async function readText(file: ReadableFile, limits: ParserLimits): Promise<string> {
  const bytes = file.content?.length ?? (await stat(file.path)).size;
  if (bytes > limits.characters * BYTES_PER_CHARACTER) throw tooLong(limits);
  const text = decodeText(await readContent(file));
  if (text === null) throw new ParseFailure('file_damaged');
  if (text.length > limits.characters) throw tooLong(limits);
  if (text.trim() === '') throw new ParseFailure('empty_file');
  return text;
}

/** More words than a document may have. */
export function tooLong(limits: ParserLimits): ParseFailure {
  return new ParseFailure('file_too_long', { limit: limits.characters });
}
