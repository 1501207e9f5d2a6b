import { formatChineseNumeral, parseNumeral } from '../figures/numerals.ts';

/**
 * The number of an article (条): `main` is the number itself, `sub` the insertion after it
 * (第一百二十条之一 is `{ main: 120, sub: 1 }`). `sub` is 0 for an ordinary article.
 */
export interface ArticleNumber {
  main: number;
  sub: number;
}

/** The compact form used in addresses and keys: `577`, `120-1`. */
export type ArticleKey = string;

/** `{120, 1}` → `120-1`, `{577, 0}` → `577`. */
export function formatArticleKey({ main, sub }: ArticleNumber): ArticleKey {
  return sub === 0 ? String(main) : `${main}-${sub}`;
}

/** `120-1` → `{120, 1}`; null when the text is not an article key. */
export function parseArticleKey(key: string): ArticleNumber | null {
  const match = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(key.trim());
  return match ? { main: Number(match[1]), sub: Number(match[2] ?? 0) } : null;
}

/** `{120, 1}` → `第一百二十条之一`, as statutes print it (立法法 §65). */
export function formatArticleLabel({ main, sub }: ArticleNumber): string {
  const label = `第${formatChineseNumeral(main)}条`;
  return sub === 0 ? label : `${label}之${formatChineseNumeral(sub)}`;
}

const LABEL =
  /^第?\s*([〇零一二三四五六七八九十百千两\d０-９]+)\s*条(?:\s*之\s*([〇零一二三四五六七八九十百\d０-９]+))?$/;

/** `第一百二十条之一`, `第120条之1` or `120-1` → `{120, 1}`; null when it is no article number. */
export function parseArticleLabel(text: string): ArticleNumber | null {
  const match = LABEL.exec(text.trim());
  if (!match) return parseArticleKey(text);
  const main = parseNumeral(match[1] ?? '');
  const sub = match[2] ? parseNumeral(match[2]) : 0;
  return main === null || sub === null ? null : { main, sub };
}

/** Orders articles as they stand in a law: 120, 120-1, 121. */
export function compareArticleNumbers(a: ArticleNumber, b: ArticleNumber): number {
  return a.main - b.main || a.sub - b.sub;
}
