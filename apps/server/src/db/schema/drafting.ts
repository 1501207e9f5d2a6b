import type { AddressKind } from '@mingfa/contract/address-book';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import type { SuggestionAct, SuggestionCheck } from '@mingfa/contract/draft-suggestion';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import type { FactSheet, FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

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
