import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { ReviewCell } from '@mingfa/contract/review-cell';
import type * as contract from '@mingfa/contract/review-table-content';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { reviewCell } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import {
  type CellRow,
  type ColumnRow,
  holdTable,
  listColumns,
  ownTable,
  type TableRow,
} from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { nameOf, targetsIn } from '../rows/list-rows.ts';
import { writeTable } from '../work/queue-table.ts';
import { decideCell } from './decide-cell.ts';
import { describeCells } from './describe-cells.ts';
import { readValue } from './read-value.ts';

type Context = ReviewTableContext & RequestContext;
interface CellPlace {
  tableId: string;
  rowId: string;
  columnId: string;
}

/** One cell. @throws AppError `not_found` */
export async function getReviewCell(context: Context, place: CellPlace): Promise<ReviewCell> {
  const table = await ownTable(context.db, context.caller, place.tableId);
  return describeCell(context, context.db, table, await readCell(context.db, place));
}

/** Checks a cell and locks it. @throws AppError `not_found`, `review_cell_changed` also where it says nothing yet */
export function checkReviewCell(
  context: Context,
  input: EndpointInput<typeof contract.checkReviewCell>,
): Promise<ReviewCell> {
  return changeCell(context, input, (cell) => {
    if (cell.chosen === null || cell.state === 'waiting') throw new AppError('review_cell_changed');
    return { checkedAt: context.clock.now() };
  });
}

/** Unlocks a cell. @throws AppError `not_found`, `review_cell_changed` */
export function unlockReviewCell(
  context: Context,
  input: EndpointInput<typeof contract.unlockReviewCell>,
): Promise<ReviewCell> {
  return changeCell(context, input, () => ({ checkedAt: null }));
}

/** Writes a cell by hand, which checks and locks it. @throws AppError `not_found`, `review_cell_changed`, `review_value_unreadable` */
export function setReviewCell(
  context: Context,
  { state, text, ...input }: EndpointInput<typeof contract.setReviewCell>,
): Promise<ReviewCell> {
  return changeCell(context, input, (cell, column) => {
    const value = state === 'found' ? readValue(column, text) : null;
    if (state === 'found' && value === null) throw new AppError('review_value_unreadable', { text });
    const hand = { state, value, quote: '', place: null, confidence: 'high' as const };
    return { hand, ...decideCell({ ...cell, hand }, 'hand'), checkedAt: context.clock.now() };
  });
}

/** Takes the answer of the rule or of the model. @throws AppError `not_found`, `review_cell_changed`, `review_cell_checked` */
export function chooseReviewAnswer(
  context: Context,
  { method, ...input }: EndpointInput<typeof contract.chooseReviewAnswer>,
): Promise<ReviewCell> {
  return changeCell(context, input, (cell) => {
    if (cell.checkedAt) throw new AppError('review_cell_checked');
    if (cell[method] === null || cell.state === 'waiting') throw new AppError('review_cell_changed');
    return decideCell(cell, method);
  });
}

/** Changes a cell that is still as it was seen. @throws AppError `not_found`, `review_cell_changed` */
function changeCell(
  context: Context,
  { revision, ...place }: CellPlace & { revision: number },
  change: (cell: CellRow, column: ColumnRow) => Partial<CellRow>,
): Promise<ReviewCell> {
  return context.db.transaction(async (tx) => {
    await holdTable(tx, context.caller, place.tableId);
    const cell = await readCell(tx, place);
    const column = (await listColumns(tx, place.tableId)).find(({ id }) => id === place.columnId);
    if (!column) throw new AppError('not_found');
    if (cell.revision !== revision) throw new AppError('review_cell_changed');
    const [written] = await tx
      .update(reviewCell)
      .set({ ...change(cell, column), revision: sql`${reviewCell.revision} + 1` })
      .where(isAt(place))
      .returning();
    if (!written) throw new Error('A cell that is held is gone.');
    const table = await writeTable(tx, place.tableId, { updatedAt: context.clock.now() });
    return describeCell(context, tx, table, written);
  });
}

const isAt = ({ tableId, rowId, columnId }: CellPlace) =>
  and(eq(reviewCell.tableId, tableId), eq(reviewCell.rowId, rowId), eq(reviewCell.columnId, columnId));

async function readCell(db: DatabaseOrTransaction, place: CellPlace): Promise<CellRow> {
  const [cell] = await db.select().from(reviewCell).where(isAt(place));
  if (!cell) throw new AppError('not_found');
  return cell;
}

async function describeCell(
  { language }: Context,
  db: DatabaseOrTransaction,
  table: TableRow,
  cell: CellRow,
): Promise<ReviewCell> {
  const [checkedBy, targets] = [await nameOf(db, table.ownerId), await targetsIn(db, table.id)];
  const [described] = describeCells([cell], { checkedBy, targets, language });
  if (!described) throw new Error('A cell was not described.');
  return described;
}
