import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lawVersion } from './law.ts';

const version = () =>
  text('version_id')
    .notNull()
    .references(() => lawVersion.id, { onDelete: 'cascade' });
const smallints = customType<{ data: number[]; driverData: string }>({ dataType: () => 'smallint[]' });
// Terms are only compared for equality; a language's sort order would cost time.
const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Terms of the articles where the database ranks by itself (pg_textsearch); its BM25 index is made at start. */
export const lawArticleSearch = pgTable(
  'law_article_search',
  {
    versionId: version(),
    position: integer('position').notNull(),
    lawId: text('law_id').notNull(),
    articleKey: text('article_key').notNull(),
    terms: text('terms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.position] })],
);

/** The versions whose articles are in the postings, for databases without pg_textsearch. */
export const lawSearchVersion = pgTable('law_search_version', {
  /** Stands for the version in the postings. */
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  versionId: version().unique(),
  lawId: text('law_id').notNull(),
  articleKeys: text('article_keys').array().notNull(),
});

/** Where one term stands in one version, for databases without pg_textsearch. */
export const lawSearchPosting = pgTable(
  'law_search_posting',
  {
    term: term('term').notNull(),
    versionNumber: integer('version_number')
      .notNull()
      .references(() => lawSearchVersion.number, { onDelete: 'cascade' }),
    /** Places of the articles, from 0. */
    positions: smallints('positions').notNull(),
    /** In hundredths, how often the term stands in each, evened out for the article's length. */
    frequencies: smallints('frequencies').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.versionNumber] }),
    index('law_search_posting_version').on(table.versionNumber),
  ],
);
