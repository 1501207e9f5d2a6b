import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { REVIEW_CELL_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewColumnCounts } from '@mingfa/contract/review-table';
import type * as contract from '@mingfa/contract/review-table-result';
import type { ReviewMemoColumn } from '@mingfa/contract/review-table-result';
import type { Language } from '@mingfa/contract/values';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { document } from '../../../db/schema/document.ts';
import { reviewCell, reviewRow } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { deviates, findMajorities, type Majority, targetsOf } from '../cells/deviations.ts';
import { countColumns } from '../describe-table.ts';
import { type ColumnRow, listColumns, ownTable, type TableRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { MEMO_WORDS } from './memo-words.ts';

/** Rows named under a column. */
const NAMED = 20;
type Memo = EndpointOutput<typeof contract.getReviewMemo>;

/** A memo of what the table shows, counted column by column. @throws AppError `not_found` */
export async function getReviewMemo(
  { db, caller, language }: ReviewTableContext & RequestContext,
  { tableId }: { tableId: string },
): Promise<Memo> {
  return writeMemo(db, await ownTable(db, caller, tableId), language);
}

/** The memo of a table in a language. */
export async function writeMemo(
  db: DatabaseOrTransaction,
  table: TableRow,
  language: Language,
): Promise<Memo> {
  const words = MEMO_WORDS[language];
  const columns = await listColumns(db, table.id);
  const majorities = await findMajorities(db, table.id);
  const counts = await countColumns(db, table.id, columns);
  const deviations = await listDeviations(db, table.id, columns, majorities, language);
  const rows = await db.$count(reviewRow, eq(reviewRow.tableId, table.id));
  const notWhole = await db
    .select({ rowId: reviewRow.id, name: document.name })
    .from(reviewRow)
    .innerJoin(document, eq(document.id, reviewRow.documentId))
    .where(
      and(
        eq(reviewRow.tableId, table.id),
        or(eq(reviewRow.isWhole, false), sql`${document.state} in ('failed', 'cancelled')`),
      ),
    )
    .orderBy(asc(reviewRow.position));
  const sum = (of: (one: ReviewColumnCounts) => number) => counts.reduce((all, one) => all + of(one), 0);
  const waiting = sum(({ states }) => states.waiting);
  const disagreeing = sum((one) => one.disagreeing);
  return {
    title: table.title,
    rows,
    notWhole: notWhole.map((row) => ({ ...row, message: words.states.not_read })),
    sentences: [
      words.size(rows, columns.length),
      ...(notWhole.length > 0 ? [words.unread(notWhole.length)] : []),
      ...(waiting > 0 ? [words.waiting(waiting)] : []),
      words.checked(
        sum((one) => one.checked),
        rows * columns.length,
      ),
      ...(disagreeing > 0 ? [words.disagreeing(disagreeing)] : []),
    ],
    columns: columns.map((column, index) => {
      const most = majorities.find(({ columnId }) => columnId === column.id);
      const majority = most
        ? { text: most.says === '' ? words.states.not_agreed : most.words, rows: most.rows }
        : null;
      const of = {
        ...{ columnId: column.id, label: column.label, majority, position: column.wished },
        counts: counts[index] as ReviewColumnCounts,
        deviations: deviations.get(column.id) ?? [],
      };
      return { ...of, sentences: sentencesOf(of, language) };
    }),
  };
}

function sentencesOf(
  { counts, majority, position }: Omit<ReviewMemoColumn, 'sentences'>,
  language: Language,
): string[] {
  const words = MEMO_WORDS[language];
  const held = position !== null || majority !== null;
  return [
    answered(counts.states, language),
    ...(position === null ? [] : [words.wished(position)]),
    ...(majority ? [words.most(majority.text, majority.rows)] : []),
    ...(held ? [counts.deviating > 0 ? words.deviating(counts.deviating) : words.none] : []),
    ...(counts.disagreeing > 0 ? [words.disagreeing(counts.disagreeing)] : []),
  ];
}

const SAID = ['found', 'not_agreed', 'not_found', 'not_read', 'failed'] as const;

/** How many cells stand how; what there is none of is told but for failures. */
function answered(states: ReviewColumnCounts['states'], language: Language): string {
  const labels = REVIEW_CELL_STATE_LABELS[language];
  const parts = SAID.filter((state) => state !== 'failed' || states[state] > 0).map(
    (state) => `${labels[state]} ${states[state]}`,
  );
  return language === 'en' ? `${parts.join(', ')}.` : `${parts.join('，')}。`;
}

/** The first rows of each column that differ, by one statement. */
async function listDeviations(
  db: DatabaseOrTransaction,
  tableId: string,
  columns: readonly ColumnRow[],
  majorities: readonly Majority[],
  language: Language,
): Promise<Map<string, ReviewMemoColumn['deviations']>> {
  const targets = targetsOf(columns, majorities);
  const place = sql<number>`row_number() over (partition by ${reviewCell.columnId} order by ${reviewRow.position})`;
  const ranked = db.$with('ranked').as(
    db
      .select({
        columnId: reviewCell.columnId,
        rowId: reviewCell.rowId,
        state: reviewCell.state,
        words: reviewCell.words,
        name: document.name,
        place: place.as('place'),
      })
      .from(reviewCell)
      .innerJoin(reviewRow, eq(reviewRow.id, reviewCell.rowId))
      .innerJoin(document, eq(document.id, reviewRow.documentId))
      .where(and(eq(reviewCell.tableId, tableId), deviates(targets))),
  );
  const rows = await db.with(ranked).select().from(ranked).where(sql`${ranked.place} <= ${NAMED}`);
  const found = new Map<string, ReviewMemoColumn['deviations']>();
  for (const { columnId, rowId, state, words, name } of rows.sort((one, other) => one.place - other.place)) {
    const kind = targets.find((target) => target.columnId === columnId)?.kind ?? 'majority';
    const text = state === 'found' ? words : MEMO_WORDS[language].states[state];
    found.set(columnId, [...(found.get(columnId) ?? []), { rowId, name, text, kind }]);
  }
  return found;
}
