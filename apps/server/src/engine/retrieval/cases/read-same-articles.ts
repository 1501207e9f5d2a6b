import { lawKey } from '@mingfa/legal/statute/law-title';
import { successorArticles } from '@mingfa/legal/statute/successor-articles';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseCitation } from '../../../db/schema/case.ts';

/** An article by the full title of its law. */
export interface AnsweringArticle {
  lawTitle: string;
  articleKey: string;
}

/** Which of the cases rest on one of the articles, or on what stood in its place before (合同法 §107 for 民法典 §577). */
export async function readSameArticles(
  db: Database,
  caseIds: readonly string[],
  articles: readonly AnsweringArticle[],
): Promise<ReadonlySet<string>> {
  if (caseIds.length === 0 || articles.length === 0) return new Set();
  const wanted = new Set(articles.map(({ lawTitle, articleKey }) => `${lawKey(lawTitle)} ${articleKey}`));
  const cited = await db
    .select({ caseId: caseCitation.caseId, title: caseCitation.title, articleKey: caseCitation.articleKey })
    .from(caseCitation)
    .where(inArray(caseCitation.caseId, [...caseIds]));
  return new Set(
    cited
      .filter(({ title, articleKey }) => placesOf(title, articleKey).some((place) => wanted.has(place)))
      .map(({ caseId }) => caseId),
  );
}

/** The article as it is named, and those that took its place. */
function placesOf(title: string, articleKey: string): string[] {
  const later = successorArticles(title, Number(articleKey));
  return [
    `${lawKey(title)} ${articleKey}`,
    ...(later?.articles.map((article) => `${later.law} ${article}`) ?? []),
  ];
}
