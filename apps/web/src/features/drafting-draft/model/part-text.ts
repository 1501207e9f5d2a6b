import type { DraftPreview } from '@mingfa/contract/draft-state';
import type { Span } from '../../../components/paged-document/page-units.ts';

/** Numbers that the template puts before a claim stand outside the part. */
const NUMBER = /^\s*(?:\d+|[一二三四五六七八九十]+)[.、．]\s*$/;

const belongs = (id: string) => (spans: readonly Span[]) =>
  spans.some(({ origin }) => origin.kind !== 'template' && origin.kind !== 'fact' && origin.part === id);

const wordsOf = (spans: readonly Span[]) =>
  spans
    .filter(({ text, origin }, place) => !(place === 0 && origin.kind === 'template' && NUMBER.test(text)))
    .map(({ text }) => text)
    .join('');

/** What rules composed for a part, as it stands in the document: what one begins from who writes it by hand. */
export function composedText({ blocks }: DraftPreview['document'], id: string): string {
  const paragraphs = blocks.flatMap((block): (readonly Span[])[] => {
    if (block.kind === 'table')
      return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.paragraphs));
    if (block.kind === 'signature') return block.lines;
    return block.kind === 'page_break' ? [] : [block.spans];
  });
  return paragraphs.filter(belongs(id)).map(wordsOf).join('\n');
}
