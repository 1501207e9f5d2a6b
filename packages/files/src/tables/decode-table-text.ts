import type { Readable } from 'node:stream';
import type { TextEncoding } from './text-encoding.ts';

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;
const HAS_CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/;

/** The text of a file piece by piece, however long it is: lines end with a line feed, control characters are gone. */
export async function* decodeTableText(bytes: Readable, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let isAfterReturn = false;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const text = tidy(decoder.decode(chunk, { stream: true }));
    if (text !== '') yield text;
  }
  const rest = tidy(decoder.decode());
  if (rest !== '') yield rest;

  function tidy(decoded: string): string {
    if (decoded === '') return '';
    let text = decoded;
    // A line feed that follows the return at the end of the last piece.
    if (isAfterReturn && text.startsWith('\n')) text = text.slice(1);
    isAfterReturn = decoded.endsWith('\r');
    if (HAS_CONTROL.test(text)) text = text.replace(/\r\n?/g, '\n').replace(CONTROL, '');
    return text.isWellFormed() ? text : text.toWellFormed();
  }
}
