import { formatChineseNumeral } from '../figures/numerals.ts';
import { type ArticleNumber, formatArticleLabel } from '../statute/article-number.ts';

/** A place in a law by name, as {@link formatCitation} prints it. */
export interface CitationParts {
  /** The law's title or short title, with or without marks. */
  name: string;
  article?: ArticleNumber | null;
  to?: ArticleNumber | null;
  paragraph?: number | null;
  item?: number | null;
  subitem?: number | null;
}

/** `《民法典》第五百七十七条第一款第（二）项`, as courts cite (法释〔2009〕14号 第一条). */
export function formatCitation({ name, article, to, paragraph, item, subitem }: CitationParts): string {
  const inner = name.trim().replace(/^《(.*)》$/, '$1');
  // Marks inside marks are single ones: 《…适用〈民法典〉…》.
  let text = `《${inner.replaceAll('《', '〈').replaceAll('》', '〉')}》`;
  if (article) text += formatArticleLabel(article);
  if (article && to) text += `至${formatArticleLabel(to)}`;
  if (paragraph) text += `第${formatChineseNumeral(paragraph)}款`;
  if (item) text += `第（${formatChineseNumeral(item)}）项`;
  if (subitem) text += `第${subitem}目`;
  return text;
}
