import type { DocumentPlace } from '@mingfa/contract/evidence';
import type {
  ReviewAnswer,
  ReviewCellState,
  ReviewColumnKind,
  ReviewColumnMethod,
} from '@mingfa/contract/review-cell';
import type { ReviewTableState } from '@mingfa/contract/review-table';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** What one method said of a cell. */
export type StoredAnswer = Omit<ReviewAnswer, 'method' | 'place'> & { place: DocumentPlace | null };

/** Documents that are asked the same questions. */
export const reviewTable = pgTable(
  'review_table',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    state: text('state').$type<ReviewTableState>().notNull(),
    /** Grows with every new beginning; a job of an older one stops. */
    generation: integer('generation').notNull().default(1),
    /** Grows with every change of rows, columns or cells. */
    revision: integer('revision').notNull().default(1),
    errorCode: text('error_code'),
    /** The model that filled cells last. */
    model: text('model'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('review_table_owner').on(table.ownerId, table.createdAt),
    index('review_table_unfinished').on(table.state).where(sql`state = 'working'`),
  ],
);

const ofTable = () =>
  text('table_id')
    .notNull()
    .references(() => reviewTable.id, { onDelete: 'cascade' });

/** A question that every document of a table is asked. */
export const reviewColumn = pgTable(
  'review_column',
  {
    id: text('id').primaryKey(),
    tableId: ofTable(),
    position: integer('position').notNull(),
    libraryKey: text('library_key'),
    label: text('label').notNull(),
    instruction: text('instruction').notNull(),
    kind: text('kind').$type<ReviewColumnKind>().notNull(),
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    method: text('method').$type<ReviewColumnMethod>().notNull(),
    dependsOn: jsonb('depends_on').$type<string[]>().notNull().default([]),
    /** What is wished for, as somebody wrote it; `wishedGroup` is what cells that say so are grouped by. */
    wished: text('wished'),
    wishedGroup: text('wished_group'),
  },
  (table) => [index('review_column_table').on(table.tableId, table.position)],
);

/** A document of a table; it goes with the document. */
export const reviewRow = pgTable(
  'review_row',
  {
    id: text('id').primaryKey(),
    tableId: ofTable(),
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Whether all of it was read; null until it was looked at. */
    isWhole: boolean('is_whole'),
  },
  (table) => [
    uniqueIndex('review_row_document').on(table.tableId, table.documentId),
    index('review_row_of_document').on(table.documentId),
  ],
);

/** What a document says to a question, by each method that answered. */
export const reviewCell = pgTable(
  'review_cell',
  {
    tableId: ofTable(),
    rowId: text('row_id')
      .notNull()
      .references(() => reviewRow.id, { onDelete: 'cascade' }),
    columnId: text('column_id')
      .notNull()
      .references(() => reviewColumn.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReviewCellState>().notNull().default('waiting'),
    /** Whose answer the cell says now. */
    chosen: text('chosen', { enum: ['rule', 'model', 'hand'] }),
    rule: jsonb('rule').$type<StoredAnswer>(),
    model: jsonb('model').$type<StoredAnswer>(),
    hand: jsonb('hand').$type<StoredAnswer>(),
    disagrees: boolean('disagrees').notNull().default(false),
    /** Of the chosen value: its words, what it is grouped by, what it is sorted by where that is a number. */
    words: text('words').notNull().default(''),
    group: text('group_key'),
    sortNumber: doublePrecision('sort_number'),
    /** Since when its owner has vouched for it: nothing else changes it. */
    checkedAt: moment('checked_at'),
    errorCode: text('error_code'),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.columnId] }),
    index('review_cell_column').on(table.columnId),
    index('review_cell_waiting').on(table.tableId, table.rowId).where(sql`state = 'waiting'`),
    index('review_cell_table').on(table.tableId),
  ],
);
