import type { FileLabel } from '../../labels/file-label.ts';

/** Characters with one look. Sizes are half points, colours six hexadecimal digits. */
export interface WordRun {
  text: string;
  bold?: boolean;
  strike?: boolean;
  underline?: boolean;
  color?: string;
  size?: number;
}

/** A text without a look of its own, or its runs. */
export type WordText = string | readonly WordRun[];

/** Space above and below a paragraph in twentieths of a point; a line is 240. */
export interface WordSpacing {
  before?: number;
  after?: number;
  line?: number;
}

/** `Body` is running text, `Quoted` what somebody else said, `Remark` small print of the file itself. */
export type WordStyle = 'Body' | 'Quoted' | 'Remark';

/** A paragraph in one style. */
export interface WordParagraph {
  kind: 'paragraph';
  style: WordStyle;
  /** In it `NOTE_OPEN n NOTE_CLOSE` stands for the footnote `notes[n]`. */
  text: WordText;
  notes?: readonly string[];
  align?: 'right';
  /** Steps to the right. */
  indent?: number;
  spacing?: WordSpacing;
}

/** A heading, or the title. */
export interface WordHeading {
  kind: 'heading';
  /** 1 is the title of the file. */
  level: 1 | 2 | 3 | 4 | 5;
  text: WordText;
  spacing?: WordSpacing;
  /** On a new page. */
  pageBreak?: boolean;
}

/** Markdown in which `NOTE_OPEN n NOTE_CLOSE` stands for the footnote `notes[n]`. */
export interface WordMarkdown {
  kind: 'markdown';
  markdown: string;
  notes: readonly string[];
}

/** A cell: a text, or a text for each of its paragraphs. */
export type WordCell = string | readonly WordText[];

/** A table with a head; a row has as many cells as there are columns. */
export interface WordTable {
  kind: 'table';
  columns: readonly {
    title: string;
    /** Twentieths of a point. */
    width: number;
    centred?: boolean;
  }[];
  rows: readonly (readonly WordCell[])[];
  /** Size of what says nothing of it; half points. */
  size: number;
  /** No row is parted between two pages. */
  wholeRows?: boolean;
}

/** What a Word file is made of, in order. */
export type WordBlock = WordHeading | WordParagraph | WordMarkdown | WordTable;

/** A Word file as data: it is made by whoever knows what stands in it, and written by `writeWordFile`. */
export interface WordFile {
  /** Of its properties. */
  title: string;
  /** `court`: margins, fonts and lines of court papers; the usual ones where absent. */
  layout?: 'court';
  /** For wide tables. */
  landscape?: boolean;
  /** Of a file that holds words of a model: at the beginning, in the footer, and in the custom properties. */
  label?: FileLabel | null;
  blocks: readonly WordBlock[];
}
