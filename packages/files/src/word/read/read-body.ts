import {
  attributeOf,
  TreeBuilder,
  type XmlAttribute,
  type XmlElement,
  type XmlHandler,
} from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { WORD_NAMESPACES } from './word-text.ts';

/** A cell as it stands in the file, with the paragraphs of tables inside it. */
export interface BodyCell {
  columnSpan: number;
  /** `restart` begins a cell over several rows, `continue` is covered by it. */
  merge: 'restart' | 'continue' | null;
  paragraphs: { element: XmlElement; nestedRow: number | null }[];
}
/** A row of a table; `columnsBefore` are left out at its beginning. */
export interface BodyRow {
  columnsBefore: number;
  isDeleted: boolean;
  cells: BodyCell[];
}

/** What a body consists of, in order. */
export type BodyItem =
  | { kind: 'paragraph'; element: XmlElement; commentIds: string[] }
  /** Rows of a table; one that is very long comes in stretches. */
  | { kind: 'rows'; rows: BodyRow[]; isFirst: boolean; isLast: boolean; commentIds: string[] };

const ROWS_AT_ONCE = 300;
/** A stretch of a table is kept in memory as a whole. */
const CELL_PARAGRAPHS_MAX = 200_000;

/**
 * Takes the main part apart into paragraphs and tables. Every `w:p` is counted in document order, also those inside text boxes
 * and in the halves of `mc:AlternateContent` that are not read.
 */
export class BodyReader implements XmlHandler {
  /** What is complete; the caller takes it out between chunks. */
  readonly items: BodyItem[] = [];
  hasEmbeddedText = false;
  private paragraphs = 0;
  private readonly builder: TreeBuilder;
  private fallbackDepth = 0;
  private tableDepth = 0;
  private rows: BodyRow[] = [];
  private row: BodyRow | null = null;
  private cell: BodyCell | null = null;
  private isFirstOfTable = true;
  private nestedRows = 0;
  private inRowProperties = false;
  private cellParagraphs = 0;
  private commentIds: string[] = [];

  constructor() {
    this.builder = new TreeBuilder((element) => this.addParagraph(element));
  }

  open(local: string, uri: string, attributes: XmlAttribute[]): void {
    const isWord = WORD_NAMESPACES.has(uri);
    if (this.builder.isOpen || (isWord && local === 'p')) {
      const element = this.builder.open(local, uri, attributes);
      if (isWord && local === 'p') {
        element.paragraph = this.paragraphs;
        this.paragraphs += 1;
      }
      return;
    }
    if (local === 'Fallback') this.fallbackDepth += 1;
    if (this.fallbackDepth === 0 && isWord) this.openWord(local, attributes);
  }

  text(text: string): void {
    if (this.builder.isOpen) this.builder.text(text);
  }

  close(local: string): void {
    if (this.builder.isOpen) this.builder.close();
    else if (this.fallbackDepth > 0) this.fallbackDepth -= local === 'Fallback' ? 1 : 0;
    else this.closeWord(local);
  }

  private openWord(local: string, attributes: XmlAttribute[]): void {
    const value = () => attributeOf({ attributes }, 'val');
    if (local === 'tbl') {
      this.tableDepth += 1;
      if (this.tableDepth === 1) this.isFirstOfTable = true;
    } else if (local === 'tr') {
      if (this.tableDepth > 1) this.nestedRows += 1;
      else this.row = { columnsBefore: 0, isDeleted: false, cells: [] };
    } else if (local === 'trPr') this.inRowProperties = true;
    else if (local === 'commentRangeStart') this.commentIds.push(attributeOf({ attributes }, 'id') ?? '');
    else if (local === 'altChunk') this.hasEmbeddedText = true;
    else if (this.tableDepth === 1) this.openCellPart(local, value);
  }

  private openCellPart(local: string, value: () => string | null): void {
    if (local === 'tc') this.cell = { columnSpan: 1, merge: null, paragraphs: [] };
    else if (this.cell && local === 'gridSpan') this.cell.columnSpan = columns(value());
    else if (this.cell && local === 'vMerge')
      this.cell.merge = value() === 'restart' ? 'restart' : 'continue';
    else if (this.row && this.inRowProperties && local === 'gridBefore')
      this.row.columnsBefore = columns(value());
    else if (this.row && this.inRowProperties && local === 'del') this.row.isDeleted = true;
  }

  private closeWord(local: string): void {
    if (local === 'trPr') this.inRowProperties = false;
    else if (local === 'tbl') {
      this.tableDepth -= 1;
      if (this.tableDepth === 0) this.flushRows(true);
    } else if (this.tableDepth === 1 && local === 'tc' && this.cell) {
      this.row?.cells.push(this.cell);
      this.cell = null;
    } else if (this.tableDepth === 1 && local === 'tr' && this.row) {
      this.rows.push(this.row);
      this.row = null;
      if (this.rows.length >= ROWS_AT_ONCE) this.flushRows(false);
    }
  }

  private addParagraph(element: XmlElement): void {
    if (this.fallbackDepth > 0) return;
    if (this.cell) {
      this.cellParagraphs += 1;
      if (this.cellParagraphs > CELL_PARAGRAPHS_MAX) throw new ParseFailure('file_unsafe');
      this.cell.paragraphs.push({ element, nestedRow: this.tableDepth > 1 ? this.nestedRows : null });
    } else {
      this.items.push({ kind: 'paragraph', element, commentIds: this.commentIds.splice(0) });
    }
  }

  private flushRows(isLast: boolean): void {
    if (this.rows.length === 0 && !isLast) return;
    this.items.push({
      kind: 'rows',
      rows: this.rows,
      isFirst: this.isFirstOfTable,
      isLast,
      commentIds: this.commentIds.splice(0),
    });
    this.rows = [];
    this.cellParagraphs = 0;
    this.isFirstOfTable = false;
  }
}

function columns(value: string | null): number {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= 1000 ? count : 1;
}
