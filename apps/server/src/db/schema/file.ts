import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './account.ts';

/** Files in the file store. The media type is what the content was found to be, never what a client said. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['avatar'] }).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('stored_file_owner').on(table.ownerId)],
);

/**
 * Every object of a person's files in the file store, known before it is written. One whose holder (a document, an upload or a clone's picture)
 * is gone is removed from the store, again and again until that succeeds.
 */
export const storedObject = pgTable(
  'stored_object',
  {
    key: text('key').primaryKey(),
    /** Id of the document, upload or picture; null until there is one. */
    holderId: text('holder_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('stored_object_holder').on(table.holderId)],
);
