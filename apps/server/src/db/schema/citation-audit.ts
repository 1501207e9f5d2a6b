import type { AuditedCitation, AuditedState } from '@mingfa/contract/citation-audit';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** One audit of the citations of a file or of a pasted text. */
export const citationAudit = pgTable(
  'citation_audit',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Null for a pasted text, which is in `pasted`. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'cascade' }),
    pasted: text('pasted'),
    state: text('state', { enum: ['waiting', 'working', 'finished', 'failed', 'cancelled'] }).notNull(),
    charactersDone: integer('characters_done').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    libraryDate: date('library_date', { mode: 'string' }),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('citation_audit_owner').on(table.ownerId, table.createdAt),
    index('citation_audit_document').on(table.documentId),
    index('citation_audit_unfinished').on(table.state).where(sql`state in ('waiting', 'working')`),
  ],
);

/** One citation that an audit found, in the order of the text. */
export const auditedCitation = pgTable(
  'audited_citation',
  {
    auditId: text('audit_id')
      .notNull()
      .references(() => citationAudit.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    state: text('state').$type<AuditedState>().notNull(),
    isDoubtful: boolean('is_doubtful').notNull(),
    /** As it should be on the chosen day, and no longer the law of today. */
    isChangedSince: boolean('is_changed_since').notNull(),
    citation: jsonb('citation').$type<AuditedCitation>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.number] })],
);
