import type { CaseHit } from '@mingfa/contract/case-search';
import { countFacets } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readSummaries } from '../describe-case.ts';
import { type CaseSearchInput, type FoundCases, findCases } from './find-cases.ts';
import { readParagraphHits } from './paragraph-hits.ts';

/** Cases by words, number or cited article, a page of them with their best paragraphs, and what each filter would leave. */
export async function searchCases(
  context: RequestContext,
  input: CaseSearchInput & { page: number; pageSize: number },
) {
  return describeHits(context, await findCases(context, context.caller.userId, input), input);
}

/** A page of what was found. */
export async function describeHits(
  context: Pick<RequestContext, 'db'>,
  { index, rows, scores, matched, failed, understood }: FoundCases,
  input: Pick<CaseSearchInput, 'section'> & { page: number; pageSize: number },
) {
  const start = (input.page - 1) * input.pageSize;
  const shown = rows.slice(start, start + input.pageSize);
  const ids = shown.map((row) => index.ids[row] as string);
  const [summaries, paragraphs] = await Promise.all([
    readSummaries(context.db, ids),
    readParagraphHits(context.db, ids, understood.terms, input.section),
  ]);
  const scoreOf = new Map(shown.map((row) => [index.ids[row], scores[row] as number]));
  const items: CaseHit[] = summaries.map((summary) => ({
    ...summary,
    paragraphs: paragraphs.get(summary.caseId) ?? [],
    score: scoreOf.get(summary.caseId) ?? 0,
  }));
  return {
    items,
    total: rows.length,
    page: input.page,
    pageSize: input.pageSize,
    facets: countFacets(index, matched, failed),
    understood,
  };
}
