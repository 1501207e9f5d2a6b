import type { SearchChoice } from '@mingfa/contract/search-choice';
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
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** A conversation is a tree of messages; `leafMessageId` is the end of the branch that is shown. */
export const conversation = pgTable(
  'conversation',
  {
    id: text('id').primaryKey(),
    ownerId: text('user_id')
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
    /** The clone it is with. No foreign key, since clones know conversations: `features/clone` empties it where a clone is deleted. */
    cloneId: text('clone_id'),
    /** The version it goes by; null: the draft under test. */
    cloneVersion: integer('clone_version'),
    /** What is shown of a clone that is gone; null where it is with none. */
    cloneName: text('clone_name'),
    /** The link by which it was begun. */
    cloneLinkId: text('clone_link_id'),
    /** A test of the workbench: outside the history and the counts. `viewer`: with a stranger's rights. */
    cloneTest: text('clone_test', { enum: ['maker', 'viewer'] }),
    /** The clone's maker may read what came since; null: nothing. */
    sharedSince: moment('shared_since'),
    /** Of an AI search: where its next question is looked up; null: chat. */
    search: jsonb('search').$type<SearchChoice>(),
    leafMessageId: text('leaf_message_id'),
    messageCount: integer('message_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('conversation_user').on(table.ownerId, table.updatedAt, table.id),
    index('conversation_clone').on(table.cloneId, table.updatedAt).where(sql`clone_id is not null`),
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
    /** The day whose law is asked for, or answered with. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Parts as some release wrote them: `readAnswerParts` reads them. Of an answer being written they are still in `run_event`. */
    parts: jsonb('parts').$type<readonly unknown[]>().notNull(),
    /** The text parts alone, for search in the history. */
    text: text('text').notNull().default(''),
    /** Of a question that is looked up in chosen scopes: its answers are written anew in the same ones. */
    search: jsonb('search').$type<SearchChoice>(),
    vote: text('vote', { enum: ['up', 'down'] }),
    /** Of an answer in a conversation with a clone: the version that gave it, whatever the conversation went on with. */
    cloneVersion: integer('clone_version'),
    /** Of an answer of a clone: it was asked by a program, not on a page. */
    askedByApi: boolean('asked_by_api').notNull().default(false),
    /** Order of making; two messages of one moment keep their order. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('message_conversation').on(table.conversationId, table.serial),
    index('message_parent').on(table.parentId, table.serial),
  ],
);

/** A file to ask about. Those from before documents were read keep their text here. */
export const attachment = pgTable(
  'attachment',
  {
    id: text('id').primaryKey(),
    ownerId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    characters: integer('characters').notNull(),
    text: text('text').notNull(),
    documentId: text('document_id').references(() => document.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('attachment_user').on(table.ownerId, table.createdAt)],
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
  purpose: text('purpose', { enum: ['chat', 'embedding', 'rerank', 'image', 'transcription'] })
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
  /** Of a recogniser in a folder of this machine: its files as they were when it was saved. */
  files: jsonb('files').$type<{ name: string; bytes: number; sha256: string }[]>(),
  createdAt: moment('created_at').notNull(),
});
