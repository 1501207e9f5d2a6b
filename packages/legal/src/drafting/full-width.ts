const FULL: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };
/** What a sentence in Chinese is written with. */
const CHINESE = /[\p{Script=Han}，。；：？！、》〉”’）】％☑□]/u;
const HAN = /\p{Script=Han}/u;
/** Addresses of pages and of mail, which are taken as they are. */
const ADDRESS =
  /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s\u3000-\u9fff\uff00-\uffef]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu;
/** A figure with its signs: 3,000、10:30、1:2.5. */
const FIGURE = /\d+(?:[,:.]\d+)+/gu;

/**
 * A text whose Chinese has the punctuation of Chinese. It stays as long as it was: each sign is replaced by one. Signs in numbers, in codes, between
 * words in Latin letters and in addresses stay, and so does what could be the dot of a name.
 */
export function fullWidth(text: string): string {
  if (!/[,;:?!(."]/.test(text) || !HAN.test(text)) return text;
  const kept = keptPlaces(text);
  // By halves of characters, as places of the text are.
  const signs = text.split('');
  for (const [at, sign] of signs.entries()) {
    if (kept.has(at)) continue;
    const before = wordBefore(text, at);
    const full = FULL[sign];
    if (
      full !== undefined &&
      (CHINESE.test(before) || (/[\p{L}\p{N}%]/u.test(before) && HAN.test(wordAfter(text, at))))
    )
      signs[at] = full;
    // Between two characters it may part the names of a person.
    const ends =
      HAN.test(before) || /[”’）》]/.test(before) || (before === '"' && HAN.test(wordBefore(text, at - 1)));
    if (sign === '.' && ends && /^\s*(?:$|\n|[”’）])/u.test(text.slice(at + 1, at + 1 + NEAR)))
      signs[at] = '。';
  }
  pairUp(text, signs, kept, /\(([^()\n]*)\)/g, '（', '）');
  pairUp(text, signs, kept, /"([^"\n]*)"/g, '“', '”');
  return signs.join('');
}

/** Both signs around words that have Chinese in them. */
function pairUp(
  text: string,
  signs: string[],
  kept: ReadonlySet<number>,
  pairs: RegExp,
  open: string,
  close: string,
): void {
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(pairs)) {
    if (!HAN.test(inner) || kept.has(index)) continue;
    signs[index] = open;
    signs[index + whole.length - 1] = close;
  }
}

function keptPlaces(text: string): Set<number> {
  const kept = new Set<number>();
  for (const pattern of [ADDRESS, FIGURE])
    for (const { 0: whole, index } of text.matchAll(pattern))
      for (let at = index; at < index + whole.length; at += 1) kept.add(at);
  return kept;
}

/** So many characters at most are looked through for the next word: what was typed may be very long. */
const NEAR = 40;
const wordBefore = (text: string, at: number): string =>
  [...text.slice(Math.max(0, at - NEAR), at).trimEnd()].at(-1) ?? '';
const wordAfter = (text: string, at: number): string =>
  [...text.slice(at + 1, at + 1 + NEAR).trimStart()][0] ?? '';
