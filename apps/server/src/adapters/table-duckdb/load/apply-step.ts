import type { TableColumn, TableStep } from '@mingfa/contract/dataset-table';
import { quoteText } from '@mingfa/tables/sql/sql-text';
import { TableFailure } from '../table-failure.ts';
import type { Loader } from './open-loader.ts';
import { typeColumns } from './type-columns.ts';

/** A table on its way: its texts in `stage`, what its columns will be, and those that are calculated at the end. */
export interface StagedTable {
  stage: string;
  columns: TableColumn[];
  calculated: { column: TableColumn; formula: string }[];
}

type Step<Kind extends TableStep['kind']> = Extract<TableStep, { kind: Kind }>;

const problem = (chinese: string, english: string): TableFailure =>
  new TableFailure('step_refused', { problem: { 'zh-CN': chinese, en: english } });

/**
 * Does one step. What changes cells changes them as they are written; what they are is read once all steps are done.
 * @returns rows or cells it touched
 * @throws TableFailure `step_refused`
 */
export async function applyStep(loader: Loader, table: StagedTable, step: TableStep): Promise<number> {
  switch (step.kind) {
    case 'rename':
      requireFreeLabel(table, step.label, step.column);
      replaceColumn(table, step.column, (column) => ({ ...column, label: step.label }));
      return 1;
    case 'retype':
      writtenColumn(table, step.column);
      replaceColumn(table, step.column, ({ name, label }) => ({ ...step.to, name, label, isSkipped: false }));
      return 1;
    case 'drop_column':
      return dropColumn(table, step.column);
    case 'trim': {
      const { name } = writtenColumn(table, step.column);
      const trimmed = `nullif(trim(${name}, ${quoteText(' \t\n\u3000\u00a0')}), '')`;
      return rewriteCells(loader, table, name, trimmed);
    }
    case 'replace':
      return replaceInCells(loader, table, step);
    case 'fill_down': {
      const { name } = writtenColumn(table, step.column);
      return rewriteCells(loader, table, name, `last_value(${name} IGNORE NULLS) OVER (ORDER BY _n)`);
    }
    case 'drop_duplicates':
      return dropDuplicates(loader, table, step);
    case 'drop_rows':
      return deleteRows(loader, table, `_n IN (${step.rows.join(', ')})`);
    case 'set_cell':
      return setCell(loader, table, step);
    case 'calculate':
      requireFreeLabel(table, step.label, null);
      table.calculated.push({
        column: {
          ...{ name: `k${table.calculated.length + 1}`, label: step.label, kind: step.as, meaning: 'plain' },
          ...{
            number: step.as === 'number' ? { factor: '1', unit: '' } : null,
            dateOrder: null,
            isSkipped: false,
          },
        },
        formula: step.formula,
      });
      return countRows(loader, table);
  }
}

/** A column that a file wrote. @throws TableFailure for one that is calculated, or not there */
function writtenColumn(table: StagedTable, name: string): TableColumn {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column) return column;
  if (table.calculated.some((candidate) => candidate.column.name === name))
    throw problem('计算列不能这样改，请改它的公式', 'a calculated column is changed by its formula');
  throw problem('没有这一列', 'there is no such column');
}

function replaceColumn(table: StagedTable, name: string, change: (column: TableColumn) => TableColumn): void {
  const calculated = table.calculated.find(({ column }) => column.name === name);
  if (calculated) {
    calculated.column = change(calculated.column);
    return;
  }
  const column = writtenColumn(table, name);
  table.columns.splice(table.columns.indexOf(column), 1, change(column));
}

function requireFreeLabel(table: StagedTable, label: string, self: string | null): void {
  const all = [...table.columns, ...table.calculated.map(({ column }) => column)];
  const isTaken = all.some(
    (column) => column.name !== self && column.label.toLowerCase() === label.toLowerCase(),
  );
  if (isTaken || label.toLowerCase() === '_row')
    throw problem(`已有名为“${label}”的列`, `there is a column “${label}” already`);
}

function dropColumn(table: StagedTable, name: string): number {
  const at = table.calculated.findIndex(({ column }) => column.name === name);
  if (at >= 0) table.calculated.splice(at, 1);
  else {
    const column = writtenColumn(table, name);
    if (table.columns.length === 1) throw problem('至少要留下一列', 'at least one column has to stay');
    table.columns.splice(table.columns.indexOf(column), 1);
  }
  return 1;
}

async function rewriteCells(
  loader: Loader,
  { stage }: StagedTable,
  name: string,
  expression: string,
): Promise<number> {
  const touched = await count(
    loader,
    `SELECT count(*) FROM (SELECT ${name} AS before, ${expression} AS after FROM ${stage}) WHERE before IS DISTINCT FROM after`,
  );
  if (touched > 0)
    await loader.run(
      `CREATE OR REPLACE TABLE ${stage} AS SELECT * REPLACE (${expression} AS ${name}) FROM ${stage} ORDER BY _n`,
    );
  return touched;
}

function replaceInCells(
  loader: Loader,
  table: StagedTable,
  { column, find, by, whole }: Step<'replace'>,
): Promise<number> {
  const { name } = writtenColumn(table, column);
  const [found, replacement] = [quoteText(find), quoteText(by)];
  const changed = whole
    ? `CASE WHEN ${name} = ${found} THEN ${replacement} ELSE ${name} END`
    : `replace(${name}, ${found}, ${replacement})`;
  return rewriteCells(loader, table, name, `nullif(${changed}, '')`);
}

async function dropDuplicates(
  loader: Loader,
  table: StagedTable,
  { columns }: Step<'drop_duplicates'>,
): Promise<number> {
  const asked = (columns.length === 0 ? table.columns.map(({ name }) => name) : columns).map((name) =>
    writtenColumn(table, name),
  );
  // As the profile counts them: 2024/3/1 and 2024-03-01 say the same day; what cannot be read is as it is written.
  const typed = await typeColumns(loader, table.stage, asked);
  const same = typed.flatMap(({ column: { name }, expression, read }) =>
    read === null
      ? [expression]
      : [
          expression,
          `CASE WHEN s.${name} IN (SELECT text FROM ${read} WHERE is_unreadable) THEN s.${name} END`,
        ],
  );
  const beside = typed.flatMap(({ values }) => (values ? [`POSITIONAL JOIN ${values}`] : [])).join(' ');
  await loader.run(
    `CREATE OR REPLACE TABLE raw.said_again AS SELECT _n FROM (SELECT s._n AS _n, row_number() OVER (PARTITION BY ${same.join(', ')} ORDER BY s._n) AS nth FROM ${table.stage} s ${beside}) WHERE nth > 1`,
  );
  const touched = await deleteRows(loader, table, '_n IN (SELECT _n FROM raw.said_again)');
  const helpers = typed.flatMap(({ read, values }) => [read, values].filter((one) => one !== null));
  for (const helper of ['raw.said_again', ...helpers]) await loader.run(`DROP TABLE ${helper}`);
  return touched;
}

async function deleteRows(loader: Loader, { stage }: StagedTable, condition: string): Promise<number> {
  const touched = await count(loader, `SELECT count(*) FROM ${stage} WHERE ${condition}`);
  if (touched > 0) await loader.run(`DELETE FROM ${stage} WHERE ${condition}`);
  return touched;
}

async function setCell(
  loader: Loader,
  table: StagedTable,
  { row, column, value }: Step<'set_cell'>,
): Promise<number> {
  const { name } = writtenColumn(table, column);
  const touched = await count(loader, `SELECT count(*) FROM ${table.stage} WHERE _n = ${row}`);
  if (touched === 0) throw problem(`没有第 ${row} 行`, `there is no row ${row}`);
  await loader.run(
    `UPDATE ${table.stage} SET ${name} = ${value === '' ? 'NULL' : quoteText(value)} WHERE _n = ${row}`,
  );
  return 1;
}

const countRows = (loader: Loader, { stage }: StagedTable): Promise<number> =>
  count(loader, `SELECT count(*) FROM ${stage}`);

async function count(loader: Loader, sql: string): Promise<number> {
  return Number((await loader.rows(sql))[0]?.[0] ?? 0);
}
