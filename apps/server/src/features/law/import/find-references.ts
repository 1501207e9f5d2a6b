import type { StatuteCitation } from '@mingfa/legal/citation/citation';
import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { lawKey, normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import { findChineseDates } from '@mingfa/legal/statute/statute-dates';
import type { ArticleDraft } from './make-rows.ts';

/** A place another article cites: the law's key and the article's. */
export interface Reference {
  titleKey: string;
  key: string;
}

/** More articles than this in one range is a survey of a chapter, not a citation of each. */
const LONGEST_RANGE = 30;
/** Decisions that amend quote the law they amend: their 第X条 are not their own. */
const AMENDING = /关于(?:修改|修正|废止|修订)|修正案/;

/** Articles that an article of a law cites, each once, itself left out. */
export function findReferences(lawTitle: string, article: ArticleDraft): Reference[] {
  if (!article.text.includes('条')) return [];
  const ownKey = normalizeLawTitle(lawTitle);
  const found = new Map<string, Reference>();
  for (const citation of findCitations(article.text)) {
    if (citation.type !== 'statute') continue;
    const titleKey = targetOf(citation, AMENDING.test(lawTitle) ? null : ownKey);
    if (titleKey === null) continue;
    for (const key of keysOf(citation)) {
      if (titleKey !== ownKey || key !== article.key) found.set(`${titleKey} ${key}`, { titleKey, key });
    }
  }
  return [...found.values()];
}

function targetOf(citation: StatuteCitation, ownKey: string | null): string | null {
  const { law } = citation;
  if (law.kind === 'named') return lawKey(law.name);
  if (law.word.startsWith('本')) return ownKey;
  return law.antecedent === null ? ownKey : lawKey(law.antecedent);
}

function keysOf({ article, to }: StatuteCitation): string[] {
  if (!article) return [];
  if (!to || to.main <= article.main || to.main - article.main > LONGEST_RANGE)
    return [formatArticleKey(article)];
  const keys = [formatArticleKey(article)];
  for (let main = article.main + 1; main <= to.main; main += 1) keys.push(String(main));
  return keys;
}

/** A law that a text puts an end to. */
export interface Repeal {
  titleKey: string;
  title: string;
  articleKey: string;
  /** Null where the clause names no day: the day the repealing text takes effect. */
  repealedOn: string | null;
}

const CLAUSE = /[^。]*同时废止/g;
const MARKED = /《((?:[^《》]|《[^《》]*》)+)》/g;

/** Laws that a version repeals by its own words: 本法自2021年1月1日起施行。《婚姻法》…同时废止. */
export function findRepeals(articles: readonly ArticleDraft[]): Repeal[] {
  const found = new Map<string, Repeal>();
  // The clause stands at the end of a law; elsewhere 同时废止 speaks of permits and decisions.
  for (const article of articles.slice(-3)) {
    for (const [clause] of article.text.matchAll(CLAUSE)) {
      const before = article.text.slice(0, article.text.indexOf(clause));
      const stated = findChineseDates(/自([^自。]{8,14}日)起/.exec(`${before}${clause}`)?.[1] ?? '')[0];
      const repealedOn = stated ?? null;
      for (const [, title = ''] of clause.matchAll(MARKED)) {
        const titleKey = normalizeLawTitle(title);
        found.set(titleKey, { titleKey, title, articleKey: article.key, repealedOn });
      }
    }
  }
  return [...found.values()];
}
