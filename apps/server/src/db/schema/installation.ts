import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings of the installation, one row a topic. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
