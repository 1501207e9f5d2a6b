import type { ColumnRef, TableQuery } from '@mingfa/contract/table-query';
import type { AskedTable } from './asked-tables.ts';
import { columnSql, columnsOf, isUnreadableSql, tableSql } from './column-sql.ts';
import { columnWriterOf, fromSql, whereSql } from './from-sql.ts';

/** SQL whose one row says what an answer rests on: `rows_read`, `rows_used`, then for each of `counted` how many are empty and unreadable. */
export interface CompiledBasis {
  sql: string;
  /** Columns whose `empty_1`, `unreadable_1`, `empty_2` … follow in this order. */
  counted: ColumnRef[];
}

/**
 * What an answer rests on. Of a measured or grouped column those are counted that the filters left; of a filtered column all rows of its table, since a
 * row whose date nobody could read falls to the filter unseen.
 */
export function compileBasis(query: TableQuery, tables: readonly AskedTable[]): CompiledBasis {
  const writer = columnWriterOf(tables, query);
  const filtered = query.filters
    .filter(({ operator }) => operator !== 'empty' && operator !== 'not_empty')
    .flatMap(({ of }) => columnsOf(of));
  const figured = [
    ...query.measures.flatMap(({ of, against }) => [of ?? [], against?.of ?? []].flat()),
    ...query.dimensions.map(({ of }) => of),
    ...query.order.flatMap(({ by }) => ('of' in by && by.of.by ? by.of : [])),
  ].flatMap(columnsOf);
  const counted = uniqueRefs([...figured, ...filtered]);
  const isFiltered = (ref: ColumnRef) => filtered.some((other) => isSame(ref, other));
  const from = fromSql(writer, query);
  const used = [...from, ...whereSql(writer, query)];
  const expressions = [
    `(SELECT COUNT(*) FROM ${tableSql(query.from)}) AS rows_read`,
    ...inner('COUNT(*)', used, 'rows_used'),
    ...counted.flatMap((ref, index) => {
      const isEmpty = `${columnSql(writer, ref)} IS NULL`;
      const unreadable = isUnreadableSql(writer, ref);
      const rows = isFiltered(ref) ? from : used;
      return [
        ...inner(`COUNT(*) FILTER (WHERE ${isEmpty} AND NOT ${unreadable})`, rows, `empty_${index + 1}`),
        ...inner(`COUNT(*) FILTER (WHERE ${isEmpty} AND ${unreadable})`, rows, `unreadable_${index + 1}`),
      ];
    }),
  ];
  return { sql: `SELECT\n${expressions.map((line) => `  ${line}`).join(',\n')}`, counted };
}

const inner = (figure: string, rows: readonly string[], name: string) => [
  `(SELECT ${figure} ${rows.map((line) => line.trim()).join(' ')}) AS ${name}`,
];

const isSame = (one: ColumnRef, other: ColumnRef) => one.table === other.table && one.column === other.column;

/** Columns without repeats, in their order. */
const uniqueRefs = (refs: readonly ColumnRef[]): ColumnRef[] =>
  refs.filter((ref, index) => refs.findIndex((other) => isSame(ref, other)) === index);
