import type { Article } from '@mingfa/contract/law';
import type { LawText } from '../components/law-facts.tsx';
import type { LawMatch } from './find-in-law.ts';

/** A row of the contents: a heading, or an article. */
export interface ContentsRow {
  key: string;
  label: string;
  depth: number;
  /** The heading's position; null for an article. */
  heading: number | null;
  /** The article it leads to; null for a heading. */
  article: string | null;
  /** The words looked for, with what stands around them. */
  snippet: string;
}

/** All headings, and under the one that is being read its articles; without headings all articles. */
export function contentsRows(
  headings: LawText['headings'],
  articles: readonly Article[],
  current: string | null,
): ContentsRow[] {
  if (headings.length === 0) return articles.map((article) => articleRow(article, 0));
  const open = articles.find((article) => article.articleKey === current)?.heading ?? null;
  const depths = new Map<number, number>();
  for (const { position, parent } of headings)
    depths.set(position, parent === null ? 0 : (depths.get(parent) ?? 0) + 1);
  return headings.flatMap(({ position, label }) => {
    const depth = depths.get(position) ?? 0;
    const row = { key: `h${position}`, label, depth, heading: position, article: null, snippet: '' };
    if (position !== open) return [row];
    const under = articles.filter((article) => article.heading === position);
    return [row, ...under.map((article) => articleRow(article, depth + 1))];
  });
}

/** The articles that hold the words looked for, each with its first find. */
export function foundRows(
  articles: readonly Article[],
  matches: readonly LawMatch[],
  words: string,
): ContentsRow[] {
  const holding = new Set(matches.map((match) => match.place));
  return articles
    .filter((article) => holding.has(article.articleKey))
    .map((article) => ({
      ...articleRow(article, 0),
      snippet: around(article.text ?? article.digest?.text ?? '', words),
    }));
}

const articleRow = ({ articleKey, label, position }: Article, depth: number): ContentsRow => ({
  key: `a${position}-${articleKey}`,
  label,
  depth,
  heading: null,
  article: articleKey,
  snippet: '',
});

/** A few words before and behind the place found. */
function around(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return `${text.slice(0, 28)}…`;
  return `${at > 10 ? '…' : ''}${text.slice(Math.max(0, at - 10), at + words.length + 16)}…`;
}
