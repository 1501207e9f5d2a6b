import type {
  PrintedBlock,
  PrintedCell,
  PrintedForm,
  PrintedParagraph,
  PrintedRun,
  PrintedTable,
  PrintedText,
} from './printed-file.ts';
import type {
  SetBlock,
  SetForm,
  SetFormCell,
  SetInline,
  SetLine,
  SetParagraph,
  SetTable,
} from './set-block.ts';
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
      const { level, spacing, pageBreak, align } = block;
      return [{ kind: 'heading', level, line: lineOf(block.text), spacing, pageBreak, align }];
    }
    case 'paragraph':
      return [paragraphOf(block)];
    case 'markdown':
      return setMarkdown(block.markdown, block.notes);
    case 'table':
      return [tableOf(block)];
    case 'form':
      return [formOf(block)];
    case 'together':
      return [{ kind: 'together', blocks: block.blocks.map(paragraphOf) }];
    case 'chart':
      return [{ ...block, alternative: storable(block.alternative) }];
    case 'page_break':
      return [block];
  }
}

function paragraphOf({
  style,
  align,
  firstLine,
  indent,
  spacing,
  notes,
  text,
}: PrintedParagraph): SetParagraph {
  return { kind: 'paragraph', style, line: lineOf(text, notes), align, firstLine, indent, spacing };
}

/** A cell goes over columns that are left in its row, and the last one over all of them: no writer draws a row that ends early. */
function formOf({ widths, rows, headRows, size, isBare }: PrintedForm): SetForm {
  const whole = widths.reduce((sum, width) => sum + Math.max(0, width), 0);
  const shares = widths.map((width) =>
    whole > 0 ? (Math.max(0, width) / whole) * 100 : 100 / widths.length,
  );
  return {
    kind: 'form',
    widths: shares,
    headRows: Math.max(0, Math.min(headRows, rows.length - 1)),
    size,
    isBare,
    rows: rows.map(({ cells }) => {
      let left = widths.length;
      const shown = cells.slice(0, widths.length);
      return shown.map(({ lines, columns, role }, index): SetFormCell => {
        const room = left - (shown.length - 1 - index);
        const over = index === shown.length - 1 ? left : Math.max(1, Math.min(columns, room));
        left -= over;
        return { lines: lines.map((line) => lineOf(line)), columns: over, role };
      });
    }),
  };
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
    columns: columns.map(({ width, align }) => ({ width, align: align ?? ('left' as const) })),
    head: columns.map(({ title }) => [lineOf([{ text: title, bold: true }])]),
    rows: rows.map((cells) => columns.map((_, index) => cellOf(cells[index] ?? ''))),
    size,
    wholeRows: wholeRows ?? false,
  };
}
