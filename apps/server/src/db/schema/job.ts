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
  },
  (table) => [
    index('job_due').on(table.queue, table.dueAt, table.id).where(sql`node_id is null`),
    // One of a key may wait while another of it is at work, and no more.
    uniqueIndex('job_waiting_key').on(table.queue, table.key).where(sql`node_id is null`),
    uniqueIndex('job_working_key').on(table.queue, table.key).where(sql`node_id is not null`),
  ],
);
