import type { TableCellValue } from '@mingfa/contract/table-query';
import type { ColumnValues } from '@mingfa/tables/questions/find-values';
import { quoteName } from '@mingfa/tables/sql/sql-text';
import type { BuiltTable } from '../../../ports/table-engine.ts';
import type { DatasetContext } from '../dataset-context.ts';
import type { OpenTables } from './open-tables.ts';

/** Different cells of a column that a question may name, and how long they may be. */
const VALUES_MAX = 3000;
const VALUE_CHARACTERS = 60;
/** What is known of builds, by their names: it never changes. */
const known = new Map<string, Promise<ColumnValues[]>>();
const KNOWN_MAX = 20;

/** What the cells of the tables say, so that words of a question find them; of dates and numbers the least and the greatest. */
export function readValues(context: DatasetContext, open: OpenTables): Promise<ColumnValues[]> {
  const name = `${open.key.datasetId} ${open.key.build}`;
  const held = known.get(name);
  if (held) return held;
  const read = readAll(context, open);
  known.set(name, read);
  read.catch(() => known.delete(name));
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  return read;
}

async function readAll(
  { tableEngine }: DatasetContext,
  { key, tables }: OpenTables,
): Promise<ColumnValues[]> {
  // Whoever asked first may leave; others wait for the same.
  const { signal } = new AbortController();
  const all: ColumnValues[] = [];
  for (const table of tables) {
    const named = table.columns.filter(({ kind }) => kind !== 'yes_no');
    if (named.length === 0) continue;
    const question = { sql: valuesSql(table, named), rows: 30_000, isWritten: false };
    const { rows } = await tableEngine.ask(key, question, signal);
    for (const [place, { name }] of named.entries())
      all.push(
        valuesOf(
          rows.filter(([at]) => Number(at) === place),
          { table: table.name, column: name },
        ),
      );
  }
  return all;
}

/** Each different cell with how many rows there are of it at most, column by column. */
function valuesSql({ name }: BuiltTable, columns: BuiltTable['columns']): string {
  return columns
    .flatMap(({ label, kind }, place) => {
      const cell = quoteName(label);
      const said =
        kind === 'text'
          ? `SELECT ${place} AS place, value, times FROM (SELECT ${cell} AS value, count(*) AS times FROM ${name} WHERE length(${cell}) <= ${VALUE_CHARACTERS} GROUP BY 1 ORDER BY times DESC, value LIMIT ${VALUES_MAX})`
          : `SELECT ${place} AS place, unnest([min(${cell}), max(${cell})])::${kind === 'number' ? '' : 'DATE::'}VARCHAR AS value, 2 AS times FROM ${name}`;
      // A row without a value: some cell of the column says nothing.
      return [
        said,
        `SELECT ${place} AS place, NULL AS value, 1 AS times WHERE EXISTS (SELECT 1 FROM ${name} WHERE ${cell} IS NULL)`,
      ];
    })
    .join(' UNION ALL ');
}

function valuesOf(rows: readonly TableCellValue[][], of: ColumnValues['of']): ColumnValues {
  const said = rows.filter(([, value]) => typeof value === 'string');
  return {
    of,
    values: said.map(([, value]) => String(value)),
    isUnique: said.length > 0 && said.every(([, , times]) => Number(times) === 1),
    hasEmpty: said.length < rows.length,
  };
}
