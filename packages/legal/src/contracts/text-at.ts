import type { Span } from './contract.ts';
import type { RuleText } from './rule-text.ts';

/** The characters of a place; a place over several lines of a block has line breaks between them. */
export function textAt(text: RuleText, span: Span): string {
  const lines = text.blocks.get(span.blockId) ?? [];
  return lines
    .toSorted((a, b) => a.start - b.start)
    .filter((line) => line.start < span.end && line.end > span.start)
    .map((line) => line.text.slice(Math.max(0, span.start - line.start), span.end - line.start))
    .join('\n');
}
