import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { formatChineseNumeral } from '../figures/numerals.ts';

let jieba: Jieba | undefined;

/**
 * Words of a text for searching: jieba's search mode (long words and the words inside them), in order, repeats kept.
 * Latin letters are lower-cased, whole numbers written as statutes write them (3 → 三, 50000 → 五万), marks dropped.
 */
export function segmentWords(text: string): string[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.cutForSearch(normaliseForSearch(text), true).filter((word) => IS_WORD.test(word));
}

/** The words of a text as they stand in it, one after the other; what is in no dictionary stands character by character. */
export function cutWords(text: string): string[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.cut(text, false);
}

/** The words of a text one after the other with the dictionary's kind of word (nr: a name); `x` where it knows none. */
export function tagWords(text: string): { word: string; tag: string }[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.tag(text, false);
}

/** The words of a text one after the other, words and names that are in no dictionary guessed from how characters follow each other. */
export function guessWords(text: string): string[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.cut(text, true);
}

/**
 * Every two neighbouring Chinese characters, in order; a run of Latin letters or digits stands as one term, and so does
 * a Chinese character alone between marks.
 */
export function characterBigrams(text: string): string[] {
  return bigramsOfPlain(text) ?? bigramsOfAny(text);
}

/** The same of common characters and marks alone, which most texts of laws are: nothing in them has another form. Null for other texts. */
function bigramsOfPlain(text: string): string[] | null {
  const terms: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x4e00 && code <= 0x9fff) continue;
    if (at < text.length && !PLAIN_MARKS.has(code)) return null;
    if (at - from === 1) terms.push(text.charAt(from));
    for (let pair = from; pair + 1 < at; pair += 1) terms.push(text.slice(pair, pair + 2));
    from = at + 1;
  }
  return terms;
}

const PLAIN_MARKS = new Set(
  [...' \n\t\u3000，。；：、！？（）《》〈〉“”‘’—…·,.;:!?()"'].map((mark) => mark.charCodeAt(0)),
);

function bigramsOfAny(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of normaliseForSearch(text).matchAll(RUNS)) {
    if (LATIN.test(run) || run.length === 1) {
      terms.push(run);
      continue;
    }
    if (!SURROGATE.test(run)) {
      for (let at = 0; at + 1 < run.length; at += 1) terms.push(run.slice(at, at + 2));
      continue;
    }
    const characters = [...run];
    for (let index = 0; index + 1 < characters.length; index += 1) {
      terms.push(`${characters[index]}${characters[index + 1]}`);
    }
  }
  return terms;
}

const SURROGATE = /[\ud800-\udfff]/;
const IS_WORD = /^[\p{L}\p{N}]+$/u;
const RUNS = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const LATIN = /^[[\p{L}\p{N}]--\p{Script=Han}]+$/v;

// People write 3个月 and 10%, statutes write 三个月 and 百分之十.
function normaliseForSearch(text: string): string {
  const even = text.normalize('NFKC').toLowerCase();
  if (!/\d/.test(even)) return even;
  return even
    .replace(/(?<![\d.])(\d{1,3})%/g, (_, digits: string) => `百分之${formatChineseNumeral(Number(digits))}`)
    .replace(
      /(?<![\d.,a-z])([1-9]\d{0,3})0000(?![\d.,a-z])/g,
      (_, digits: string) => `${formatChineseNumeral(Number(digits))}万`,
    )
    .replace(/(?<![\d.,a-z])(?:0|[1-9]\d{0,3})(?![\d.,a-z])/g, (digits) =>
      formatChineseNumeral(Number(digits)),
    );
}
