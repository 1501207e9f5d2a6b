import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { REVIEW_TABLE_LIMITS, reviewCellState, reviewColumn, reviewColumnKind } from './review-cell.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

/** What all endpoints of review tables share. */
export const reviewTables = { tag: 'review-table', access: 'user' } as const;
/** Names one review table. */
export const reviewTableParams = z.object({ tableId: idOf('reviewTable') });
/** Where one review table stands. */
export const reviewTablePath = '/v1/review-table/{tableId}';
const path = reviewTablePath;

/** What becomes of the cells: nothing to do; some wait or are filled; the work was stopped; it could not go on. */
export const reviewTableState = z.enum(['idle', 'working', 'cancelled', 'failed']);
/** What {@link reviewTableState} reads. */
export type ReviewTableState = z.infer<typeof reviewTableState>;

/** A review table in a list. */
export const reviewTableSummary = z.object({
  tableId: idOf('reviewTable'),
  title: z.string(),
  state: reviewTableState,
  rows: z.number().int(),
  columns: z.number().int(),
  /** Of all cells: those that have been filled or failed, and all. */
  cellsDone: z.number().int(),
  cellsTotal: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** What {@link reviewTableSummary} reads. */
export type ReviewTableSummary = z.infer<typeof reviewTableSummary>;

/** How many cells of a column stand how. */
export const reviewColumnCounts = z.object({
  columnId: idOf('reviewColumn'),
  states: z.record(reviewCellState, z.number().int()),
  checked: z.number().int(),
  /** Cells that differ from the position, or from what most rows say. */
  deviating: z.number().int(),
  /** Cells where rule and model differ. */
  disagreeing: z.number().int(),
});
/** What {@link reviewColumnCounts} reads. */
export type ReviewColumnCounts = z.infer<typeof reviewColumnCounts>;

/** How far a table is; `revision` grows with every change of its rows, columns or cells. */
export const reviewTableProgress = z.object({
  state: reviewTableState,
  cellsDone: z.number().int(),
  cellsTotal: z.number().int(),
  cellsFailed: z.number().int(),
  /** In the reader's language, of state `failed`. */
  errorMessage: z.string().nullable(),
  revision: z.number().int(),
});
/** What {@link reviewTableProgress} reads. */
export type ReviewTableProgress = z.infer<typeof reviewTableProgress>;

/** A column of a table, with what its reader has to know of it. */
export const reviewTableColumn = reviewColumn.extend({
  /** Why it is filled by nobody (own words without a model), or without a model though one was asked for; in the reader's language. */
  notice: z.string().nullable(),
});
/** What {@link reviewTableColumn} reads. */
export type ReviewTableColumn = z.infer<typeof reviewTableColumn>;

/** A review table with all but its rows. */
export const reviewTableDetail = reviewTableSummary.extend({
  columnList: z.array(reviewTableColumn),
  counts: z.array(reviewColumnCounts),
  progress: reviewTableProgress,
});
/** What {@link reviewTableDetail} reads. */
export type ReviewTableDetail = z.infer<typeof reviewTableDetail>;

/** A column of the library, in the reader's language. */
export const libraryColumn = z.object({
  key: z.string(),
  label: z.string(),
  /** What it asks, in words. */
  asks: z.string(),
  kind: reviewColumnKind,
  /** Heading under which it is offered. */
  group: z.string(),
  choices: z.array(z.string()),
});
/** What {@link libraryColumn} reads. */
export type LibraryColumn = z.infer<typeof libraryColumn>;

/** What may be said of a column. */
export const columnFields = reviewColumn.omit({ columnId: true, libraryKey: true }).shape;
/** A column to be added: one of the library, by its key, or one in somebody's own words. */
export const newReviewColumn = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('library'),
    key: z.string().max(60),
    /** Absent: as the library calls it. */
    label: columnFields.label.optional(),
    method: z.enum(['rule', 'model', 'both', 'hand']).default('rule'),
    position: columnFields.position.default(null),
  }),
  z.object({
    from: z.literal('own'),
    label: columnFields.label,
    instruction: columnFields.instruction,
    kind: reviewColumnKind,
    choices: columnFields.choices.default([]),
    /** Without a configured model it stays `hand`, and the column says so. */
    method: z.enum(['model', 'hand']).default('model'),
    dependsOn: columnFields.dependsOn.default([]),
    position: columnFields.position.default(null),
  }),
]);
/** What {@link newReviewColumn} reads. */
export type NewReviewColumn = z.infer<typeof newReviewColumn>;
/** Columns to be added at once. */
export const newColumns = z.array(newReviewColumn).max(REVIEW_TABLE_LIMITS.columns);

/** Documents that become rows: single ones, and all of a knowledge base. One that is a row already is not added twice. */
export const newRows = {
  documentIds: z.array(idOf('document')).max(REVIEW_TABLE_LIMITS.rows).default([]),
  konId: idOf('knowledgeBase').optional(),
};

/** The caller's review tables, newest first. */
export const listReviewTables = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: '/v1/review-table/list',
  summary: "The caller's review tables, newest first.",
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(reviewTableSummary),
  errors: [],
});
/** The columns that can be chosen, and the model that would fill others. */
export const listReviewColumnLibrary = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: '/v1/review-table/column-library',
  summary: 'The columns that can be chosen, and the model that would fill others.',
  output: z.object({
    items: z.array(libraryColumn),
    /** Null where none is configured: columns in own words are then filled by hand. */
    modelName: z.string().nullable(),
  }),
  errors: [],
});
/** Makes a review table of documents and questions; its cells are filled by themselves. */
export const createReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: '/v1/review-table/create',
  makes: true,
  summary: 'Makes a review table of documents and questions; its cells are filled by themselves.',
  body: z.object({
    title: z.string().trim().min(1).max(200),
    ...newRows,
    columns: newColumns.default([]),
  }),
  output: reviewTableDetail,
  errors: ['not_found', 'limit_reached', 'review_table_full', 'review_value_unreadable'],
});
/** One review table with all but its rows. */
export const getReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One review table with all but its rows.',
  params: reviewTableParams,
  output: reviewTableDetail,
  errors: ['not_found'],
});
/** How far a review table is. */
export const getReviewTableProgress = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/progress`,
  summary: 'How far a review table is.',
  params: reviewTableParams,
  output: reviewTableProgress,
  errors: ['not_found'],
});
/** Calls a review table otherwise. */
export const updateReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/update`,
  summary: 'Calls a review table otherwise.',
  params: reviewTableParams,
  body: z.object({ title: z.string().trim().min(1).max(200) }),
  output: reviewTableDetail,
  errors: ['not_found'],
});
/** Deletes a review table; its documents stay. */
export const deleteReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a review table; its documents stay.',
  params: reviewTableParams,
  output: done,
  errors: ['not_found'],
});

/** Fills cells: those that wait or failed, or all of some columns or rows anew; what a person checked stays. */
export const runReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/run`,
  summary:
    'Fills cells: those that wait or failed, or all of some columns or rows anew; what a person checked stays.',
  params: reviewTableParams,
  body: z.object({
    /** Empty: all. */
    columnIds: z.array(idOf('reviewColumn')).max(REVIEW_TABLE_LIMITS.columns).default([]),
    rowIds: z.array(idOf('reviewRow')).max(REVIEW_TABLE_LIMITS.rows).default([]),
    /** Those that have an answer, too. */
    anew: z.boolean().default(false),
  }),
  output: reviewTableDetail,
  errors: ['not_found'],
});
/** Stops filling cells; what is there stays. */
export const cancelReviewTable = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Stops filling cells; what is there stays.',
  params: reviewTableParams,
  output: reviewTableDetail,
  errors: ['not_found'],
});
