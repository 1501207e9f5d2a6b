import type { ReviewCell } from '@mingfa/contract/review-cell';
import type { WorkbookCell } from '@mingfa/files/sheets/write-workbook';
import { storeOriginal } from '../../../engine/ingestion/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { createDatasetFromFile, writeSheets } from '../../dataset/index.ts';
import { ownTable } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { figureOf } from './cell-words.ts';
import { MEMO_WORDS } from './memo-words.ts';
import { readWholeTable } from './read-whole-table.ts';

/**
 * Makes a dataset of a table: a row for each document, figures as figures, days as days, and nothing where a cell says nothing.
 * @throws AppError `not_found`, `dataset_no_tables`, `storage_exceeded`, `limit_reached`, `store_unavailable`
 */
export async function createDatasetFromReviewTable(
  context: ReviewTableContext & MakingContext,
  { tableId, title }: { tableId: string; title: string },
): Promise<{ datasetId: string }> {
  const { db, caller, language, clock, signal } = context;
  const table = await ownTable(db, caller, tableId);
  const { columns, rows } = await readWholeTable(context, table, language);
  if (rows.length === 0 || columns.length === 0) throw new AppError('dataset_no_tables');
  const words = MEMO_WORDS[language];
  const sheet = {
    name: words.sheets.table,
    columns: [words.columns.file, ...columns.map(({ label }) => label)],
    rows: rows.map(({ name, cells }): WorkbookCell[] => [
      name,
      ...columns.map(({ id }) => dataOf(cells.find(({ columnId }) => columnId === id))),
    ]),
  };
  const stored = await storeOriginal(context, Buffer.from(await writeSheets([sheet], clock.now(), signal)));
  const named = title || table.title;
  const made = await createDatasetFromFile(context, {
    ...{ title: named, origin: 'review', documentId: null },
    file: { name: `${named}.xlsx`, ...stored },
  });
  return { datasetId: made.datasetId };
}

/** A value as data has it. Which currency or unit, its words say: a column of one kind alone is a column of figures. */
function dataOf(cell: ReviewCell | undefined): WorkbookCell {
  const value = cell?.state === 'found' ? cell.answer?.value : null;
  if (!value) return '';
  if (value.kind === 'date') return value.date;
  return figureOf(value) ?? value.text;
}
