import type { ReviewRow } from '@mingfa/contract/review-cell';
import type { Language } from '@mingfa/contract/values';
import { asc, eq } from 'drizzle-orm';
import { reviewRow } from '../../../db/schema/review-table.ts';
import type { ColumnRow, TableRow } from '../own-table.ts';
import { listColumns } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { describeRows, selectRows, targetsIn } from '../rows/list-rows.ts';

/** Rows read by one statement: others get their turn in between. */
const AT_ONCE = 25;

/** All rows of a table with its columns, in their order. */
export async function readWholeTable(
  { db }: Pick<ReviewTableContext, 'db'>,
  table: TableRow,
  language: Language,
): Promise<{ columns: ColumnRow[]; rows: ReviewRow[] }> {
  const columns = await listColumns(db, table.id);
  const targets = await targetsIn(db, table.id);
  const rows: ReviewRow[] = [];
  for (;;) {
    const next = await selectRows(db)
      .where(eq(reviewRow.tableId, table.id))
      .orderBy(asc(reviewRow.position), asc(reviewRow.id))
      .limit(AT_ONCE)
      .offset(rows.length);
    rows.push(...(await describeRows(db, table, next, { targets, language })));
    if (next.length < AT_ONCE) return { columns, rows };
  }
}
