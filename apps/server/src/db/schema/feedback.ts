import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { message } from './chat.ts';
import { moment } from './columns.ts';

/** What people tell whoever runs the installation, and what they are answered. It goes with its person. */
export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    /** Null: who was not signed in. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['wrong_law', 'wrong_answer', 'broken', 'wish', 'other', 'answer'],
    }).notNull(),
    text: text('text').notNull().default(''),
    /** Of kind `answer`: the answer it is about, and what was chosen. */
    messageId: text('message_id').references(() => message.id, { onDelete: 'cascade' }),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    /** Where the person was, as they agreed to send it. */
    context: jsonb('context').$type<object>(),
    /** In the file store. */
    screenshotKey: text('screenshot_key'),
    state: text('state', { enum: ['new', 'seen', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** When the person looked at the answer. */
    readAt: moment('read_at'),
    /** Network it came from, hashed, for the caps; forgotten after two days. */
    addressHash: text('address_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('feedback_message').on(table.messageId),
    index('feedback_age').on(table.createdAt, table.id),
    index('feedback_state').on(table.state, table.createdAt, table.id),
    index('feedback_kind').on(table.kind, table.createdAt, table.id),
    index('feedback_user').on(table.userId, table.createdAt),
    index('feedback_address').on(table.addressHash, table.createdAt).where(sql`address_hash is not null`),
    // Pairs of letters: what is searched for may stand anywhere, in a language without blanks.
    index('feedback_words').using('gin', sql`text_pairs(text)`),
  ],
);
