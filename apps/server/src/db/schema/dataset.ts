import type { DatasetOrigin, DatasetStage, DatasetState } from '@mingfa/contract/dataset';
import type { ProposedTable, TableShape, TableStep } from '@mingfa/contract/dataset-table';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ErrorValue } from '../../ports/app-error.ts';
import type { BuiltTable } from '../../ports/table-engine.ts';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** Tables that can be asked. The files are the truth; what answers quickly is built of them, and built again where it was lost. */
export const dataset = pgTable(
  'dataset',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    origin: text('origin').$type<DatasetOrigin>().notNull(),
    /** The document its tables were taken from, while it is there. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'set null' }),
    state: text('state').$type<DatasetState>().notNull(),
    stage: text('stage').$type<DatasetStage>().notNull(),
    /** Grows with every new beginning; a job of an older one stops. */
    generation: integer('generation').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    retryAt: moment('retry_at'),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, ErrorValue>>().notNull().default({}),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** What was recognised; kept after the import, so that it can be taken anew. */
    proposal: jsonb('proposal').$type<ProposedTable[]>().notNull().default([]),
    /** Names what was built: grows with every change of files, shapes or steps. */
    build: integer('build').notNull().default(0),
    /** The last number given to a build, whether it came to be the one that is asked or not. */
    lastBuild: integer('last_build').notNull().default(0),
    builtBytes: bigint('built_bytes', { mode: 'number' }).notNull().default(0),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('dataset_owner').on(table.ownerId, table.createdAt),
    index('dataset_document').on(table.documentId),
    index('dataset_unfinished').on(table.state).where(sql`state in ('waiting', 'working')`),
  ],
);

const ofDataset = () =>
  text('dataset_id')
    .notNull()
    .references(() => dataset.id, { onDelete: 'cascade' });

/** A file as it was received, never changed. */
export const datasetFile = pgTable(
  'dataset_file',
  {
    datasetId: ofDataset(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.position] })],
);

/** A table as it was taken out of its file, and as it stands after all steps. */
export const datasetTable = pgTable(
  'dataset_table',
  {
    datasetId: ofDataset(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    shape: jsonb('shape').$type<TableShape>().notNull(),
    /** Null until it was loaded. */
    built: jsonb('built').$type<BuiltTable>(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.name] })],
);

/** A change of a table; all of them are done again, in order, on another file. */
export const datasetStep = pgTable(
  'dataset_step',
  {
    datasetId: ofDataset(),
    number: integer('number').notNull(),
    table: text('table_name').notNull(),
    step: jsonb('step').$type<TableStep>().notNull(),
    /** Rows or cells it touched. */
    touched: bigint('touched', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.number] })],
);
