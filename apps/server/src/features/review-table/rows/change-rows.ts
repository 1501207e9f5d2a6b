import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import type * as contract from '@mingfa/contract/review-table-content';
import { and, eq, inArray } from 'drizzle-orm';
import { reviewRow } from '../../../db/schema/review-table.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { describeTable } from '../describe-table.ts';
import { hasModel } from '../model/configured-models.ts';
import { holdTable } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { beginWork, queueTable, writeTable } from '../work/queue-table.ts';
import { wantedDocuments } from './wanted-documents.ts';
import { writeMissingCells, writeRows } from './write-rows.ts';

/** Adds documents as rows; their cells are filled by themselves. @throws AppError `not_found`, `review_table_full` */
export async function addReviewRows(
  context: ReviewTableContext & MakingContext,
  { tableId, ...wanted }: EndpointInput<typeof contract.addReviewRows>,
): Promise<ReviewTableDetail> {
  const seen = { hasModel: await hasModel(context), language: context.language };
  let generation = 0;
  const made = await context.makeOnce(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    await writeRows(context, tx, tableId, await wantedDocuments(context, tx, wanted));
    await writeMissingCells(tx, tableId);
    const row = await beginWork(context, tx, tableId);
    generation = row.generation;
    return describeTable(tx, row, seen);
  });
  if (generation > 0) await goOn(context, { id: tableId, generation });
  return made;
}

/** Takes rows out with their cells; the documents stay. @throws AppError `not_found` */
export async function removeReviewRows(
  context: ReviewTableContext & RequestContext,
  { tableId, rowIds }: EndpointInput<typeof contract.removeReviewRows>,
): Promise<ReviewTableDetail> {
  const seen = { hasModel: await hasModel(context), language: context.language };
  return context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    await tx.delete(reviewRow).where(and(eq(reviewRow.tableId, tableId), inArray(reviewRow.id, rowIds)));
    const row = await writeTable(tx, tableId, { updatedAt: context.clock.now() });
    return describeTable(tx, row, seen);
  });
}

/** Lets the work on a table go on in its new generation; what was done in the one before ends. */
export async function goOn(
  context: ReviewTableContext,
  row: { id: string; generation: number },
): Promise<void> {
  context.liveWork.stop(row.id);
  await queueTable(context, row);
}
