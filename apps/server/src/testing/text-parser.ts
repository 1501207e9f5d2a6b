import { readFile } from 'node:fs/promises';
import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import { ParseFailure, type ParseFailureCode } from '@mingfa/files/reading/parse-failure';
import type { SourceFile } from '@mingfa/files/reading/source-file';
import type { DocumentParser } from '../ports/document-parser.ts';
import { PIXEL } from './pixel.ts';

/** What a test may change about the parser as it goes. */
export interface TextParser extends DocumentParser {
  /** Called before each page is read or recognised; what it throws is the parser's failure. */
  beforePage: (work: {
    task: 'parse' | 'recognise' | 'render';
    name: string;
    page: number;
  }) => void | Promise<void>;
  /** Every piece of work that was begun: `parse 合同.txt`, `recognise 合同.pdf 3`. */
  readonly log: string[];
}

/**
 * Reads plain text in this process, so that tests see every step. Pages are parted by form feeds, blocks by line breaks; a
 * page that says `[scan] …` has that text only once it is recognised; a file that says `[fail file_password]` cannot be read, one
 * that says `[carries macros]` carries these.
 * A name that ends in `.pdf` makes it a document of pages.
 */
export function textParser(
  readText: (path: string) => Promise<string> = (path) => readFile(path, 'utf8'),
): TextParser {
  const readPages = async (file: SourceFile) => (await readText(file.path)).split('\f');
  const parser: TextParser = {
    beforePage: () => {},
    log: [],
    async *parse(file, signal) {
      parser.log.push(`parse ${file.name}`);
      const pages = await readPages(file);
      const failure = /^\[fail (\w+)\]/.exec(pages[0] ?? '');
      if (failure) throw new ParseFailure(failure[1] as ParseFailureCode);
      const isPaged = file.name.endsWith('.pdf');
      yield { kind: 'found', format: isPaged ? 'pdf' : 'txt', pages: isPaged ? pages.length : null };
      let blocks = 0;
      for (const [index, text] of pages.entries()) {
        signal.throwIfAborted();
        await parser.beforePage({ task: 'parse', name: file.name, page: index + 1 });
        const isScan = text.startsWith('[scan]');
        const lines = isScan ? [] : text.split('\n');
        yield {
          kind: 'part',
          part: partOf(
            index + 1,
            isScan ? 'none' : 'text',
            lines.map((line) => makeBlock(`b${blocks++}`, line, index + 1)),
          ),
        };
        yield { kind: 'progress', done: index + 1, total: pages.length };
      }
      for (const [, what = ''] of pages.join().matchAll(/\[carries (\w+)\]/g))
        yield { kind: 'ignored', what };
    },
    async recognisePage(file, page, signal) {
      parser.log.push(`recognise ${file.name} ${page}`);
      signal.throwIfAborted();
      await parser.beforePage({ task: 'recognise', name: file.name, page });
      const text = (await readPages(file))[page - 1]?.replace('[scan]', '').trim() ?? '';
      return partOf(
        page,
        'recognised',
        text === '' ? [] : text.split('\n').map((line, index) => makeBlock(`p${page}-${index}`, line, page)),
      );
    },
    async renderPage(file, page) {
      parser.log.push(`render ${file.name} ${page}`);
      await parser.beforePage({ task: 'render', name: file.name, page });
      if (page > (await readPages(file)).length) throw new ParseFailure('file_damaged');
      return { mediaType: 'image/png', content: PIXEL };
    },
  };
  return parser;
}

function partOf(number: number, source: DocumentPart['source'], blocks: DocumentBlock[]): DocumentPart {
  return { number, page: number, width: 595, height: 842, source, blocks };
}

function makeBlock(id: string, text: string, page: number): DocumentBlock {
  return {
    id,
    kind: 'paragraph',
    level: null,
    text,
    number: null,
    page,
    box: [72, 72, 400, 12],
    rows: null,
    part: null,
    row: null,
    paragraph: null,
    changes: [],
    author: null,
    anchorId: null,
  };
}
