import type { DocumentFormat } from '@mingfa/contract/document-content';
import { decodeText } from '../text/decode-text.ts';
import { findDelimiter } from '../text/find-delimiter.ts';

type TextFormat = Extract<DocumentFormat, 'eml' | 'html' | 'md' | 'csv' | 'txt'>;

/** Headers that only messages have, and those that a letter might begin with. */
const MAIL_HEADERS =
  /^(?:received|return-path|message-id|mime-version|delivered-to|dkim-signature|content-type|x-[a-z-]+|date)$/i;
const LETTER_HEADERS = /^(?:from|to|cc|bcc|subject|reply-to|sender)$/i;

/** Which kind of text the beginning of a file is; null when it is none. Only where two would do the name decides. */
export function detectTextFormat(head: Buffer, name: string): TextFormat | null {
  const text = decodeHead(head);
  if (text === null) return null;
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (isMail(text, ending === 'eml')) return 'eml';
  const start = text.trimStart().replace(/^(?:<!--[\s\S]{0,4000}?-->\s*)+/, '');
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html[\s>])/i.test(start)) return 'html';
  if (/^<\?xml/.test(start)) return null;
  if (/^html?$|^xhtml$/.test(ending)) return /<[a-z][a-z0-9]*[\s/>]/i.test(text) ? 'html' : 'txt';
  if (/^<(?:head|body|meta|div|table|p|h[1-6]|ul|ol|article|section|main)[\s>]/i.test(start)) {
    return ending === 'md' || ending === 'markdown' ? 'md' : 'html';
  }
  if (ending === 'md' || ending === 'markdown') return 'md';
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (ending === 'txt') return 'txt';
  return /^#{1,6} \S/m.test(text) ? 'md' : findDelimiter(text, true) ? 'csv' : 'txt';
}

/** The head may end inside a character. */
function decodeHead(head: Buffer): string | null {
  for (let cut = 0; cut < 4 && cut < head.length; cut += 1) {
    const text = decodeText(head.subarray(0, head.length - cut));
    if (text !== null && !text.endsWith('\ufffd')) return text;
  }
  return decodeText(head);
}

function isMail(text: string, isNamedSo: boolean): boolean {
  let mail = 0;
  let letter = 0;
  for (const line of text.replace(/^From \S.*\n/, '').split('\n', 200)) {
    if (line.trim() === '') break;
    if (/^[ \t]/.test(line)) continue;
    const header = /^([A-Za-z][A-Za-z0-9-]{0,70}):/.exec(line)?.[1];
    if (!header) return false;
    if (MAIL_HEADERS.test(header)) mail += 1;
    else if (LETTER_HEADERS.test(header)) letter += 1;
  }
  return isNamedSo ? mail + letter >= 1 : mail >= 1 && letter >= 1 && mail + letter >= 3;
}
