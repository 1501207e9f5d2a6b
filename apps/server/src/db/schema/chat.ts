import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { document } from './document.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A conversation is a tree of messages; `leafMessageId` is the end of the branch that is shown. */
export const conversation = pgTable(
  'conversation',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    /** A title the person chose is never replaced by a generated one. */
    titleSource: text('title_source', { enum: ['none', 'generated', 'person'] })
      .notNull()
      .default('none'),
    asOf: date('as_of', { mode: 'string' }),
    modelId: text('model_id'),
    /** Knowledge bases chosen last; those that are gone are passed over. */
    knowledgeBaseIds: jsonb('knowledge_base_ids').$type<string[]>().notNull().default([]),
    /** The document it is about; such a conversation is not in the history. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'cascade' }),
    leafMessageId: text('leaf_message_id'),
    messageCount: integer('message_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('conversation_user').on(table.userId, table.updatedAt, table.id),
    index('conversation_document').on(table.documentId).where(sql`document_id is not null`),
  ],
);

/** Questions and answers. Siblings are edited questions and regenerated answers, in order of making. */
export const message = pgTable(
  'message',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    parentId: text('parent_id').references((): AnyPgColumn => message.id, { onDelete: 'cascade' }),
    /** Messages from the root to here, itself included. */
    depth: integer('depth').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Parts as some release wrote them: `readAnswerParts` reads them. Of an answer being written they are still in `run_event`. */
    parts: jsonb('parts').$type<readonly unknown[]>().notNull(),
    /** The text parts alone, for search in the history. */
    text: text('text').notNull().default(''),
    vote: text('vote', { enum: ['up', 'down'] }),
    /** Order of making; two messages of one moment keep their order. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('message_conversation').on(table.conversationId, table.serial),
    index('message_parent').on(table.parentId, table.serial),
  ],
);

/** Processes that write answers. One that stopped renewing is dead, and its runs are interrupted. */
export const runNode = pgTable('run_node', {
  id: text('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** By the database's clock, since the clocks of nodes differ. */
  renewedAt: moment('renewed_at').notNull(),
});

/** One writing of one answer. */
export const run = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'finished', 'cancelled', 'failed', 'interrupted'] }).notNull(),
    nodeId: text('node_id').notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Name of the model that wrote it; null until one answers. */
    model: text('model'),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    language: text('language', { enum: ['zh-CN', 'en'] }).notNull(),
    errorCode: text('error_code'),
    /** Number of the last event; set when the run ends. */
    cursor: integer('cursor').notNull().default(0),
    /** The events were removed; a reader gets them rebuilt from the message. */
    pruned: boolean('pruned').notNull().default(false),
    requestId: text('request_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('run_message').on(table.messageId),
    uniqueIndex('run_one_per_conversation').on(table.conversationId).where(sql`state = 'running'`),
    uniqueIndex('run_idempotency').on(table.userId, table.idempotencyKey),
    index('run_running').on(table.nodeId).where(sql`state = 'running'`),
    index('run_unpruned').on(table.endedAt).where(sql`not pruned`),
  ],
);

/** What a run has written, in order. JSON as text: it is only passed on, and jsonb refuses some characters. */
export const runEvent = pgTable(
  'run_event',
  {
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    data: text('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);

/** A file to ask about. Those from before documents were read keep their text here. */
export const attachment = pgTable(
  'attachment',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    characters: integer('characters').notNull(),
    text: text('text').notNull(),
    documentId: text('document_id').references(() => document.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('attachment_user').on(table.userId, table.createdAt)],
);

/** Attachments of a question; an edited question may carry those of its original. */
export const messageAttachment = pgTable(
  'message_attachment',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    attachmentId: text('attachment_id')
      .notNull()
      .references(() => attachment.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.attachmentId] }),
    index('message_attachment_attachment').on(table.attachmentId),
  ],
);

/** What was wrong with an answer, in the person's words; the newest replaces the one before. */
export const answerFeedback = pgTable('answer_feedback', {
  messageId: text('message_id')
    .primaryKey()
    .references(() => message.id, { onDelete: 'cascade' }),
  reasons: jsonb('reasons').$type<string[]>().notNull(),
  comment: text('comment').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Models an administrator configured. The key is encrypted; its hint is the last four characters. */
export const modelProvider = pgTable('model_provider', {
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['chat', 'embedding', 'rerank'] })
    .notNull()
    .default('chat'),
  name: text('name').notNull(),
  baseUrl: text('base_url').notNull(),
  modelName: text('model_name').notNull(),
  apiKeyCipher: text('api_key_cipher').notNull().default(''),
  keyHint: text('key_hint').notNull().default(''),
  enabled: boolean('enabled').notNull().default(true),
  position: integer('position').notNull(),
  /** Of an embedding model, from its first answer. */
  dimension: integer('dimension'),
  createdAt: moment('created_at').notNull(),
});
