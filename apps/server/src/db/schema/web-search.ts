import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { message } from './chat.ts';
import { moment } from './columns.ts';

/** Pages of the web that answers cite, as they were when they were read. Whose they are the answer says, and they go with it. */
export const webSnapshot = pgTable(
  'web_snapshot',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    /** As the search engine named it, and after redirects. */
    address: text('address').notNull(),
    finalAddress: text('final_address').notNull(),
    title: text('title').notNull(),
    site: text('site').notNull(),
    publishedAt: text('published_at'),
    /** The article, paragraph by paragraph. */
    text: text('text').notNull(),
    /** The article went on. */
    isCut: boolean('is_cut').notNull(),
    /** Of the text in UTF-8: what counts of the person's storage. */
    textBytes: integer('text_bytes').notNull(),
    /** Of what was fetched, byte for byte. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('web_snapshot_message').on(table.messageId)],
);
