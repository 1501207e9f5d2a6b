import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import type * as contract from '@mingfa/contract/review-table-content';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { reviewColumn } from '../../../db/schema/review-table.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { describeTable } from '../describe-table.ts';
import { hasModel } from '../model/configured-models.ts';
import { type ColumnRow, holdTable, listColumns, type TableRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { goOn } from '../rows/change-rows.ts';
import { writeMissingCells } from '../rows/write-rows.ts';
import { beginWork, writeTable } from '../work/queue-table.ts';
import { resetCells } from '../work/reset-cells.ts';
import { wishedGroup, writeColumns } from './new-columns.ts';

/** Adds questions to every row. @throws AppError `not_found`, `review_table_full`, `review_value_unreadable` */
export async function addReviewColumns(
  context: ReviewTableContext & MakingContext,
  { tableId, columns }: EndpointInput<typeof contract.addReviewColumns>,
): Promise<ReviewTableDetail> {
  const { caller, language } = context;
  const seen = { hasModel: await hasModel(context), language };
  let generation = 0;
  const made = await context.makeOnce(async (tx) => {
    await holdTable(tx, caller, tableId);
    await writeColumns(context, tx, tableId, columns, language);
    await writeMissingCells(tx, tableId);
    const row = await beginWork(context, tx, tableId);
    generation = row.generation;
    return describeTable(tx, row, seen);
  });
  if (generation > 0) await goOn(context, { id: tableId, generation });
  return made;
}

/** Changes a question. @throws AppError `not_found`, `review_value_unreadable` */
export async function updateReviewColumn(
  context: ReviewTableContext & RequestContext,
  { tableId, columnId, ...change }: EndpointInput<typeof contract.updateReviewColumn>,
): Promise<ReviewTableDetail> {
  return changeColumns(context, tableId, async (tx, columns, canAsk) => {
    const column = columns.find(({ id }) => id === columnId);
    if (!column) throw new AppError('not_found');
    const next = { ...column, ...changeOf(column, change, columns) };
    const { label, instruction, choices, method, dependsOn, wished } = next;
    await tx
      .update(reviewColumn)
      .set({
        ...{ label, instruction, choices, method, dependsOn, wished },
        wishedGroup: wishedGroup(next, wished),
      })
      .where(eq(reviewColumn.id, columnId));
    const isOther = (['instruction', 'choices', 'method', 'dependsOn'] as const).some(
      (field) => JSON.stringify(next[field]) !== JSON.stringify(column[field]),
    );
    if (!isOther) return false;
    const after = columns.map((one) => (one.id === columnId ? next : one));
    await resetCells(tx, tableId, after, { columnIds: [columnId], rowIds: [], anew: true, hasModel: canAsk });
    return true;
  });
}

type Change = Omit<EndpointInput<typeof contract.updateReviewColumn>, 'tableId' | 'columnId'>;

/** What may be changed of a column: of the library's the question stays as it is. */
function changeOf(
  column: ColumnRow,
  { label, instruction, choices, method, dependsOn, position }: Change,
  columns: readonly ColumnRow[],
): Partial<ColumnRow> {
  const isOwn = column.libraryKey === null;
  if (dependsOn?.some((id) => id === column.id || !columns.some((one) => one.id === id)))
    throw new AppError('not_found');
  return {
    ...(label === undefined ? {} : { label }),
    ...(isOwn && instruction !== undefined ? { instruction } : {}),
    ...(isOwn && choices !== undefined ? { choices } : {}),
    ...(method === undefined ? {} : { method: isOwn && method !== 'hand' ? 'model' : method }),
    ...(dependsOn === undefined ? {} : { dependsOn }),
    ...(position === undefined ? {} : { wished: position }),
  };
}

/** Takes a column out with its cells. @throws AppError `not_found` */
export async function removeReviewColumn(
  context: ReviewTableContext & RequestContext,
  { tableId, columnId }: { tableId: string; columnId: string },
): Promise<ReviewTableDetail> {
  return changeColumns(context, tableId, async (tx, columns) => {
    const gone = await tx
      .delete(reviewColumn)
      .where(and(eq(reviewColumn.id, columnId), eq(reviewColumn.tableId, tableId)))
      .returning({ id: reviewColumn.id });
    if (gone.length === 0) throw new AppError('not_found');
    for (const { id, dependsOn } of columns)
      if (dependsOn.includes(columnId))
        await tx
          .update(reviewColumn)
          .set({ dependsOn: dependsOn.filter((on) => on !== columnId) })
          .where(eq(reviewColumn.id, id));
    return false;
  });
}

/** Puts the columns into an order; those that are not named come last. @throws AppError `not_found` */
export async function orderReviewColumns(
  context: ReviewTableContext & RequestContext,
  { tableId, columnIds }: { tableId: string; columnIds: readonly string[] },
): Promise<ReviewTableDetail> {
  return changeColumns(context, tableId, async (tx, columns) => {
    const known = new Set(columns.map(({ id }) => id));
    if (columnIds.some((id) => !known.has(id))) throw new AppError('not_found');
    const ordered = new Set([...columnIds, ...known]);
    for (const [position, id] of [...ordered].entries())
      await tx.update(reviewColumn).set({ position }).where(eq(reviewColumn.id, id));
    return false;
  });
}

/** Changes the columns of a table that is held, and lets the work begin anew where cells wait by that. */
async function changeColumns(
  context: ReviewTableContext & RequestContext,
  tableId: string,
  change: (tx: Transaction, columns: readonly ColumnRow[], canAsk: boolean) => Promise<boolean>,
): Promise<ReviewTableDetail> {
  const canAsk = await hasModel(context);
  let begun: TableRow | null = null;
  const changed = await context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, tableId);
    const waits = await change(tx, await listColumns(tx, tableId), canAsk);
    const row = waits
      ? await beginWork(context, tx, tableId)
      : await writeTable(tx, tableId, { updatedAt: context.clock.now() });
    begun = waits ? row : null;
    return describeTable(tx, row, { hasModel: canAsk, language: context.language });
  });
  if (begun) await goOn(context, begun);
  return changed;
}
