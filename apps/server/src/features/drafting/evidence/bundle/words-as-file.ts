import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { PrintedBlock, PrintedFile, PrintedFormCell } from '@mingfa/files/printed/printed-file';

/** Half points. */
const TABLE_SIZE = 21;
/** Tables are at most so wide. */
const COLUMNS_MAX = 20;

type Row = { cells: PrintedFormCell[] };

/** A Word or text file as it was read, as a file to be printed: its words in order, its headings, lists and tables. */
export function wordsAsFile(title: string, blocks: readonly DocumentBlock[]): PrintedFile {
  return { title, language: 'zh-CN', blocks: blocks.flatMap(printedBlocks) };
}

function printedBlocks(block: DocumentBlock): PrintedBlock[] {
  const { text } = block;
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: levelOf(block.level), text }];
    case 'table':
      return block.rows && block.rows.length > 0
        ? tableOf(block.rows)
        : [{ kind: 'paragraph', style: 'Body', text }];
    case 'footnote':
      return [{ kind: 'paragraph', style: 'Remark', text }];
    case 'picture':
      return [
        {
          kind: 'paragraph',
          style: 'Remark',
          text: text.trim() === '' ? '（图片未转换）' : `（图片未转换：${text}）`,
        },
      ];
    // What a reviewer wrote beside the text is no part of it.
    case 'comment':
      return [];
    default:
      return text.trim() === ''
        ? []
        : [{ kind: 'paragraph', style: 'Body', text, ...(block.kind === 'list_item' ? { indent: 1 } : {}) }];
  }
}

const levelOf = (level: number | null) => Math.min(Math.max(level ?? 1, 1), 5) as 1 | 2 | 3 | 4 | 5;

/** Cells that a cell above reaches into come as empty ones, so that columns stand below one another. */
function tableOf(rows: NonNullable<DocumentBlock['rows']>): PrintedBlock[] {
  const widest = Math.max(...rows.map((cells) => cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0)));
  const columns = Math.min(widest, COLUMNS_MAX);
  const reached = Array<number>(columns).fill(0);
  const set = rows.map((cells) => rowOf(cells, reached));
  const widths = Array<number>(columns).fill(100 / columns);
  return [{ kind: 'form', widths, rows: set, headRows: 0, size: TABLE_SIZE }];
}

function rowOf(cells: NonNullable<DocumentBlock['rows']>[number], reached: number[]): Row {
  const row: PrintedFormCell[] = [];
  const waiting = [...cells];
  for (let at = 0; at < reached.length; ) {
    if ((reached[at] ?? 0) > 0) {
      reached[at] = (reached[at] ?? 0) - 1;
      row.push({ lines: [''], columns: 1, role: 'content' });
      at += 1;
      continue;
    }
    const cell = waiting.shift();
    const columns = Math.min(cell?.columnSpan ?? 1, reached.length - at);
    for (let over = at; over < at + columns; over += 1) reached[over] = (cell?.rowSpan ?? 1) - 1;
    row.push({ lines: (cell?.text ?? '').split('\n'), columns, role: 'content' });
    at += columns;
  }
  return { cells: row };
}
