import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table-result';
import { and, desc, eq, sql } from 'drizzle-orm';
import { reviewCell } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { findMajorities, targetsOf } from '../cells/deviations.ts';
import { listColumns, ownTable } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';

/** What the rows say in a column, put together. @throws AppError `not_found` */
export async function listReviewGroups(
  { db, caller }: ReviewTableContext & RequestContext,
  { tableId, columnId }: { tableId: string; columnId: string },
): Promise<EndpointOutput<typeof contract.listReviewGroups>> {
  await ownTable(db, caller, tableId);
  const columns = await listColumns(db, tableId);
  if (!columns.some(({ id }) => id === columnId)) throw new AppError('not_found');
  const majorities = await findMajorities(db, tableId);
  const majority = majorities.find((one) => one.columnId === columnId);
  const target = targetsOf(columns, majorities).find((one) => one.columnId === columnId);
  const rows = sql<number>`count(*)::int`;
  // What was found before a cell waits again is not what it says now.
  const group = sql<string | null>`case when ${reviewCell.state} = 'found' then ${reviewCell.group} end`;
  const counted = await db
    .select({ state: reviewCell.state, group, text: sql<string>`min(${reviewCell.words})`, rows })
    .from(reviewCell)
    .where(and(eq(reviewCell.tableId, tableId), eq(reviewCell.columnId, columnId)))
    .groupBy(reviewCell.state, group)
    .orderBy(desc(rows), reviewCell.state, group);
  return {
    items: counted.map(({ state, group: key, text, rows: count }) => {
      const says = state === 'not_agreed' ? '' : key;
      return {
        ...{ group: key, state, text: state === 'found' ? text : '', rows: count },
        isMajority: majority !== undefined && says === majority.says,
        differs: target?.kind === 'position' && says !== null && says !== target.says,
      };
    }),
  };
}
