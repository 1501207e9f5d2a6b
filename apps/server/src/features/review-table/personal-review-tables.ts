import { asc, eq, inArray } from 'drizzle-orm';
import { reviewCell, reviewColumn, reviewRow, reviewTable } from '../../db/schema/review-table.ts';
import type { LiveWork } from '../../engine/work/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** A person's review tables with their questions, rows and cells. */
export function personalReviewTables(context: AppContext & { liveWork: LiveWork }): PersonalData {
  const { db } = context;
  return {
    name: 'review-tables',
    async forget(userId) {
      const gone = await db
        .delete(reviewTable)
        .where(eq(reviewTable.ownerId, userId))
        .returning({ id: reviewTable.id });
      for (const { id } of gone) context.liveWork.stop(id);
      return gone.length;
    },
    async export(userId) {
      const tables = await db
        .select()
        .from(reviewTable)
        .where(eq(reviewTable.ownerId, userId))
        .orderBy(asc(reviewTable.createdAt));
      const own = db.select({ id: reviewTable.id }).from(reviewTable).where(eq(reviewTable.ownerId, userId));
      return {
        rows: {
          reviewTables: tables,
          reviewColumns: await db
            .select()
            .from(reviewColumn)
            .where(inArray(reviewColumn.tableId, own))
            .orderBy(asc(reviewColumn.tableId), asc(reviewColumn.position)),
          reviewRows: await db
            .select()
            .from(reviewRow)
            .where(inArray(reviewRow.tableId, own))
            .orderBy(asc(reviewRow.tableId), asc(reviewRow.position)),
          reviewCells: await db
            .select()
            .from(reviewCell)
            .where(inArray(reviewCell.tableId, own))
            .orderBy(asc(reviewCell.rowId), asc(reviewCell.columnId)),
        },
        files: [],
      };
    },
  };
}
