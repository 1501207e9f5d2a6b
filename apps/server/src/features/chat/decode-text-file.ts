/** Control characters that no text has; tab, line feed, form feed and carriage return are left out. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/g;
/** A damaged text may hold a few; a binary file is full of them. */
const CONTROL_SHARE_MAX = 0.01;

/** The text of a file by what is in it: UTF-8, UTF-16 with its mark, GB 18030. Null for anything that is not text. */
export function decodeTextFile(content: Buffer): string | null {
  // The head of a PDF is text, and so may be all of a small one.
  const text = content.subarray(0, 5).toString('latin1') === '%PDF-' ? null : decode(content);
  if (text === null) return null;
  const controls = text.match(CONTROL)?.length ?? 0;
  if (controls > text.length * CONTROL_SHARE_MAX) return null;
  return text.replace(CONTROL, '').replace(/\r\n?/g, '\n').toWellFormed();
}

function decode(content: Buffer): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return strictly('utf-16le', content);
  if (content[0] === 0xfe && content[1] === 0xff) return strictly('utf-16be', content);
  const utf8 = strictly('utf-8', content);
  if (utf8 !== null) return utf8;
  // Almost any bytes are some GB 18030; a NUL or a picture's signature is not what an old text file holds.
  return content.includes(0) ? null : strictly('gb18030', content);
}

function strictly(encoding: string, content: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
