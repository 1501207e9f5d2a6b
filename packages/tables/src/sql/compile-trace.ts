import type { ColumnKind, TableCellValue, TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { AskedTable } from './asked-tables.ts';
import { columnSql } from './column-sql.ts';
import { compileRows } from './compile-rows.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { dimensionSql } from './dimension-sql.ts';
import { filterSql } from './filter-sql.ts';
import { columnWriterOf, whereSql } from './from-sql.ts';
import { QueryProblem } from './query-problem.ts';
import { literalOf } from './sql-text.ts';

/**
 * The rows behind one figure of an answer: those the filters left, of its group, whose measured cell is not empty. They add up to the figure.
 * @param group what the answer shows for each dimension, in their order
 * @param measure place of the figure among the measures
 */
export function compileTrace(
  query: TableQuery,
  tables: readonly AskedTable[],
  group: readonly TableCellValue[],
  measure: number,
  language: Language,
): CompiledQuery {
  const figure = query.measures[measure];
  if (!figure || figure.against || group.length !== query.dimensions.length)
    throw new QueryProblem('wrong_place', 'trace');
  const writer = columnWriterOf(tables, query);
  const conditions = query.dimensions.map((dimension, index) => {
    const { shown, kind } = dimensionSql(writer, dimension);
    const value = group[index] ?? null;
    return value === null ? `${shown} IS NULL` : `${shown} = ${groupLiteral(value, kind)}`;
  });
  for (const filter of figure.only ?? []) conditions.push(filterSql(writer, filter));
  if (figure.of) conditions.push(`${columnSql(writer, figure.of)} IS NOT NULL`);
  const rows = compileRows(
    { ...query, filters: [], dimensions: [], measures: [], having: [], order: [], columns: [], limit: null },
    tables,
    language,
  );
  const where = whereSql(writer, query, conditions).join('\n');
  const order = rows.sql.lastIndexOf('\nORDER BY ');
  return {
    ...rows,
    sql: where === '' ? rows.sql : `${rows.sql.slice(0, order)}\n${where}${rows.sql.slice(order)}`,
  };
}

const groupLiteral = (value: string | boolean, kind: ColumnKind) => literalOf(String(value), kind);
