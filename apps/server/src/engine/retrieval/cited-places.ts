import { findCitations, parseCitationQuery } from '@mingfa/legal/citation/citations';
import {
  type ArticleNumber,
  compareArticleNumbers,
  formatArticleKey,
} from '@mingfa/legal/statute/article-number';
import { findLawByName, type LawEntry, type LibraryIndex } from '../library/index.ts';

/** What a question names outright. */
export interface CitedPlaces {
  /** Articles cited, in order, each once. */
  articles: { law: LawEntry; articleKey: string }[];
  /** Laws named, with or without an article. */
  lawIds: Set<string>;
}

/** 第五百七十七条至第五百八十条: more than this is a chapter, not a citation. */
const LONGEST_RANGE = 10;

/** Finds the laws and articles a question cites and the library knows. */
export function findCitedPlaces(library: LibraryIndex, question: string): CitedPlaces {
  const knownTitles = (name: string) => findLawByName(library, name) !== null;
  const articles = new Map<string, { law: LawEntry; articleKey: string }>();
  const lawIds = new Set<string>();
  const add = (name: string | null, from: ArticleNumber | null, to: ArticleNumber | null) => {
    const law = name === null ? null : findLawByName(library, name);
    if (!law) return;
    lawIds.add(law.id);
    for (const number of articlesBetween(from, to)) {
      const articleKey = formatArticleKey(number);
      articles.set(`${law.id} ${articleKey}`, { law, articleKey });
    }
  };
  const whole = parseCitationQuery(question, { knownTitles });
  if (whole) {
    add(whole.name, whole.article, null);
  } else {
    for (const citation of findCitations(question, { knownTitles })) {
      if (citation.type !== 'statute') continue;
      const name = citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent;
      add(name, citation.article, citation.to);
    }
  }
  return { articles: [...articles.values()], lawIds };
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
