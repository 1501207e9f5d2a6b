import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { reviewCell } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { describeTable } from '../describe-table.ts';
import { hasModel } from '../model/configured-models.ts';
import { holdTable, listColumns } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { goOn } from '../rows/change-rows.ts';
import { beginWork, writeTable } from './queue-table.ts';
import { resetCells } from './reset-cells.ts';

/** Fills cells, or fills them anew. @throws AppError `not_found` */
export async function runReviewTable(
  context: ReviewTableContext & RequestContext,
  { tableId, ...again }: EndpointInput<typeof contract.runReviewTable>,
): Promise<ReviewTableDetail> {
  const canAsk = await hasModel(context);
  const { row, described } = await context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    const columns = await listColumns(tx, tableId);
    if (again.columnIds.some((wanted) => !columns.some(({ id }) => id === wanted)))
      throw new AppError('not_found');
    await resetCells(tx, tableId, columns, { ...again, hasModel: canAsk });
    const begun = await beginWork(context, tx, tableId);
    return {
      row: begun,
      described: await describeTable(tx, begun, { hasModel: canAsk, language: context.language }),
    };
  });
  await goOn(context, row);
  return described;
}

/** Stops filling cells: those that were to be filled again say what they said. @throws AppError `not_found` */
export async function cancelReviewTable(
  context: ReviewTableContext & RequestContext,
  { tableId }: { tableId: string },
): Promise<ReviewTableDetail> {
  const canAsk = await hasModel(context);
  const described = await context.db.transaction(async (tx) => {
    const held = await holdTable(tx, context.caller, tableId);
    await tx
      .update(reviewCell)
      .set({
        state: sql`case ${reviewCell.chosen} when 'rule' then ${reviewCell.rule} when 'model' then ${reviewCell.model} else ${reviewCell.hand} end ->> 'state'`,
        revision: sql`${reviewCell.revision} + 1`,
      })
      .where(
        and(eq(reviewCell.tableId, tableId), eq(reviewCell.state, 'waiting'), isNotNull(reviewCell.chosen)),
      );
    const row =
      held.state === 'working'
        ? await writeTable(tx, tableId, { state: 'cancelled', updatedAt: context.clock.now() })
        : held;
    return describeTable(tx, row, { hasModel: canAsk, language: context.language });
  });
  context.liveWork.stop(tableId);
  return described;
}
