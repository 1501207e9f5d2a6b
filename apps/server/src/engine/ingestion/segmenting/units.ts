import type { DocumentBlock } from '@mingfa/contract/document-content';
import { type ClauseKind, readClauseLabel } from './clause-label.ts';

/** A line of the document: a paragraph, a line of one, or a row of a table or sheet. */
export interface Unit {
  block: DocumentBlock;
  role: 'heading' | 'text' | 'table_row' | 'sheet_row' | 'comment' | 'footnote';
  /** Range in the document's text; it reaches to the next unit, line breaks included. */
  start: number;
  end: number;
  text: string;
  label: string | null;
  labelKind: ClauseKind | null;
  level: number | null;
  /** Headings above, without the unit itself. */
  path: readonly string[];
  /** First row of the table, for a later row of it. */
  tableHeader: string | null;
}

const HEADING_CHARACTERS_MAX = 80;

/** The units of a document in order; together they are its whole text, blocks joined by line breaks. */
export function* unitsOf(blocks: readonly DocumentBlock[]): Generator<Unit> {
  const headings: { level: number; text: string }[] = [];
  let path: readonly string[] = [];
  let offset = 0;
  for (const [index, block] of blocks.entries()) {
    const isLast = index === blocks.length - 1;
    const blockEnd = offset + block.text.length + (isLast ? 0 : 1);
    // A comment stands behind the whole text and under none of its headings.
    const own = block.kind === 'comment' ? [] : path;
    if (block.kind === 'heading') {
      const level = block.level ?? 1;
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      const above = headings.map(({ text }) => text);
      yield { ...describe(block, block.text, above), role: 'heading', level, start: offset, end: blockEnd };
      headings.push({ level, text: nameOf(block.text) });
      path = headings.map(({ text }) => text);
    } else if (block.row !== null || block.kind === 'comment') {
      const role = block.kind === 'comment' ? 'comment' : 'sheet_row';
      yield {
        ...describe(block, block.text, own),
        role,
        label: null,
        labelKind: null,
        start: offset,
        end: blockEnd,
      };
    } else yield* linesOf(block, offset, blockEnd, own);
    offset = blockEnd;
  }
}

function* linesOf(
  block: DocumentBlock,
  start: number,
  end: number,
  path: readonly string[],
): Generator<Unit> {
  const lines = block.text.split('\n');
  const isTable = block.kind === 'table';
  const header = isTable && lines.length > 2 ? (lines[0] ?? null) : null;
  let offset = start;
  for (const [index, line] of lines.entries()) {
    const lineEnd = index === lines.length - 1 ? end : offset + line.length + 1;
    const unit = describe(block, line, path);
    if (isTable) {
      const tableHeader = index > 0 ? header : null;
      yield {
        ...unit,
        role: 'table_row',
        label: null,
        labelKind: null,
        start: offset,
        end: lineEnd,
        tableHeader,
      };
    } else {
      yield { ...unit, role: block.kind === 'footnote' ? 'footnote' : 'text', start: offset, end: lineEnd };
    }
    offset = lineEnd;
  }
}

function describe(
  block: DocumentBlock,
  text: string,
  path: readonly string[],
): Omit<Unit, 'role' | 'start' | 'end'> {
  const numbered = block.kind === 'footnote' ? null : readClauseLabel(text);
  return {
    block,
    text,
    label: numbered?.label ?? null,
    labelKind: numbered?.kind ?? null,
    level: null,
    path,
    tableHeader: null,
  };
}

const nameOf = (heading: string): string =>
  heading.replace(/\s+/g, ' ').trim().slice(0, HEADING_CHARACTERS_MAX);
