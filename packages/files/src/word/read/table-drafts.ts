import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { BlockDraft } from '../../reading/cut-draft.ts';
import type { BodyCell, BodyRow } from './read-body.ts';
import { type ParagraphContext, type ReadParagraph, readParagraphs } from './read-paragraph.ts';

type Cell = NonNullable<DocumentBlock['rows']>[number][number];
type Change = DocumentBlock['changes'][number];

/** What a table becomes: one block, or plain paragraphs where it is only a frame around them. */
export type ReadTable =
  | { kind: 'table'; draft: BlockDraft; paragraphs: ReadParagraph[] }
  | { kind: 'frame'; paragraphs: ReadParagraph[] };

interface ReadCell {
  cell: Cell;
  column: number;
  changes: Change[];
}

/** Reads rows as a table, or as plain paragraphs where the table only frames them. */
export function readTable(rows: readonly BodyRow[], isWhole: boolean, context: ParagraphContext): ReadTable {
  const paragraphs: ReadParagraph[] = [];
  const isFrame = isWhole && rows.every((row) => row.cells.length <= 1);
  const read: ReadCell[][] = [];
  /** Cells that reach down to the next row, by column. */
  let reaching = new Map<number, Cell>();
  for (const row of rows) {
    const next = new Map<number, Cell>();
    const cells: ReadCell[] = [];
    let column = row.columnsBefore;
    for (const body of row.cells) {
      const { cell, changes, inside } = readCell(body, context);
      paragraphs.push(...inside);
      const above = body.merge === 'continue' ? reaching.get(column) : undefined;
      if (above) above.rowSpan += 1;
      else cells.push({ cell, column, changes });
      if (body.merge) next.set(column, above ?? cell);
      column += body.columnSpan;
    }
    reaching = next;
    const isGone = row.isDeleted && cells.every(({ cell }) => cell.text === '');
    if (!isGone && cells.length > 0) read.push(cells);
  }
  if (isFrame) return { kind: 'frame', paragraphs };
  return { kind: 'table', draft: draftOf(read), paragraphs };
}

/** Cells joined by tabs, rows by line breaks; breaks inside a cell are blanks there, one character for one. */
function draftOf(rows: readonly ReadCell[][]): BlockDraft {
  const changes: Change[] = [];
  let text = '';
  for (const [index, row] of rows.entries()) {
    if (index > 0) text += '\n';
    for (const [position, { cell, changes: own }] of row.entries()) {
      if (position > 0) text += '\t';
      const start = text.length;
      changes.push(
        ...own.map((change) => ({ ...change, start: change.start + start, end: change.end + start })),
      );
      text += cell.text.replace(/[\n\t]/g, ' ');
    }
  }
  return { kind: 'table', text, rows: rows.map((row) => row.map(({ cell }) => cell)), changes };
}

function readCell(
  body: BodyCell,
  context: ParagraphContext,
): { cell: Cell; changes: Change[]; inside: ReadParagraph[] } {
  const inside: ReadParagraph[] = [];
  const changes: Change[] = [];
  const places: NonNullable<Cell['paragraphs']> = [];
  let text = '';
  let lastRow: number | null = null;
  for (const { element, nestedRow } of body.paragraphs) {
    for (const paragraph of readParagraphs(element, context)) {
      inside.push(paragraph);
      if (paragraph.text !== '') {
        // Cells of a table inside the cell stay on one line, as they stand in their row.
        if (text !== '') text += nestedRow !== null && nestedRow === lastRow ? '\t' : '\n';
        lastRow = nestedRow;
      }
      const start = text.length;
      changes.push(
        ...paragraph.changes.map((change) => ({
          ...change,
          start: change.start + start,
          end: change.end + start,
        })),
      );
      text += paragraph.text;
      if (paragraph.text !== '' && paragraph.paragraph !== null) {
        places.push({ paragraph: paragraph.paragraph, start: start + (paragraph.number?.length ?? 0) });
      }
    }
  }
  const first = places[0]?.paragraph ?? body.paragraphs[0]?.element.paragraph ?? null;
  const cell: Cell = { text, paragraph: first, paragraphs: places, columnSpan: body.columnSpan, rowSpan: 1 };
  return { cell, changes, inside };
}
