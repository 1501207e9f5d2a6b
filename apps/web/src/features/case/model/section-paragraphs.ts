import type { ReportSection } from '@mingfa/contract/case-report-content';

/** The words of a section that its author writes: all of one that may be rewritten, of another the remarks alone. */
export function sectionParagraphs({
  isEditable,
  blocks,
}: Pick<ReportSection, 'isEditable' | 'blocks'>): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return [];
    if (isEditable) return [block.text];
    return block.kind === 'paragraph' && block.origin === 'own' ? [block.text] : [];
  });
}

/** Paragraphs as they are typed: a line each. */
export const readParagraphs = (typed: string): string[] =>
  typed
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
