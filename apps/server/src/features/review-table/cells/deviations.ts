import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { reviewCell } from '../../../db/schema/review-table.ts';
import type { ColumnRow } from '../own-table.ts';

/** Answers of a column that a majority needs at least. */
const ANSWERS_MIN = 3;

/** What the cells of a column are held against: what is wished for, or else what more than half of them say. */
export interface Target {
  columnId: string;
  kind: 'position' | 'majority';
  /** The group; empty for `not_agreed`. */
  says: string;
}

/** What most cells of a column say. */
export interface Majority {
  columnId: string;
  says: string;
  words: string;
  rows: number;
}

/** What a cell says, that can be held against others: its group, or that nothing was agreed; null otherwise. */
const SAYS: SQL = sql`case when ${reviewCell.state} = 'not_agreed' then '' when ${reviewCell.state} = 'found' then ${reviewCell.group} end`;

/** What more than half of the answers of each column say. That most say nothing makes no exception of the others. */
export async function findMajorities(db: DatabaseOrTransaction, tableId: string): Promise<Majority[]> {
  const { rows } = await db.execute<{ column_id: string; says: string; words: string; rows: number }>(sql`
    with said as (
      select ${reviewCell.columnId} as column_id, ${SAYS} as says, count(*)::int as rows, min(${reviewCell.words}) as words
      from ${reviewCell}
      where ${reviewCell.tableId} = ${tableId} and ${reviewCell.state} in ('found', 'not_agreed')
      group by 1, 2
    ), ranked as (
      select *, sum(rows) over (partition by column_id) as total,
        row_number() over (partition by column_id order by rows desc, says) as place
      from said
    )
    select column_id, says, words, rows from ranked where place = 1 and says <> '' and rows * 2 > total and total >= ${ANSWERS_MIN}`);
  return rows.map(({ column_id: columnId, says, words, rows: count }) => ({
    columnId,
    says,
    words,
    rows: count,
  }));
}

/** What the cells of each column are held against; columns without a wish and without a majority are left out. */
export function targetsOf(columns: readonly ColumnRow[], majorities: readonly Majority[]): Target[] {
  const most = new Map(majorities.map((majority) => [majority.columnId, majority]));
  return columns.flatMap(({ id, wishedGroup }): Target[] => {
    if (wishedGroup !== null) return [{ columnId: id, kind: 'position', says: wishedGroup }];
    const majority = most.get(id);
    return majority ? [{ columnId: id, kind: 'majority', says: majority.says }] : [];
  });
}

/** True of cells that differ from their column's target. */
export function deviates(targets: readonly Target[]): SQL {
  if (targets.length === 0) return sql`false`;
  const ids = sql.param(targets.map(({ columnId }) => columnId));
  const says = sql.param(targets.map((target) => target.says));
  return sql`coalesce(${SAYS} <> (${says}::text[])[array_position(${ids}::text[], ${reviewCell.columnId})], false)`;
}
