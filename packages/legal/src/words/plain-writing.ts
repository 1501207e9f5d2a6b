import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** Signs that are not seen: joiners, marks of direction, variation selectors. */
const UNSEEN = /[\p{Cf}\p{Mn}]/gu;
/** Whatever is neither a letter nor a digit, between Chinese characters. */
const BETWEEN_HAN = /(?<=\p{Script=Han})[^\p{L}\p{N}]+(?=\p{Script=Han})/gu;

/** A text without what writes the same words otherwise: full-width and small letters, unseen signs, blanks and marks between Chinese characters. */
export const plainWriting = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(BETWEEN_HAN, '').trim();

/**
 * Where a word stands in a text, both in plain writing, in simplified characters or in traditional ones: one that GB 2312, the set of
 * simplified characters, does not have stands for a character that is read as it is.
 * @returns -1 where it does not stand there from `from` on
 */
export function findWord(text: string, word: string, from = 0): number {
  const letters = [...word];
  for (let at = from; at + word.length <= text.length; at += 1) if (isWrittenAt(text, letters, at)) return at;
  return -1;
}

function isWrittenAt(text: string, letters: readonly string[], from: number): boolean {
  let at = from;
  return letters.every((letter) => {
    const written = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += written.length;
    return written === letter || isTraditionalOf(written, letter);
  });
}

const isTraditionalOf = (written: string, letter: string): boolean =>
  HAN.test(letter) &&
  HAN.test(written) &&
  !simplified().has(written) &&
  simplified().has(letter) &&
  readingsOf(written).some((reading) => readingsOf(letter).includes(reading));

const read = new Map<string, readonly string[]>();

/** How a character is read; kept, since a text is compared with many words. */
function readingsOf(letter: string): readonly string[] {
  const known = read.get(letter) ?? pinyin(letter, { multiple: true, toneType: 'none', type: 'array' });
  read.set(letter, known);
  return known;
}

let ofGb2312: ReadonlySet<string> | null = null;

/** The Chinese characters of GB 2312, rows 16 to 87. */
function simplified(): ReadonlySet<string> {
  if (ofGb2312) return ofGb2312;
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  ofGb2312 = new Set(new TextDecoder('gbk').decode(Uint8Array.from(bytes)));
  return ofGb2312;
}
