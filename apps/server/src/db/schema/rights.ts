import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/**
 * An account that is to be deleted, and once it is, the receipt: by then it names nobody, and is found by a key that only the
 * person has.
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Of the key of the receipt (SHA-256). */
    keyHash: text('key_hash').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Until then it can be cancelled. */
    dueAt: moment('due_at').notNull(),
    /** Rows by table, counted when the account was closed. */
    held: jsonb('held').$type<Record<string, number>>(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('account_deletion_user').on(table.userId),
    uniqueIndex('account_deletion_key').on(table.keyHash),
    index('account_deletion_finished').on(table.finishedAt),
  ],
);

/** A copy of everything that is held of a person, as one ZIP; each has one at a time. */
export const dataExport = pgTable(
  'data_export',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'working', 'ready', 'failed'] }).notNull(),
    language: text('language', { enum: ['zh-CN', 'en'] }).notNull(),
    /** Kinds of things that are written, of how many. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Of one that is ready: then the ZIP is removed. */
    expiresAt: moment('expires_at'),
  },
  (table) => [uniqueIndex('data_export_user').on(table.userId), index('data_export_end').on(table.expiresAt)],
);

/** Which version of which agreement a person accepted, and when. Rows are only added. */
export const agreementAcceptance = pgTable(
  'agreement_acceptance',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    agreement: text('agreement', { enum: ['user-agreement', 'privacy-policy'] }).notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.agreement, table.version] })],
);
