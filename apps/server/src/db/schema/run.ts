import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** One writing of one subject, such as an answer. A trigger on the subject's table takes its runs with it (migration 0016). */
export const run = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    /** Whose feature the subject is, and which of its rows. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Of the runs with the same key one is written at a time. */
    exclusiveKey: text('exclusive_key'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'finished', 'cancelled', 'failed', 'interrupted'] }).notNull(),
    nodeId: text('node_id').notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Name of the model that wrote it; null until one answers. */
    model: text('model'),
    language: text('language', { enum: ['zh-CN', 'en'] }).notNull(),
    errorCode: text('error_code'),
    /** Number of the last event; set when the run ends. */
    cursor: integer('cursor').notNull().default(0),
    /** The events were removed; a reader gets them rebuilt from what the subject keeps. */
    pruned: boolean('pruned').notNull().default(false),
    requestId: text('request_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('run_age').on(table.createdAt),
    index('run_subject').on(table.subjectKind, table.subjectId),
    uniqueIndex('run_exclusive').on(table.exclusiveKey).where(sql`state = 'running'`),
    uniqueIndex('run_idempotency').on(table.userId, table.idempotencyKey),
    index('run_running').on(table.nodeId).where(sql`state = 'running'`),
    index('run_unpruned').on(table.endedAt).where(sql`not pruned`),
  ],
);

/** What a run has written, in order. JSON as text: it is only passed on, and jsonb refuses some characters. */
export const runEvent = pgTable(
  'run_event',
  {
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    data: text('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
