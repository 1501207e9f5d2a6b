import { type ArticleNumber, formatArticleKey } from '@mingfa/legal/statute/article-number';

/** One article under one name, however it was cited: 《中华人民共和国刑法》第264条 and 刑法第二百六十四条 are `刑法 264`. */
export const articleKey = (lawName: string, article: ArticleNumber): string =>
  `${lawName.replace(/[《》]/g, '').replace(/^中华人民共和国/, '')} ${formatArticleKey(article)}`;
