import { formatChineseNumeral } from '../../figures/numerals.ts';
import type { StatuteParagraph } from '../../statute/statute.ts';
import { parseArticleBody } from '../../statute/statute-parts.ts';
import { rememberByText } from '../../words/remember-by-text.ts';

/** A 款 or 项 of an article, as far as it is a text of its own. */
export interface ArticlePart {
  paragraph: number;
  item: number | null;
  text: string;
  /** The words that announce the item. */
  head: string;
}

/** The 款 and 项 of an article, in order. */
function partsOf(paragraphs: readonly StatuteParagraph[]): ArticlePart[] {
  return paragraphs.flatMap(({ number, text, items }) => [
    ...(text ? [{ paragraph: number, item: null, text, head: '' }] : []),
    ...items.map((item) => ({
      paragraph: number,
      item: item.number,
      text: [item.text, ...item.subitems.map((one) => one.text)].join('\n'),
      head: text,
    })),
  ]);
}

/** The 款 and 项 of an article's text; the same ones for the same text. */
export const partsIn: (articleText: string) => readonly ArticlePart[] = rememberByText(
  (text) => partsOf(parseArticleBody(text)),
  300,
);

/** Whether a part is what a citation names: all of it where it names no 款 or 项. The words that announce an item belong to it. */
export function isNamed(part: ArticlePart, { paragraph, item }: ArticlePlace): boolean {
  if (paragraph !== null && part.paragraph !== paragraph) return false;
  return item === null || part.item === item || part.item === null;
}

/** A 款, an item, or an item of a 款 of an article. */
export interface ArticlePlace {
  paragraph: number | null;
  item: number | null;
}

/** 第二款第（三）项. */
export const nameOfPlace = ({ paragraph, item }: ArticlePlace): string =>
  `${paragraph === null ? '' : `第${formatChineseNumeral(paragraph)}款`}${item === null ? '' : `第（${formatChineseNumeral(item)}）项`}`;

/** The text of what a citation names of an article: all of it where it names no 款 or 项. */
export function textOfPlaces(articleText: string, places: readonly ArticlePlace[]): string {
  const parts = partsIn(articleText);
  const named = parts.filter((part) => places.some((place) => isNamed(part, place)));
  return named.length === parts.length ? articleText : named.map(({ text }) => text).join('\n');
}
