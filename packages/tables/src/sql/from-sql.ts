import type { TableQuery } from '@mingfa/contract/table-query';
import { type AskedTable, columnOf } from './asked-tables.ts';
import { type ColumnWriter, columnSql, tableSql } from './column-sql.ts';
import { filterSql } from './filter-sql.ts';
import { QueryProblem } from './query-problem.ts';

/** How columns of this query are written. */
export function columnWriterOf(tables: readonly AskedTable[], query: TableQuery): ColumnWriter {
  const asked = [query.from, ...query.joins.map(({ right }) => right.table)];
  if (new Set(asked).size !== asked.length) throw new QueryProblem('wrong_place', asked.join());
  for (const name of asked)
    if (!tables.some((table) => table.name === name)) throw new QueryProblem('unknown_table', name);
  return { tables: tables.filter(({ name }) => asked.includes(name)), isJoined: query.joins.length > 0 };
}

/** `FROM … JOIN …`, a line each. Columns of different kinds are compared as texts. */
export function fromSql(writer: ColumnWriter, { from, joins }: TableQuery): string[] {
  return [
    `FROM ${tableSql(from)}`,
    ...joins.map(({ left, right, kind }) => {
      const isSame = columnOf(writer.tables, left).kind === columnOf(writer.tables, right).kind;
      const [one, other] = [columnSql(writer, left), columnSql(writer, right)].map((name) =>
        isSame ? name : `CAST(${name} AS VARCHAR)`,
      );
      return `${kind === 'left' ? 'LEFT' : 'INNER'} JOIN ${tableSql(right.table)} ON ${one} = ${other}`;
    }),
  ];
}

/** `WHERE … AND …`, a line each; nothing without conditions. */
export function whereSql(
  writer: ColumnWriter,
  { filters }: TableQuery,
  more: readonly string[] = [],
): string[] {
  return [...filters.map((filter) => filterSql(writer, filter)), ...more].map(
    (condition, index) => `${index === 0 ? 'WHERE' : '  AND'} ${condition}`,
  );
}
