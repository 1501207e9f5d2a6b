import { decodeText } from '../../ports/decode-text.ts';

/** The text of a file by what is in it; null for anything that is not text. */
export function decodeTextFile(content: Buffer): string | null {
  // The head of a PDF is text, and so may be all of a small one.
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? null : decodeText(content);
}
