import { BIGRAM_WEIGHTS, RARE_BIGRAM_WEIGHT } from '../words/common-bigrams.ts';
import { isHanPair } from '../words/is-han-pair.ts';
import { type LexiconWord, matchLexicon } from '../words/match-lexicon.ts';
import { rememberByText } from '../words/remember-by-text.ts';
import { characterBigrams, segmentWords } from '../words/segmentation.ts';
import { findCitations } from './citations.ts';

/** Everyday words and what statutes say for them. */
export type EverydayWord = LexiconWord;

/** What helps to compare a sentence with an article. */
export interface SupportOptions {
  /** The cited law's title: its own words stand everywhere in it and tell nothing. */
  lawTitle?: string;
  lexicon?: readonly EverydayWord[];
}

/** Whether an article bears out the sentence that cites it. */
export interface Support {
  /** False when sentence and article share no figure and no term of substance. */
  supported: boolean;
  /** False when the sentence says nothing that could be compared with a Chinese text. */
  compared: boolean;
  /** What they share, weightiest first. */
  shared: string[];
}

/** Share of the sentence's weight that must be in the article; measured by `npm run bench -- support`. */
const LEAST_SHARE = 0.08;
/** A short sentence is measured as if it were this heavy, so that one common word is not all of it. */
const LEAST_WEIGHT = 6;
/** Under this weight there is nothing to compare: 应当依照该条处理. */
const NOTHING_TO_COMPARE = 1.5;
const MOST_SHARED = 8;

/**
 * Whether a sentence is about what an article says. It compares terms, not meaning: a sentence that states the
 * opposite of the article passes. A sentence without Chinese, or with nothing besides its citation, passes too.
 * @param sentence as written, citations and marks included
 * @param articleText the article without its label
 */
export function supportsSentence(
  sentence: string,
  articleText: string,
  options: SupportOptions = {},
): Support {
  const { plain, titles, pairs } = readSentence(sentence);
  const ofTitle = pairsOf([options.lawTitle ?? '', ...titles].join('\n'));
  const article = pairsOf(articleText);
  let weight = 0;
  let sharedWeight = 0;
  for (const [bigram, own] of pairs) {
    if (ofTitle.has(bigram)) continue;
    weight += own;
    if (article.has(bigram)) sharedWeight += own;
  }
  const translated = legalWordsFor(plain, options.lexicon ?? []);
  for (const bigram of pairsOf(translated)) {
    if (!pairs.has(bigram) && !ofTitle.has(bigram) && article.has(bigram)) sharedWeight += weightOf(bigram);
  }
  const compared = weight >= NOTHING_TO_COMPARE;
  const supported = !compared || sharedWeight / Math.max(weight, LEAST_WEIGHT) >= LEAST_SHARE;
  return {
    supported,
    compared,
    // Few ask for the words, and cutting texts into words takes long.
    get shared() {
      return sharedWords(`${plain} ${translated}`, articleText);
    },
  };
}

/** One sentence is held against several articles. */
const readSentence = rememberByText((sentence) => {
  const { plain, titles } = withoutCitations(sentence);
  const pairs = new Map([...pairsOf(plain)].map((bigram) => [bigram, weightOf(bigram)]));
  return { plain, titles, pairs: pairs as ReadonlyMap<string, number> };
}, 300);

const pairsOf = rememberByText((text): ReadonlySet<string> => new Set(characterBigrams(text)), 600);

/** Only pairs of Chinese characters are compared: an English sentence says nothing about a Chinese text. */
const weightOf = (bigram: string): number =>
  isHanPair(bigram) ? (BIGRAM_WEIGHTS.get(bigram) ?? RARE_BIGRAM_WEIGHT) : 0;

/** The sentence's own words, and the titles it names. */
function withoutCitations(sentence: string): { plain: string; titles: string[] } {
  const titles: string[] = [];
  let plain = '';
  let from = 0;
  for (const citation of findCitations(sentence)) {
    plain += `${sentence.slice(from, citation.start)} `;
    from = citation.end;
    if (citation.type === 'statute' && citation.law.kind === 'named') titles.push(citation.law.name);
  }
  plain += sentence.slice(from);
  return { plain: plain.replace(PLACE_WORDS, ' ').replace(FORMULAS, ' '), titles };
}

/** What papers say beside any article: that people agreed, that they sign, that a case is one of several listed. No law is told by it. */
const FORMULAS =
  /(?:甲乙)?双方|经?[^，。；]{0,4}协商一致|(?:订立|签订|达成)(?:本|如下|以下)(?:协议|合同|条款)?|本案(?:符合|属于)|规定的?(?:下列|以下|如下)(?:情形|情况|事由)/g;

const PLACE_WORDS = /第[〇零一二三四五六七八九十百千\d]+[条款项目]|[前本该]条|前款|《[^》]*》/g;

/** What statutes say for the everyday words of a text. */
export function legalWordsFor(text: string, lexicon: readonly EverydayWord[]): string {
  let findWords = MATCHERS.get(lexicon);
  if (!findWords) {
    const match = matchLexicon(lexicon);
    findWords = rememberByText(
      (words) =>
        match(words)
          .flatMap(({ entries }) => entries.flatMap((entry) => entry.legal))
          .join(' '),
      300,
    );
    MATCHERS.set(lexicon, findWords);
  }
  return findWords(text);
}

/** The same few lexicons are asked for sentence after sentence. */
const MATCHERS = new WeakMap<readonly EverydayWord[], (text: string) => string>();

function sharedWords(text: string, articleText: string): string[] {
  const ofArticle = new Set(segmentWords(articleText));
  const words = [...new Set(segmentWords(text))].filter((word) => word.length >= 2 && ofArticle.has(word));
  const weighed = words.map((word) => ({
    word,
    weight: Math.max(...characterBigrams(word).map(weightOf)) + word.length / 10,
  }));
  return weighed
    .filter(({ weight }) => weight >= 0.5)
    .sort((a, b) => b.weight - a.weight)
    .map(({ word }) => word)
    .slice(0, MOST_SHARED);
}
