import type { CitationState, DocumentPlace } from '@mingfa/contract/evidence';
import type { ContractKind, FindingLevel, PlaybookRule, ReviewSide } from '@mingfa/contract/playbook';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { document } from './document.ts';

/** A person's own playbook. The built-in one is content. */
export const playbook = pgTable(
  'playbook',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    rules: jsonb('rules').$type<PlaybookRule[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('playbook_owner').on(table.ownerId)],
);

/** One review of one contract. */
export const review = pgTable(
  'review',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    side: text('side').$type<ReviewSide>().notNull(),
    contractKind: text('contract_kind').$type<ContractKind>().notNull(),
    detectedKind: text('detected_kind').$type<ContractKind>().notNull(),
    playbookId: text('playbook_id').notNull(),
    playbookName: text('playbook_name').notNull(),
    /** The rules as they were. */
    rules: jsonb('rules').$type<PlaybookRule[]>().notNull(),
    useModel: boolean('use_model').notNull(),
    language: text('language', { enum: ['zh-CN', 'en'] }).notNull(),
    state: text('state', { enum: ['waiting', 'working', 'finished', 'failed', 'cancelled'] }).notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    clausesDone: integer('clauses_done').notNull().default(0),
    clausesTotal: integer('clauses_total').notNull().default(0),
    model: text('model'),
    modelErrorCode: text('model_error_code'),
    errorCode: text('error_code'),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('review_owner').on(table.ownerId, table.createdAt),
    index('review_document').on(table.documentId),
    index('review_unfinished').on(table.state).where(sql`state in ('waiting', 'working')`),
  ],
);

/** One finding of a review. */
export const reviewFinding = pgTable(
  'review_finding',
  {
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    ruleId: text('rule_id'),
    source: text('source', { enum: ['rule', 'model'] }).notNull(),
    type: text('type', { enum: ['clause', 'missing', 'inconsistency', 'incomplete', 'unlawful'] }).notNull(),
    level: text('level').$type<FindingLevel>().notNull(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    clauseLabel: text('clause_label').notNull(),
    quote: text('quote').notNull(),
    /** Where the quote stands in its block's text: what the Word export marks. */
    spans: jsonb('spans').$type<{ blockId: string; start: number; end: number }[]>().notNull(),
    places: jsonb('places').$type<DocumentPlace[]>().notNull(),
    articles: jsonb('articles')
      .$type<
        {
          citation: string;
          state: CitationState;
          lawId: string | null;
          versionId: string | null;
          articleKey: string | null;
        }[]
      >()
      .notNull(),
    action: text('action', { enum: ['replace', 'insert', 'comment'] }).notNull(),
    suggestion: text('suggestion').notNull(),
    /** A person changed the suggested wording: it is theirs. */
    isReworded: boolean('is_reworded').notNull().default(false),
    /** Of an insertion: the block its lines go behind, and for every line the block whose format it takes. */
    insertion: jsonb('insertion').$type<{ anchorBlockId: string | null; likeBlockIds: string[] } | null>(),
    decision: text('decision', { enum: ['open', 'accepted', 'rejected'] }).notNull(),
  },
  (table) => [index('review_finding_review').on(table.reviewId, table.position)],
);
