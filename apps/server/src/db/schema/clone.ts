import type { CloneFingerprint, CloneVisibility } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** A clone with its draft. What is published of it is one of its versions. */
export const clone = pgTable(
  'clone',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** As the draft has it. */
    name: text('name').notNull(),
    draft: jsonb('draft').$type<CloneContent>().notNull(),
    /** One more with every save: whoever saved an older one is told. */
    draftRevision: integer('draft_revision').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The newest version, whether it is used or not; 0: none. */
    lastVersion: integer('last_version').notNull().default(0),
    publishedVersion: integer('published_version'),
    visibility: text('visibility').$type<CloneVisibility>().notNull().default('private'),
    linkId: text('link_id'),
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('clone_owner').on(table.ownerId, table.savedAt),
    uniqueIndex('clone_link').on(table.linkId),
    check('clone_published_is_a_version', sql`${table.publishedVersion} <= ${table.lastVersion}`),
    check('clone_link_is_published', sql`${table.linkId} is null or ${table.publishedVersion} is not null`),
  ],
);

/** What was published once. A trigger refuses to change it, and to delete it while its clone is there. */
export const cloneVersion = pgTable(
  'clone_version',
  {
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<CloneContent>().notNull(),
    notes: text('notes').notNull(),
    fingerprint: jsonb('fingerprint').$type<CloneFingerprint>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cloneId, table.version] })],
);

/** Where a clone and its versions come from, and when they were used. Only added to, as versions are. */
export const cloneEdge = pgTable(
  'clone_edge',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['published', 'restored', 'unpublished', 'copied', 'imported'] }).notNull(),
    /** The version it is about; null where it is about the clone. */
    version: integer('version'),
    /** Of a copy: the clone it was made of, which may be gone. */
    fromCloneId: text('from_clone_id'),
    /** The version whose content was taken; null: the draft. */
    fromVersion: integer('from_version'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('clone_edge_clone').on(table.cloneId, table.version)],
);
