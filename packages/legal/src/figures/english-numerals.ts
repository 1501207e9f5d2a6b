const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const WORD = [...SMALL, ...TENS.slice(2), 'hundred', ...Object.keys(SCALES)].join('|');

/** A number in English words, as the source of a pattern without groups: `two hundred and fifty thousand`, `twenty-four`. */
export const ENGLISH_NUMERAL = `(?:${WORD})(?:[ -]+(?:and )?(?:${WORD}))*`;

/**
 * Reads a whole number in English words, whatever their case: `two hundred and fifty thousand` is 250,000.
 * @returns the number, or null when the words are none
 */
export function parseEnglishNumeral(words: string): number | null {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === 'and') continue;
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (Object.hasOwn(SCALES, word)) {
      total += Math.max(part, 1) * (SCALES[word] ?? 1);
      part = 0;
    } else {
      const value = SMALL.includes(word) ? SMALL.indexOf(word) : TENS.indexOf(word) * 10;
      if (value < 0 || word === '') return null;
      part += value;
    }
  }
  return total + part;
}
