import type { Article } from '@mingfa/contract/law';
import { formatArticleLabel, parseArticleLabel } from '@mingfa/legal/statute/article-number';
import { paragraphsOf } from '../../../components/law-text.tsx';
import type { LawText } from '../components/law-facts.tsx';

/** Where the words looked for stand once: the nth time in an article, or in what stands before or behind them all. */
export interface LawMatch {
  /** An article's key, `preamble` or `annex`. */
  place: string;
  nth: number;
}

/** What is looked for when something is typed: the number of an article of this law is its label (577 → 第五百七十七条). */
export function wordsToFind(typed: string, articles: readonly Article[]): string {
  const words = typed.trim();
  const number = parseArticleLabel(words);
  const label = number && formatArticleLabel(number);
  return label && articles.some((article) => article.label === label) ? label : words;
}

/** Every place of the words, in the order of the law. */
export function findMatches(text: LawText, words: string): LawMatch[] {
  if (words === '') return [];
  const times = (place: string, pieces: readonly string[]): LawMatch[] =>
    Array.from({ length: pieces.reduce((sum, piece) => sum + countIn(piece, words), 0) }, (_, nth) => ({
      place,
      nth,
    }));
  return [
    ...times('preamble', plainPieces(text.preamble)),
    ...text.articles.flatMap((article) => times(article.articleKey, piecesOf(article))),
    ...times('annex', plainPieces(text.annex)),
  ];
}

/** Cuts a text at the words, whatever the case of Latin letters: every second piece is a find. */
export function cutAt(text: string, words: string): string[] {
  const [lower, needle] = [text.toLowerCase(), words.toLowerCase()];
  const pieces: string[] = [];
  let done = 0;
  for (let at = lower.indexOf(needle); at !== -1; at = lower.indexOf(needle, done)) {
    pieces.push(text.slice(done, at), text.slice(at, at + needle.length));
    done = at + needle.length;
  }
  return [...pieces, text.slice(done)];
}

const countIn = (text: string, words: string): number => (cutAt(text, words).length - 1) / 2;

const plainPieces = (text: string): string[] =>
  paragraphsOf({ paragraphs: [], text }).map((paragraph) => paragraph.text);

/** The pieces of an article that are drawn, in the order in which they are: its label, each 款 with its 项 and 目. */
function piecesOf({ label, paragraphs, text, digest }: Article): string[] {
  if (text === null) return [label, ...(digest ? [digest.heading, digest.text] : [])];
  const drawn = paragraphsOf({ paragraphs, text }).flatMap((paragraph) => [
    paragraph.text,
    ...paragraph.items.flatMap((item) => [item.text, ...item.subitems.map((subitem) => subitem.text)]),
  ]);
  return [label, ...drawn];
}
