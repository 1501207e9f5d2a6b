import type { ErrorCode } from '@mingfa/contract/errors';
import { eq } from 'drizzle-orm';
import { reviewCell } from '../../../db/schema/review-table.ts';
import { readStoredParts } from '../../../engine/documents/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ResolvedModel } from '../../../ports/model.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { byModel, byRule, filledBy } from '../columns/filled-by.ts';
import { FINAL } from '../model/ask-document.ts';
import { askInOrder } from '../model/ask-in-order.ts';
import type { ColumnRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import type { ColumnsRead } from '../thread/column-jobs.ts';
import { runColumnsThread } from '../thread/run-columns-thread.ts';
import type { WaitingRow } from './next-rows.ts';
import type { TableJob } from './queue-table.ts';
import { type FilledCell, writeCells } from './write-cells.ts';

/** Failures in a row after which no further document is shown to a model. */
const FAILURES_MAX = 2;

/** What one run knows while it goes through the rows. */
export interface TableRun {
  job: TableJob;
  columns: readonly ColumnRow[];
  models: readonly ResolvedModel[];
  failures: number;
  /** Why no model is asked any more. */
  modelDown: ErrorCode | null;
}

type Read = ColumnsRead | { documentId: string; failure: ErrorCode };

/** Fills the waiting cells of some rows: those by rule together, then those of a model, document by document. */
export async function fillRows(
  context: ReviewTableContext,
  run: TableRun,
  rows: readonly WaitingRow[],
  signal: AbortSignal,
): Promise<void> {
  const unread = rows.filter(({ state }) => state !== 'ready');
  const ready = rows.filter(({ state }) => state === 'ready');
  const read = new Map((await readRows(context, run, ready, signal)).map((one) => [one.documentId, one]));
  const cells: FilledCell[] = unread.flatMap(({ rowId, columnIds, errorCode }) =>
    columnIds.map((columnId) => ({
      ...{ rowId, columnId },
      failed: { state: 'not_read' as const, code: errorCode ?? 'file_not_ready' },
    })),
  );
  for (const row of ready) cells.push(...ruleCells(run, row, read.get(row.documentId)));
  signal.throwIfAborted();
  await writeCells(context, run.job, cells, {
    rows: [
      ...unread.map(({ rowId }) => ({ rowId, isWhole: false })),
      ...ready.map(({ rowId, isWhole }) => ({ rowId, isWhole })),
    ],
  });
  for (const row of ready) {
    const one = read.get(row.documentId);
    if (one && 'answers' in one) await fillByModel(context, run, row, one, signal);
  }
}

/** Columns of a row that wait, and who fills them. */
function waitingColumns(
  run: TableRun,
  row: WaitingRow,
): { column: ColumnRow; by: ReturnType<typeof filledBy> }[] {
  return run.columns
    .filter(({ id }) => row.columnIds.includes(id))
    .map((column) => ({ column, by: filledBy(column, run.models.length > 0) }));
}

/** Cells that need no model, and all of a document that could not be worked on. */
function ruleCells(run: TableRun, row: WaitingRow, read: Read | undefined): FilledCell[] {
  return waitingColumns(run, row).flatMap(({ column, by }): FilledCell[] => {
    const cell = { rowId: row.rowId, columnId: column.id };
    if (!read || 'failure' in read)
      return [{ ...cell, failed: { state: 'failed', code: read?.failure ?? 'internal' } }];
    if (by !== 'rule') return [];
    const rule = read.answers[column.libraryKey ?? ''] ?? null;
    return [
      rule ? { ...cell, rule, model: null } : { ...cell, failed: { state: 'failed', code: 'internal' } },
    ];
  });
}

/** Reads documents in one thread; where that breaks, each in one of its own, so that one keeps no other back. */
async function readRows(
  context: ReviewTableContext,
  run: TableRun,
  rows: readonly WaitingRow[],
  signal: AbortSignal,
): Promise<Read[]> {
  if (rows.length === 0) return [];
  const documents = [];
  for (const row of rows) {
    const waiting = waitingColumns(run, row);
    documents.push({
      documentId: row.documentId,
      parts: await readStoredParts(context, row.documentId),
      isWhole: row.isWhole,
      keys: waiting.flatMap(({ column, by }) => (byRule(by) && column.libraryKey ? [column.libraryKey] : [])),
      withLines: waiting.some(({ by }) => byModel(by)),
    });
  }
  const job = { program: context.columnLibrary.program.href, asOf: todayInChina(context.clock) };
  try {
    return await runColumnsThread({ ...job, documents }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (rows.length > 1) {
      const alone: Read[] = [];
      for (const row of rows) alone.push(...(await readRows(context, run, [row], signal)));
      return alone;
    }
    if (!(error instanceof AppError))
      context.logger.error({ tableId: run.job.tableId }, 'columns were not read');
    const failure = error instanceof AppError ? error.code : 'internal';
    return rows.map(({ documentId }) => ({ documentId, failure }));
  }
}

async function fillByModel(
  context: ReviewTableContext,
  run: TableRun,
  row: WaitingRow,
  read: ColumnsRead,
  signal: AbortSignal,
): Promise<void> {
  const waiting = waitingColumns(run, row).filter(({ by }) => byModel(by));
  if (waiting.length === 0) return;
  const asked = waiting.map(({ column }) => column);
  run.modelDown ??= await context.takeQuestion(run.job.tableId);
  const told =
    run.modelDown === null
      ? await askInOrder(
          context,
          run.models,
          asked,
          { ...read, isWhole: row.isWhole },
          await knownWords(context, run, row.rowId),
          signal,
        )
      : { answers: new Map<string, never>(), failure: run.modelDown, model: null };
  signal.throwIfAborted();
  run.failures = told.failure === null ? 0 : run.failures + 1;
  if (told.failure !== null && (FINAL.includes(told.failure) || run.failures >= FAILURES_MAX))
    run.modelDown = told.failure;
  const cells = waiting.map(({ column, by }): FilledCell => {
    const cell = { rowId: row.rowId, columnId: column.id };
    const model = told.answers.get(column.id) ?? null;
    const rule = (byRule(by) && read.answers[column.libraryKey ?? '']) || null;
    if (model || rule) return { ...cell, rule, model };
    return { ...cell, failed: { state: 'failed', code: told.failure ?? 'model_malformed' } };
  });
  await writeCells(context, run.job, cells, { model: told.model });
}

/** What is known of a row's other columns. */
async function knownWords(context: ReviewTableContext, run: TableRun, rowId: string) {
  const cells = await context.db
    .select({ columnId: reviewCell.columnId, words: reviewCell.words })
    .from(reviewCell)
    .where(eq(reviewCell.rowId, rowId));
  return new Map(
    cells.map(({ columnId, words }) => [
      columnId,
      { label: run.columns.find(({ id }) => id === columnId)?.label ?? '', words: words || '—' },
    ]),
  );
}
