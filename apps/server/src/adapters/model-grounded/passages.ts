import { englishStem } from '@mingfa/legal/words/english-stem';
import { ENGLISH_STOP_WORDS } from '@mingfa/legal/words/english-stop-words';
import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';

/** A paragraph with its items, word for word from a source. */
export interface Passage {
  text: string;
  /** Place among the source's passages, from 0. */
  position: number;
  score: number;
}

/** What a question is about: each term with its weight, and what statutes say for it. */
export type Terms = ReadonlyMap<string, { weight: number; legal: readonly string[] }>;

/** Words that occur in any question and tell nothing about it. */
const STOP_WORDS = new Set(
  '怎么 怎么办 怎样 如何 什么 可以 能否 是否 有没有 没有 是不是 应该 需要 多少 多久 几天 几年 请问 我们 他们 你们 自己 这个 那个 这种 情况 问题 现在 已经 但是 因为 所以 如果 还是 或者 以及 进行 有关 相关 要求 一个 一下 的话 不能 不是 这样 那么 规定 法律 法院'.split(
    ' ',
  ),
);
const LATIN = /^[a-z][a-z'’]*$/;

/** What a question is about, as weighted terms; `words` are its everyday words with the statutes' words for them. */
export function termsOf(
  question: string,
  words: readonly { said: string; legal: readonly string[] }[] = [],
): Terms {
  const terms = new Map<string, { weight: number; legal: readonly string[] }>();
  // What a question repeats is one word, with one list of the statutes' words.
  const legalBySaid = new Map(words.map(({ said, legal }) => [said, legal]));
  const legalOf = (term: string) => [
    ...new Set([...legalBySaid].flatMap(([said, legal]) => (said.includes(term) ? legal : []))),
  ];
  for (const said of segmentWords(question)) {
    if (said.length < 2 || STOP_WORDS.has(said) || ENGLISH_STOP_WORDS.has(said)) continue;
    const word = LATIN.test(said) ? englishStem(said) : said;
    if (!terms.has(word)) terms.set(word, { weight: Math.min(word.length, 4), legal: legalOf(said) });
  }
  for (const pair of characterBigrams(question)) {
    if (STOP_WORDS.has(pair) || terms.has(pair) || LATIN.test(pair)) continue;
    terms.set(pair, { weight: 0.5, legal: legalOf(pair) });
  }
  return terms;
}

/** Share of the question's weight that occurs in the text, as people or as statutes say it, 0 to 1. */
export function overlap(terms: Terms, text: string): number {
  let total = 0;
  let shared = 0;
  const lower = text.toLowerCase();
  for (const [term, { weight, legal }] of terms) {
    total += weight;
    if (lower.includes(term) || legal.some((word) => text.includes(word))) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

/** The paragraphs of a source, each with the items that hang under it. */
export function paragraphsOf(source: { text: string }): string[] {
  const paragraphs: string[] = [];
  for (const line of source.text
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const last = paragraphs.length - 1;
    if (/^(?:[（(][一二三四五六七八九十]+[)）]|\d+[.．、])/.test(line) && last >= 0)
      paragraphs[last] += `\n${line}`;
    else paragraphs.push(line);
  }
  return paragraphs;
}

/** The sentences of a paragraph, each with its full stop. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.match(/[^。；]+[。；]?/g)?.map((sentence) => sentence.trim()) ?? [];
}

/** Paragraphs of a source by how much of the question they speak of, best first. */
export function rankParagraphs(terms: Terms, source: { text: string }): Passage[] {
  return paragraphsOf(source)
    .map((text, position) => ({ text, position, score: overlap(terms, text) - position * 0.01 }))
    .sort((a, b) => b.score - a.score);
}
