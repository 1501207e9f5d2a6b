import type { DocumentSpan, DraftDocument } from './document-blocks.ts';

type Spans = readonly DocumentSpan[];

/** Numbers that the template puts before a claim stand outside the part. */
const NUMBER = /^\s*(?:\d+|[一二三四五六七八九十]+)[.、．]\s*$/;

const belongs = (id: string) => (spans: Spans) =>
  spans.some(({ origin }) => origin.kind !== 'template' && origin.part === id);

const wordsOf = (spans: Spans) =>
  spans
    .filter(({ text, origin }, place) => !(place === 0 && origin.kind === 'template' && NUMBER.test(text)))
    .map(({ text }) => text)
    .join('');

/** The words of a part as they stand in a document, whoever wrote them: what one begins from who writes it by hand. */
export function partText({ blocks }: Pick<DraftDocument, 'blocks'>, id: string): string {
  const paragraphs = blocks.flatMap((block): Spans[] => {
    if (block.kind === 'table')
      return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => [...cell.paragraphs]));
    if (block.kind === 'signature') return [...block.lines];
    return block.kind === 'page_break' ? [] : [block.spans];
  });
  return paragraphs.filter(belongs(id)).map(wordsOf).join('\n');
}
