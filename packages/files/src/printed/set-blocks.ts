import type { PrintedBlock, PrintedCell, PrintedRun, PrintedTable, PrintedText } from './printed-file.ts';
import type { SetBlock, SetInline, SetLine, SetTable } from './set-block.ts';
import { setMarkdown } from './set-markdown.ts';
import { storable } from './storable.ts';
import { withNotes } from './with-notes.ts';

/** The blocks of a file ready for any format: Markdown read, footnotes in place, nothing in it that cannot be stored. */
export function setBlocks(blocks: readonly PrintedBlock[]): SetBlock[] {
  return blocks.flatMap(setBlock);
}

function setBlock(block: PrintedBlock): SetBlock[] {
  switch (block.kind) {
    case 'heading': {
      const { level, spacing, pageBreak } = block;
      return [{ kind: 'heading', level, line: lineOf(block.text), spacing, pageBreak }];
    }
    case 'paragraph': {
      const { style, align, indent, spacing, notes } = block;
      return [{ kind: 'paragraph', style, line: lineOf(block.text, notes), align, indent, spacing }];
    }
    case 'markdown':
      return setMarkdown(block.markdown, block.notes);
    case 'table':
      return [tableOf(block)];
  }
}

const runsOf = (text: PrintedText): readonly PrintedRun[] => (typeof text === 'string' ? [{ text }] : text);

/** Without notes a mark of one is a character as any other. */
const lineOf = (text: PrintedText, notes?: readonly string[]): SetLine =>
  runsOf(text).flatMap(({ text: words, ...look }): SetInline[] =>
    notes ? withNotes(words, notes, look) : [{ kind: 'text', ...look, text: storable(words) }],
  );

function tableOf({ columns, rows, size, wholeRows }: PrintedTable): SetTable {
  const cellOf = (cell: PrintedCell): SetLine[] =>
    (typeof cell === 'string' ? [cell] : cell).map((text) => lineOf(text));
  return {
    kind: 'table',
    columns: columns.map(({ width, centred = false }) => ({ width, centred })),
    head: columns.map(({ title }) => [lineOf([{ text: title, bold: true }])]),
    rows: rows.map((cells) => columns.map((_, index) => cellOf(cells[index] ?? ''))),
    size,
    wholeRows: wholeRows ?? false,
  };
}
