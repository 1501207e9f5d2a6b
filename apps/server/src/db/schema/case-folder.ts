import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** A person's own collection of cases. */
export const caseFolder = pgTable(
  'case_folder',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('case_folder_owner').on(table.ownerId, table.updatedAt)],
);

/** A case in a folder. No reference to the case: one that is deleted leaves title and number here. */
export const caseFolderCase = pgTable(
  'case_folder_case',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => caseFolder.id, { onDelete: 'cascade' }),
    caseId: text('case_id').notNull(),
    title: text('title').notNull(),
    number: text('number'),
    note: text('note').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.caseId] })],
);
