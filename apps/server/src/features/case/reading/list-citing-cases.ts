import type { ShownOutcome } from '@mingfa/contract/case';
import { readCases } from '../../../engine/cases/index.ts';
import { readLibrary } from '../../../engine/library/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { readSummaries } from '../describe-case.ts';
import { orderRows } from '../search/order-rows.ts';
import { rowsCiting } from '../search/read-query.ts';

interface CitingInput {
  lawId: string;
  articleKey: string;
  outcome?: ShownOutcome | undefined;
  page: number;
  pageSize: number;
}

/** Cases whose court names an article, newest first, with counts by outcome. */
export async function listCitingCases(context: RequestContext, input: CitingInput) {
  const { db, caller } = context;
  const law = (await readLibrary(context)).laws.get(input.lawId);
  if (!law) throw new AppError('not_found');
  const index = await readCases(context);
  const { articleKey } = input;
  const citing = await rowsCiting(db, index, { law, lawName: law.title, articleKey, label: '' });
  const readable = citing.filter((row) => {
    const owner = index.owners[row] ?? null;
    return owner === null || owner === caller.userId;
  });
  const outcomeOf = (row: number): ShownOutcome | null => {
    const { values, codes } = index.columns.outcome;
    return values[codes[row] as number] || null;
  };
  const counts = new Map<ShownOutcome | null, number>();
  for (const row of readable) counts.set(outcomeOf(row), (counts.get(outcomeOf(row)) ?? 0) + 1);
  const rows = input.outcome ? readable.filter((row) => outcomeOf(row) === input.outcome) : readable;
  orderRows(index, rows, 'newest', new Float32Array(0));
  const start = (input.page - 1) * input.pageSize;
  const ids = rows.slice(start, start + input.pageSize).map((row) => index.ids[row] as string);
  return {
    items: await readSummaries(db, ids),
    total: rows.length,
    page: input.page,
    pageSize: input.pageSize,
    byOutcome: [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count),
  };
}
