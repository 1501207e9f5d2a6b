import { parseCitationQuery } from '@mingfa/legal/citation/citation-query';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { lawKey, normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseCitation } from '../../../db/schema/case.ts';
import type { CaseIndex } from '../../../engine/cases/index.ts';
import { findLawByName, type LawEntry, type LibraryIndex } from '../../../engine/library/index.ts';
import {
  readSoughtNumber,
  readWords,
  type SoughtNumber,
  type WordClause,
} from '../../../engine/retrieval/index.ts';

/** An article that cases are asked to cite. */
export interface SoughtArticle {
  lawName: string;
  law: LawEntry | null;
  articleKey: string;
  label: string;
}

/** What was typed into the search box. */
export type CaseQuery =
  | { by: 'all' }
  | { by: 'number'; sought: SoughtNumber }
  | { by: 'article'; article: SoughtArticle }
  | { by: 'words'; clauses: WordClause[] };

/** Reads what was typed: a number alone, an article alone, else words. */
export function readCaseQuery(library: LibraryIndex, text: string): CaseQuery {
  if (text.trim() === '') return { by: 'all' };
  const sought = readSoughtNumber(text);
  if (sought) return { by: 'number', sought };
  const article = readSoughtArticle(library, text);
  if (article) return { by: 'article', article };
  return { by: 'words', clauses: readWords(text) };
}

/** Reads `法X第Y条`; null for anything else. */
export function readSoughtArticle(library: LibraryIndex, text: string): SoughtArticle | null {
  const cited = parseCitationQuery(text, {
    knownTitles: (name) => findLawByName(library, name) !== null,
  });
  if (!cited?.article) return null;
  const law = findLawByName(library, cited.name);
  return {
    lawName: cited.name,
    law,
    articleKey: formatArticleKey(cited.article),
    label: `《${law?.shortTitle ?? cited.name}》${formatArticleLabel(cited.article)}`,
  };
}

/** Rows of the cases whose court names an article in its own voice; of a law that is not held by its title. */
export async function rowsCiting(
  db: Database,
  index: CaseIndex,
  { law, lawName, articleKey }: SoughtArticle,
): Promise<number[]> {
  const keys = [lawKey(lawName), normalizeLawTitle(lawName), ...(law ? [law.titleKey] : [])];
  const found = await db
    .selectDistinct({ caseId: caseCitation.caseId })
    .from(caseCitation)
    .where(
      and(
        eq(caseCitation.articleKey, articleKey),
        or(law ? eq(caseCitation.lawId, law.id) : undefined, inArray(caseCitation.titleKey, keys)),
      ),
    );
  return found.map(({ caseId }) => index.rows.get(caseId)).filter((row) => row !== undefined);
}
