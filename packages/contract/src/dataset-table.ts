import { z } from 'zod';
import { DATASET_LIMITS } from './dataset-limits.ts';
import { columnKind, columnMeaning, tableCellValue } from './table-query.ts';

/** How the numbers of a column are written: `× 10000` for 万元 in its head, a share for percent. */
export const numberStyle = z.object({
  /** What a bare number of the column is to be multiplied by to be in the base unit: `10000` under 金额（万元）, `0.01` under 利率（%）. */
  factor: z.string(),
  /** The unit as read, for people: 万元, %, 美元; empty for none. */
  unit: z.string(),
});
/** What {@link numberStyle} reads. */
export type NumberStyle = z.infer<typeof numberStyle>;

/** A column as it was recognised, or as a person corrected it. */
export const tableColumn = z.object({
  /** `c1`, `c2` … in the order of the file; its name in SQL is `label`. */
  name: z.string().max(60),
  /** The head as written, made unique; what people and SQL call it. */
  label: z.string().trim().min(1).max(200),
  kind: columnKind,
  meaning: columnMeaning,
  /** Of numbers. */
  number: numberStyle.nullable(),
  /** Of dates that could be read two ways (03/04/2025): which part comes first. */
  dateOrder: z.enum(['year_first', 'month_first', 'day_first']).nullable(),
  /** Left out of the table. */
  isSkipped: z.boolean().default(false),
});
/** What {@link tableColumn} reads. */
export type TableColumn = z.infer<typeof tableColumn>;

/** What may separate the columns of a text file. */
export const tableDelimiter = z.enum([',', '\t', ';', '|', '，']);
/** What {@link tableDelimiter} reads. */
export type TableDelimiter = z.infer<typeof tableDelimiter>;
/** How a text file may be written. */
export const tableEncoding = z.enum(['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'big5']);
/** What {@link tableEncoding} reads. */
export type TableEncoding = z.infer<typeof tableEncoding>;

/** How one table is taken out of a file. Everything is recognised, shown, and can be corrected before it is taken. */
export const tableShape = z.object({
  /** `t1`, `t2` … in the order of the file. */
  name: z.string().max(60),
  label: z.string().trim().min(1).max(200),
  /** Which of the dataset's files it is in, from 0. */
  file: z.number().int().min(0).max(9).default(0),
  /** Of a text file. */
  encoding: tableEncoding.nullable(),
  delimiter: tableDelimiter.nullable(),
  /** Of a workbook: its sheet, and the block of cells in it. */
  sheet: z.string().nullable(),
  range: z.string().nullable(),
  /** Rows above the table that belong to nothing, then how many rows are its head (joined where there are several). */
  skipRows: z.number().int().min(0).max(1000),
  headerRows: z.number().int().min(0).max(10),
  columns: z.array(tableColumn).min(1).max(DATASET_LIMITS.columns),
  /** Rows of sums inside the data, left out of the table where `leaveTotalsOut`. */
  leaveTotalsOut: z.boolean(),
  isSkipped: z.boolean().default(false),
});
/** What {@link tableShape} reads. */
export type TableShape = z.infer<typeof tableShape>;

/** A table as recognised, with the first rows as they are written and as they are read, and what could not be read. */
export const proposedTable = z.object({
  shape: tableShape,
  /** As written. */
  sample: z.array(z.array(z.string())),
  /** Read with `shape`, in the order of its columns. */
  read: z.array(z.array(tableCellValue)),
  /** Of the rows that were looked at: how many cells of each column fail its kind; they stay text and are counted. */
  unreadable: z.array(z.number().int()),
  rowsLookedAt: z.number().int(),
  /** What is odd, told before it is taken. */
  warnings: z.array(
    z.enum([
      ...(['duplicate_headers', 'empty_headers', 'totals_inside', 'ragged_rows', 'mixed_units'] as const),
      ...([
        'ambiguous_dates',
        'merged_cells',
        'formulas_without_value',
        'no_header',
        'odd_characters',
      ] as const),
    ]),
  ),
});
/** What {@link proposedTable} reads. */
export type ProposedTable = z.infer<typeof proposedTable>;

/** What is odd in a column. */
export const columnOddity = z.object({
  kind: z.enum([
    ...(['unreadable', 'duplicates', 'totals', 'outliers', 'mixed_units', 'impossible_dates'] as const),
    ...(['future_dates', 'negative_amounts', 'bad_identity_numbers', 'spaces', 'near_duplicates'] as const),
  ]),
  rows: z.number().int(),
  examples: z.array(z.string()).max(5),
});
/** What {@link columnOddity} reads. */
export type ColumnOddity = z.infer<typeof columnOddity>;

/** The profile of a column, from all its rows. */
export const columnProfile = z.object({
  column: tableColumn,
  rows: z.number().int(),
  empty: z.number().int(),
  unreadable: z.number().int(),
  distinct: z.number().int(),
  /** Approximate above 100,000 different values. */
  isDistinctExact: z.boolean(),
  min: z.string().nullable(),
  max: z.string().nullable(),
  /** Null for what adds up to nothing: rates, balances, prices of one. */
  sum: z.string().nullable(),
  average: z.string().nullable(),
  median: z.string().nullable(),
  /** Estimated above 5,000,000 rows. */
  isMedianExact: z.boolean(),
  /** Most frequent values; masked for identity numbers, accounts and phones. */
  top: z.array(z.object({ value: z.string(), rows: z.number().int() })),
  /** Of numbers and dates: at most 24 ranges of equal width with their rows. */
  histogram: z.array(z.object({ from: z.string(), to: z.string(), rows: z.number().int() })),
  oddities: z.array(columnOddity),
});
/** What {@link columnProfile} reads. */
export type ColumnProfile = z.infer<typeof columnProfile>;

/** One change to a table; the original is kept, and the steps are done again on a new file of the same shape. */
export const tableStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), column: z.string(), label: z.string().trim().min(1).max(200) }),
  z.object({ kind: z.literal('retype'), column: z.string(), to: tableColumn }),
  z.object({ kind: z.literal('drop_column'), column: z.string() }),
  z.object({ kind: z.literal('trim'), column: z.string() }),
  z.object({
    kind: z.literal('replace'),
    column: z.string(),
    find: z.string().min(1).max(200),
    by: z.string().max(200),
    whole: z.boolean(),
  }),
  z.object({ kind: z.literal('fill_down'), column: z.string() }),
  z.object({ kind: z.literal('drop_duplicates'), columns: z.array(z.string()).max(100) }),
  z.object({ kind: z.literal('drop_rows'), rows: z.array(z.number().int().min(1)).min(1).max(1000) }),
  z.object({
    kind: z.literal('set_cell'),
    row: z.number().int().min(1),
    column: z.string(),
    value: z.string().max(2000),
  }),
  z.object({
    kind: z.literal('calculate'),
    label: z.string().trim().min(1).max(200),
    /** `[单价] * [数量]`: labels in brackets, + - * / ( ), numbers, and the functions the formula reader knows. */
    formula: z.string().trim().min(1).max(1000),
    as: columnKind,
  }),
]);
/** What {@link tableStep} reads. */
export type TableStep = z.infer<typeof tableStep>;
