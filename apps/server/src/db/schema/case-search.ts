import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { legalCase } from './case.ts';
import { moment } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
// Terms are only compared for equality and order of bytes; a language's sort order would cost time.
const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** What stands for a case in the postings. */
export const caseSearchEntry = pgTable('case_search_entry', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  caseId: text('case_id')
    .notNull()
    .unique()
    .references(() => legalCase.id, { onDelete: 'cascade' }),
  /** In terms, of each of `CASE_PARTS`. */
  lengths: integer('lengths').array().notNull(),
});

/** Terms of the parts of cases that wait to be written into the postings. */
export const caseSearchText = pgTable(
  'case_search_text',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => legalCase.id, { onDelete: 'cascade' }),
    /** One of `CASE_PARTS`. */
    part: text('part').notNull(),
    /** Separated by blanks, repeats kept. */
    terms: text('terms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.part] })],
);

/** Postings that were written together. */
export const caseSearchChunk = pgTable(
  'case_search_chunk',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    cases: integer('cases').notNull(),
    /** Seen by searches once it is whole. */
    visible: boolean('visible').notNull().default(false),
    begunAt: moment('begun_at').notNull(),
  },
  (table) => [index('case_search_chunk_begun').on(table.number).where(sql`not visible`)],
);

/** Where one term stands in the cases of one chunk. Without a reference to it: that would be looked up for each row. */
export const caseSearchPosting = pgTable(
  'case_search_posting',
  {
    term: term('term').notNull(),
    chunk: integer('chunk').notNull(),
    /** As `encodeHits` writes them; joined bytes are joined hits. */
    hits: bytes('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.chunk] }),
    index('case_search_posting_chunk').on(table.chunk),
  ],
);
