import type { ResultColumn, TableMeasure, TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { type AskedTable, columnOf } from './asked-tables.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { type DimensionSql, dimensionSql } from './dimension-sql.ts';
import { columnWriterOf, fromSql, whereSql } from './from-sql.ts';
import { aggregateSql, comparedSql } from './measure-sql.ts';
import { nameDimension, nameMeasure, uniqueNames } from './name-answer.ts';
import { QueryProblem } from './query-problem.ts';
import { literalOf, quoteName } from './sql-text.ts';

const OPERATORS = { above: '>', at_least: '>=', below: '<', at_most: '<=', equals: '=' } as const;

/** Figures of groups: one SELECT, or where figures are held against one another, one over the groups. */
export function compileGroups(
  query: TableQuery,
  tables: readonly AskedTable[],
  language: Language,
): CompiledQuery {
  const writer = columnWriterOf(tables, query);
  const dimensions = query.dimensions.map((dimension) => dimensionSql(writer, dimension));
  const names = uniqueNames([
    ...query.dimensions.map((dimension) => nameDimension(writer.tables, dimension, language)),
    ...query.measures.map((measure) => nameMeasure(writer.tables, measure, language)),
  ]).map(quoteName);
  const figures = query.measures.map((measure) => aggregateSql(writer, measure));
  const grouped = [...fromSql(writer, query), ...whereSql(writer, query)];
  const isCompared = query.measures.some(({ compare }) => compare !== null);
  const groups = isCompared
    ? comparedGroups(query, dimensions, names, figures, grouped)
    : plainGroups(query, dimensions, names, figures, grouped);
  const ranked = rankedBy(query);
  const sql = [
    ...(ranked === null || query.limit === null
      ? groups
      : firstRanked(groups, {
          isCompared,
          name: names[dimensions.length + ranked.measure] ?? '',
          figure: figures[ranked.measure] ?? '',
          ...ranked,
          limit: query.limit,
        })),
    ...orderSql(query, dimensions.length),
    ...(query.limit === null || ranked ? [] : [`LIMIT ${query.limit}`]),
  ].join('\n');
  const plainNames = names.map((name) => name.slice(1, -1).replaceAll('""', '"'));
  return {
    sql,
    columns: [
      ...dimensions.map(
        ({ kind, meaning }, index): ResultColumn => ({
          ...named(plainNames[index]),
          kind,
          meaning,
          isFigure: false,
        }),
      ),
      ...query.measures.map(
        (measure, index): ResultColumn => ({
          ...named(plainNames[dimensions.length + index]),
          ...figureKind(writer.tables, measure),
          isFigure: measure.compare === null && !measure.against,
        }),
      ),
    ],
  };
}

/** The figure by which the first groups are asked; null where none are. */
function rankedBy({ order, limit }: TableQuery): { measure: number; descending: boolean } | null {
  const [first] = order;
  return limit !== null && first && 'measure' in first.by
    ? { measure: first.by.measure, descending: first.descending }
    : null;
}

/** The first so many groups, with all that are equal to the last of them: none is left out by chance. */
function firstRanked(
  groups: readonly string[],
  ranked: { isCompared: boolean; name: string; figure: string; descending: boolean; limit: number },
): string[] {
  const { isCompared, name, figure, descending, limit } = ranked;
  const order = `${isCompared ? name : figure}${descending ? ' DESC' : ''} NULLS LAST`;
  const qualify = `QUALIFY RANK() OVER (ORDER BY ${order}) <= ${limit}`;
  if (!isCompared) return [...groups, qualify];
  return ['SELECT * FROM (', ...groups.map((line) => `  ${line}`), ')', qualify];
}

const named = (name = '') => ({ name, label: name });

function plainGroups(
  query: TableQuery,
  dimensions: readonly DimensionSql[],
  names: readonly string[],
  figures: readonly string[],
  grouped: readonly string[],
): string[] {
  const shown = [...dimensions.map((dimension) => dimension.shown), ...figures];
  const having = [
    ...query.having.map((condition) => havingSql(condition, figures[condition.measure])),
    ...query.shown.map((condition) =>
      shownSql(
        condition,
        dimensions,
        dimensions.map(({ shown }) => shown),
      ),
    ),
  ];
  return [
    dimensions.length > 0 && figures.length === 0 ? 'SELECT DISTINCT' : 'SELECT',
    aliased(shown, names),
    ...grouped,
    ...(dimensions.length > 0 && figures.length > 0 ? [`GROUP BY ${places(dimensions.length)}`] : []),
    ...having.map((condition, index) => `${index === 0 ? 'HAVING' : '  AND'} ${condition}`),
  ];
}

const PERIOD_START = '"_period_start"';
const figureName = (index: number) => quoteName(`_figure_${index + 1}`);

/** The groups first, each with the start of its period, then their figures against one another; what having leaves out still counts in a share. */
function comparedGroups(
  query: TableQuery,
  dimensions: readonly DimensionSql[],
  names: readonly string[],
  figures: readonly string[],
  grouped: readonly string[],
): string[] {
  const timed = dimensions.findIndex(({ period }) => period !== null);
  const period = dimensions[timed]?.period ?? null;
  const others = names.slice(0, dimensions.length).filter((_, index) => index !== timed);
  // A figure that is shown and held against others is counted once.
  const distinct = [...new Set(figures)];
  const inner = names.map((name, index) =>
    index < dimensions.length ? name : figureName(distinct.indexOf(figures[index - dimensions.length] ?? '')),
  );
  const groups = { period: period && { start: PERIOD_START, part: period.part }, others };
  const outer = query.measures.map((measure, index) => {
    const value = inner[dimensions.length + index] ?? '';
    return measure.compare === null ? value : comparedSql(value, measure, measure.compare, groups);
  });
  const having = [
    ...query.having.map((condition) => havingSql(condition, outer[condition.measure])),
    ...query.shown.map((condition) => shownSql(condition, dimensions, inner)),
  ];
  const isPeriodApart = period !== null;
  return [
    'WITH "groups" AS (',
    '  SELECT',
    aliased(
      [...dimensions.map(({ shown }) => shown), ...distinct, ...(isPeriodApart ? [period.start] : [])],
      [
        ...inner.slice(0, dimensions.length),
        ...distinct.map((_, index) => figureName(index)),
        ...(isPeriodApart ? [PERIOD_START] : []),
      ],
      '    ',
    ),
    ...grouped.map((line) => `  ${line}`),
    ...(dimensions.length > 0 ? ['  GROUP BY ALL'] : []),
    ')',
    'SELECT',
    aliased([...inner.slice(0, dimensions.length), ...outer], names),
    'FROM "groups"',
    ...having.map((condition, index) => `${index === 0 ? 'QUALIFY' : '  AND'} ${condition}`),
  ];
}

function havingSql({ operator, values }: TableQuery['having'][number], figure: string | undefined): string {
  if (figure === undefined) throw new QueryProblem('wrong_place', 'having');
  const [first = '', second = ''] = values.map((value) => literalOf(value, 'number'));
  return operator === 'between'
    ? `${figure} BETWEEN ${first} AND ${second || first}`
    : `${figure} ${OPERATORS[operator]} ${first}`;
}

function shownSql(
  { dimension, values }: TableQuery['shown'][number],
  dimensions: readonly DimensionSql[],
  expressions: readonly string[],
): string {
  const [kind, expression] = [dimensions[dimension]?.kind, expressions[dimension]];
  if (kind === undefined || expression === undefined) throw new QueryProblem('wrong_place', 'shown');
  return `${expression} IN (${values.map((value) => literalOf(value, kind)).join(', ')})`;
}

/** As asked; what is equal, and where nothing is asked, by the dimensions. */
function orderSql(query: TableQuery, dimensions: number): string[] {
  const asked = query.order.map(({ by, descending }) => {
    if ('of' in by) throw new QueryProblem('wrong_place', 'order');
    const [place, most] =
      'measure' in by
        ? [dimensions + by.measure + 1, dimensions + query.measures.length]
        : [by.dimension + 1, dimensions];
    if (place > most) throw new QueryProblem('wrong_place', 'order');
    return { place, text: `${place}${descending ? ' DESC' : ''} NULLS LAST` };
  });
  const rest = Array.from({ length: dimensions }, (_, index) => index + 1)
    .filter((place) => !asked.some((one) => one.place === place))
    .map((place) => `${place} NULLS LAST`);
  const terms = [...asked.map(({ text }) => text), ...rest];
  return terms.length > 0 ? [`ORDER BY ${terms.join(', ')}`] : [];
}

function figureKind(
  tables: readonly AskedTable[],
  { aggregate, of, compare, against }: TableMeasure,
): Pick<ResultColumn, 'kind' | 'meaning'> {
  if (compare === 'rank') return { kind: 'number', meaning: 'count' };
  if (compare !== null && compare !== 'running_total') return { kind: 'number', meaning: 'rate' };
  if (of === null || aggregate === 'count' || aggregate === 'count_distinct')
    return { kind: 'number', meaning: 'count' };
  const { kind, meaning } = columnOf(tables, of);
  // A ratio of two sums is a share; a sum by heads or months is still an amount.
  if (
    against?.how === 'divided_by' &&
    against.aggregate !== 'count_distinct' &&
    against.aggregate !== 'count'
  )
    return { kind: 'number', meaning: 'rate' };
  return { kind, meaning };
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(', ');

const aliased = (expressions: readonly string[], names: readonly string[], indent = '  ') =>
  expressions
    .map((expression, index) =>
      expression === names[index] ? `${indent}${expression}` : `${indent}${expression} AS ${names[index]}`,
    )
    .join(',\n');
