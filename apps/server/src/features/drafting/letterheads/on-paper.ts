import type { PageLack } from '@mingfa/contract/simplified-pages';
import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { LetterheadPaper } from '@mingfa/files/word/letterhead/letterhead';

/** A PDF on somebody's own paper, and what it lacks of the Word file that the paper was read from. */
export interface PrintedPages {
  content: Uint8Array;
  simplified: readonly PageLack[];
}

/** A file to be printed on somebody's own paper. */
export function onPaper(printed: PrintedFile, { look, pictures }: LetterheadPaper): PrintedFile {
  const letterheadPictures = pictures.map((one) =>
    one === null ? null : Buffer.from(one).toString('base64'),
  );
  return { ...printed, letterhead: look, letterheadPictures };
}
