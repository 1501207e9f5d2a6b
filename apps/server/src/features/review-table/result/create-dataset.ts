import type { ReviewCell, ReviewColumnKind, ReviewRow } from '@mingfa/contract/review-cell';
import type { Sheet, WorkbookCell } from '@mingfa/files/sheets/write-workbook';
import { storeOriginal } from '../../../engine/ingestion/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { createDatasetFromFile, writeSheets } from '../../dataset/index.ts';
import { type ColumnRow, ownTable } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import { figureOf } from './cell-words.ts';
import { MEMO_WORDS, type MemoWords } from './memo-words.ts';
import { readWholeTable } from './read-whole-table.ts';

/**
 * Makes a dataset of a table: a row for each document, figures as figures, days as days. In which way a cell says nothing is
 * said in its place, or beside figures and days in a column of its own, as units of figures are.
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
    ...dataSheet(columns, rows, words),
  };
  const stored = await storeOriginal(context, Buffer.from(await writeSheets([sheet], clock.now(), signal)));
  const named = title || table.title;
  const made = await createDatasetFromFile(context, {
    ...{ title: named, origin: 'review', documentId: null },
    file: { name: `${named}.xlsx`, ...stored },
  });
  return { datasetId: made.datasetId };
}

/** Columns whose cells are figures or days: words among them could not be read. */
const EXACT_KINDS: readonly ReviewColumnKind[] = ['date', 'money', 'number'];

function dataSheet(
  columns: readonly ColumnRow[],
  rows: readonly ReviewRow[],
  words: MemoWords,
): Pick<Sheet, 'columns' | 'rows'> {
  const written = columns.flatMap(({ id, label, kind }): { head: string; cells: WorkbookCell[] }[] => {
    const cells = rows.map((row) => row.cells.find(({ columnId }) => columnId === id));
    const isExact = EXACT_KINDS.includes(kind);
    const states = cells.map((cell) => (cell ? words.states[cell.state] : ''));
    const isSilent = cells.some((cell) => cell?.state !== 'found');
    const units = cells.map(unitOf);
    const values = cells.map(
      (cell, at): WorkbookCell => (isExact || cell?.state === 'found' ? dataOf(cell) : (states[at] ?? '')),
    );
    return [
      { head: label, cells: values },
      ...(hasUnits(cells, units) ? [{ head: words.beside(label, words.columns.unit), cells: units }] : []),
      ...(isExact && isSilent ? [{ head: words.beside(label, words.columns.state), cells: states }] : []),
    ];
  });
  return {
    columns: [words.columns.file, ...written.map(({ head }) => head)],
    rows: rows.map(({ name }, at) => [name, ...written.map(({ cells }) => cells[at] ?? '')]),
  };
}

/** What a figure counts: of money its currency; empty for what is no figure. */
function unitOf(cell: ReviewCell | undefined): string {
  const answer = cell?.state === 'found' ? cell.answer : null;
  if (!answer?.value || figureOf(answer) === null) return '';
  const { value } = answer;
  return value.kind === 'money' ? value.currency : value.kind === 'number' ? value.unit : '';
}

/** Money in one currency needs no column for it. */
function hasUnits(cells: readonly (ReviewCell | undefined)[], units: readonly string[]): boolean {
  const isCounted = cells.some((cell, at) => cell?.answer?.value?.kind === 'number' && units[at] !== '');
  return isCounted || new Set(units.filter((unit) => unit !== '')).size > 1;
}

/** A value as data has it. Which currency or unit, its words say: a column of one kind alone is a column of figures. */
function dataOf(cell: ReviewCell | undefined): WorkbookCell {
  const answer = cell?.state === 'found' ? cell.answer : null;
  if (!answer?.value) return '';
  const { value, parts = [] } = answer;
  if (value.kind === 'date' && parts.length <= 1) return value.date;
  return figureOf(answer) ?? value.text;
}
