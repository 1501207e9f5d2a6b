import { ParseFailure } from '../../reading/parse-failure.ts';

/** The characters of an XML part, and the way back to its bytes. */
export interface PartText {
  text: string;
  encode(text: string): Buffer;
}

/** Decodes a part by its byte order mark; without one it is UTF-8, as ECMA-376 wants it. @throws ParseFailure */
export function decodePart(bytes: Buffer): PartText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: decode(bytes, 'utf-16le'), encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') };
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return {
      text: decode(bytes, 'utf-16be'),
      encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    };
  }
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
  return { text: decode(bytes, 'utf-8'), encode: (text) => Buffer.from(mark + text, 'utf8') };
}

function decode(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ParseFailure('file_damaged');
  }
}
