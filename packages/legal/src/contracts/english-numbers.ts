import { ENGLISH_NUMERAL, parseEnglishNumeral } from '../figures/english-numerals.ts';

/** A number written in words with the same in figures beside it. */
export interface PairedNumber {
  words: { raw: string; value: number; start: number; end: number };
  figures: { raw: string; value: number; start: number; end: number };
}

const CURRENCY = '(?:US|U\\.S\\.|Hong Kong|United States)? ?(?:dollars?|yuan|renminbi|RMB|pounds?|euros?)?';
const FIGURES = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
/** One Hundred Thousand US Dollars (US$100,000); thirty (30) days. */
const WORDS_FIRST = new RegExp(
  `\\b(${ENGLISH_NUMERAL}) ?${CURRENCY}(?: only)? ?\\((?:US\\$|USD|HK\\$|RMB|CNY|EUR|GBP|[$€£¥￥])? ?${FIGURES}(?! ?(?:million|billion)) ?[^()]{0,12}\\)`,
  'gi',
);
/** US$100,000 (One Hundred Thousand US Dollars). */
const FIGURES_FIRST = new RegExp(
  `(?:US\\$|USD|HK\\$|RMB|CNY|EUR|GBP|[$€£¥￥]) ?${FIGURES}(?! ?(?:million|billion)) ?\\((?:say )?(?:US|U\\.S\\.|RMB|Hong Kong)? ?(?:dollars |renminbi |yuan )?(${ENGLISH_NUMERAL})\\b[^()]{0,40}\\)`,
  'gi',
);

/** Numbers of an English text given both in words and in figures, side by side. */
export function pairedNumbers(text: string): PairedNumber[] {
  const pairs: PairedNumber[] = [];
  const add = (match: RegExpMatchArray, words: string, figures: string) => {
    const at = match.index ?? 0;
    const value = parseEnglishNumeral(words);
    if (value === null) return;
    const wordsAt = at + match[0].indexOf(words);
    const figuresAt = at + match[0].indexOf(figures);
    pairs.push({
      words: { raw: words, value, start: wordsAt, end: wordsAt + words.length },
      figures: {
        raw: figures,
        value: Number(figures.replaceAll(',', '')),
        start: figuresAt,
        end: figuresAt + figures.length,
      },
    });
  };
  for (const match of text.matchAll(WORDS_FIRST)) add(match, match[1] ?? '', match[2] ?? '');
  for (const match of text.matchAll(FIGURES_FIRST)) add(match, match[2] ?? '', match[1] ?? '');
  return pairs;
}
