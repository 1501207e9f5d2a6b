import { parseFile } from '@mingfa/files/reading/parse-file';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import type { DocumentParser } from '../ports/document-parser.ts';

/** Reads files as a child process does, in this one. */
export const inlineParser: Pick<DocumentParser, 'parse'> = {
  parse: (file) => parseFile(file, PARSER_LIMITS),
};
