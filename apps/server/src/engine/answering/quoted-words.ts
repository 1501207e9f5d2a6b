import { rememberByText } from '@mingfa/legal/words/remember-by-text';

/** Words an answer presents as the text of a law. */
export interface Quote {
  text: string;
  start: number;
  end: number;
}

/** Shorter quoted words are terms (“试用期”, “不可抗力”), not quotations. */
const QUOTE_MIN_LENGTH = 5;
const MARKS = [
  /“([^“”]{4,1500})”/g,
  /「([^「」]{4,1500})」/g,
  /『([^『』]{4,1500})』/g,
  /"([^"\n]{4,1500})"/g,
  /‘([^‘’\n]{4,600})’/g,
  /〝([^〝〞\n]{4,600})〞/g,
];
/** “第一款……。⏎“第二款……。”: a quotation of several paragraphs is opened again at each, and closed once. */
const OF_PARAGRAPHS = /“([^“”]{4,1500}(?:\n\s{0,8}“[^“”]{4,1500}){1,12})”/g;

/**
 * Finds quotations between marks and in Markdown block quotes (`> …`).
 * A block quote's own source line (`——《…》第…条`) is not part of what it quotes.
 */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  for (const match of text.matchAll(OF_PARAGRAPHS)) {
    const words = (match[1] ?? '').replaceAll('“', '');
    quotes.push({ text: words, start: match.index, end: match.index + match[0].length });
  }
  const ofParagraphs = [...quotes];
  for (const pattern of MARKS) {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? '';
      if (ofParagraphs.some(({ start, end }) => match.index >= start && match.index < end)) continue;
      // Marks within marks are the quoted text's own.
      if (
        /^[‘〝]/.test(match[0]) &&
        quotes.some(({ start, end }) => match.index > start && match.index < end)
      )
        continue;
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
export const normalizeWords: (text: string) => string = rememberByText(readWords, 600);

function readWords(text: string): string {
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
  const pieces = withoutEscapes(quote)
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

/** As it was before it was made harmless as Markdown; brackets of its own are wide, so that they leave nothing out. */
const withoutEscapes = (quote: string): string =>
  quote
    .replace(/\\([[\]])/g, (_, bracket) => (bracket === '[' ? '［' : '］'))
    .replace(/\\([^\p{Letter}\p{Number}\s])/gu, '$1');

/** A text's words without punctuation, and where in them its clauses begin. */
export function readClauses(text: string): { words: string; clauseStarts: number[] } {
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
