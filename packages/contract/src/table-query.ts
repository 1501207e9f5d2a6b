import { z } from 'zod';

/** What a question to tables, its answer and a look at rows may hold at most. */
export const TABLE_QUERY_LIMITS = {
  joins: 4,
  filters: 30,
  dimensions: 4,
  measures: 12,
  columns: 300,
  /** Rows of one answer; how many there are besides is told. */
  rows: 10_000,
  /** Of statements that a person wrote. */
  sqlCharacters: 20_000,
} as const;

/** What the cells of a column are. Amounts and shares are numbers; what they mean is the column's {@link columnMeaning}. */
export const columnKind = z.enum(['text', 'number', 'date', 'time', 'yes_no']);
/** What {@link columnKind} reads. */
export type ColumnKind = z.infer<typeof columnKind>;

/** What a column means, in words of law and money. `identity`: numbers of identity cards, passports and firms, which are masked at first. */
export const columnMeaning = z.enum([
  'plain',
  'amount',
  'rate',
  'count',
  'date',
  'name',
  'category',
  'identity',
  'account',
  'phone',
  'code',
  'remark',
]);
/** What {@link columnMeaning} reads. */
export type ColumnMeaning = z.infer<typeof columnMeaning>;

/**
 * One cell. A number is the decimal text of its exact value in the base unit (元, 1 for a whole: 12.5% is `0.125`), a date `2025-03-01`, a time
 * `2025-03-01T08:30:00`. Null is an empty cell.
 */
export const tableCellValue = z.union([z.string(), z.boolean(), z.null()]);
/** What {@link tableCellValue} reads. */
export type TableCellValue = z.infer<typeof tableCellValue>;

/** How a column is reckoned with another one of its row: days from the other to this, this less the other, this divided by the other. */
export const rowReckoning = z.enum(['days_since', 'minus', 'divided_by']);
/** What {@link rowReckoning} reads. */
export type RowReckoning = z.infer<typeof rowReckoning>;

/** A column of one of the tables asked; `table` is its name in the analysis (`t1`). With `by` it is a number reckoned in each row with another column. */
export const columnRef = z.object({
  table: z.string().max(60),
  column: z.string().max(60),
  by: z.object({ how: rowReckoning, column: z.string().max(60) }).optional(),
});
/** What {@link columnRef} reads. */
export type ColumnRef = z.infer<typeof columnRef>;

/** How a filter compares. `between` takes both ends; `in` any number of values; texts are compared as they stand. */
export const filterOperator = z.enum([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'contains',
  'not_contains',
  'starts_with',
  'above',
  'at_least',
  'below',
  'at_most',
  'between',
  'empty',
  'not_empty',
]);
/** What {@link filterOperator} reads. */
export type FilterOperator = z.infer<typeof filterOperator>;

/** The part of a day that rows are put together by. */
export const timePart = z.enum(['year', 'half_year', 'quarter', 'month', 'week', 'day', 'weekday', 'hour']);
/** What {@link timePart} reads. */
export type TimePart = z.infer<typeof timePart>;

/**
 * Rows that are kept: all filters hold at once. `contains` and `starts_with` hold with any of several values, `not_contains` with none of them. What
 * denies (`not_equals`, `not_in`, `not_contains`) keeps empty cells. A day compared with a time means the whole day. Dates are `2025-03-01`.
 */
export const tableFilter = z.object({
  of: columnRef,
  operator: filterOperator,
  values: z.array(z.string().max(400)).max(500),
  /** The part of a date that is compared, in the words an answer has for it: `2024-Q3`, weekdays 1 (Monday) to 7, hours 0 to 23. */
  part: timePart.nullable().default(null),
});
/** What {@link tableFilter} reads. */
export type TableFilter = z.infer<typeof tableFilter>;

/** What rows are put together by: a column, a part of its date, or ranges of so much of its number. */
export const tableDimension = z.object({
  of: columnRef,
  part: timePart.nullable().default(null),
  /** Width of each range, as decimal text. */
  step: z.string().max(40).nullable().default(null),
});
/** What {@link tableDimension} reads. */
export type TableDimension = z.infer<typeof tableDimension>;

/** How the rows of a group become one figure. `count` without a column counts rows. */
export const aggregate = z.enum(['count', 'count_distinct', 'sum', 'average', 'median', 'min', 'max']);
/** What {@link aggregate} reads. */
export type Aggregate = z.infer<typeof aggregate>;

/** What a figure is held against: the whole, the period before, the same period a year before, all up to here. */
export const comparison = z.enum(['share', 'growth', 'growth_on_year', 'running_total', 'rank']);
/** What {@link comparison} reads. */
export type Comparison = z.infer<typeof comparison>;

/** How two figures of a group become one: the first less the second, how far they are apart, the first divided by the second. */
export const figureReckoning = z.enum(['minus', 'apart', 'divided_by']);

/** The second of two figures; with `part` of a date its different periods are counted. `only` as in a measure. */
export const secondFigure = z.object({
  how: figureReckoning,
  aggregate,
  of: columnRef.nullable(),
  part: timePart.optional(),
  only: z.array(tableFilter).max(4).optional(),
});
/** What {@link secondFigure} reads. */
export type SecondFigure = z.infer<typeof secondFigure>;

/** A figure of each group: of the rows that `only` keeps besides the filters, and reckoned with a second figure where there is one. */
export const tableMeasure = z.object({
  aggregate,
  of: columnRef.nullable(),
  compare: comparison.nullable().default(null),
  only: z.array(tableFilter).max(4).optional(),
  against: secondFigure.optional(),
});
/** What {@link tableMeasure} reads. */
export type TableMeasure = z.infer<typeof tableMeasure>;

/** Another table beside the first, by columns that say the same. Rows of the first without a partner stay (`left`) or go (`inner`). */
export const tableJoin = z.object({
  left: columnRef,
  right: columnRef,
  kind: z.enum(['left', 'inner']),
});
/** What {@link tableJoin} reads. */
export type TableJoin = z.infer<typeof tableJoin>;

/**
 * A question to tables as data, from which SQL is made: by measures and dimensions, or rows as they stand where there is no measure. What is
 * built by hand, understood from words and asked by a recipe is the same thing.
 */
export const tableQuery = z.object({
  /** Name of the first table in the analysis (`t1`). */
  from: z.string().max(60),
  joins: z.array(tableJoin).max(TABLE_QUERY_LIMITS.joins).default([]),
  filters: z.array(tableFilter).max(TABLE_QUERY_LIMITS.filters).default([]),
  dimensions: z.array(tableDimension).max(TABLE_QUERY_LIMITS.dimensions).default([]),
  measures: z.array(tableMeasure).max(TABLE_QUERY_LIMITS.measures).default([]),
  /** Groups that are kept, by the figure of a measure (its place in `measures`). */
  having: z
    .array(
      z.object({
        measure: z.number().int().min(0),
        operator: z.enum(['above', 'at_least', 'below', 'at_most', 'equals', 'between']),
        values: z.array(z.string().max(40)).min(1).max(2),
      }),
    )
    .max(TABLE_QUERY_LIMITS.measures)
    .default([]),
  /** Groups that are shown, by what a dimension (its place) says; the others still count in shares, growth and ranks. */
  shown: z
    .array(
      z.object({ dimension: z.number().int().min(0), values: z.array(z.string().max(400)).min(1).max(500) }),
    )
    .max(TABLE_QUERY_LIMITS.dimensions)
    .default([]),
  /** Columns of rows that are listed as they stand; empty for all. Not with measures. */
  columns: z.array(columnRef).max(TABLE_QUERY_LIMITS.columns).default([]),
  order: z
    .array(
      z.object({
        by: z.union([
          z.object({ measure: z.number().int().min(0) }),
          z.object({ dimension: z.number().int().min(0) }),
          z.object({ of: columnRef }),
        ]),
        descending: z.boolean(),
      }),
    )
    .max(8)
    .default([]),
  limit: z.number().int().min(1).max(TABLE_QUERY_LIMITS.rows).nullable().default(null),
});
/** What {@link tableQuery} reads. */
export type TableQuery = z.infer<typeof tableQuery>;

/** What was understood of a question, piece by piece: which of its words became which part of the query. */
export const understoodPiece = z.object({
  /** Where the words stand in the question, in UTF-16 units; equal for what was added because nothing else was said. */
  start: z.number().int(),
  end: z.number().int(),
  kind: z.enum(['table', 'measure', 'dimension', 'filter', 'having', 'order', 'limit', 'compare', 'columns']),
  /** What it was taken as, in the reader's language: `付款金额 求和`. */
  label: z.string(),
  /** Place in the list of the query it became (`filters[1]` has 1); null for `limit` and `table`. */
  index: z.number().int().nullable(),
  /** Columns it could have meant as well, likeliest first. */
  others: z.array(columnRef),
});
/** What {@link understoodPiece} reads. */
export type UnderstoodPiece = z.infer<typeof understoodPiece>;

/** A question that was understood, or why it was not: words nobody could place, or a question that has several readings. */
export const understoodQuestion = z.object({
  query: tableQuery.nullable(),
  pieces: z.array(understoodPiece),
  /** Words that were read and could not be placed; with any that carry meaning there is no query. */
  leftOver: z.array(
    z.object({
      start: z.number().int(),
      end: z.number().int(),
      text: z.string(),
      /** Another table of those asked that has these words, by its label: the question needs both. */
      table: z.string().optional(),
    }),
  ),
});
/** What {@link understoodQuestion} reads. */
export type UnderstoodQuestion = z.infer<typeof understoodQuestion>;

/**
 * How much of a cell that may point at a person is covered: `whole`, where it was made from a number of a person (pieces of one rebuild it), or
 * `digits`, where it was made from free text, of which every longer run of digits is.
 */
export const cellCover = z.enum(['whole', 'digits']);
/** What {@link cellCover} reads. */
export type CellCover = z.infer<typeof cellCover>;

/** A column of an answer. */
export const resultColumn = z.object({
  name: z.string(),
  label: z.string(),
  kind: columnKind,
  meaning: columnMeaning,
  /** Whether each value can be traced to its rows. */
  isFigure: z.boolean(),
  /** Absent: its cells are cells of the table, and covered as they are. */
  cover: cellCover.optional(),
});
/** What {@link resultColumn} reads. */
export type ResultColumn = z.infer<typeof resultColumn>;

/** What an answer rests on. */
export const resultBasis = z.object({
  /** Rows of the tables, those the filters left, and of each measured column how many were left out as empty or unreadable. */
  rowsRead: z.number().int(),
  rowsUsed: z.number().int(),
  leftOut: z.array(z.object({ of: columnRef, empty: z.number().int(), unreadable: z.number().int() })),
  /** In the reader's language, one a filter. */
  filters: z.array(z.string()),
  /** Names of tables with the revision they had. */
  tables: z.array(z.object({ table: z.string(), label: z.string(), revision: z.number().int() })),
});
/** What {@link resultBasis} reads. */
export type ResultBasis = z.infer<typeof resultBasis>;

/** How a chart is drawn from the columns of an answer. */
export const chartSpec = z.object({
  kind: z.enum([
    ...(['bar', 'bar_horizontal', 'line', 'area', 'stacked', 'pie', 'scatter', 'histogram'] as const),
    ...(['heat_map', 'box', 'timeline', 'sankey'] as const),
  ]),
  /** Places of columns in the answer. */
  x: z.number().int().min(0),
  y: z.array(z.number().int().min(0)).min(1).max(12),
  /** The column whose values tell series apart. */
  series: z.number().int().min(0).nullable(),
});
/** What {@link chartSpec} reads. */
export type ChartSpec = z.infer<typeof chartSpec>;

/** An answer of the tables: never counted from a preview, its rows cut only where `totalRows` says so. */
export const tableResult = z.object({
  sql: z.string(),
  columns: z.array(resultColumn),
  rows: z.array(z.array(tableCellValue)),
  totalRows: z.number().int(),
  /** Null for SQL that a person or a model wrote: it rests on what it says itself. */
  basis: resultBasis.nullable(),
  /** The likeliest first; none where a table says it better. */
  charts: z.array(chartSpec),
});
/** What {@link tableResult} reads. */
export type TableResult = z.infer<typeof tableResult>;
