/** A line of a header or footer: words, numbers of the page or of all pages, and ways to the next stop. */
export interface LetterLine {
  align: 'left' | 'centred' | 'right';
  pieces: ({ text: string } | { field: 'page' | 'pages' } | { tab: true })[];
}

/** Lines of all pages; of the first null where it looks as all others. */
interface LinesOfPages {
  usual: LetterLine[];
  first: LetterLine[] | null;
}
/** Null: the file names none. */
interface FontNames {
  latin: string | null;
  chinese: string | null;
}

/** What is read of a letterhead: all that its page has beside the text, and the styles that the text will have. Lengths are twentieths of a point. */
export interface LetterheadLook {
  /** `header` and `footer` are from the edge of the page. */
  page: Record<'width' | 'height' | 'top' | 'right' | 'bottom' | 'left' | 'header' | 'footer', number>;
  headers: LinesOfPages;
  footers: LinesOfPages;
  fonts: { body: FontNames; heading: FontNames };
  /** Of running text: half points. */
  size: number;
  firstLine: number;
  /** As the file calls them; null: it has none, and ours stands in its place. */
  styles: { title: string | null; headings: (string | null)[]; body: string | null; table: string | null };
  /** In headers and footers. */
  pictures: number;
  /** What a PDF does not take over. */
  pdfLacks: ('pictures' | 'shapes' | 'lines' | 'tables' | 'even_pages' | 'columns' | 'page_borders')[];
}

/** Why a Word file cannot be a letterhead. */
export type LetterheadProblem = 'active_content' | 'remote_content' | 'embedded_files' | 'cannot_write';

/** A Word file read as a letterhead: what it looks like, or why it cannot be one. */
export type LetterheadReading =
  | { look: LetterheadLook; problems: [] }
  | { look: null; problems: LetterheadProblem[] };

/** Of all parts with words together, unfolded. */
export const LETTERHEAD_WORDS_BYTES = 24 * 1024 * 1024;
