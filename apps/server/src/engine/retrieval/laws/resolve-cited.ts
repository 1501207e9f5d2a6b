import {
  type ArticleNumber,
  compareArticleNumbers,
  formatArticleKey,
} from '@mingfa/legal/statute/article-number';
import { findLawByName, type LawEntry, type LibraryIndex } from '../../library/index.ts';
import type { CitedPlace } from '../question/read-cited.ts';

/** What a question names and the library knows. */
export interface CitedLaws {
  /** Articles cited, in order, each once. */
  articles: { law: LawEntry; articleKey: string }[];
  /** Laws named, with or without an article. */
  lawIds: Set<string>;
  laws: LawEntry[];
}

/** 第五百七十七条至第五百八十条: more than this is a chapter, not a citation. */
const LONGEST_RANGE = 10;

/** The laws and articles of the library that a text cites. */
export function resolveCited(library: LibraryIndex, cited: readonly CitedPlace[]): CitedLaws {
  const articles = new Map<string, { law: LawEntry; articleKey: string }>();
  const laws = new Map<string, LawEntry>();
  for (const { lawName, article, to } of cited) {
    const law = findLawByName(library, lawName);
    if (!law) continue;
    laws.set(law.id, law);
    for (const number of articlesBetween(article, to)) {
      const articleKey = formatArticleKey(number);
      articles.set(`${law.id} ${articleKey}`, { law, articleKey });
    }
  }
  return { articles: [...articles.values()], lawIds: new Set(laws.keys()), laws: [...laws.values()] };
}

function articlesBetween(from: ArticleNumber | null, to: ArticleNumber | null): ArticleNumber[] {
  if (!from) return [];
  if (!to || compareArticleNumbers(from, to) >= 0) return [from];
  const numbers = [from];
  for (let main = from.main + 1; main <= to.main && numbers.length < LONGEST_RANGE; main += 1) {
    numbers.push({ main, sub: 0 });
  }
  return numbers;
}
