import type { ErrorCode } from '@mingfa/contract/errors';
import type { ReviewCellState } from '@mingfa/contract/review-cell';
import type {
  ReviewColumnCounts,
  ReviewTableColumn,
  ReviewTableDetail,
  ReviewTableProgress,
  ReviewTableSummary,
} from '@mingfa/contract/review-table';
import type { Language } from '@mingfa/contract/values';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { reviewCell, reviewColumn, reviewRow } from '../../db/schema/review-table.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { deviates, findMajorities, targetsOf } from './cells/deviations.ts';
import { filledBy } from './columns/filled-by.ts';
import { type ColumnRow, listColumns, type TableRow } from './own-table.ts';

const STATES: readonly ReviewCellState[] = [
  ...(['waiting', 'working', 'found', 'not_agreed', 'not_found', 'not_read', 'failed'] as const),
];
const number = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** A table with all but its rows. */
export async function describeTable(
  db: DatabaseOrTransaction,
  row: TableRow,
  { hasModel, language }: { hasModel: boolean; language: Language },
): Promise<ReviewTableDetail> {
  const columns = await listColumns(db, row.id);
  const [summary] = await describeTables(db, [row], hasModel);
  if (!summary) throw new Error('A review table was not described.');
  return {
    ...summary,
    columnList: columns.map((column) => describeColumn(column, hasModel, language)),
    counts: await countColumns(db, row.id, columns),
    progress: await describeTableProgress(db, row, { hasModel, language }),
  };
}

/** How many cells of each column stand how, in the order of the columns. */
export async function countColumns(
  db: DatabaseOrTransaction,
  tableId: string,
  columns: readonly ColumnRow[],
): Promise<ReviewColumnCounts[]> {
  const targets = targetsOf(columns, await findMajorities(db, tableId));
  const counted = await db
    .select({
      columnId: reviewCell.columnId,
      state: reviewCell.state,
      cells: sql<number>`count(*)::int`,
      checked: number(sql`${reviewCell.checkedAt} is not null`),
      deviating: number(deviates(targets)),
      disagreeing: number(sql`${reviewCell.disagrees}`),
    })
    .from(reviewCell)
    .where(eq(reviewCell.tableId, tableId))
    .groupBy(reviewCell.columnId, reviewCell.state);
  return columns.map(({ id }) => {
    const counts = { columnId: id, states: noStates(), checked: 0, deviating: 0, disagreeing: 0 };
    for (const row of counted) {
      if (row.columnId !== id) continue;
      counts.states[row.state] = row.cells;
      counts.checked += row.checked;
      counts.deviating += row.deviating;
      counts.disagreeing += row.disagreeing;
    }
    return counts;
  });
}

const noStates = () =>
  Object.fromEntries(STATES.map((state) => [state, 0])) as Record<ReviewCellState, number>;

/** Tables as a list shows them, counted by two statements. */
export async function describeTables(
  db: DatabaseOrTransaction,
  rows: readonly TableRow[],
  hasModel: boolean,
): Promise<ReviewTableSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const columns = await db.select().from(reviewColumn).where(inArray(reviewColumn.tableId, ids));
  const counted = await db
    .select({ tableId: reviewRow.tableId, rows: sql<number>`count(*)::int` })
    .from(reviewRow)
    .where(inArray(reviewRow.tableId, ids))
    .groupBy(reviewRow.tableId);
  const rowsOf = new Map(counted.map((one) => [one.tableId, one.rows]));
  const cellsOf = await countCells(db, ids, columns, hasModel);
  return rows.map((row) => ({
    tableId: row.id,
    title: row.title,
    state: row.state,
    rows: rowsOf.get(row.id) ?? 0,
    columns: columns.filter(({ tableId }) => tableId === row.id).length,
    cellsDone: cellsOf.get(row.id)?.done ?? 0,
    cellsTotal: cellsOf.get(row.id)?.total ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Cells that the program fills, by table. */
async function countCells(
  db: DatabaseOrTransaction,
  tableIds: readonly string[],
  columns: readonly ColumnRow[],
  hasModel: boolean,
) {
  const filled = columns.filter((column) => filledBy(column, hasModel) !== 'hand').map(({ id }) => id);
  const isFilled = sql`${reviewCell.columnId} = any(${sql.param(filled)}::text[])`;
  const counted = await db
    .select({
      tableId: reviewCell.tableId,
      total: sql<number>`count(*)::int`,
      done: number(sql`${reviewCell.state} not in ('waiting', 'working')`),
      failed: number(sql`${reviewCell.state} = 'failed'`),
    })
    .from(reviewCell)
    .where(and(inArray(reviewCell.tableId, [...tableIds]), isFilled))
    .groupBy(reviewCell.tableId);
  return new Map(counted.map((one) => [one.tableId, one]));
}

/** How far a table is, with its failure in the reader's language. */
export async function describeTableProgress(
  db: DatabaseOrTransaction,
  row: TableRow,
  { hasModel, language }: { hasModel: boolean; language: Language },
): Promise<ReviewTableProgress> {
  const cells = (await countCells(db, [row.id], await listColumns(db, row.id), hasModel)).get(row.id);
  return {
    state: row.state,
    cellsDone: cells?.done ?? 0,
    cellsTotal: cells?.total ?? 0,
    cellsFailed: cells?.failed ?? 0,
    errorMessage: row.errorCode && wordsOf(row.errorCode, language),
    revision: row.revision,
  };
}

const NOTICES: Record<Language, { byHand: string; byRule: string }> = {
  'zh-CN': {
    byHand: '没有配置模型：自己写的问题由人工填写',
    byRule: '没有配置模型：只用规则填写',
  },
  en: {
    byHand: 'No model is configured: questions in own words are filled by hand.',
    byRule: 'No model is configured: filled by rule alone.',
  },
};

function describeColumn(column: ColumnRow, hasModel: boolean, language: Language): ReviewTableColumn {
  const by = filledBy(column, hasModel);
  return {
    columnId: column.id,
    libraryKey: column.libraryKey,
    label: column.label,
    instruction: column.instruction,
    kind: column.kind,
    choices: column.choices,
    method: column.method,
    dependsOn: column.dependsOn,
    position: column.wished,
    notice: by === column.method ? null : by === 'hand' ? NOTICES[language].byHand : NOTICES[language].byRule,
  };
}

/** A stored failure in words. */
function wordsOf(code: string, language: Language): string {
  return toErrorAnswer(new AppError(code as ErrorCode), { language, requestId: '' }).body.errorMessage;
}
