import type { FactSource } from './fact-sheet.ts';

/** Whose words a stretch of a document is, so that a preview can jump to the field and an export can label a model's words. */
export type SpanOrigin =
  /** Words of the template, the same for everybody. */
  | { kind: 'template' }
  /** The value of a fact; `from` is null where it is still open. `part`: it stands in a sentence of that part. */
  | { kind: 'fact'; path: string; from: FactSource['kind'] | null; part?: string }
  /** A sentence made by a rule of the template out of facts. */
  | { kind: 'composed'; part: string; rule: string }
  /** Words of a part a person wrote in place of the composed ones. */
  | { kind: 'typed'; part: string }
  /** Words of a part a model wrote and a person accepted. */
  | { kind: 'model'; part: string };

/** Characters of one origin. `blank`: still open, drawn as a line to write on. `box`: a box to tick. */
export interface DocumentSpan {
  text: string;
  origin: SpanOrigin;
  blank?: true;
  box?: 'ticked' | 'empty';
  bold?: true;
  /** What somebody noted on it while editing; `at` is ISO 8601. One that goes over several spans stands at each. */
  comments?: readonly { id: string; text: string; at: string }[] | undefined;
}

/** `plain` stands without indent: the lines of parties' numbers, 此致. */
export type DocumentParagraphStyle = 'body' | 'plain' | 'centred' | 'right' | 'remark';

/** A cell over one or more columns; each of its paragraphs is a list of spans. */
export interface DocumentCell {
  paragraphs: readonly (readonly DocumentSpan[])[];
  /** Columns it goes over. */
  columns: number;
  /** `section`: a bar over the whole table; `label`: names what stands beside it; `head`: first row of a list. */
  role: 'section' | 'label' | 'head' | 'content';
}

/** A table without a head of its own: a form with its rows, or a list whose first row has the role `head`. */
export interface DocumentTable {
  kind: 'table';
  /** Shares of the width, in percent. */
  widths: readonly number[];
  rows: readonly { cells: readonly DocumentCell[] }[];
  /** Rows at its beginning that come again on every page. */
  headRows: number;
}

/** What a document is made of, in order; neutral of Word, PDF and screen. */
export type DocumentBlock =
  | { kind: 'title'; spans: readonly DocumentSpan[] }
  | { kind: 'subtitle'; spans: readonly DocumentSpan[] }
  | { kind: 'heading'; level: 2 | 3; spans: readonly DocumentSpan[] }
  | {
      kind: 'paragraph';
      style: DocumentParagraphStyle;
      spans: readonly DocumentSpan[];
      /** Footnotes at its end. */
      notes?: readonly (readonly DocumentSpan[])[];
    }
  | DocumentTable
  /** Lines to sign on, kept together. */
  | { kind: 'signature'; lines: readonly (readonly DocumentSpan[])[] }
  | { kind: 'page_break' };

/** A document as data. */
export interface DraftDocument {
  title: string;
  layout: 'court' | 'plain';
  /** At the foot of every page: where each page is signed. */
  pageFoot: readonly DocumentSpan[];
  blocks: readonly DocumentBlock[];
}
