import { shortLawTitle } from '../statute/law-title.ts';

/** 解释（三）第九条, 实施条例第十条, 规定第五条: the word for a kind of text, with its number or without, where a name would stand. */
const GENERIC =
  /(?<![\u4e00-\u9fff》])((?:司法)?解释|实施条例|实施细则|条例|规定|办法|细则|纪要)(?:[(（]([一二三四五六七八九十])[)）]|([一二三四五六七八九十])(?=(?:的|中的?)? *$))?(?:的|中的?)? *$/;
/** Words behind which a name begins. */
const BEFORE =
  /(?:根据|依据|依照|按照|参照|适用|参见|违反|符合|援引|结合|以及|[依按据见和与及或、，；:：(（]) *$/;
const KINDS: Readonly<Record<string, RegExp>> = {
  解释: /解释|规定|批复/,
  规定: /规定|解释/,
  条例: /条例/,
  办法: /办法/,
  细则: /细则/,
  纪要: /纪要/,
};

/** A generic word before an article, and which of the texts named before it stands for. */
export interface GenericName {
  /** How many characters before the article it begins. */
  length: number;
  word: string;
  antecedent: string | null;
}

/**
 * Which text a generic word means: the last one named before of its kind and number, else the interpretation of that number, or the
 * implementing regulations, of the law named last that has some.
 * @param named the names before it, the last one last
 */
export function readGenericName(
  left: string,
  named: readonly (string | null)[],
  known: ((name: string) => boolean) | undefined,
): GenericName | null {
  const match = GENERIC.exec(left) ?? genericBehindWord(left);
  const word = match?.[1];
  if (!match || word === undefined) return null;
  const number = match[2] ?? match[3] ?? '';
  const length = match[0].length;
  const kind = KINDS[word.slice(-2)] ?? /./;
  const distinct = [...new Set(named.filter((name) => name !== null).toReversed())];
  const isOfNumber = (name: string) =>
    number === ''
      ? kind.test(name)
      : new RegExp(`(?:解释|规定|意见)(?:[(（]${number}[)）]|${number})$`).test(name);
  const same = /^实施/.test(word) ? undefined : distinct.find(isOfNumber);
  if (same !== undefined) return { length, word, antecedent: same };
  for (const name of distinct) {
    const short = shortLawTitle(name);
    if (!/[法典]$/.test(short)) continue;
    const full = /^实施/.test(word) ? `${short}${word}` : number && `${short}解释（${number}）`;
    if (full && known?.(full)) return { length, word, antecedent: full };
  }
  // 规定 and 办法 alone are words of every sentence.
  return number === '' ? null : { length, word, antecedent: null };
}

function genericBehindWord(left: string): RegExpExecArray | null {
  const at = left.search(
    /(?:司法解释|解释|实施条例|实施细则|条例|规定|办法|细则|纪要)(?:[(（]?[一二三四五六七八九十][)）]?)?(?:的|中的?)? *$/,
  );
  if (at < 0 || !BEFORE.test(left.slice(0, at))) return null;
  return GENERIC.exec(left.slice(at));
}
