/** Characters that are written without blanks between them, and their punctuation. */
const CJK =
  '\\u2e80-\\u2fdf\\u3000-\\u303f\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{323af}';
const ENDS_CJK = new RegExp(`[${CJK}]$`, 'u');
const BEGINS_CJK = new RegExp(`^[${CJK}]`, 'u');
/** Nothing stands between these and what they belong to. */
const OPENS = /[“‘(（[—]$/;
const CLOSES = /^[”’)）\],.;:—]/;
const HAN = '[\\u3400-\\u9fff\\u{20000}-\\u{323af}]';
const SPACED_OUT = new RegExp(`(?<=(?:^|[^\\S\\n])${HAN}) +(?=${HAN}(?: |$))`, 'gu');
const HAN_ONLY = new RegExp(`^${HAN}$`, 'u');

/** Whether no blank belongs where one text ends and the other begins. */
export function isWrittenTogether(left: string, right: string): boolean {
  return ENDS_CJK.test(left) || BEGINS_CJK.test(right);
}

/** Words seen unbroken in a document; they decide whether a hyphen at a line's end belongs to the word. */
export type KnownWords = ReadonlySet<string>;

/** Puts the lines of one paragraph together: Chinese without blanks, broken English words whole again. */
export function joinLines(lines: readonly string[], known: KnownWords): string {
  let text = '';
  for (const line of lines) {
    const next = line.trim();
    if (!next) continue;
    if (!text) text = next;
    else text = joinTwo(text, next, known);
  }
  return text;
}

function joinTwo(left: string, right: string, known: KnownWords): string {
  if (left.endsWith('\u00ad')) return left.slice(0, -1) + right;
  const head = /(?<![\p{L}\p{N}])(\p{L}+(?:-\p{L}+)*)[-‐]$/u.exec(left)?.[1];
  const tail = /^\p{L}+/u.exec(right)?.[0];
  if (head && tail && !ENDS_CJK.test(head)) {
    const whole = `${head}${tail}`.toLowerCase();
    const hyphened = `${head}-${tail}`.toLowerCase();
    const isOneWord = /^\p{Ll}/u.test(tail) && (known.has(whole) || !known.has(hyphened)) && head.length > 1;
    return isOneWord ? left.slice(0, -1) + right : left + right;
  }
  const isClose = isWrittenTogether(left, right) || OPENS.test(left) || CLOSES.test(right);
  return isClose ? left + right : `${left} ${right}`;
}

/** Blanks that only make a line look better: `甲 方` and `总 则` are one word, set wide; `第一条 标的` are two. */
export function tidyBlanks(text: string): string {
  if (!text.includes(' ')) return text;
  const single = text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[，。；：、！？）》」』】])|(?<=[（《「『【]) /g, '');
  const alone = single.split(' ').filter((part) => HAN_ONLY.test(part)).length;
  return alone < 2 ? single : single.replace(SPACED_OUT, '');
}

/** Words of a line for `KnownWords`; the last is left out when the line breaks it. */
export function* wordsOf(line: string): Generator<string> {
  for (const [word] of line.matchAll(/\p{L}+(?:[-‐]\p{L}+)*/gu)) {
    if (word.length > 3 && word.charCodeAt(0) < 0x2e80) yield word.toLowerCase().replaceAll('‐', '-');
  }
}
