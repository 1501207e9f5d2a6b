import { and, eq, sql } from 'drizzle-orm';
import { reviewRow, reviewTable } from '../../../db/schema/review-table.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { decideCell } from '../cells/decide-cell.ts';
import type { CellRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import type { TableJob } from './queue-table.ts';

/** What became of a cell: what each method said, or why there is nothing. */
export type FilledCell = { rowId: string; columnId: string } & (
  | { failed: { state: 'failed' | 'not_read'; code: string } }
  | { failed?: undefined; rule: CellRow['rule']; model: CellRow['model'] }
);

/** What a row was found to be. */
export interface LookedAtRow {
  rowId: string;
  isWhole: boolean;
}

/**
 * Writes cells that wait, in one statement; what was checked or written meanwhile stays. The table is written first: whoever cancels it
 * or begins it anew comes before or after.
 * @throws WorkOverridden when the table was cancelled, deleted or begun anew meanwhile
 */
export async function writeCells(
  { db, clock }: Pick<ReviewTableContext, 'db' | 'clock'>,
  { tableId, generation }: TableJob,
  cells: readonly FilledCell[],
  { rows = [], model }: { rows?: readonly LookedAtRow[]; model?: string | null } = {},
): Promise<void> {
  const written = JSON.stringify(cells.map(recordOf));
  await db.transaction(async (tx) => {
    const held = await tx
      .update(reviewTable)
      .set({
        revision: sql`${reviewTable.revision} + 1`,
        updatedAt: clock.now(),
        ...(model ? { model } : {}),
      })
      .where(
        and(
          eq(reviewTable.id, tableId),
          eq(reviewTable.generation, generation),
          eq(reviewTable.state, 'working'),
        ),
      )
      .returning({ id: reviewTable.id });
    if (held.length === 0) throw new WorkOverridden();
    await tx.execute(sql`
      update review_cell as cell
      set state = new.state, chosen = new.chosen, rule = new.rule, model = new.model, hand = null,
        disagrees = new.disagrees, words = new.words, group_key = new.group_key, sort_number = new.sort_number,
        error_code = new.error_code, revision = cell.revision + 1
      from jsonb_to_recordset(${written}::jsonb) as new (row_id text, column_id text, state text, chosen text,
        rule jsonb, model jsonb, disagrees boolean, words text, group_key text, sort_number float8, error_code text)
      where cell.row_id = new.row_id and cell.column_id = new.column_id and cell.state = 'waiting'
        and cell.checked_at is null`);
    for (const isWhole of [true, false]) {
      const ids = rows.filter((row) => row.isWhole === isWhole).map(({ rowId }) => rowId);
      if (ids.length > 0)
        await tx
          .update(reviewRow)
          .set({ isWhole })
          .where(sql`${reviewRow.id} = any(${sql.param(ids)}::text[])`);
    }
  });
}

function recordOf(cell: FilledCell) {
  const { rowId, columnId, failed } = cell;
  const answers = failed ? NO_ANSWERS : { rule: cell.rule, model: cell.model, hand: null };
  const { group, sortNumber, errorCode, state, ...decided } = decideCell(answers);
  return {
    ...{ row_id: rowId, column_id: columnId, rule: answers.rule, model: answers.model },
    ...decided,
    ...{ state: failed?.state ?? state, group_key: group, sort_number: sortNumber },
    error_code: failed?.code ?? errorCode,
  };
}

const NO_ANSWERS = { rule: null, model: null, hand: null };
