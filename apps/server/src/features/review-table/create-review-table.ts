import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { reviewTable } from '../../db/schema/review-table.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import { writeColumns } from './columns/new-columns.ts';
import { describeTable } from './describe-table.ts';
import { hasModel } from './model/configured-models.ts';
import type { ReviewTableContext } from './review-table-context.ts';
import { wantedDocuments } from './rows/wanted-documents.ts';
import { writeMissingCells, writeRows } from './rows/write-rows.ts';
import { queueTable } from './work/queue-table.ts';

/** Makes a table of documents and questions. @throws AppError `not_found`, `limit_reached`, `review_table_full`, `review_value_unreadable` */
export async function createReviewTable(
  context: ReviewTableContext & MakingContext,
  { title, documentIds, konId, columns }: EndpointInput<typeof contract.createReviewTable>,
): Promise<ReviewTableDetail> {
  const { caller, clock, ids, language } = context;
  const seen = { hasModel: await hasModel(context), language };
  const made = await context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'review_table');
    const now = clock.now();
    const [row] = await tx
      .insert(reviewTable)
      .values({
        ...{ id: ids.make('reviewTable'), ownerId: caller.userId, title, state: 'working' },
        ...{ createdAt: now, updatedAt: now },
      })
      .returning();
    if (!row) throw new Error('A review table was not written.');
    await writeRows(context, tx, row.id, await wantedDocuments(context, tx, { documentIds, konId }));
    await writeColumns(context, tx, row.id, columns, language);
    await writeMissingCells(tx, row.id);
    return describeTable(tx, row, seen);
  });
  await queueTable(context, { id: made.tableId, generation: 1 });
  return made;
}
