import { and, asc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import { document, documentPart } from '../../../db/schema/document.ts';
import { reviewCell, reviewRow } from '../../../db/schema/review-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';

/** Rows read at once, and characters of their documents. */
const ROWS = 16;
const CHARACTERS = 1_500_000;
const UNFINISHED = ['waiting', 'working'] as const;

/** A row with cells that wait. */
export interface WaitingRow {
  rowId: string;
  documentId: string;
  state: typeof document.$inferSelect.state;
  errorCode: string | null;
  isWhole: boolean;
  /** Columns whose cells wait. */
  columnIds: string[];
}

const waits = (columnIds: readonly string[]) =>
  and(
    eq(reviewCell.rowId, reviewRow.id),
    eq(reviewCell.state, 'waiting'),
    sql`${reviewCell.columnId} = any(${sql.param(columnIds)}::text[])`,
  );

/** The next rows with cells that wait in these columns, whose documents are not still on their way. */
export async function nextRows(
  { db }: Pick<ReviewTableContext, 'db'>,
  tableId: string,
  columnIds: readonly string[],
): Promise<WaitingRow[]> {
  const rows = await db
    .select({
      rowId: reviewRow.id,
      documentId: reviewRow.documentId,
      state: document.state,
      errorCode: document.errorCode,
      characters: document.characters,
      // A page nobody could read, or nothing at all, is told from one that says nothing.
      isWhole: sql<boolean>`${document.characters} > 0 and not exists (select 1 from ${documentPart} where ${documentPart.documentId} = ${document.id} and ${documentPart.source} = 'none')`,
      columnIds: sql<
        string[]
      >`array(select ${reviewCell.columnId} from ${reviewCell} where ${waits(columnIds)})`,
    })
    .from(reviewRow)
    .innerJoin(document, eq(document.id, reviewRow.documentId))
    .where(
      and(
        eq(reviewRow.tableId, tableId),
        notInArray(document.state, [...UNFINISHED]),
        exists(db.select({ one: sql`1` }).from(reviewCell).where(waits(columnIds))),
      ),
    )
    .orderBy(asc(reviewRow.position), asc(reviewRow.id))
    .limit(ROWS);
  let room = CHARACTERS;
  const taken: WaitingRow[] = [];
  for (const { characters, ...row } of rows) {
    room -= characters;
    if (room < 0 && taken.length > 0) break;
    taken.push(row);
  }
  return taken;
}

/** Whether cells wait for documents that are still being read. */
export async function waitsForDocuments(
  { db }: Pick<ReviewTableContext, 'db'>,
  tableId: string,
  columnIds: readonly string[],
): Promise<boolean> {
  const [row] = await db
    .select({ id: reviewRow.id })
    .from(reviewRow)
    .innerJoin(document, eq(document.id, reviewRow.documentId))
    .where(
      and(
        eq(reviewRow.tableId, tableId),
        inArray(document.state, [...UNFINISHED]),
        exists(db.select({ one: sql`1` }).from(reviewCell).where(waits(columnIds))),
      ),
    )
    .limit(1);
  return row !== undefined;
}
