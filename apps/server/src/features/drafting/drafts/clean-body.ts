import { type DocumentBody, DRAFT_DOCUMENT_LIMITS } from '@mingfa/contract/draft-document';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { AppError } from '../../../ports/app-error.ts';

type Spans = Extract<DocumentBody[number], { kind: 'title' }>['spans'];

/** A body as it can be kept: its words without what no document can carry. @throws AppError `limit_reached` */
export function cleanBody(body: DocumentBody): DocumentBody {
  let characters = 0;
  const clean = (spans: Spans): Spans =>
    spans.map((span) => {
      const text = cleanText(span.text);
      const comments = span.comments?.map((one) => ({ ...one, text: cleanText(one.text) }));
      characters += text.length + (comments ?? []).reduce((sum, one) => sum + one.text.length, 0);
      return { ...span, text, ...(comments ? { comments } : {}) };
    });
  const cleaned = body.map((block): DocumentBody[number] => {
    switch (block.kind) {
      case 'table':
        return {
          ...block,
          rows: block.rows.map(({ cells }) => ({
            cells: cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(clean) })),
          })),
        };
      case 'signature':
        return { ...block, lines: block.lines.map(clean) };
      case 'page_break':
        return block;
      case 'paragraph':
        return {
          ...block,
          spans: clean(block.spans),
          ...(block.notes ? { notes: block.notes.map(clean) } : {}),
        };
      default:
        return { ...block, spans: clean(block.spans) };
    }
  });
  const limit = DRAFT_DOCUMENT_LIMITS.documentCharacters;
  if (characters > limit) throw new AppError('limit_reached', { limit, wayOn: '' });
  return cleaned;
}
