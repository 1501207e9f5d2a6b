import type { Aggregate, Comparison, TableMeasure } from '@mingfa/contract/table-query';
import { columnOf } from './asked-tables.ts';
import { type ColumnWriter, columnSql } from './column-sql.ts';
import { PERIOD_INTERVALS, type Period } from './period-sql.ts';
import { QueryProblem } from './query-problem.ts';

/** Places after the point of what is divided. */
const PLACES = 8;

/** Figures of groups that may be added up to that of all. */
const ADDITIVE: readonly Aggregate[] = ['count', 'sum'];

/** A figure of a group, before it is held against others. */
export function aggregateSql(writer: ColumnWriter, { aggregate, of }: TableMeasure): string {
  if (of === null) {
    if (aggregate !== 'count') throw new QueryProblem('wrong_place', aggregate);
    return 'COUNT(*)';
  }
  const { kind, label } = columnOf(writer.tables, of);
  const name = columnSql(writer, of);
  switch (aggregate) {
    case 'count':
      return `COUNT(${name})`;
    case 'count_distinct':
      return `COUNT(DISTINCT ${name})`;
    case 'min':
    case 'max':
      return `${aggregate.toUpperCase()}(${name})`;
    default:
      if (kind !== 'number') throw new QueryProblem('wrong_kind', label);
      if (aggregate === 'sum') return `SUM(${name})`;
      return `ROUND(${aggregate === 'average' ? 'AVG' : 'MEDIAN'}(${name}), ${PLACES})`;
  }
}

/** What a comparison needs to know of the groups: the column with the start of each period, and the other dimensions. */
export interface ComparedGroups {
  period: { start: string; part: Period } | null;
  others: readonly string[];
}

/** A figure held against the whole, the period before, the year before, all up to here. */
export function comparedSql(
  value: string,
  { aggregate }: TableMeasure,
  compare: Comparison,
  { period, others }: ComparedGroups,
): string {
  const partition = others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : '';
  if ((compare === 'share' || compare === 'running_total') && !ADDITIVE.includes(aggregate))
    throw new QueryProblem('not_additive', aggregate);
  switch (compare) {
    case 'share':
      return `ROUND(${value} / NULLIF(SUM(${value}) OVER (), 0), ${PLACES})`;
    case 'rank':
      return `RANK() OVER (ORDER BY ${value} DESC NULLS LAST)`;
    case 'running_total':
      if (!period) throw new QueryProblem('no_time', compare);
      return `CASE WHEN ${period.start} IS NOT NULL THEN SUM(${value}) OVER (${partition}ORDER BY ${period.start} ROWS UNBOUNDED PRECEDING) END`;
    default: {
      if (!period) throw new QueryProblem('no_time', compare);
      const back = compare === 'growth_on_year' ? 'INTERVAL 1 YEAR' : PERIOD_INTERVALS[period.part];
      // A period without rows has no figure: its successor is not held against the one before it.
      const before = `FIRST_VALUE(${value}) OVER (${partition}ORDER BY ${period.start} RANGE BETWEEN ${back} PRECEDING AND ${back} PRECEDING)`;
      return `CASE WHEN ${period.start} IS NOT NULL THEN ROUND((${value} - ${before}) / NULLIF(ABS(${before}), 0), ${PLACES}) END`;
    }
  }
}
