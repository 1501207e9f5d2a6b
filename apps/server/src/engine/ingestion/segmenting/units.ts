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
  const open = new OpenHeadings();
  let offset = 0;
  for (const [index, block] of blocks.entries()) {
    const isLast = index === blocks.length - 1;
    const blockEnd = offset + block.text.length + (isLast ? 0 : 1);
    if (block.kind === 'heading') {
      const level = block.level ?? 1;
      open.leave((heading) => heading.level >= level);
      const unit = describe(block, block.text, open.path);
      yield { ...unit, role: 'heading', level, start: offset, end: blockEnd };
      open.enter({ level, text: nameOf(block.text), kind: unit.labelKind });
    } else if (block.time) {
      // What somebody said is no heading and no clause, however it begins.
      const unit = describe(block, block.text, open.path);
      yield { ...unit, role: 'text', label: null, labelKind: null, start: offset, end: blockEnd };
    } else if (block.row !== null || block.kind === 'comment') {
      // A comment stands behind the whole text and under none of its headings.
      const [role, path] =
        block.kind === 'comment' ? (['comment', []] as const) : (['sheet_row', open.path] as const);
      const unit = describe(block, block.text, path);
      yield { ...unit, role, label: null, labelKind: null, start: offset, end: blockEnd };
    } else yield* linesOf(block, offset, blockEnd, open);
    offset = blockEnd;
  }
}

function* linesOf(block: DocumentBlock, start: number, end: number, open: OpenHeadings): Generator<Unit> {
  const lines = block.text.split('\n');
  const isTable = block.kind === 'table';
  const header = isTable && lines.length > 2 ? (lines[0] ?? null) : null;
  let offset = start;
  for (const [index, line] of lines.entries()) {
    const lineEnd = index === lines.length - 1 ? end : offset + line.length + 1;
    const kind = isTable ? null : readClauseLabel(line)?.kind;
    // The next article is not under the heading of the one before, although it has none itself.
    if (kind === 'article' || kind === 'point') open.leave((heading) => heading.kind === kind);
    const unit = describe(block, line, open.path);
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

/** The headings that stand above a place. */
class OpenHeadings {
  private headings: { level: number; text: string; kind: ClauseKind | null }[] = [];
  path: readonly string[] = [];

  enter(heading: { level: number; text: string; kind: ClauseKind | null }): void {
    this.headings.push(heading);
    this.path = this.headings.map(({ text }) => text);
  }

  /** Leaves the first heading that `test` holds for, and those under it. */
  leave(test: (heading: { level: number; kind: ClauseKind | null }) => boolean): void {
    const index = this.headings.findIndex(test);
    if (index < 0) return;
    this.headings = this.headings.slice(0, index);
    this.path = this.headings.map(({ text }) => text);
  }
}

const nameOf = (heading: string): string =>
  heading.replace(/\s+/g, ' ').trim().slice(0, HEADING_CHARACTERS_MAX);
