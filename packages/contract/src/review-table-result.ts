import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { reviewCellState } from './review-cell.ts';
import {
  reviewTablePath as path,
  reviewColumnCounts,
  reviewTableParams,
  reviewTables,
} from './review-table.ts';
import { reviewColumnParams } from './review-table-content.ts';
import { language } from './values.ts';

/** Rows that say the same in a column. */
export const reviewGroup = z.object({
  /** Null: cells without a value, by their state. */
  group: z.string().nullable(),
  state: reviewCellState,
  text: z.string(),
  rows: z.number().int(),
  /** It is what most rows with a value say. */
  isMajority: z.boolean(),
  /** It differs from the position that is wished for. */
  differs: z.boolean(),
});
/** What {@link reviewGroup} reads. */
export type ReviewGroup = z.infer<typeof reviewGroup>;

/** What the rows say in a column, put together, the most frequent first. */
export const listReviewGroups = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/columns/{columnId}/groups`,
  summary: 'What the rows say in a column, put together, the most frequent first.',
  params: reviewColumnParams,
  output: z.object({ items: z.array(reviewGroup) }),
  errors: ['not_found'],
});

/** A row that differs in a column. */
export const reviewDeviation = z.object({
  rowId: idOf('reviewRow'),
  name: z.string(),
  text: z.string(),
  kind: z.enum(['position', 'majority']),
});
/** What a memo says of one column. */
export const reviewMemoColumn = z.object({
  columnId: idOf('reviewColumn'),
  label: z.string(),
  /** What most rows with a value say; null without a majority. */
  majority: z.object({ text: z.string(), rows: z.number().int() }).nullable(),
  position: z.string().nullable(),
  counts: reviewColumnCounts,
  /** The first of them; `counts.deviating` says how many there are. */
  deviations: z.array(reviewDeviation),
  /** The same in sentences, in the reader's language. */
  sentences: z.array(z.string()),
});
/** What {@link reviewMemoColumn} reads. */
export type ReviewMemoColumn = z.infer<typeof reviewMemoColumn>;

/** A memo of what the table shows: counted by the program, column by column. */
export const getReviewMemo = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/memo`,
  summary: 'A memo of what the table shows: counted by the program, column by column.',
  params: reviewTableParams,
  output: z.object({
    title: z.string(),
    rows: z.number().int(),
    /** Documents that were not read wholly. */
    notWhole: z.array(z.object({ rowId: idOf('reviewRow'), name: z.string(), message: z.string() })),
    sentences: z.array(z.string()),
    columns: z.array(reviewMemoColumn),
  }),
  errors: ['not_found'],
});
/** The table as a workbook (values, sources, notes), or as a Word file (memo and table) with sources as links. */
export const exportReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/export`,
  answer: 'file',
  summary:
    'The table as a workbook (values, sources, notes), or as a Word file (memo and table) with sources as links.',
  params: reviewTableParams,
  query: z.object({
    format: z.enum(['xlsx', 'docx']).default('xlsx'),
    language: language.default('zh-CN'),
    /** Numbers of identity, cards and telephones are written whole; else they are covered. */
    withNumbers: z.stringbool().default(false),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
  }),
  errors: ['not_found', 'print_too_large', 'parser_timeout', 'parser_memory'],
});
/** Makes a dataset of the table, which can be asked and reckoned with. */
export const createDatasetFromReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/to-dataset`,
  makes: true,
  summary: 'Makes a dataset of the table, which can be asked and reckoned with.',
  params: reviewTableParams,
  body: z.object({ title: z.string().trim().max(200).default('') }),
  output: z.object({ datasetId: idOf('dataset') }),
  errors: [
    'not_found',
    'dataset_no_tables',
    'storage_exceeded',
    'limit_reached',
    'store_unavailable',
    'disk_full',
  ],
});
