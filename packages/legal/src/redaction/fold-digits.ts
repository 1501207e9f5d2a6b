/** A text with its digits as plain ones, and for each of its characters where in the original that stands. */
export interface FoldedText {
  text: string;
  /** The range in the original of a range of it. */
  placeOf(start: number, end: number): { start: number; end: number };
}

/** Signs for 0 to 9 in circles, which Unicode does not call digits: their code points for 1, and for 0 where there is one. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];
const CIRCLED_ZEROS = '⓿🄋🄌';
/** What is laid over or between characters and not seen: keycaps, variation selectors, joiners, accents. */
const UNSEEN = /[\p{M}\p{Cf}]/u;
const PLAIN = /^[\u0020-\u007e\n\t\u3000-\u303f\u4e00-\u9fff\uff00-\uff0f\uff1a-\uffef]*$/;
/** Numerals that are read out one by one, as in a phone number; those of the radio among them. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  ['〇零洞○', '一壹幺弌', '二贰两貳', '三叁參', '四肆', '五伍', '六陆陸', '七柒拐', '八捌', '九玖勾'].flatMap(
    (signs, digit) => [...signs].map((sign): [string, string] => [sign, String(digit)]),
  ),
);

/** Reads digits of other scripts, in circles and with signs over them as plain digits. */
export function foldDigits(text: string): FoldedText {
  if (PLAIN.test(text)) return { text, placeOf: (start, end) => ({ start, end }) };
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    if (UNSEEN.test(sign) && folded !== '') ends[ends.length - 1] = end;
    else {
      const plain = plainDigit(sign);
      for (let index = 0; index < plain.length; index += 1) {
        starts.push(plain === sign ? at + index : at);
        ends.push(plain === sign ? at + index + 1 : end);
      }
      folded += plain;
    }
    at = end;
  }
  return {
    text: folded,
    placeOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}

/** The same text, character for character, with numerals that are spelled out as digits. */
export const readSpelledDigits = (text: string): string =>
  text.replace(
    /[〇零洞○一壹幺弌二贰两貳三叁參四肆五伍六陆陸七柒拐八捌九玖勾]/g,
    (sign) => SPELLED.get(sign) ?? sign,
  );

function plainDigit(sign: string): string {
  if (/[\u0000-\u007f\u4e00-\u9fff]/.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9);
  if (one !== undefined) return String(code - one + 1);
  if (CIRCLED_ZEROS.includes(sign)) return '0';
  if (!/[\p{Nd}\p{No}]/u.test(sign)) return sign;
  const plain = sign.normalize('NFKD').replace(/[()]/g, '');
  return /^\p{Nd}$/u.test(plain) ? String(digitOf(plain.codePointAt(0) ?? 0)) : plain;
}

/** Digits of a script stand in a row from 0 to 9. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
