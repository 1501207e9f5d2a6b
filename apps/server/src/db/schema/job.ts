import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Work that waits or is being done; what is done is gone. */
export const job = pgTable(
  'job',
  {
    /** Of two that are due at once the older goes first. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    queue: text('queue').notNull(),
    key: text('key'),
    data: jsonb('data').$type<object>().notNull(),
    dueAt: moment('due_at').notNull(),
    /** Attempts begun. */
    attempts: integer('attempts').notNull().default(0),
    /** The process at work on it. */
    nodeId: text('node_id'),
    addedAt: moment('added_at'),
    /** When the present or last attempt began. */
    startedAt: moment('started_at'),
    /** Why the last attempt failed: never a value that a person entered. */
    error: text('error'),
  },
  (table) => [
    index('job_due').on(table.queue, table.dueAt, table.id).where(sql`node_id is null`),
    // One of a key may wait while another of it is at work, and no more.
    uniqueIndex('job_waiting_key').on(table.queue, table.key).where(sql`node_id is null`),
    uniqueIndex('job_working_key').on(table.queue, table.key).where(sql`node_id is not null`),
    // For the list of administrators.
    index('job_listed').on(table.queue, table.id),
    index('job_working').on(table.id).where(sql`node_id is not null`),
  ],
);

/**
 * Work that was given up. It stands in a table of its own: a process of the release before would take a row of `job` up again, and one
 * of its key could not wait beside it.
 */
export const failedJob = pgTable(
  'failed_job',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    queue: text('queue').notNull(),
    key: text('key'),
    data: jsonb('data').$type<object>().notNull(),
    attempts: integer('attempts').notNull(),
    error: text('error').notNull(),
    addedAt: moment('added_at'),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [
    uniqueIndex('failed_job_key').on(table.queue, table.key),
    index('failed_job_listed').on(table.queue, table.id),
    index('failed_job_age').on(table.failedAt),
  ],
);
