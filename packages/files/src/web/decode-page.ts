import { decodeText } from '../text/decode-text.ts';

/** Where a page may name its character set. The standard's first 1,024 bytes are often full of comments. */
const DECLARED_WITHIN_BYTES = 8192;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const SURE_CHARACTERS = 20;
const DAMAGED_SHARE_MAX = 0.005;
/** Characters every Chinese text has many of, in the one script and in the other. */
const SIMPLIFIED = /[的一是不了在人有我这中国为和说们时来个发会对过学后动还产当开问实与现关经点头从]/g;
const TRADITIONAL = /[的一是不了在人有我這中國為和說們時來個發會對過學後動還產當開問實與現關經點頭從]/g;
/** Sent by servers that were never told what their files are. */
const MEANS_NOTHING = new Set(['iso-8859-1', 'iso8859-1', 'latin1', 'windows-1252', 'us-ascii', 'ascii']);

/**
 * The text of a page: by its mark, the header, its own words, or what is in it. A name that does not fit the bytes is not
 * believed: pages in GBK that are called UTF-8 are common.
 */
export function decodePage(content: Uint8Array, charset: string | null): string {
  return decode(content, charset).replace(CONTROLS, '').toWellFormed();
}

function decode(content: Uint8Array, charset: string | null): string {
  const isMarked = content[0] === 0xef || content[0] === 0xff || content[0] === 0xfe;
  const marked = isMarked ? decodeText(content) : null;
  if (marked !== null) return marked;
  const utf8 = decodeStrictly('utf-8', content);
  // A few characters of another set may happen to be some UTF-8; so many are nothing else.
  if (utf8 !== null && count(utf8, /[^\u0000-\u007f]/g) > SURE_CHARACTERS) return utf8;
  const head = Buffer.from(content.subarray(0, DECLARED_WITHIN_BYTES)).toString('latin1');
  const named = /<meta[^>]{0,300}charset\s*=\s*["']?\s*([\w-]{3,20})/i.exec(head)?.[1];
  const inXml = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{3,20})/i.exec(head)?.[1];
  for (const name of [charset, named, inXml]) {
    const text = name && !MEANS_NOTHING.has(name.toLowerCase()) ? decodeAs(name, content) : null;
    if (text !== null) return text;
  }
  return utf8 ?? decodeUndeclared(content);
}

/** Null where the bytes are not of that character set. */
function decodeAs(name: string, content: Uint8Array): string | null {
  try {
    // GBK and GB 2312 are the beginnings of GB 18030.
    const text = new TextDecoder(/^gb/i.test(name) ? 'gb18030' : name).decode(content);
    return isDamaged(text) ? null : text;
  } catch {
    return null;
  }
}

function decodeUndeclared(content: Uint8Array): string {
  const text = decodeText(content) ?? new TextDecoder('utf-8').decode(content);
  // Bytes of Big5 are almost always some GB 18030 as well, only not a text anybody would write.
  const big5 = decodeAs('big5', content);
  return big5 !== null && count(big5, TRADITIONAL) > 2 * count(text, SIMPLIFIED) ? big5 : text;
}

function decodeStrictly(name: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(name, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function isDamaged(text: string): boolean {
  return count(text, /\ufffd/g) > Math.max(2, count(text, /[^\u0000-\u007f]/g) * DAMAGED_SHARE_MAX);
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}
