const BEFORE = 20;
const AFTER = 60;

/** A line of text around the first of the words that stands in it, without the marks of Markdown. */
export function excerptAround(text: string, words: string[]): string {
  const plain = text
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const lower = plain.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const place = places.length > 0 ? Math.min(...places) : 0;
  const start = Math.max(0, place - BEFORE);
  const end = Math.min(plain.length, place + AFTER);
  const middle = plain.slice(start, end).toWellFormed().replaceAll('\ufffd', '');
  return `${start > 0 ? '…' : ''}${middle}${end < plain.length ? '…' : ''}`;
}
