import { type runDatasetRecipe as endpoint, RECIPE_ROWS } from '@mingfa/contract/dataset-recipe';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { TableCellValue } from '@mingfa/contract/table-query';
import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import type { Recipe, RecipeRow } from '@mingfa/tables/recipes/recipe';
import { findRecipe } from '@mingfa/tables/recipes/recipes';
import { ROW_COLUMN, unreadableTable } from '@mingfa/tables/sql/asked-tables';
import { quoteName, quoteText } from '@mingfa/tables/sql/sql-text';
import { readPublishedFigures } from '../../../engine/figures/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { type OpenTables, openTables, tableOf } from '../asking/open-tables.ts';
import type { DatasetContext } from '../dataset-context.ts';

/**
 * Works out a calculation of law over all rows of a table, with the published figures of this installation.
 * @throws AppError `not_found`, `dataset_not_ready`, `query_too_large` beyond {@link RECIPE_ROWS}
 */
export async function runDatasetRecipe(
  context: DatasetContext & RequestContext,
  { datasetId, recipeId, table: name, columns, settings }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const recipe = findRecipe(recipeId);
  if (!recipe) throw new AppError('not_found');
  const told = ({ zh, en }: Bilingual): string => (context.language === 'en' ? en : zh);
  const open = await openTables(context, datasetId);
  const labels = labelsOf(recipe, tableOf(open, name), columns);
  const missing = recipe.roles.filter((role) => role.required && !labels.has(role.name));
  if (missing.length > 0)
    return {
      status: 'needs',
      missing: missing.map((role) => ({ field: role.name, reason: told(CHOOSE) })),
    };
  const rows = await readRows(context, open, name, { labels, columns });
  const outcome = recipe.run(rows, settings, await readPublishedFigures(context));
  if (outcome.status === 'needs')
    return {
      status: 'needs',
      missing: outcome.missing.map(({ field, reason }) => ({ field, reason: told(reason) })),
    };
  return {
    status: 'result',
    columns: outcome.columns.map(({ label, kind, meaning }, at) => {
      return { name: `r${at + 1}`, label: told(label), kind, meaning, isFigure: kind === 'number' };
    }),
    lines: outcome.lines,
    totals: outcome.totals.map(({ label, value }) => ({ label: told(label), value })),
    basis: outcome.basis,
    notes: outcome.notes.map(told),
    leftOut: outcome.leftOut.map(({ row, reason }) => ({ row, reason: told(reason) })),
    rowsRead: rows.length,
  };
}

const CHOOSE: Bilingual = { zh: '请选定这一列', en: 'Choose this column' };

/** Which of the table's columns stands for each role, by label; one of another kind counts as not chosen. */
function labelsOf(
  { roles }: Recipe,
  { columns }: OpenTables['tables'][number],
  chosen: Readonly<Record<string, string>>,
): Map<string, string> {
  return new Map(
    roles.flatMap(({ name, kind }) => {
      const column = columns.find((one) => one.name === chosen[name]);
      const fits = column && (column.kind === kind || kind === 'text' || isDay(column.kind, kind));
      return fits ? [[name, column.label]] : [];
    }),
  );
}

/** A time has its day in it. */
const isDay = (kind: string, wanted: string): boolean => wanted === 'date' && kind === 'time';

/** Columns for roles: their labels, and their names by role. */
interface ChosenColumns {
  labels: ReadonlyMap<string, string>;
  columns: Readonly<Record<string, string>>;
}

async function readRows(
  context: DatasetContext & RequestContext,
  open: OpenTables,
  table: string,
  { labels, columns }: ChosenColumns,
): Promise<RecipeRow[]> {
  const roles = [...labels.keys()];
  const cells = [...labels.values()].map((label) => `, ${quoteName(label)}`).join('');
  const row = quoteName(ROW_COLUMN);
  const sql = `SELECT ${row}${cells} FROM ${quoteName(table)} ORDER BY ${row}`;
  const { tableEngine, signal } = context;
  const answer = await tableEngine.ask(open.key, { sql, rows: RECIPE_ROWS, isWritten: false }, signal);
  if (answer.totalRows > RECIPE_ROWS) throw new AppError('query_too_large');
  const unreadable = await readUnreadable(context, open, table, [...labels.keys()], columns);
  return answer.rows.map(([number, ...values]) => ({
    row: Number(number),
    unreadable: unreadable.get(Number(number)) ?? {},
    cells: Object.fromEntries(roles.map((role, at): [string, TableCellValue] => [role, values[at] ?? null])),
  }));
}

/** What cells of the chosen columns say that are not of their column's kind, by row and role. */
async function readUnreadable(
  { tableEngine, signal }: DatasetContext & RequestContext,
  { key }: OpenTables,
  table: string,
  roles: readonly string[],
  columns: Readonly<Record<string, string>>,
): Promise<Map<number, Record<string, string>>> {
  const names = roles.map((role) => quoteText(columns[role] ?? '')).join(', ');
  const sql = `SELECT ${quoteName(ROW_COLUMN)}, "column", "text" FROM ${quoteName(unreadableTable(table))} WHERE "column" IN (${names})`;
  const { rows } = await tableEngine.ask(key, { sql, rows: RECIPE_ROWS, isWritten: false }, signal);
  const byRow = new Map<number, Record<string, string>>();
  for (const [number, column, text] of rows) {
    const told = byRow.get(Number(number)) ?? {};
    for (const role of roles) if (columns[role] === column) told[role] = String(text ?? '');
    byRow.set(Number(number), told);
  }
  return byRow;
}
