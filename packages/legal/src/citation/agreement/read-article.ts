import { rememberByText } from '../../words/remember-by-text.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';

/** More of an article is not compared, so that no text takes long. */
const ARTICLE_MAX_CHARACTERS = 6000;

/** The texts of parts of an article one by one, and as a whole. */
export interface ReadTexts {
  texts: readonly string[];
  whole: string;
}

/** The words of parts, with those that announce an item once. */
const textsOf = (parts: readonly ArticlePart[]) => [
  ...new Set(parts.flatMap(({ head, text }) => (head ? [head, text] : [text]))),
];

/** The words of some parts of an article. */
export const wholeOf = (parts: readonly ArticlePart[]): ReadTexts => {
  const texts = textsOf(parts);
  return { texts, whole: texts.join('\n') };
};
/** The same for some parts of an article: the very same texts, so that what was read in them is found again. */
export function wholeOfNamed(parts: readonly ArticlePart[], named: readonly ArticlePart[]): ReadTexts {
  const known = NAMED.get(parts) ?? new Map<string, ReadTexts>();
  NAMED.set(parts, known);
  const key = named.map((part) => parts.indexOf(part)).join(' ');
  const read = known.get(key) ?? wholeOf(named);
  known.set(key, read);
  return read;
}
const NAMED = new WeakMap<readonly ArticlePart[], Map<string, ReadTexts>>();

/** The very same texts for the same article: what was read in them is found again by them. */
export const readArticle: (articleText: string) => ReadTexts & { parts: readonly ArticlePart[] } =
  rememberByText((articleText) => {
    const parts = partsIn(articleText.slice(0, ARTICLE_MAX_CHARACTERS));
    return { parts, ...wholeOf(parts) };
  }, 300);
