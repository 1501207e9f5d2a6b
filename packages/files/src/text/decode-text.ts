import { isBrokenUtf8 } from './broken-utf8.ts';

/** Control characters that no text has; tab, line feed, form feed and carriage return are left out. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/g;
/** A damaged text may hold a few; a binary file is full of them. The same goes for bytes that are no character. */
const DAMAGED_SHARE_MAX = 0.01;
const DAMAGED_ALWAYS = 2;
const USUAL = /[\n\r\t -~\u00a0-\u017f\u2010-\u203b\u2500-\u25ff\u3000-\u301f\u4e00-\u9fff\uff01-\uff5e]/g;

/**
 * The text of some bytes by what is in them: UTF-8, UTF-16 with its mark or by its zero bytes, GB 18030. Lines end with a line
 * feed, control characters are gone. Null for what is not text.
 */
export function decodeText(content: Uint8Array): string | null {
  const text = decode(content);
  if (text === null) return null;
  const damaged = countIn(text, /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g);
  if (damaged > Math.max(DAMAGED_ALWAYS, text.length * DAMAGED_SHARE_MAX)) return null;
  return text
    .replace(CONTROL, '')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .toWellFormed();
}

function decode(content: Uint8Array): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  const utf8 = strictly('utf-8', content);
  const zeros = utf8?.includes('\0') ?? content.includes(0);
  if (zeros) return decodeUtf16(content) ?? utf8;
  if (utf8 !== null) return utf8;
  const mostly = new TextDecoder('utf-8').decode(content);
  return isBrokenUtf8(mostly.slice(0, 1_000_000))
    ? mostly
    : (strictly('gb18030', content) ?? new TextDecoder('gb18030').decode(content));
}

/** UTF-16 without a mark: the byte order that gives characters which texts are made of. */
function decodeUtf16(content: Uint8Array): string | null {
  const head = content.subarray(0, 8192);
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const sample = new TextDecoder(encoding).decode(head);
    if (countIn(sample, USUAL) > sample.length * 0.9) return strictly(encoding, content);
  }
  return null;
}

function strictly(encoding: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function countIn(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}
