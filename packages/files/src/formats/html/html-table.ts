import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { BlockDraft } from '../../reading/cut-draft.ts';

type Cell = NonNullable<DocumentBlock['rows']>[number][number];

/** Rows that are put out at once; a longer table comes in stretches. */
const ROWS_AT_ONCE = 300;
const SPAN_MAX = 1000;
/** A cell with that much in it is a part of the page's layout. */
const PARAGRAPHS_IN_CELL_MAX = 40;

/** Collects the cells of a table; one that turns out to be there for the layout gives its paragraphs back. */
export class HtmlTable {
  private rows: Cell[][] = [];
  private row: Cell[] | null = null;
  private cell: { drafts: BlockDraft[]; columnSpan: number; rowSpan: number } | null = null;
  private readonly ready: BlockDraft[] = [];
  private isLayout = false;

  beginRow(): void {
    this.endRow();
    this.row = [];
  }

  beginCell(attributes: Record<string, string>): void {
    this.endCell();
    this.row ??= [];
    this.cell = { drafts: [], columnSpan: spanOf(attributes.colspan), rowSpan: spanOf(attributes.rowspan) };
  }

  endCell(): void {
    if (!this.cell) return;
    const { drafts, columnSpan, rowSpan } = this.cell;
    const text = drafts.map((draft) => draft.text).join('\n');
    this.row?.push({ text, paragraph: null, columnSpan, rowSpan });
    this.cell = null;
  }

  /** Whether a paragraph belongs into a cell; others stand outside the table. */
  take(draft: BlockDraft): boolean {
    if (this.isLayout || !this.cell) return false;
    this.cell.drafts.push(draft);
    if (this.cell.drafts.length > PARAGRAPHS_IN_CELL_MAX) this.ready.push(...this.becomeLayout());
    return true;
  }

  /** What was collected so far, as plain paragraphs; what comes later is not collected. */
  becomeLayout(): BlockDraft[] {
    if (this.isLayout) return [];
    this.isLayout = true;
    const open = this.cell?.drafts ?? [];
    const closed = [...this.rows, ...(this.row ? [this.row] : [])].flatMap((row) =>
      row.filter(({ text }) => text !== '').map(({ text }): BlockDraft => ({ kind: 'paragraph', text })),
    );
    this.rows = [];
    this.row = null;
    this.cell = null;
    return [...closed, ...open];
  }

  /** The table, or what of it is not given back yet. */
  end(): BlockDraft[] {
    this.endRow();
    this.flushRows();
    return this.ready;
  }

  private endRow(): void {
    this.endCell();
    if (this.row && this.row.length > 0 && !this.isLayout) this.rows.push(this.row);
    this.row = null;
    if (this.rows.length >= ROWS_AT_ONCE) this.flushRows();
  }

  private flushRows(): void {
    const { rows } = this;
    this.rows = [];
    const isFrame = rows.every((row) => row.length <= 1);
    if (isFrame) {
      for (const { text } of rows.flat()) if (text !== '') this.ready.push({ kind: 'paragraph', text });
      return;
    }
    const text = rows
      .map((row) => row.map((cell) => cell.text.replace(/[\n\t]/g, ' ')).join('\t'))
      .join('\n');
    if (text.trim() !== '') this.ready.push({ kind: 'table', text, rows });
  }
}

function spanOf(value: string | undefined): number {
  const span = Number(value ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= SPAN_MAX ? span : 1;
}
