import type { PrintedChart, PrintedRun, PrintedSpacing, PrintedStyle } from './printed-file.ts';

/** What stands in a line: words with one look, a footnote, or the end of the line. */
export type SetInline =
  | ({ kind: 'text'; code?: boolean } & PrintedRun)
  | { kind: 'note'; text: string; comments?: readonly number[] | undefined }
  | { kind: 'break' };

/** A paragraph; of a table's cell, too. */
export type SetLine = readonly SetInline[];

/** A heading with its words set. */
export interface SetHeading {
  kind: 'heading';
  /** 1 is the title of the file. */
  level: 1 | 2 | 3 | 4 | 5;
  line: SetLine;
  spacing?: PrintedSpacing | undefined;
  pageBreak?: boolean | undefined;
  align?: 'centred' | undefined;
}

/** A paragraph in one style with its words set. */
export interface SetParagraph {
  kind: 'paragraph';
  style: PrintedStyle;
  line: SetLine;
  align?: 'right' | 'centred' | undefined;
  firstLine?: false | undefined;
  indent?: number | undefined;
  spacing?: PrintedSpacing | undefined;
}

/** A table whose cells are set; a row has as many cells as there are columns. */
export interface SetTable {
  kind: 'table';
  /** Twentieths of a point; null: as its words need it. */
  columns: readonly { width: number | null; align: 'left' | 'right' | 'centred' }[];
  head: readonly (readonly SetLine[])[];
  rows: readonly (readonly (readonly SetLine[])[])[];
  /** Half points; null: of running text. */
  size: number | null;
  wholeRows: boolean;
}

/** A cell of a form with its words set. */
export interface SetFormCell {
  lines: readonly SetLine[];
  columns: number;
  role: 'section' | 'label' | 'head' | 'content';
}

/** A table without a head of its own, its words set; the cells of a row go over all of its columns. */
export interface SetForm {
  kind: 'form';
  /** Shares of the width of the text, in percent. */
  widths: readonly number[];
  rows: readonly (readonly SetFormCell[])[];
  headRows: number;
  /** Half points. */
  size: number;
  isBare?: true | undefined;
}

/** A block with its Markdown read and its footnotes in place: what each format is written from. */
export type SetBlock =
  | SetHeading
  | SetParagraph
  | SetTable
  | SetForm
  | { kind: 'together'; blocks: readonly SetParagraph[] }
  | PrintedChart
  | { kind: 'page_break' }
  | { kind: 'quote'; blocks: readonly SetBlock[] }
  | { kind: 'list'; ordered: boolean; start: number; items: readonly (readonly SetBlock[])[] }
  | { kind: 'code'; lines: readonly string[] }
  | { kind: 'rule' };
