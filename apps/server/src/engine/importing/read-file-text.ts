import { basename } from 'node:path/posix';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import { decodeText } from '@mingfa/files/text/decode-text';
import type { DocumentParser } from '../../ports/document-parser.ts';

/** What an import needs of the parser. */
export type FileTextParser = Pick<DocumentParser, 'parse'>;

/** Stand beside the text. */
const ASIDE = new Set<DocumentBlock['kind']>(['footnote', 'comment', 'picture']);
const untilDone = new AbortController().signal;

/**
 * The text of a file, by the ending of its name: Word, HTML and PDF as the parser reads them, a line for each block.
 * @throws ParseFailure
 */
export async function readFileText(parser: FileTextParser, path: string, content: Buffer): Promise<string> {
  if (!/\.(?:docx|html?|pdf)$/i.test(path)) return decodeText(content) ?? '';
  const isPage = /\.html?$/i.test(path);
  // A page without text comes again once it was recognised.
  const parts = new Map<number, string[]>();
  for await (const event of parser.parse({ path: '', name: basename(path), content }, untilDone)) {
    if (event.kind !== 'part') continue;
    const lines: string[] = [];
    for (const { kind, text, number } of event.part.blocks) {
      // A Word file numbers its articles; a page's bullets are the browser's.
      if (!ASIDE.has(kind)) lines.push(isPage && number ? text.slice(number.length) : text);
    }
    parts.set(event.part.number, lines);
  }
  return [...parts]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, lines]) => lines)
    .join('\n');
}
