import type { ColumnKind, TableFilter } from '@mingfa/contract/table-query';
import { columnOf } from './asked-tables.ts';
import { type ColumnWriter, columnSql, isUnreadableSql } from './column-sql.ts';
import { isCountedPart, partSql } from './period-sql.ts';
import { QueryProblem } from './query-problem.ts';
import { literalOf } from './sql-text.ts';

const COMPARISONS = { above: '>', at_least: '>=', below: '<', at_most: '<=' } as const;

/** A filter as a condition that stands by itself. What denies keeps empty cells: 不含退款 keeps rows without a remark. */
export function filterSql(writer: ColumnWriter, filter: TableFilter): string {
  const column = columnOf(writer.tables, filter.of);
  const { operator, part } = filter;
  const name = columnSql(writer, filter.of);
  if (operator === 'empty')
    return column.kind === 'text'
      ? `${name} IS NULL`
      : `(${name} IS NULL AND NOT ${isUnreadableSql(writer, filter.of)})`;
  if (operator === 'not_empty')
    return column.kind === 'text'
      ? `${name} IS NOT NULL`
      : `(${name} IS NOT NULL OR ${isUnreadableSql(writer, filter.of)})`;
  if (part !== null && column.kind !== 'date' && column.kind !== 'time')
    throw new QueryProblem('wrong_kind', column.label);
  const isDayOfTime = column.kind === 'time' && filter.values.every((value) => value.length === 10);
  const left = part !== null ? partSql(name, part) : isDayOfTime ? `CAST(${name} AS DATE)` : name;
  const kind: ColumnKind =
    part === null ? column.kind : part === 'day' ? 'date' : isCountedPart(part) ? 'number' : 'text';
  const values = filter.values.map((value) => literalOf(value, kind));
  const [first, second] = values;
  if (first === undefined) throw new QueryProblem('wrong_value', column.label);
  switch (operator) {
    case 'equals':
      return `${left} = ${first}`;
    case 'not_equals':
      return `${left} IS DISTINCT FROM ${first}`;
    case 'in':
      return `${left} IN (${values.join(', ')})`;
    case 'not_in':
      return `(${left} IS NULL OR ${left} NOT IN (${values.join(', ')}))`;
    case 'contains':
    case 'starts_with': {
      requireText(kind, column.label);
      const conditions = values.map((value) => `${operator}(${left}, ${value})`);
      return conditions.length === 1 ? conditions.join() : `(${conditions.join(' OR ')})`;
    }
    case 'not_contains':
      requireText(kind, column.label);
      return `(${left} IS NULL OR NOT (${values.map((value) => `contains(${left}, ${value})`).join(' OR ')}))`;
    case 'between':
      if (second === undefined) throw new QueryProblem('wrong_value', column.label);
      requireOrder(kind, column.label);
      return `${left} BETWEEN ${first} AND ${second}`;
    default:
      requireOrder(kind, column.label);
      return `${left} ${COMPARISONS[operator]} ${first}`;
  }
}

function requireText(kind: ColumnKind, label: string): void {
  if (kind !== 'text') throw new QueryProblem('wrong_kind', label);
}

function requireOrder(kind: ColumnKind, label: string): void {
  if (kind === 'yes_no') throw new QueryProblem('wrong_kind', label);
}
