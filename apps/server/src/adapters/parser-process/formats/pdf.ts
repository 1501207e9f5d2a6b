import { type ParseEvent, ParseFailure, type SourceFile } from '../../../ports/document-parser.ts';
import type { ParserLimits } from '../limits.ts';

// biome-ignore lint/correctness/useYield: stands here until it is written
export async function* parsePdf(_file: SourceFile, _limits: ParserLimits): AsyncGenerator<ParseEvent> {
  throw new ParseFailure('unsupported_file', { types: 'pdf' });
}
