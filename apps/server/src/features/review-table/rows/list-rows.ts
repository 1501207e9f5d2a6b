import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { ReviewRow } from '@mingfa/contract/review-cell';
import type * as contract from '@mingfa/contract/review-table-content';
import type { Language } from '@mingfa/contract/values';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { document } from '../../../db/schema/document.ts';
import { reviewCell, reviewRow } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeCells, messageOf } from '../cells/describe-cells.ts';
import { findMajorities, type Target, targetsOf } from '../cells/deviations.ts';
import { type CellRow, listColumns, ownTable, type TableRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { rowFilter, rowOrder } from './row-filters.ts';

/** A window of the rows with all their cells, filtered and sorted. @throws AppError `not_found` */
export async function listReviewRows(
  context: ReviewTableContext & RequestContext,
  { tableId, offset, limit, q, filters, sort }: EndpointInput<typeof contract.listReviewRows>,
): Promise<EndpointOutput<typeof contract.listReviewRows>> {
  const { db, language } = context;
  const table = await ownTable(db, context.caller, tableId);
  const targets = await targetsIn(db, tableId);
  const condition = and(
    eq(reviewRow.tableId, tableId),
    q === '' ? undefined : sql`position(lower(${q}) in lower(${document.name})) > 0`,
    ...filters.map((filter) => rowFilter(db, filter, targets)),
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reviewRow)
    .innerJoin(document, eq(document.id, reviewRow.documentId))
    .where(condition);
  const rows = await selectRows(db)
    .where(condition)
    .orderBy(...rowOrder(sort))
    .limit(limit)
    .offset(offset);
  return {
    rows: await describeRows(db, table, rows, { targets, language }),
    total: counted?.total ?? 0,
    revision: table.revision,
  };
}

/** What the cells of a table are held against. */
export async function targetsIn(db: DatabaseOrTransaction, tableId: string): Promise<Target[]> {
  return targetsOf(await listColumns(db, tableId), await findMajorities(db, tableId));
}

/** Rows with what is shown of their documents. */
export const selectRows = (db: DatabaseOrTransaction) =>
  db
    .select({
      rowId: reviewRow.id,
      documentId: reviewRow.documentId,
      isWhole: reviewRow.isWhole,
      name: document.name,
      origin: document.origin,
      state: document.state,
      errorCode: document.errorCode,
      errorValues: document.errorValues,
    })
    .from(reviewRow)
    .innerJoin(document, eq(document.id, reviewRow.documentId));
type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Rows with all their cells, read by one statement. */
export async function describeRows(
  db: DatabaseOrTransaction,
  table: TableRow,
  rows: readonly SelectedRow[],
  { targets, language }: { targets: readonly Target[]; language: Language },
): Promise<ReviewRow[]> {
  const cells =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(reviewCell)
          .where(
            inArray(
              reviewCell.rowId,
              rows.map(({ rowId }) => rowId),
            ),
          );
  const cellsOf = new Map<string, CellRow[]>(rows.map(({ rowId }) => [rowId, []]));
  for (const cell of cells) cellsOf.get(cell.rowId)?.push(cell);
  const checkedBy = await nameOf(db, table.ownerId);
  return rows.map(({ rowId, documentId, isWhole, name, origin, ...read }) => ({
    ...{ rowId, documentId, name },
    source: origin === 'recording' ? ('recording' as const) : ('file' as const),
    isWhole: isWhole ?? read.state === 'ready',
    message: isWhole === false || read.state !== 'ready' ? whyNotWhole(read, language) : null,
    cells: describeCells(cellsOf.get(rowId) ?? [], { checkedBy, targets, language }),
  }));
}

/** What whoever checks the cells of a table is called: nobody but its owner does. */
export async function nameOf(db: DatabaseOrTransaction, userId: string): Promise<string> {
  const [row] = await db.select({ nickname: user.nickname }).from(user).where(eq(user.id, userId));
  return row?.nickname ?? '';
}

const NOT_WHOLE: Record<Language, { coming: string; partly: string }> = {
  'zh-CN': { coming: '文件还在读取', partly: '文件没有全部读完：有的页读不出文字' },
  en: {
    coming: 'The file is still being read.',
    partly: 'The file was not read wholly: some pages have no readable text.',
  },
};

function whyNotWhole(
  { state, errorCode, errorValues }: Pick<SelectedRow, 'state' | 'errorCode' | 'errorValues'>,
  language: Language,
): string {
  if (state === 'ready') return NOT_WHOLE[language].partly;
  if (state === 'waiting' || state === 'working') return NOT_WHOLE[language].coming;
  return messageOf(errorCode ?? 'file_not_ready', language, errorValues);
}
