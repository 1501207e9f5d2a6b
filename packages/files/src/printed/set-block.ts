import type { PrintedRun, PrintedSpacing, PrintedStyle } from './printed-file.ts';

/** What stands in a line: words with one look, a footnote, or the end of the line. */
export type SetInline =
  | ({ kind: 'text'; code?: boolean } & PrintedRun)
  | { kind: 'note'; text: string }
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
}

/** A paragraph in one style with its words set. */
export interface SetParagraph {
  kind: 'paragraph';
  style: PrintedStyle;
  line: SetLine;
  align?: 'right' | undefined;
  indent?: number | undefined;
  spacing?: PrintedSpacing | undefined;
}

/** A table whose cells are set; a row has as many cells as there are columns. */
export interface SetTable {
  kind: 'table';
  /** Twentieths of a point; null: as its words need it. */
  columns: readonly { width: number | null; centred: boolean }[];
  head: readonly (readonly SetLine[])[];
  rows: readonly (readonly (readonly SetLine[])[])[];
  /** Half points; null: of running text. */
  size: number | null;
  wholeRows: boolean;
}

/** A block with its Markdown read and its footnotes in place: what each format is written from. */
export type SetBlock =
  | SetHeading
  | SetParagraph
  | SetTable
  | { kind: 'quote'; blocks: readonly SetBlock[] }
  | { kind: 'list'; ordered: boolean; start: number; items: readonly (readonly SetBlock[])[] }
  | { kind: 'code'; lines: readonly string[] }
  | { kind: 'rule' };
