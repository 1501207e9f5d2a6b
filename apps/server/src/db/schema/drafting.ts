import type { AddressKind } from '@mingfa/contract/address-book';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import type { SuggestionAct, SuggestionCheck } from '@mingfa/contract/draft-suggestion';
import type { LetterheadLook } from '@mingfa/contract/letterhead';
import type { PieceForm } from '@mingfa/contract/matter-evidence';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactSheet, FactValue } from '@mingfa/legal/drafting/fact-sheet';
import type { OwnField, OwnText } from '@mingfa/legal/drafting/own/own-template';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Facts that are kept once, for all drafts that rest on them. */
export const matter = pgTable(
  'matter',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    name: text('name').notNull(),
    sheet: jsonb('sheet').$type<FactSheet>().notNull(),
    /** One more with every change of the sheet. */
    factsRevision: integer('facts_revision').notNull(),
    /** In which revision each path was changed last, those that are gone too: whoever saw an older one is told. */
    changedIn: jsonb('changed_in').$type<Record<string, number>>().notNull(),
    /** Of the sheet, for lists. */
    facts: integer('facts').notNull(),
    contradicted: integer('contradicted').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('matter_owner').on(table.ownerId, table.savedAt)],
);

/** A document of a template in the making. */
export const draft = pgTable(
  'draft',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    matterId: text('matter_id')
      .notNull()
      .references(() => matter.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    title: text('title').notNull(),
    /** One more with every change of its own words. */
    revision: integer('revision').notNull(),
    /** Parts somebody wrote in place of the composed ones. */
    parts: jsonb('parts').$type<WrittenParts>().notNull(),
    /** As somebody edited it; null: as the template makes it. */
    body: jsonb('body').$type<DocumentBody>(),
    /** The facts as whoever saved or exported it last knew them. */
    seenFactsRevision: integer('seen_facts_revision').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('draft_owner').on(table.ownerId, table.savedAt),
    index('draft_matter').on(table.matterId),
  ],
);

/** What a version puts back, and the document as it stood. */
export interface StoredDraftState {
  document: DraftDocument;
  parts: WrittenParts;
  body: DocumentBody | null;
  /** The facts its template draws on. */
  facts: FactSheet;
}

/** A draft as it stood once; never changed. */
export const draftVersion = pgTable(
  'draft_version',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draft.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    reason: text('reason', { enum: ['asked', 'export', 'restore'] }).notNull(),
    note: text('note').notNull(),
    title: text('title').notNull(),
    /** SHA-256 of its title and its state: the same is not kept twice in a row by itself. */
    checksum: text('checksum').notNull(),
    characters: integer('characters').notNull(),
    state: jsonb('state').$type<StoredDraftState>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('draft_version_number').on(table.draftId, table.number)],
);

/** What a model proposes for a draft; the draft is not changed by it. A trigger takes its run with it. */
export const draftSuggestion = pgTable(
  'draft_suggestion',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draft.id, { onDelete: 'cascade' }),
    act: text('act').$type<SuggestionAct>().notNull(),
    /** Of the template; null: words of a document that is edited freely. */
    part: text('part'),
    selection: jsonb('selection').$type<{ text: string; start?: number | undefined }>(),
    wish: text('wish').notNull(),
    /** What it would take the place of, as it stood. */
    before: text('before').notNull(),
    /** What the run wrote, when it is over. */
    parts: jsonb('parts').$type<AnswerPart[]>().notNull(),
    text: text('text').notNull(),
    /** The check of what was written, or of what was taken over. */
    checked: jsonb('checked').$type<SuggestionCheck>(),
    decision: text('decision', { enum: ['open', 'accepted', 'dismissed'] }).notNull(),
    /** What was taken over, where somebody mended it. */
    acceptedText: text('accepted_text'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('draft_suggestion_draft').on(table.draftId, table.createdAt)],
);

/** A party, counsel or court that somebody keeps for their matters. */
export const addressBookEntry = pgTable(
  'address_book_entry',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    kind: text('kind').$type<AddressKind>().notNull(),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<Record<string, FactValue>>().notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('address_book_entry_owner').on(table.ownerId, table.name)],
);

/** A file that belongs to a row of the facts `evidence`. */
export const evidenceFile = pgTable(
  'evidence_file',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    matterId: text('matter_id')
      .notNull()
      .references(() => matter.id, { onDelete: 'cascade' }),
    /** The row; one that was taken out of the facts leaves its files without a place. */
    row: text('row').notNull(),
    position: integer('position').notNull(),
    /** Null once the document is deleted. */
    documentId: text('document_id').references(() => document.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Null until they are counted. */
    pages: integer('pages'),
    form: text('form').$type<PieceForm>(),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('evidence_file_matter').on(table.matterId, table.position),
    index('evidence_file_document').on(table.documentId),
    index('evidence_file_owner').on(table.ownerId),
  ],
);

/** What a bundle was asked to be: the index as it stood then. */
export interface AskedBundle {
  title: string;
  lines: string[];
  pieces: {
    row: string;
    number: number;
    group: string;
    name: string;
    source: string;
    proves: string;
    notes: string[];
    fileIds: string[];
  }[];
  label: FileLabel | null;
}
/** A file that a bundle lacks. */
export interface StoredBundleProblem {
  number: number;
  fileName: string;
  errorCode: string;
  errorValues: Record<string, string | number>;
}

/** Bundles of a matter's evidence: the one begun last, and the finished one before until that is finished. The id is the key of the object in the store. */
export const evidenceBundle = pgTable(
  'evidence_bundle',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    matterId: text('matter_id')
      .notNull()
      .references(() => matter.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'working', 'finished', 'failed', 'cancelled'] }).notNull(),
    /** Files that were made ready. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    asked: jsonb('asked').$type<AskedBundle>().notNull(),
    /** SHA-256 of what it was asked to be and of its files: another one is made of something else. */
    checksum: text('checksum').notNull(),
    pages: integer('pages'),
    bytes: bigint('bytes', { mode: 'number' }),
    problems: jsonb('problems').$type<StoredBundleProblem[]>().notNull().default([]),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('evidence_bundle_matter').on(table.matterId, table.createdAt),
    index('evidence_bundle_owner').on(table.ownerId),
    index('evidence_bundle_end').on(table.expiresAt),
  ],
);

/** A Word file with fields that somebody drafts from. Its text and fields are what was read of it; the file itself is never changed. */
export const ownTemplate = pgTable(
  'own_template',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    fileName: text('file_name').notNull(),
    /** Of its object in the store. */
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    text: jsonb('text').$type<OwnText>().notNull(),
    fields: jsonb('fields').$type<OwnField[]>().notNull(),
    /** One more with every change of its settings. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('own_template_owner').on(table.ownerId, table.createdAt)],
);

/** A Word file whose page, header, footer and styles drafts are exported with. Its look is what was read of it; the file itself is never changed. */
export const letterhead = pgTable(
  'letterhead',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    /** Of its object in the store. */
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    look: jsonb('look').$type<LetterheadLook>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('letterhead_owner').on(table.ownerId, table.createdAt),
    // One person has one default.
    uniqueIndex('letterhead_default').on(table.ownerId).where(sql`${table.isDefault}`),
  ],
);
