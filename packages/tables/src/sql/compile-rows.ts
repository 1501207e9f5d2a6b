import type { ColumnRef, ResultColumn, TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { type AskedTable, columnOf } from './asked-tables.ts';
import { columnSql, rowSql, tableSql } from './column-sql.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { columnWriterOf, fromSql, whereSql } from './from-sql.ts';
import { uniqueNames } from './name-answer.ts';
import { QueryProblem } from './query-problem.ts';
import { quoteName } from './sql-text.ts';

/** Rows as they stand, each with its number in the original, in that order where no other is asked. */
export function compileRows(
  query: TableQuery,
  tables: readonly AskedTable[],
  language: Language,
): CompiledQuery {
  const writer = columnWriterOf(tables, query);
  if (query.having.length > 0) throw new QueryProblem('wrong_place', 'having');
  // What rows are ordered by and no column has stands beside them.
  const reckoned = query.order.flatMap(({ by }) => ('of' in by && by.of.by ? by.of : []));
  const asked: ColumnRef[] = [
    ...(query.columns.length > 0 ? query.columns : everyColumn(writer.tables)),
    ...reckoned,
  ];
  const names = uniqueNames([
    language === 'en' ? 'Row' : '行号',
    ...asked.map((ref) => columnOf(writer.tables, ref).label),
  ]);
  const expressions = [rowSql(writer, query.from), ...asked.map((ref) => columnSql(writer, ref))];
  const selected = expressions.map((expression, index) => {
    const name = quoteName(names[index] ?? '');
    return expression === name ? `  ${name}` : `  ${expression} AS ${name}`;
  });
  const order = query.order.map(({ by, descending }) => {
    if (!('of' in by)) throw new QueryProblem('wrong_place', 'order');
    return `${columnSql(writer, by.of)}${descending ? ' DESC' : ''} NULLS LAST`;
  });
  // Of equal amounts none is left out by chance; on one day the order of the original says which came first.
  const [by] = query.order.flatMap((one) => ('of' in one.by ? one.by.of : []));
  const isRanked =
    query.limit !== null &&
    by !== undefined &&
    (by.by !== undefined || columnOf(writer.tables, by).kind === 'number');
  // With joins a row of the first table may come several times: the rows of the others tell which is first.
  const rows = [query.from, ...query.joins.map(({ right }) => right.table)].map((table) =>
    writer.isJoined ? `${tableSql(table)}."_row"` : '"_row"',
  );
  const sql = [
    'SELECT',
    selected.join(',\n'),
    ...fromSql(writer, query),
    ...whereSql(writer, query),
    ...(isRanked ? [`QUALIFY RANK() OVER (ORDER BY ${order[0]}) <= ${query.limit}`] : []),
    `ORDER BY ${[...order, ...rows].join(', ')}`,
    ...(query.limit === null || isRanked ? [] : [`LIMIT ${query.limit}`]),
  ].join('\n');
  const rowNumber: ResultColumn = {
    name: names[0] ?? '',
    label: names[0] ?? '',
    kind: 'number',
    meaning: 'code',
    isFigure: false,
  };
  return {
    sql,
    columns: [
      rowNumber,
      ...asked.map((ref, index): ResultColumn => {
        const { kind, meaning } = columnOf(writer.tables, ref);
        const name = names[index + 1] ?? '';
        return { name, label: name, kind, meaning, isFigure: false };
      }),
    ],
  };
}

const everyColumn = (tables: readonly AskedTable[]): ColumnRef[] =>
  tables.flatMap(({ name, columns }) =>
    columns.filter(({ isSkipped }) => !isSkipped).map((column) => ({ table: name, column: column.name })),
  );
