import type { ShareSource } from '@mingfa/contract/share';
import type { SharedContent, ShareType } from '@mingfa/contract/share-content';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** A snapshot that whoever holds its address may read. It dies with its owner; with its source it does not open any more. */
export const share = pgTable(
  'share',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type').$type<ShareType>().notNull(),
    /** What it was made of. No foreign key, since there are many kinds: whoever reads a share looks whether it is there. */
    sourceKind: text('source_kind').$type<ShareSource['kind']>().notNull(),
    sourceId: text('source_id').notNull(),
    /** Messages that were chosen; null: all of the shown branch. */
    messageIds: jsonb('message_ids').$type<string[]>(),
    withSources: boolean('with_sources').notNull(),
    redacted: boolean('redacted').notNull(),
    keptMarks: jsonb('kept_marks').$type<string[]>().notNull(),
    redactCreditCodes: boolean('redact_credit_codes').notNull(),
    /** As the owner wrote them, for the next snapshot; null: the title of the source. */
    ownTitle: text('own_title'),
    ownNote: text('own_note').notNull(),
    /** As they are read, masked like the rest. */
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** The snapshot; null once it has ended. */
    content: jsonb('content').$type<SharedContent>(),
    /** What masking replaced, sealed: the owner alone reads it. */
    marksSealed: text('marks_sealed'),
    /** argon2id; null: it opens without a password. */
    passwordHash: text('password_hash'),
    /** The last day in China on which it opens; null: no end. */
    expiresOn: date('expires_on', { mode: 'string' }),
    viewLimit: integer('view_limit'),
    views: integer('views').notNull().default(0),
    showsName: boolean('shows_name').notNull(),
    titleInPreview: boolean('title_in_preview').notNull(),
    /** Of an administrator who ended it; null: nobody did. */
    endedReason: text('ended_reason'),
    createdAt: moment('created_at').notNull(),
    snapshotAt: moment('snapshot_at').notNull(),
  },
  (table) => [
    index('share_owner').on(table.ownerId, table.createdAt, table.id),
    index('share_open').on(table.createdAt, table.id).where(sql`content is not null`),
  ],
);

/** How often a share was opened on a day in China. Who opened it is not kept. */
export const shareView = pgTable(
  'share_view',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => share.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.day] })],
);
