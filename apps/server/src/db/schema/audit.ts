import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './account.ts';

/**
 * Who did what to which thing. Rows are only added: a trigger refuses to change or delete them, and lets a person be forgotten.
 * It holds no words anybody wrote and no name of a file.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the command line of this machine, or somebody who has been forgotten. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    role: text('role', { enum: ['guest', 'user', 'admin', 'system'] }).notNull(),
    thingKind: text('thing_kind').notNull(),
    /** Null: all of the person's things of this kind. */
    thingId: text('thing_id'),
    action: text('action').notNull(),
    requestId: text('request_id').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('audit_event_user').on(table.userId)],
);
