/** Words an answer presents as the text of a law. */
export interface Quote {
  text: string;
  start: number;
  end: number;
}

/** Shorter quoted words are terms (“试用期”, “不可抗力”), not quotations. */
const QUOTE_MIN_LENGTH = 5;
const MARKS = [/“([^“”]{4,800})”/g, /「([^「」]{4,800})」/g, /『([^『』]{4,800})』/g, /"([^"\n]{4,800})"/g];

/**
 * Finds quotations between marks and in Markdown block quotes (`> …`).
 * A block quote's own source line (`——《…》第…条`) is not part of what it quotes.
 */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  for (const pattern of MARKS) {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? '';
      if (normalizeWords(words).length >= QUOTE_MIN_LENGTH) {
        quotes.push({ text: words, start: match.index, end: match.index + match[0].length });
      }
    }
  }
  for (const match of text.matchAll(/(?:^|\n)((?:[ \t]*>[^\n]*(?:\n|$))+)/g)) {
    const block = match[1] ?? '';
    const start = match.index + match[0].length - block.length;
    const words = block
      .split('\n')
      .map((line) => line.replace(/^[ \t]*>[ \t]?/, ''))
      .filter((line) => !/^\s*(?:——|--|—|[（(]?《)/.test(line) && !/^\s*要点/.test(line))
      .join('\n')
      .trim();
    const length = normalizeWords(words).length;
    const inside = quotes.filter((quote) => quote.start < start + block.length && quote.end > start);
    // Marks around all of it are the quotation; words the quoted text itself puts between marks are a part of it.
    if (inside.some((quote) => normalizeWords(quote.text).length > length / 2)) continue;
    for (const quote of inside) quotes.splice(quotes.indexOf(quote), 1);
    if (length >= QUOTE_MIN_LENGTH) quotes.push({ text: words, start, end: start + block.length });
  }
  return quotes.sort((a, b) => a.start - b.start);
}

/** Whether a place stands in quoted words: a citation there is the quoted law's own, not the answer's. */
export function isQuoted(
  quotes: readonly Quote[],
  text: string,
  place: { start: number; end: number },
): boolean {
  return (
    quotes.some((quote) => place.start > quote.start && place.end < quote.end) &&
    !isOnSourceLine(text, place.start)
  );
}

/** `> ——《…》第…条` under a block quote names where the quotation is from. */
export function isOnSourceLine(text: string, start: number): boolean {
  return /^[ \t]*>[ \t]*(?:——|--|—|[（(]?《)/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1));
}

/** Letters and digits only: what is left when punctuation, marks and spacing are put aside. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[[【]\d+[\]】]/g, '')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
}

/**
 * Whether the quoted words stand in the text, in order. `……` may leave words out, but not splice two clauses into a new
 * one: what follows it begins a clause, or stands in the clause before it.
 * The article's own label in front of the quotation (`第二十一条 在试用期中…`) does not count.
 */
export function quoteAgrees(quote: string, articleText: string): boolean {
  const { words, clauseStarts } = readClauses(articleText);
  const pieces = quote
    .replace(/^\s*\**第[一二三四五六七八九十百千零〇\d]+条(?:之[一二三四五六七八九十\d]+)?\**[\s　:：]*/, '')
    .split(/…+|\.{3,}|\[[^\]\d][^\]]*\]/)
    .map(normalizeWords)
    .filter((piece) => piece.length > 0);
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const joins = (at: number) => {
      const crossed = clauseStarts.some((start) => start > from && start <= at);
      return index === 0 || clauseStarts.includes(at) || !crossed;
    };
    let found = words.indexOf(piece, from);
    while (found >= 0 && !joins(found)) found = words.indexOf(piece, found + 1);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return pieces.length > 0;
}

const DENIAL_BEFORE = /(?:不得?|未|没有|非|无权|禁止|不予|不能|不可以|无须|不应当?)$/;
/** What was left out of a clause that a quotation begins or ends within. */
const CONDITION_BEFORE = /未经|没有|不(?!动产)|非因|除|只有|仅/;
const CONDITION_BEHIND = /除外|之外|以外|不(?!动产|足|满)|无效|未/;
const EXCEPTION = /但是?|除外|另有约定|不得|不予|未|仅/;
/** Words with which a sentence says itself that there is an exception. */
const NAMES_EXCEPTION = /但|除外|除非|(?<!没有|无|毫无)例外|另有/;

/**
 * Whether words that stand in an article were cut so that they say something else: right behind a denial, before the
 * exception that their sentence goes on with, or with either of them left out where `……` stands.
 * @param said the whole sentence that quotes: one that names the exception may quote without it
 */
export function turnsMeaning(quote: string, articleText: string, said = quote): boolean {
  const { words, stops } = readStops(articleText);
  const { clauseStarts } = readClauses(articleText);
  const pieces = quote
    .split(/…+|\.{3,}|\[[^\]\d][^\]]*\]/)
    .map(normalizeWords)
    .filter((piece) => piece.length > 0);
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const at = words.indexOf(piece, from);
    if (at < 0) return false;
    const leftOut = words.slice(index === 0 ? Math.max(0, at - 6) : from, at);
    if (DENIAL_BEFORE.test(leftOut)) return true;
    const clause = clauseStarts.findLast((start) => start <= at) ?? at;
    if (index === 0 && CONDITION_BEFORE.test(words.slice(clause, at))) return true;
    if (index > 0 && leftOut.length <= 40 && EXCEPTION.test(leftOut)) return true;
    from = at + piece.length;
  }
  if (NAMES_EXCEPTION.test(said.replace(quote, '')) && !/无论|一律|一概/.test(said)) return false;
  const stop = stops.find((one) => one >= from) ?? words.length;
  const clause = clauseStarts.find((start) => start >= from) ?? words.length;
  if (CONDITION_BEHIND.test(words.slice(from, clause))) return true;
  return /^的?除外|^但|^不|但是|除外$/.test(words.slice(from, stop));
}

/** A text's words without punctuation, and where in them its sentences end. */
function readStops(text: string): { words: string; stops: number[] } {
  let words = '';
  const stops: number[] = [];
  for (const sentence of text.split(/[。\n]/)) {
    words += normalizeWords(sentence);
    stops.push(words.length);
  }
  return { words, stops };
}

/** A text's words without punctuation, and where in them its clauses begin. */
function readClauses(text: string): { words: string; clauseStarts: number[] } {
  let words = '';
  const clauseStarts: number[] = [];
  for (const clause of text.split(/[，。；：、！？,;:!?\n]/)) {
    clauseStarts.push(words.length);
    // An item may be quoted without its number: （二）双方另有约定.
    const label = /^\s*[（(]([一二三四五六七八九十]+)[)）]/.exec(clause)?.[1];
    if (label) clauseStarts.push(words.length + label.length);
    words += normalizeWords(clause);
  }
  return { words, clauseStarts };
}
