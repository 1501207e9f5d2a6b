import type { AuditedChange } from '@mingfa/contract/audited-deeds';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Whoever did it, also once they have been forgotten: their `user.auditPseudonym`, which went with the account. Null: the command line. */
    pseudonym: text('pseudonym'),
    role: text('role', { enum: ['guest', 'user', 'admin', 'system'] }).notNull(),
    thingKind: text('thing_kind').notNull(),
    /** Null: all of the person's things of this kind. An account stands here by its pseudonym. */
    thingId: text('thing_id'),
    action: text('action').notNull(),
    /** What of a setting or a limit became what; a secret only that it changed. Null: the deed says it all. */
    changes: jsonb('changes').$type<AuditedChange[]>(),
    requestId: text('request_id').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('audit_event_user').on(table.userId, table.happenedAt, table.id),
    index('audit_event_age').on(table.happenedAt, table.id),
    index('audit_event_kind').on(table.thingKind, table.happenedAt, table.id),
    index('audit_event_action').on(table.action, table.happenedAt, table.id),
    index('audit_event_thing').on(table.thingId),
    index('audit_event_changes').on(table.happenedAt, table.id).where(sql`${table.changes} is not null`),
  ],
);

/**
 * The chain over committed events, in the order in which they were linked: each hash covers the one before and what of its event
 * never changes. Rows are only added. An event that is gone leaves its link, by which that is found.
 */
export const auditLink = pgTable(
  'audit_link',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('audit_link_event').on(table.eventId)],
);
