import { englishStem } from './english-stem.ts';
import { ENGLISH_STOP_WORDS } from './english-stop-words.ts';
import { type LexiconWord, matchLexicon } from './match-lexicon.ts';

/** Whether a text is written in English and in nothing else. */
export const isEnglish = (text: string): boolean => /[a-z]{2}/i.test(text) && !/\p{Script=Han}/u.test(text);

/** English as it is compared: everyday words as the one they mean, and stems of words. */
export interface PlainEnglish {
  /** A text with its everyday words replaced; what is no English stays as it is. */
  read(text: string): string;
  /** The stem of a term of letters; any other term as it is. */
  stem(term: string): string;
  /** Terms of an English text that tell something, as stems; of any other text all of them. */
  telling(terms: readonly string[], text: string): string[];
}

/** @param words everyday English, each with the one word it is read as */
export function plainEnglish(words: readonly LexiconWord[]): PlainEnglish {
  const find = matchLexicon(words);
  return {
    read(text) {
      const even = text.replaceAll('’', "'");
      let plain = '';
      let from = 0;
      for (const { start, end, entries } of find(even)) {
        plain += `${even.slice(from, start)}${entries[0]?.legal[0] ?? ''}`;
        from = end;
      }
      return plain + even.slice(from);
    },
    telling: (terms, text) =>
      isEnglish(text) ? [...new Set(terms.filter(tells).map(stem))] : [...new Set(terms.map(stem))],
    stem,
  };
}

const stem = (term: string): string => (/^[a-z]{3,}$/.test(term) ? englishStem(term) : term);

/** Figures say how much and not what; they come as Chinese numerals. */
const tells = (term: string): boolean =>
  !ENGLISH_STOP_WORDS.has(term) && !/^[\d〇零一二三四五六七八九十百千万亿]+$/.test(term);
