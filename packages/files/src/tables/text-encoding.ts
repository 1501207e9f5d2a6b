import { isBrokenUtf8 } from '../text/broken-utf8.ts';

/** How a text with a table in it may be written. */
export type TextEncoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5';

/** Characters that texts are made of; what decodes into others was written otherwise. */
const USUAL = /[\n\r\t -~\u00a0-\u017f\u2010-\u203b\u2500-\u25ff\u3000-\u301f\u4e00-\u9fff\uff01-\uff5e]/g;
/** The characters that make up half of all Chinese text, simplified and traditional. */
const FREQUENT =
  /[的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出年月日号元额付款收支出入日期金姓名称单价数量合计备注说明银行账户編號備註單價數量總計銀行帳戶說明付款與對個為國這來時們會後發]/g;

/** Characters that no text has; a damaged one may hold a few. */
const DAMAGED = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g;
const DAMAGED_SHARE_MAX = 0.02;
const DAMAGED_ALWAYS = 3;

/** How the beginning of a text file is written; null for what is no text. */
export function findTextEncoding(head: Uint8Array, isWhole: boolean): TextEncoding | null {
  const encoding = likeliestEncoding(head, isWhole);
  const text = decode(encoding, head);
  const damaged = countOf(DAMAGED, text);
  return damaged > Math.max(DAMAGED_ALWAYS, text.length * DAMAGED_SHARE_MAX) ? null : encoding;
}

function likeliestEncoding(head: Uint8Array, isWhole: boolean): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (countZeros(head) > head.length * 0.2) {
    const [little, big] = (['utf-16le', 'utf-16be'] as const).map((encoding) =>
      shareOf(USUAL, decode(encoding, head)),
    );
    return (little ?? 0) >= (big ?? 0) ? 'utf-16le' : 'utf-16be';
  }
  if (isUtf8(head, isWhole)) return 'utf-8';
  if (isBrokenUtf8(decode('utf-8', head))) return 'utf-8';
  const [chinese, traditional] = (['gb18030', 'big5'] as const).map((encoding) => {
    const text = decode(encoding, head);
    return shareOf(FREQUENT, text) - shareOf(/\ufffd/g, text) * 4;
  });
  return (traditional ?? 0) > (chinese ?? 0) ? 'big5' : 'gb18030';
}

/** Whether the bytes are UTF-8; the last character of a beginning may be cut. */
function isUtf8(head: Uint8Array, isWhole: boolean): boolean {
  for (let cut = 0; cut <= (isWhole ? 0 : 3); cut += 1) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, head.length - cut));
      return true;
    } catch {
      // One byte less, then.
    }
  }
  return false;
}

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

function countZeros(bytes: Uint8Array): number {
  let zeros = 0;
  for (const byte of bytes) if (byte === 0) zeros += 1;
  return zeros;
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
const shareOf = (pattern: RegExp, text: string): number => countOf(pattern, text) / Math.max(1, text.length);
