import type {
  DocumentBlock,
  DocumentFormat,
  DocumentStage,
  DocumentState,
  IGNORED_KINDS,
} from '@mingfa/contract/document-content';
import type { PageBox } from '@mingfa/contract/evidence';
import type { ParsingSettings } from '@mingfa/contract/knowledge';
import type { UploadPurpose } from '@mingfa/contract/upload';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** An upload in parts. Its bytes are in the file store, one object a part, until the file is made of them. */
export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    ownerId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What it was sent for; only what takes such files may take it. */
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('document'),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** As announced; null where the sender did not say, until it is whole. */
    sha256: text('sha256'),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Objects of the parts in order; of a whole upload the one that is the file. */
    parts: jsonb('parts').$type<{ key: string; bytes: number; sha256: string }[]>().notNull(),
    /** `whole`: all is there, and right. `used`: it was taken. */
    state: text('state', { enum: ['open', 'whole', 'used'] }).notNull(),
    /** The store failed: it is no longer one of its day, until it arrives after all. */
    givenBack: boolean('given_back').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('upload_user').on(table.ownerId), index('upload_expiry').on(table.expiresAt)],
);

/** Files of a person, searched together. */
export const knowledgeBase = pgTable(
  'knowledge_base',
  {
    id: text('id').primaryKey(),
    /** Nobody's once it is deleted: it is gone for its owner at once, and its files follow one by one. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    enabled: boolean('enabled').notNull().default(true),
    settings: jsonb('settings').$type<ParsingSettings>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('knowledge_base_owner').on(table.ownerId, table.updatedAt),
    index('knowledge_base_deleted').on(table.id).where(sql`owner_id is null`),
  ],
);

/** A file of a person on its way from bytes to something that can be searched: the one kind of file of every feature. */
export const document = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    /** Null while it is being removed with its knowledge base. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    origin: text('origin', {
      enum: ['knowledge', 'reading', 'chat', 'web', 'evidence', 'recording'],
    }).notNull(),
    knowledgeBaseId: text('knowledge_base_id').references(() => knowledgeBase.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Key of the original in the file store. */
    fileKey: text('file_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Found by content in the first stage. */
    format: text('format').$type<DocumentFormat>(),
    settings: jsonb('settings').$type<ParsingSettings>().notNull(),
    state: text('state').$type<DocumentState>().notNull(),
    stage: text('stage').$type<DocumentStage>().notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Grows with every new beginning; a job of an older one stops. */
    generation: integer('generation').notNull().default(1),
    attempts: integer('attempts').notNull().default(0),
    retryAt: moment('retry_at'),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, string | number>>().notNull().default({}),
    pages: integer('pages'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesTotal: integer('pages_total'),
    recognisedPages: integer('recognised_pages').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    segments: integer('segments').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    /** What the file carries besides its text. */
    ignored: jsonb('ignored').$type<(typeof IGNORED_KINDS)[number][]>().notNull().default([]),
    stageMs: jsonb('stage_ms').$type<Record<string, number>>().notNull().default({}),
    /** Set while the document is on its owner's reading list. */
    openedAt: moment('opened_at'),
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at'),
  },
  (table) => [
    index('document_owner').on(table.ownerId, table.createdAt),
    index('document_base').on(table.knowledgeBaseId, table.createdAt),
    index('document_opened').on(table.ownerId, table.openedAt).where(sql`opened_at is not null`),
    index('document_unfinished').on(table.state).where(sql`state in ('waiting', 'working')`),
    index('document_hash').on(table.knowledgeBaseId, table.sha256),
  ],
);

/** What was read: a page, slide, sheet, or a stretch of text. */
export const documentPart = pgTable(
  'document_part',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    page: integer('page'),
    width: real('width'),
    height: real('height'),
    source: text('source', { enum: ['text', 'recognised', 'none'] }).notNull(),
    blocks: jsonb('blocks').$type<DocumentBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

/** A piece of a document that is found and cited as one. */
export const documentSegment = pgTable(
  'document_segment',
  {
    id: text('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** As it was read, once it was edited by hand. */
    parsedText: text('parsed_text'),
    label: text('label').notNull(),
    headingPath: jsonb('heading_path').$type<string[]>().notNull(),
    page: integer('page'),
    pageEnd: integer('page_end'),
    boxes: jsonb('boxes').$type<{ page: number; box: PageBox }[]>().notNull(),
    firstBlockId: text('first_block_id'),
    lastBlockId: text('last_block_id'),
    sheet: text('sheet'),
    row: integer('row'),
    rangeStart: integer('range_start'),
    rangeEnd: integer('range_end'),
    /** Of turns in a recording, in milliseconds. */
    timeStart: integer('time_start'),
    timeEnd: integer('time_end'),
    enabled: boolean('enabled').notNull().default(true),
    origin: text('origin', { enum: ['parsed', 'edited', 'added'] }).notNull(),
  },
  (table) => [uniqueIndex('document_segment_position').on(table.documentId, table.position)],
);

/**
 * A page of the web that was kept. The original of its document is the article that was found in it; what was fetched lies beside
 * it. A PDF has no article: there both are one.
 */
export const webPage = pgTable(
  'web_page',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    /** Store key of what was fetched; null where that is the document's original. */
    snapshotKey: text('snapshot_key'),
    address: text('address'),
    finalAddress: text('final_address'),
    title: text('title').notNull(),
    author: text('author'),
    publishedAt: text('published_at'),
    source: text('source'),
    excerpt: text('excerpt').notNull(),
    origin: text('origin', { enum: ['address', 'paste', 'upload'] }).notNull(),
    /** Of what was fetched, byte for byte. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  (table) => [index('web_page_owner').on(table.ownerId, table.fetchedAt)],
);

/** Two drafts compared; the clauses are computed once. */
export const comparison = pgTable(
  'comparison',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    leftId: text('left_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    rightId: text('right_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    counts: jsonb('counts')
      .$type<Record<'same' | 'changed' | 'added' | 'removed' | 'moved', number> & { renumbered?: number }>()
      .notNull(),
    clauses: jsonb('clauses').$type<unknown[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('comparison_owner').on(table.ownerId, table.createdAt)],
);

/** What is known of a document without a model, computed once it is ready; `places` are `DocumentPlace`s. */
export const documentReading = pgTable('document_reading', {
  documentId: text('document_id')
    .primaryKey()
    .references(() => document.id, { onDelete: 'cascade' }),
  /** Version of the rules that computed it. */
  revision: integer('revision').notNull(),
  reading: jsonb('reading').$type<unknown>().notNull(),
  computedAt: moment('computed_at').notNull(),
});
