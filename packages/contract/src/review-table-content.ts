import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { REVIEW_TABLE_LIMITS, reviewCell, reviewCellState, reviewRow } from './review-cell.ts';
import {
  columnFields,
  newColumns,
  newRows,
  reviewTablePath as path,
  reviewTableDetail,
  reviewTableParams,
  reviewTables,
} from './review-table.ts';

/** Rows whose cell of a column stands in one of these ways; every part that is given must hold. */
export const reviewRowFilter = z.object({
  columnId: idOf('reviewColumn'),
  states: z.array(reviewCellState).max(10).optional(),
  /** Groups of {@link reviewCell}. */
  groups: z.array(z.string().max(400)).max(50).optional(),
  deviating: z.boolean().optional(),
  disagreeing: z.boolean().optional(),
  checked: z.boolean().optional(),
});
/** What {@link reviewRowFilter} reads. */
export type ReviewRowFilter = z.infer<typeof reviewRowFilter>;

/** A window of the rows with all their cells, filtered and sorted. */
export const listReviewRows = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/rows`,
  summary: 'A window of the rows with all their cells, filtered and sorted.',
  params: reviewTableParams,
  body: z.object({
    offset: z.number().int().min(0).max(REVIEW_TABLE_LIMITS.rows).default(0),
    limit: z.number().int().min(1).max(REVIEW_TABLE_LIMITS.window).default(50),
    /** In the document's name. */
    q: z.string().trim().max(100).default(''),
    filters: z.array(reviewRowFilter).max(20).default([]),
    /** Null: in the order they were added. `name`: of the document. */
    sort: z
      .object({ by: z.union([z.literal('name'), idOf('reviewColumn')]), descending: z.boolean() })
      .nullable()
      .default(null),
  }),
  output: z.object({
    rows: z.array(reviewRow),
    /** Of those that the filters leave. */
    total: z.number().int(),
    revision: z.number().int(),
  }),
  errors: ['not_found'],
});
/** Adds documents as rows; their cells are filled by themselves. */
export const addReviewRows = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/rows/add`,
  makes: true,
  summary: 'Adds documents as rows; their cells are filled by themselves.',
  params: reviewTableParams,
  body: z.object(newRows),
  output: reviewTableDetail,
  errors: ['not_found', 'review_table_full'],
});
/** Takes rows out with their cells; the documents stay. */
export const removeReviewRows = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/rows/remove`,
  summary: 'Takes rows out with their cells; the documents stay.',
  params: reviewTableParams,
  body: z.object({ rowIds: z.array(idOf('reviewRow')).min(1).max(REVIEW_TABLE_LIMITS.rows) }),
  output: reviewTableDetail,
  errors: ['not_found'],
});
/** Adds questions to every row; their cells are filled by themselves. */
export const addReviewColumns = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/columns/add`,
  makes: true,
  summary: 'Adds questions to every row; their cells are filled by themselves.',
  params: reviewTableParams,
  body: z.object({ columns: newColumns.min(1) }),
  output: reviewTableDetail,
  errors: ['not_found', 'review_table_full', 'review_value_unreadable'],
});
/** Names one column of a review table. */
export const reviewColumnParams = reviewTableParams.extend({ columnId: idOf('reviewColumn') });
/** Changes a question; where another answer may follow, its cells are filled anew, but those that were checked. */
export const updateReviewColumn = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/columns/{columnId}/update`,
  summary:
    'Changes a question; where another answer may follow, its cells are filled anew, but those that were checked.',
  params: reviewColumnParams,
  body: z.object({
    label: columnFields.label.optional(),
    /** Of a column in own words. */
    instruction: columnFields.instruction.optional(),
    choices: columnFields.choices.optional(),
    method: columnFields.method.optional(),
    dependsOn: columnFields.dependsOn.optional(),
    position: columnFields.position.optional(),
  }),
  output: reviewTableDetail,
  errors: ['not_found', 'review_value_unreadable'],
});
/** Takes a column out with its cells. */
export const removeReviewColumn = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/columns/{columnId}/remove`,
  summary: 'Takes a column out with its cells.',
  params: reviewColumnParams,
  output: reviewTableDetail,
  errors: ['not_found'],
});
/** Puts the columns into this order. */
export const orderReviewColumns = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/columns/order`,
  summary: 'Puts the columns into this order.',
  params: reviewTableParams,
  body: z.object({ columnIds: z.array(idOf('reviewColumn')).max(REVIEW_TABLE_LIMITS.columns) }),
  output: reviewTableDetail,
  errors: ['not_found'],
});
const cellOf = { rowId: idOf('reviewRow'), columnId: idOf('reviewColumn') };
/** The cell as it was seen. */
const seenCell = { ...cellOf, revision: z.number().int() };

/** One cell. */
export const getReviewCell = defineEndpoint({
  ...reviewTables,
  method: 'GET',
  path: `${path}/cell`,
  summary: 'One cell.',
  params: reviewTableParams,
  query: z.object(cellOf),
  output: reviewCell,
  errors: ['not_found'],
});
/** Checks a cell and locks it: no later run changes it. */
export const checkReviewCell = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/cell/check`,
  summary: 'Checks a cell and locks it: no later run changes it.',
  params: reviewTableParams,
  body: z.object(seenCell),
  output: reviewCell,
  errors: ['not_found', 'review_cell_changed'],
});
/** Unlocks a cell that was checked. */
export const unlockReviewCell = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/cell/unlock`,
  summary: 'Unlocks a cell that was checked.',
  params: reviewTableParams,
  body: z.object(seenCell),
  output: reviewCell,
  errors: ['not_found', 'review_cell_changed'],
});
/** Writes a cell by hand, which checks and locks it. */
export const setReviewCell = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/cell/set`,
  summary: 'Writes a cell by hand, which checks and locks it.',
  params: reviewTableParams,
  body: z.object({
    ...seenCell,
    state: z.enum(['found', 'not_agreed', 'not_found']),
    /** Of state `found`: the value as people write it, read by the column's kind (`30 日`, `2024年5月1日`, `是`); parties and articles part by ；. */
    text: z.string().trim().max(4000).default(''),
  }),
  output: reviewCell,
  errors: ['not_found', 'review_cell_changed', 'review_value_unreadable'],
});
/** Takes the answer of the rule or of the model, where both are there; it is not locked by that. */
export const chooseReviewAnswer = defineEndpoint({
  ...reviewTables,
  method: 'POST',
  path: `${path}/cell/choose`,
  summary: 'Takes the answer of the rule or of the model, where both are there; it is not locked by that.',
  params: reviewTableParams,
  body: z.object({ ...seenCell, method: z.enum(['rule', 'model']) }),
  output: reviewCell,
  errors: ['not_found', 'review_cell_changed', 'review_cell_checked'],
});
