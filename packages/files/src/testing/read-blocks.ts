import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import { parseFile } from '../reading/parse-file.ts';
import { PARSER_LIMITS, type ParserLimits } from '../reading/parser-limits.ts';

export interface ReadFile {
  format: string;
  pages: number | null;
  parts: DocumentPart[];
  blocks: DocumentBlock[];
  ignored: string[];
}

/** Reads bytes in this process as a child would; with a name, since between kinds of text it decides. */
export async function readBytes(
  content: Buffer | string,
  name = 'file',
  limits: Partial<ParserLimits> = {},
): Promise<ReadFile> {
  const file = { path: '', name, content: Buffer.from(content) };
  const read: ReadFile = { format: '', pages: null, parts: [], blocks: [], ignored: [] };
  for await (const event of parseFile(file, { ...PARSER_LIMITS, ...limits })) {
    if (event.kind === 'found') {
      read.format = event.format;
      read.pages = event.pages;
    } else if (event.kind === 'part') {
      read.parts.push(event.part);
      read.blocks.push(...event.part.blocks);
    } else if (event.kind === 'ignored') read.ignored.push(event.what);
  }
  return read;
}
