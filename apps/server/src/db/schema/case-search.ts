import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { legalCase } from './case.ts';
import { moment } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What stands for a case in the postings. */
export const caseSearchEntry = pgTable(
  'case_search_entry',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    caseId: text('case_id')
      .notNull()
      .unique()
      .references(() => legalCase.id, { onDelete: 'cascade' }),
    /** In terms, of each of `CASE_PARTS`. */
    lengths: integer('lengths').array().notNull(),
    /** Its terms stand in the postings; until then they wait in memory, or are made again of its text. */
    folded: boolean('folded').notNull().default(false),
  },
  (table) => [index('case_search_entry_waiting').on(table.number).where(sql`not folded`)],
);

/** Postings that were written together. */
export const caseSearchChunk = pgTable(
  'case_search_chunk',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    cases: integer('cases').notNull(),
    /** Seen by searches once it is whole, and until another that was merged of it takes its place. */
    visible: boolean('visible').notNull().default(false),
    begunAt: moment('begun_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [index('case_search_chunk_begun').on(table.number).where(sql`not visible`)],
);

/** Neighbouring terms of a chunk with where each stands, as `BlockPacker` packs them. Without a reference: that would be looked up for each row. */
export const caseSearchBlock = pgTable(
  'case_search_block',
  {
    chunk: integer('chunk').notNull(),
    /** From 0, in the order of the terms. */
    place: integer('place').notNull(),
    firstTerm: text('first_term').notNull(),
    /** Not compressed (see the migration): what is read at each search would be unpacked at each. */
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chunk, table.place] })],
);
