import { z } from 'zod';
import { datasetParams } from './dataset.ts';
import { columnProfile } from './dataset-table.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  columnKind,
  columnMeaning,
  columnRef,
  resultColumn,
  TABLE_QUERY_LIMITS,
  tableCellValue,
  tableFilter,
  tableJoin,
  tableQuery,
  tableResult,
  understoodQuestion,
} from './table-query.ts';

const datasets = { tag: 'dataset', access: 'user' } as const;
const path = '/v1/dataset/{datasetId}';

/** Rows of one window of a grid. */
export const TABLE_WINDOW_ROWS = 500;

/** SQL that a person or a model wrote: exactly one SELECT over the tables' labels. */
const writtenSql = z.string().trim().min(1).max(TABLE_QUERY_LIMITS.sqlCharacters);

/** What every question to tables may come to. */
export const ASKED_ERRORS = [
  ...(['not_found', 'dataset_not_ready', 'query_refused', 'query_timeout', 'query_memory'] as const),
  ...([
    'query_too_large',
    'store_unavailable',
    'file_damaged',
    'disk_full',
    'engine_missing',
    'table_unreadable',
    'dataset_changed',
    'parser_timeout',
    'parser_memory',
  ] as const),
] as const;
const SQL_ERRORS = [
  ...ASKED_ERRORS,
  ...(['sql_not_one', 'sql_not_select', 'sql_not_allowed', 'sql_wrong'] as const),
] as const;

/** A window of rows. */
export const tableWindow = z.object({
  columns: z.array(resultColumn),
  rows: z.array(
    z.object({
      /** Number of the row in its file, from 1 below the head. */
      row: z.number().int(),
      cells: z.array(tableCellValue),
      /** Places of cells that fail their column's kind; `cells` has them as they are written. */
      unreadable: z.array(z.number().int()),
    }),
  ),
  /** Of all rows that the filters leave. */
  totalRows: z.number().int(),
  /** Of the table. */
  revision: z.number().int(),
});
/** What {@link tableWindow} reads. */
export type TableWindow = z.infer<typeof tableWindow>;

/** A window of the rows of a table, sorted and filtered. */
export const listDatasetRows = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/rows`,
  summary: 'A window of the rows of a table, sorted and filtered.',
  params: datasetParams,
  body: z.object({
    table: z.string().max(60),
    offset: z.number().int().min(0).max(50_000_000).default(0),
    limit: z.number().int().min(1).max(TABLE_WINDOW_ROWS).default(100),
    sort: z
      .array(z.object({ column: z.string().max(60), descending: z.boolean().default(false) }))
      .max(4)
      .default([]),
    filters: z.array(tableFilter).max(TABLE_QUERY_LIMITS.filters).default([]),
    /** Names of columns; empty for all. */
    columns: z.array(z.string().max(60)).max(TABLE_QUERY_LIMITS.columns).default([]),
  }),
  output: tableWindow,
  errors: ASKED_ERRORS,
});
/** What stands in each column of a table, from all its rows. */
export const getDatasetProfile = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/profile`,
  summary: 'What stands in each column of a table, from all its rows.',
  params: datasetParams,
  query: z.object({ table: z.string().max(60).default('t1') }),
  output: z.object({
    columns: z.array(columnProfile),
    rows: z.number().int(),
    /** Rows that say the same as another. */
    duplicateRows: z.number().int(),
    /** Rows that say the same as another but for a column that only numbers them; null where no column does, or none are so. */
    duplicatesApart: z.object({ column: z.string(), rows: z.number().int() }).nullable(),
    revision: z.number().int(),
  }),
  errors: ASKED_ERRORS,
});
/** Answers a question that was built of measures and dimensions. */
export const queryDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/query`,
  summary: 'Answers a question that was built of measures and dimensions.',
  params: datasetParams,
  body: z.object({ query: tableQuery }),
  output: tableResult,
  errors: ASKED_ERRORS,
});
/** Reads a question in words, and answers it where it was understood. */
export const askDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/ask`,
  summary: 'Reads a question in words, and answers it where it was understood.',
  params: datasetParams,
  body: z.object({ question: z.string().trim().min(1).max(400) }),
  output: z.object({
    understood: understoodQuestion,
    /** Null where it was not understood. */
    result: tableResult.nullable(),
  }),
  errors: ASKED_ERRORS,
});
/** Answers SQL that a person wrote: exactly one SELECT. */
export const queryDatasetBySql = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/sql`,
  summary: 'Answers SQL that a person wrote: exactly one SELECT.',
  params: datasetParams,
  body: z.object({ sql: writtenSql }),
  output: tableResult,
  errors: SQL_ERRORS,
});
/** Tells whether SQL would run, and where it is wrong; nothing is asked of the rows. */
export const checkDatasetSql = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/sql/check`,
  summary: 'Tells whether SQL would run, and where it is wrong; nothing is asked of the rows.',
  params: datasetParams,
  body: z.object({ sql: writtenSql }),
  output: z.object({
    columns: z.array(z.object({ name: z.string(), kind: columnKind })),
    problem: z
      .object({
        code: z.enum(['sql_not_one', 'sql_not_select', 'sql_not_allowed', 'sql_wrong']),
        /** What is wrong and where, in the reader's language. */
        message: z.string(),
        /** The engine's own words, in English; empty where they say no more. */
        original: z.string(),
        /** Where in the SQL, in UTF-16 units; null where it is not known. */
        position: z.number().int().nullable(),
      })
      .nullable(),
  }),
  errors: ASKED_ERRORS,
});
/** The rows behind one figure of an answer. */
export const traceDatasetFigure = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/trace`,
  summary: 'The rows behind one figure of an answer.',
  params: datasetParams,
  body: z.object({
    query: tableQuery,
    /** Values of the dimensions of the figure's row, in their order. */
    key: z.array(tableCellValue).max(4),
    /** Place of the figure among the measures; rows that count for nothing in it are left out. Null for all rows of the group. */
    measure: z.number().int().min(0).nullable().default(null),
    offset: z.number().int().min(0).max(50_000_000).default(0),
    limit: z.number().int().min(1).max(TABLE_WINDOW_ROWS).default(100),
  }),
  output: tableWindow.extend({
    /** What the rows come to: what the figure says. */
    figure: z.string().nullable(),
  }),
  errors: ASKED_ERRORS,
});
/** A table, or an answer, as a file: numbers are numbers, and no text is run as a formula. */
export const exportDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/export`,
  answer: 'file',
  summary: 'A table, or an answer, as a file: numbers are numbers, and no text is run as a formula.',
  params: datasetParams,
  body: z.object({
    format: z.enum(['csv', 'xlsx']),
    /** Numbers of identity, accounts and telephones are written whole; else they are covered as on the screen. */
    withNumbers: z.boolean().default(false),
    of: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('table'),
        table: z.string().max(60),
        filters: z.array(tableFilter).max(TABLE_QUERY_LIMITS.filters).default([]),
      }),
      z.object({ kind: z.literal('query'), query: tableQuery }),
      z.object({ kind: z.literal('sql'), sql: writtenSql }),
    ]),
  }),
  errors: [...SQL_ERRORS, 'export_too_large'],
});
/** What a model is shown of the tables: names of columns and masked examples, never rows. */
export const getDatasetSamples = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/samples`,
  summary: 'What a model is shown of the tables: names of columns and masked examples, never rows.',
  params: datasetParams,
  output: z.object({
    tables: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        rows: z.number().int(),
        columns: z.array(
          z.object({
            of: columnRef,
            label: z.string(),
            kind: columnKind,
            meaning: columnMeaning,
            examples: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: ASKED_ERRORS,
});
/** How tables of a dataset may stand beside one another, proposed from keys that both have; the best first. */
export const listDatasetJoins = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/joins`,
  summary:
    'How tables of a dataset may stand beside one another, proposed from keys that both have; the best first.',
  params: datasetParams,
  output: z.object({
    items: z.array(
      z.object({
        join: tableJoin,
        /** How much of the first column the second has, from 0 to 1. */
        share: z.number(),
      }),
    ),
  }),
  errors: ASKED_ERRORS,
});
