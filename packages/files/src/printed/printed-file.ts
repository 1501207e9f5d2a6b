import type { PrintedFormat } from '@mingfa/contract/printed-format';
import type { ChartSpec, ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { ChartWords } from '@mingfa/tables/charts/chart-option';
import type { FileLabel } from '../labels/file-label.ts';
import type { LetterheadLook } from '../word/letterhead/letterhead.ts';

/** Characters with one look. Sizes are half points, colours six hexadecimal digits. */
export interface PrintedRun {
  text: string;
  bold?: boolean;
  strike?: boolean;
  underline?: boolean;
  color?: string;
  size?: number;
  /** A web address that these words lead to; of another kind it is left out. */
  link?: string;
  /** Of the file's comments, those that stand at it. */
  comments?: readonly number[];
}

/** A note of somebody on words of the file: Word files alone show it. */
export interface PrintedComment {
  author: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** A text without a look of its own, or its runs. */
export type PrintedText = string | readonly PrintedRun[];

/** Space above and below a paragraph in twentieths of a point; a line is 240. */
export interface PrintedSpacing {
  before?: number;
  after?: number;
  line?: number;
}

/** `Body` is running text, `Quoted` what somebody else said, `Remark` small print of the file itself. */
export type PrintedStyle = 'Body' | 'Quoted' | 'Remark';

/** A paragraph in one style. */
export interface PrintedParagraph {
  kind: 'paragraph';
  style: PrintedStyle;
  /** In it `NOTE_OPEN n NOTE_CLOSE` stands for the footnote `notes[n]`. */
  text: PrintedText;
  notes?: readonly string[];
  align?: 'right' | 'centred';
  /** False: its first line stands without the indent that the layout has. */
  firstLine?: false;
  /** Steps to the right. */
  indent?: number;
  spacing?: PrintedSpacing;
}

/** A heading, or the title. */
export interface PrintedHeading {
  kind: 'heading';
  /** 1 is the title of the file. */
  level: 1 | 2 | 3 | 4 | 5;
  text: PrintedText;
  spacing?: PrintedSpacing;
  /** On a new page. */
  pageBreak?: boolean;
  /** Titles of court papers stand so without it. */
  align?: 'centred';
}

/** Markdown in which `NOTE_OPEN n NOTE_CLOSE` stands for the footnote `notes[n]`. */
export interface PrintedMarkdown {
  kind: 'markdown';
  markdown: string;
  notes: readonly string[];
}

/** A cell: a text, or a text for each of its paragraphs. */
export type PrintedCell = string | readonly PrintedText[];

/** A table with a head; a row has as many cells as there are columns. */
export interface PrintedTable {
  kind: 'table';
  columns: readonly {
    title: string;
    /** Twentieths of a point. */
    width: number;
    /** Figures stand to the right, so that their places are below one another. */
    align?: 'right' | 'centred';
  }[];
  rows: readonly (readonly PrintedCell[])[];
  /** Size of what says nothing of it; half points. */
  size: number;
  /** No row is parted between two pages. */
  wholeRows?: boolean;
}

/** A cell of a form over one or more columns. `section` is a bar, `label` names what stands beside it, `head` heads a column. */
export interface PrintedFormCell {
  lines: readonly PrintedText[];
  columns: number;
  role: 'section' | 'label' | 'head' | 'content';
}

/** A table without a head of its own: a form with its rows, or a list whose first rows are heads. */
export interface PrintedForm {
  kind: 'form';
  /** Shares of the width of the text. */
  widths: readonly number[];
  rows: readonly { cells: readonly PrintedFormCell[] }[];
  /** Rows at its beginning that come again on every page. */
  headRows: number;
  /** Half points. */
  size: number;
  /** A PDF draws no lines around its cells: it only holds words in their places. */
  isBare?: true;
}

/** Paragraphs that stand on one page: lines to sign on. */
export interface PrintedTogether {
  kind: 'together';
  blocks: readonly PrintedParagraph[];
}

/** A chart of an answer, as wide as the text. A PDF and a page have it as a drawing, a Word file as a picture. */
export interface PrintedChart {
  kind: 'chart';
  spec: ChartSpec;
  columns: readonly ResultColumn[];
  rows: readonly (readonly TableCellValue[])[];
  words: ChartWords;
  /** In dots, 96 to an inch where it is as wide as the text: letters keep their size. */
  width: number;
  height: number;
  /** What it shows, for whoever cannot see it. */
  alternative: string;
}

/** What a printed file is made of, in order. */
export type PrintedBlock =
  | PrintedHeading
  | PrintedParagraph
  | PrintedMarkdown
  | PrintedTable
  | PrintedForm
  | PrintedTogether
  | PrintedChart
  | { kind: 'page_break' };

/** The formats a printed file is written in; what is short enough, as a picture, too. */
export type WrittenFormat = PrintedFormat | 'png';

/** A file as data, whatever format it is written in: it is made by whoever knows what stands in it, and written by `writePrintedFile`. */
export interface PrintedFile {
  /** Of its properties. */
  title: string;
  /** The language of its own words, for whoever reads it aloud. */
  language: Language;
  /** `court`: margins, fonts and lines of court papers; the usual ones where absent. */
  layout?: 'court';
  /** For wide tables. */
  landscape?: boolean;
  /** Of a file that holds words of a model: at the beginning, at the foot of every page, and in the metadata. */
  label?: FileLabel | null;
  /** Absent where nobody asked for them. */
  comments?: readonly PrintedComment[];
  /** Page, header, footer and fonts of somebody's own for a PDF, in place of the layout; a Word file is written into theirs by `writeLetter`. */
  letterhead?: LetterheadLook;
  /** The pictures its letterhead names, each PNG, JPEG or WebP in base64; null: one that is left out. For a PDF alone. */
  letterheadPictures?: readonly (string | null)[];
  /** At the foot of every page, above its number: where each page is signed. */
  pageFoot?: string;
  blocks: readonly PrintedBlock[];
}
