import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import { parseStoredParts } from '../../../engine/documents/parse-stored-parts.ts';
import { AuditedText } from '../thread/audited-text.ts';

/** A citation with its characters in a paragraph of the Word file. */
interface PlacedComment {
  citation: AuditedCitation;
  paragraph: number;
  start: number;
  end: number;
  quote: string;
}

/** Where in a Word file citations stand; those in a part of it that takes no comments hang on its first paragraph. */
export function placeComments(
  documentId: string,
  parts: readonly string[],
  citations: readonly AuditedCitation[],
): PlacedComment[] {
  const blocks = parseStoredParts(parts);
  const text = AuditedText.ofDocument(documentId, blocks);
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const first = blocks.find(({ paragraph, text: words }) => paragraph !== null && words !== '')?.paragraph;
  return citations.flatMap((citation) => {
    const place = text.inBlock(citation);
    const block = place && byId.get(place.blockId);
    const found = block ? inParagraph(block, place) : null;
    if (found) return [{ citation, ...found }];
    return typeof first === 'number' ? [{ citation, paragraph: first, start: 0, end: 0, quote: '' }] : [];
  });
}

function inParagraph(
  block: DocumentBlock,
  { start, end }: { start: number; end: number },
): Omit<PlacedComment, 'citation'> | null {
  if (block.rows) return inTable(block, { start, end });
  if (block.paragraph === null) return null;
  // A number that Word computes is no part of the paragraph.
  const number = block.number?.length ?? 0;
  return {
    paragraph: block.paragraph,
    start: Math.max(0, start - number),
    end: Math.max(0, end - number),
    quote: block.text.slice(Math.max(start, number), Math.max(end, number)),
  };
}

/** Cells stand in the text of a table one after another, with one character between two. */
function inTable(
  block: DocumentBlock,
  { start, end }: { start: number; end: number },
): Omit<PlacedComment, 'citation'> | null {
  let at = 0;
  for (const cell of (block.rows ?? []).flat()) {
    const paragraphs =
      cell.paragraphs ?? (cell.paragraph === null ? [] : [{ paragraph: cell.paragraph, start: 0 }]);
    const own = paragraphs.findLast((one) => at + one.start <= start);
    if (own && start < at + cell.text.length) {
      const [from, to] = [start - at, Math.min(end - at, cell.text.length)];
      return {
        paragraph: own.paragraph,
        start: from - own.start,
        end: to - own.start,
        quote: cell.text.slice(from, to),
      };
    }
    at += cell.text.length + 1;
  }
  return null;
}
