import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table';
import type { ReviewTableDetail, ReviewTableProgress } from '@mingfa/contract/review-table';
import { and, desc, eq, sql } from 'drizzle-orm';
import { reviewTable } from '../../db/schema/review-table.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describeTable, describeTableProgress, describeTables } from './describe-table.ts';
import { hasModel } from './model/configured-models.ts';
import { ownTable } from './own-table.ts';
import type { ReviewTableContext } from './review-table-context.ts';

type Context = ReviewTableContext & RequestContext;

/** The caller's review tables, newest first. */
export async function listReviewTables(
  context: Context,
  { page, pageSize, q }: EndpointInput<typeof contract.listReviewTables>,
): Promise<EndpointOutput<typeof contract.listReviewTables>> {
  const { db, caller } = context;
  const condition = and(
    eq(reviewTable.ownerId, caller.userId),
    q === '' ? undefined : sql`position(lower(${q}) in lower(${reviewTable.title})) > 0`,
  );
  const total = await db.$count(reviewTable, condition);
  const rows = await db
    .select()
    .from(reviewTable)
    .where(condition)
    .orderBy(desc(reviewTable.createdAt), desc(reviewTable.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeTables(db, rows, await hasModel(context)), total, page, pageSize };
}

/** One review table with all but its rows. @throws AppError `not_found` */
export async function getReviewTable(
  context: Context,
  { tableId }: { tableId: string },
): Promise<ReviewTableDetail> {
  const { db, caller, language } = context;
  const row = await ownTable(db, caller, tableId);
  return describeTable(db, row, { hasModel: await hasModel(context), language });
}

/** How far a review table is. @throws AppError `not_found` */
export async function getReviewTableProgress(
  context: Context,
  { tableId }: { tableId: string },
): Promise<ReviewTableProgress> {
  const { db, caller, language } = context;
  const row = await ownTable(db, caller, tableId);
  return describeTableProgress(db, row, { hasModel: await hasModel(context), language });
}
