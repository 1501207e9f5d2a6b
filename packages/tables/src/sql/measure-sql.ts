import type { Aggregate, Comparison, SecondFigure, TableMeasure } from '@mingfa/contract/table-query';
import { columnOf } from './asked-tables.ts';
import { type ColumnWriter, columnSql } from './column-sql.ts';
import { dimensionSql } from './dimension-sql.ts';
import { filterSql } from './filter-sql.ts';
import { PERIOD_INTERVALS, type Period } from './period-sql.ts';
import { QueryProblem } from './query-problem.ts';

/** Places after the point of what is divided. */
const PLACES = 8;

/** Figures of groups that may be added up to that of all. */
const ADDITIVE: readonly Aggregate[] = ['count', 'sum'];

/** A figure of a group, before it is held against others; reckoned with a second one where there is one. */
export function aggregateSql(writer: ColumnWriter, measure: TableMeasure): string {
  const { against, only } = measure;
  const figure = ofRows(writer, figureSql(writer, measure), only);
  if (!against) return figure;
  if (measure.compare !== null && measure.compare !== 'rank')
    throw new QueryProblem('wrong_place', measure.compare);
  const second = ofRows(
    writer,
    against.part ? periodsSql(writer, against) : figureSql(writer, against),
    against.only,
  );
  if (against.how === 'divided_by') return `ROUND(${figure} / NULLIF(${second}, 0), ${PLACES})`;
  // What nothing was taken in for is nothing taken in: the other side stands.
  const difference = `COALESCE(${figure}, 0) - COALESCE(${second}, 0)`;
  return against.how === 'apart' ? `ABS(${difference})` : `(${difference})`;
}

/** A figure of those rows only. */
function ofRows(writer: ColumnWriter, figure: string, only: TableMeasure['only'] = []): string {
  if (only.length === 0) return figure;
  const where = ` FILTER (WHERE ${only.map((filter) => filterSql(writer, filter)).join(' AND ')})`;
  const rounded = /^ROUND\((.*), \d+\)$/.exec(figure);
  return rounded ? `ROUND(${rounded[1]}${where}, ${PLACES})` : `${figure}${where}`;
}

/** How many periods have rows. */
function periodsSql(writer: ColumnWriter, { of, part }: SecondFigure): string {
  if (!of || !part) throw new QueryProblem('wrong_place', 'part');
  return `COUNT(DISTINCT ${dimensionSql(writer, { of, part, step: null }).shown})`;
}

function figureSql(writer: ColumnWriter, { aggregate, of }: Pick<TableMeasure, 'aggregate' | 'of'>): string {
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
