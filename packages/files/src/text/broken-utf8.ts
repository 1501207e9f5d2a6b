/** Signs of Chinese, three bytes each: other encodings hardly ever write three that are one of these by chance. */
const CHINESE = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/g;

/**
 * Whether what was read as UTF-8 is some, with broken bytes in it. Almost any bytes are some GB 18030, and such a text read as
 * UTF-8 is all damage.
 */
export function isBrokenUtf8(text: string): boolean {
  const broken = countOf(/\ufffd/g, text);
  return broken < countOf(CHINESE, text) || broken * 20 < countOf(/[^\u0000-\u007f\ufffd]/g, text);
}

const countOf = (signs: RegExp, text: string): number => text.match(signs)?.length ?? 0;
