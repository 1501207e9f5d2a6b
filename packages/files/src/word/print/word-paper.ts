import type { PrintedForm, PrintedHeading, PrintedParagraph } from '../../printed/printed-file.ts';
import type { LetterheadPaper } from '../letterhead/letterhead.ts';
import type { WordPaperLack } from './word-paper-lack.ts';

/** The blocks that a Word file is read into. */
export type WordPaperBlock = PrintedParagraph | PrintedHeading | PrintedForm | { kind: 'page_break' };

/** A Word file as it can be printed: its page with header and footer, and its body as blocks. */
export interface WordPaper<Picture = Uint8Array> extends LetterheadPaper<Picture> {
  blocks: WordPaperBlock[];
  lacks: WordPaperLack[];
}
