const BEFORE = 20;
const AFTER = 60;
/** More is taken than shown, since the marks of Markdown and line ends are left out. */
const SPARE = 3;

/** A line of text around the first of the words that stands in it, without the marks of Markdown. */
export function excerptAround(text: string, words: string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const place = places.length > 0 ? Math.min(...places) : 0;
  const before = plain(text.slice(Math.max(0, place - BEFORE * SPARE), place)).trimStart();
  const after = plain(text.slice(place, place + AFTER * SPARE)).trimEnd();
  const start = before.slice(-BEFORE);
  const end = after.slice(0, AFTER);
  const isBegun = start.length < before.length || place > BEFORE * SPARE;
  const goesOn = end.length < after.length || place + AFTER * SPARE < text.length;
  return `${isBegun ? '…' : ''}${whole(start)}${whole(end)}${goesOn ? '…' : ''}`;
}

/** Marks go where they mark something; inside a word or a number they belong to it. */
const plain = (text: string) => text.replace(/(^|\n)[#>\s]+|\*+|`+/g, '$1').replace(/\s+/g, ' ');

/** A cut may have gone through a character. */
const whole = (text: string) => text.toWellFormed().replaceAll('\ufffd', '');
