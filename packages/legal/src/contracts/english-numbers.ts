/** A number written in words with the same in figures beside it. */
export interface PairedNumber {
  words: { raw: string; value: number; start: number; end: number };
  figures: { raw: string; value: number; start: number; end: number };
}

const SMALL = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const ONE = [...SMALL, ...TENS.slice(2), 'hundred', ...Object.keys(SCALES)].join('|');
const WORDS = `(?:${ONE})(?:[ -]+(?:and )?(?:${ONE}))*`;
const CURRENCY = '(?:US|U\\.S\\.|Hong Kong|United States)? ?(?:dollars?|yuan|renminbi|RMB|pounds?|euros?)?';
const FIGURES = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
/** One Hundred Thousand US Dollars (US$100,000); thirty (30) days. */
const WORDS_FIRST = new RegExp(
  `\\b(${WORDS}) ?${CURRENCY}(?: only)? ?\\((?:US\\$|USD|HK\\$|RMB|CNY|EUR|GBP|[$€£¥￥])? ?${FIGURES}(?! ?(?:million|billion)) ?[^()]{0,12}\\)`,
  'gi',
);
/** US$100,000 (One Hundred Thousand US Dollars). */
const FIGURES_FIRST = new RegExp(
  `(?:US\\$|USD|HK\\$|RMB|CNY|EUR|GBP|[$€£¥￥]) ?${FIGURES}(?! ?(?:million|billion)) ?\\((?:say )?(?:US|U\\.S\\.|RMB|Hong Kong)? ?(?:dollars |renminbi |yuan )?(${WORDS})\\b[^()]{0,40}\\)`,
  'gi',
);

/** Numbers of an English text given both in words and in figures, side by side. */
export function pairedNumbers(text: string): PairedNumber[] {
  const pairs: PairedNumber[] = [];
  const add = (match: RegExpMatchArray, words: string, figures: string) => {
    const at = match.index ?? 0;
    const value = numberInWords(words);
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

/** `two hundred and fifty thousand` → 250000; null when the words are no number. */
function numberInWords(words: string): number | null {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === 'and') continue;
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (SCALES[word]) {
      total += Math.max(part, 1) * SCALES[word];
      part = 0;
    } else {
      const value = SMALL.includes(word) ? SMALL.indexOf(word) : TENS.indexOf(word) * 10;
      if (value < 0) return null;
      part += value;
    }
  }
  return total + part;
}
