import type { SimilarCase } from '@mingfa/contract/case-search';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type AskedFilters, type CaseIndex, mayReadCase, readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { SimilarCases, SimilarCasesAnswer } from '../../../ports/similar-cases.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { readSummaries } from '../describe-case.ts';
import { findCases } from '../search/find-cases.ts';

/** What similar cases are looked for with. */
export type SimilarContext = RequestContext & { similarCases: SimilarCases };

interface SimilarityQuestion {
  story: string;
  causes?: readonly string[];
  filters?: AskedFilters | undefined;
  /** Only these, where given. */
  among?: ReadonlySet<string> | undefined;
  /** The case that others are to be like. */
  except?: string;
  limit: number;
}

/** Cases like a story among those that the caller may read, described. */
export async function similarTo(
  context: SimilarContext,
  { story, causes, filters, among, except, limit }: SimilarityQuestion,
): Promise<{ answer: SimilarCasesAnswer; items: SimilarCase[]; searched: number }> {
  const { db, caller, clock, similarCases } = context;
  const year = Number(todayInChina(clock).slice(0, 4));
  const index = await readCases(context);
  const isFiltered = filters !== undefined && Object.values(filters).some((value) => isAsked(value));
  const found = isFiltered || among ? await findCases(context, caller.userId, filters ?? {}) : null;
  const ids = found?.rows.map((row) => found.index.ids[row] as string) ?? null;
  const admitted = ids && among ? ids.filter((id) => among.has(id)) : ids;
  const denied = [...foreignCases(index, caller.userId), ...(except ? [except] : [])];
  const answer = await similarCases.find({
    story,
    ...(causes ? { causes } : {}),
    year,
    limit,
    admitted,
    denied,
  });
  const summaries = await readSummaries(
    db,
    answer.found.map(({ caseId }) => caseId),
  );
  const foundById = new Map(answer.found.map((one) => [one.caseId, one]));
  const items = summaries.flatMap((summary) => {
    const one = foundById.get(summary.caseId);
    if (!one) return [];
    const { caseId: _caseId, score, sameArticles, ...why } = one;
    return [{ ...summary, score, likeness: { ...why, sameArticles: sameArticles.map(articleLabel) } }];
  });
  return { answer, items, searched: admitted?.length ?? index.size - denied.length };
}

const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 'all' && value !== '';

function foreignCases(index: CaseIndex, userId: string): string[] {
  const admits = mayReadCase(index, userId);
  return index.ids.filter((_, row) => !admits(row));
}

/** `刑法 264` → 《刑法》第二百六十四条 */
export function articleLabel(key: string): string {
  const at = key.lastIndexOf(' ');
  const number = parseArticleKey(key.slice(at + 1));
  return `《${key.slice(0, at)}》${number ? formatArticleLabel(number) : ''}`;
}
