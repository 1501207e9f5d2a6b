import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { eq } from 'drizzle-orm';
import { reviewTable } from '../../db/schema/review-table.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describeTable } from './describe-table.ts';
import { hasModel } from './model/configured-models.ts';
import { holdTable } from './own-table.ts';
import type { ReviewTableContext } from './review-table-context.ts';
import { writeTable } from './work/queue-table.ts';

/** Calls a review table otherwise. @throws AppError `not_found` */
export async function updateReviewTable(
  context: ReviewTableContext & RequestContext,
  { tableId, title }: { tableId: string; title: string },
): Promise<ReviewTableDetail> {
  const seen = { hasModel: await hasModel(context), language: context.language };
  return context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    return describeTable(tx, await writeTable(tx, tableId, { title, updatedAt: context.clock.now() }), seen);
  });
}

/** Deletes a review table with its rows, columns and cells; its documents stay. @throws AppError `not_found` */
export async function deleteReviewTable(
  context: ReviewTableContext & RequestContext,
  { tableId }: { tableId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    await tx.delete(reviewTable).where(eq(reviewTable.id, tableId));
    await recordAudit(context, tx, { kind: 'review_table', action: 'deleted', id: tableId });
  });
  context.liveWork.stop(tableId);
}
