import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './account.ts';

/** Settings of the installation, one row a topic. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  /** Grows with each change: whoever saves names the one they saw. */
  revision: integer('revision').notNull().default(1),
  /** Null: the command line, the server itself, or somebody who has been forgotten. */
  changedBy: text('changed_by').references(() => user.id, { onDelete: 'set null' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
