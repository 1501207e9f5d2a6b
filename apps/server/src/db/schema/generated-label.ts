import type { LabelledKind } from '@mingfa/contract/generated-label';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/**
 * Who got which thing without explicit label, after which acknowledgement (标识办法第九条). Kept for its term also of somebody who
 * is gone: then the pseudonym alone says who it was.
 */
export const cleanCopy = pgTable(
  'clean_copy',
  {
    id: text('id').primaryKey(),
    /** Null: somebody who has been forgotten. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    pseudonym: text('pseudonym').notNull(),
    kind: text('kind').$type<LabelledKind>().notNull(),
    /** No reference: the thing may go, the log stays. */
    thingId: text('thing_id').notNull(),
    /** Version of the words that were acknowledged. */
    terms: text('terms').notNull(),
    acknowledgedAt: moment('acknowledged_at').notNull(),
    /** When the file was first given; null: it was not fetched. */
    givenAt: moment('given_at'),
  },
  (table) => [
    index('clean_copy_time').on(table.acknowledgedAt, table.id),
    index('clean_copy_user').on(table.userId),
  ],
);
