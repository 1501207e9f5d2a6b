import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Processes at work. One that stopped renewing is dead: its runs are interrupted, and its jobs are done by others. */
export const workNode = pgTable('work_node', {
  id: text('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** By the database's clock, since the clocks of nodes differ. */
  renewedAt: moment('renewed_at').notNull(),
});
