import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { document } from './document.ts';
import { lawVersion } from './law.ts';

const version = () =>
  text('version_id')
    .notNull()
    .references(() => lawVersion.id, { onDelete: 'cascade' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
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

/** Segments of one document that were written into the index together. */
export const segmentSearchBatch = pgTable(
  'segment_search_batch',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the document is gone or has newer entries: what is left is swept away. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'set null' }),
    /** Stands for what is searched as one, a knowledge base or a document without one: its postings lie side by side. */
    collection: integer('collection').notNull(),
    /** Segments in the order of their ordinals, which begin at 0. */
    segmentIds: text('segment_ids').array().notNull(),
    size: integer('size').notNull(),
    /** Ordinals that do not count any more. */
    removed: integer('removed').array().notNull().default([]),
    visible: boolean('visible').notNull().default(false),
  },
  (table) => [
    index('segment_search_batch_document').on(table.documentId),
    index('segment_search_batch_left').on(table.number).where(sql`document_id is null`),
  ],
);

/** Where one term stands in one batch. Without a reference to it: a batch's postings are removed little by little. */
export const segmentSearchPosting = pgTable(
  'segment_search_posting',
  {
    collection: integer('collection').notNull(),
    term: term('term').notNull(),
    batchNumber: integer('batch_number').notNull(),
    /** Ordinals with evened frequencies, as `encodeHits` writes them. */
    hits: bytes('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.term, table.batchNumber] }),
    index('segment_search_posting_batch').on(table.batchNumber),
  ],
);

/** Embedding models that were used. The vectors of each are in a table of their own, made when the dimension is known. */
export const embeddingSpace = pgTable('embedding_space', {
  /** Stands for address and name of the model: vectors of another are not comparable. */
  key: text('key').primaryKey(),
  modelName: text('model_name').notNull(),
  /** From the model's newest answer. */
  dimension: integer('dimension'),
  /** When all articles had a vector of this dimension for the first time; before it they are found by words alone. */
  articlesEmbeddedAt: timestamp('articles_embedded_at', { withTimezone: true, mode: 'date' }),
  /** Why embedding stopped; null while it goes on or is done. */
  errorCode: text('error_code'),
  failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
  usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }).notNull(),
});
