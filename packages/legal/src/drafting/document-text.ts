import type { DocumentBlock, DocumentSpan, DraftDocument } from './document-blocks.ts';

const wordsOf = (spans: readonly DocumentSpan[]): string => spans.map(({ text }) => text).join('');

/** The words of a document, a line for each paragraph; cells of a row are parted by ` | `. */
export const documentText = ({ blocks, pageFoot }: DraftDocument): string =>
  [...blocks.flatMap(linesOf), ...(pageFoot.length > 0 ? [wordsOf(pageFoot)] : [])].join('\n');

function linesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(({ cells }) =>
        cells.map(({ paragraphs }) => paragraphs.map(wordsOf).join(' / ')).join(' | '),
      );
    case 'signature':
      return block.lines.map(wordsOf);
    case 'page_break':
      return ['\f'];
    case 'paragraph':
      return [wordsOf(block.spans), ...(block.notes ?? []).map((note) => `※${wordsOf(note)}`)];
    default:
      return [wordsOf(block.spans)];
  }
}

/** Every span of a document, in order. */
export const spansOf = ({ blocks, pageFoot }: DraftDocument): DocumentSpan[] => [
  ...blocks.flatMap((block) => {
    switch (block.kind) {
      case 'table':
        return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.flat()));
      case 'signature':
        return block.lines.flat();
      case 'page_break':
        return [];
      case 'paragraph':
        return [...block.spans, ...(block.notes ?? []).flat()];
      default:
        return [...block.spans];
    }
  }),
  ...pageFoot,
];
