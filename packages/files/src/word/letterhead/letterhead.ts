/** A picture of a header or footer: its place among those of the letterhead, and its size in twentieths of a point. */
export interface LetterPicture {
  file: number;
  width: number;
  height: number;
}
/** One that stands beside the lines, so far from the left and the top of the page. */
export interface PlacedLetterPicture extends LetterPicture {
  x: number;
  y: number;
}

/** A line of a header or footer: words, numbers of the page or of all pages, pictures, and ways to the next stop. */
export interface LetterLine {
  align: 'left' | 'centred' | 'right';
  pieces: ({ text: string } | { field: 'page' | 'pages' } | { tab: true } | { picture: LetterPicture })[];
}

/** Lines of all pages; of the first null where it looks as all others. */
interface LinesOfPages {
  usual: LetterLine[];
  first: LetterLine[] | null;
}
/** Pictures beside the lines of all pages; of the first null where it looks as all others. */
interface PicturesOfPages {
  usual: PlacedLetterPicture[];
  first: PlacedLetterPicture[] | null;
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
  /** Absent in what was read before pictures were. */
  floating?: PicturesOfPages | undefined;
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

/** A letterhead for a PDF: what it looks like, and the pictures its lines and places name; null: one that cannot be shown. */
export interface LetterheadPaper<Picture = Uint8Array> {
  look: LetterheadLook;
  pictures: (Picture | null)[];
}

/** Of all parts with words together, unfolded. */
export const LETTERHEAD_WORDS_BYTES = 24 * 1024 * 1024;
