import type { CloneFingerprint, CloneVisibility } from '@mingfa/contract/clone';
import type { InsufficientReason } from '@mingfa/contract/clone-analytics';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { GoldenExpectation, GoldenFailure, GoldenPlace } from '@mingfa/contract/clone-golden';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { conversation, message } from './chat.ts';
import { moment } from './columns.ts';

/** A clone with its draft. What is published of it is one of its versions. */
export const clone = pgTable(
  'clone',
  {
    id: text('id').primaryKey(),
    /** null: an official one, which comes with the program. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Of an official one: its name in `content/clones`. */
    officialId: text('official_id'),
    /** As the draft has it. */
    name: text('name').notNull(),
    draft: jsonb('draft').$type<CloneContent>().notNull(),
    /** One more with every save: whoever saved an older one is told. */
    draftRevision: integer('draft_revision').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The draft that its maker talked to last, by its revision; null: none was tried yet. */
    testedRevision: integer('tested_revision'),
    /** The newest version, whether it is used or not; 0: none. */
    lastVersion: integer('last_version').notNull().default(0),
    publishedVersion: integer('published_version'),
    visibility: text('visibility').$type<CloneVisibility>().notNull().default('private'),
    linkId: text('link_id'),
    /** Since when it stands in the square; null: it does not, or waits for an administrator. */
    listedAt: moment('listed_at'),
    /** Why an administrator did not let it in; null where none refused. */
    listingRefused: text('listing_refused'),
    /** An administrator took it out once: it goes in again only by one. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** What is published, as the square searches and orders it: written with each version. */
    publishedName: text('published_name').notNull().default(''),
    publishedIntroduction: text('published_introduction').notNull().default(''),
    publishedCategory: text('published_category')
      .$type<CloneContent['category']>()
      .notNull()
      .default('other'),
    firstPublishedAt: moment('first_published_at'),
    /** People who asked it within 30 days, counted each night and with the first question of a day. */
    recentUsers: integer('recent_users').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratings: integer('ratings').notNull().default(0),
    /** Comments that everybody reads, answers among them. */
    comments: integer('comments').notNull().default(0),
    /** Those of them that answer none: the list of comments is paged by them. */
    threads: integer('threads').notNull().default(0),
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('clone_owner').on(table.ownerId, table.savedAt),
    uniqueIndex('clone_link').on(table.linkId),
    uniqueIndex('clone_official').on(table.officialId),
    index('clone_square').on(table.publishedCategory, table.recentUsers).where(sql`listed_at is not null`),
    // For administrators: what waits to be let in, the longest first.
    index('clone_waiting')
      .on(table.firstPublishedAt, table.id)
      .where(
        sql`visibility = 'square' and published_version is not null and listed_at is null and listing_refused is null`,
      ),
    check('clone_is_owned_or_official', sql`${table.ownerId} is not null or ${table.officialId} is not null`),
    check('clone_published_is_a_version', sql`${table.publishedVersion} <= ${table.lastVersion}`),
    check('clone_link_is_published', sql`${table.linkId} is null or ${table.publishedVersion} is not null`),
  ],
);

/** What was published once. A trigger refuses to change it, and to delete it while its clone is there. */
export const cloneVersion = pgTable(
  'clone_version',
  {
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<CloneContent>().notNull(),
    notes: text('notes').notNull(),
    fingerprint: jsonb('fingerprint').$type<CloneFingerprint>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cloneId, table.version] })],
);

/** A picture of a clone, named by drafts and versions; its object in the file store has its id as the key. */
export const clonePicture = pgTable(
  'clone_picture',
  {
    id: text('id').primaryKey(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    /** Order of making. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('clone_picture_clone').on(table.cloneId, table.serial)],
);

/** Where a clone and its versions come from, and when they were used. Only added to, as versions are. */
export const cloneEdge = pgTable(
  'clone_edge',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['published', 'restored', 'unpublished', 'copied', 'imported'] }).notNull(),
    /** The version it is about; null where it is about the clone. */
    version: integer('version'),
    /** Of a copy: the clone it was made of, which may be gone. */
    fromCloneId: text('from_clone_id'),
    /** The version whose content was taken; null: the draft. */
    fromVersion: integer('from_version'),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('clone_edge_clone').on(table.cloneId, table.version)],
);

/** What an answer of a clone must hold, by rules. */
export const goldenQuestion = pgTable(
  'golden_question',
  {
    id: text('id').primaryKey(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    expect: jsonb('expect').$type<GoldenExpectation>().notNull(),
    waivedBecause: text('waived_because').notNull().default(''),
    /** Order of making. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('golden_question_clone').on(table.cloneId, table.serial)],
);

/** One run of golden questions over the draft or a version. */
export const goldenRun = pgTable(
  'golden_run',
  {
    id: text('id').primaryKey(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    /** null: the draft of that revision. */
    version: integer('version'),
    draftRevision: integer('draft_revision').notNull(),
    /** What was asked, as it is stored with the clone or the version: the draft may change meanwhile. */
    content: jsonb('content').$type<CloneContent>().notNull(),
    because: text('because', { enum: ['asked', 'changed'] }).notNull(),
    state: text('state', { enum: ['running', 'finished', 'cancelled'] }).notNull(),
    /** What it rested on: library, by its revision too, knowledge, and the release of the program. */
    fingerprint: jsonb('fingerprint')
      .$type<CloneFingerprint & { libraryRevision: number; release: string }>()
      .notNull(),
    /** Of a version: ids of the golden questions that held in an earlier run and do not any more. Written when it ends. */
    broken: jsonb('broken').$type<string[]>().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('golden_run_clone').on(table.cloneId, table.startedAt)],
);

/** How one question came out in a run. It keeps the question as it was asked. */
export const goldenResult = pgTable(
  'golden_result',
  {
    runId: text('run_id')
      .notNull()
      .references(() => goldenRun.id, { onDelete: 'cascade' }),
    goldenId: text('golden_id').notNull(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    expect: jsonb('expect').$type<GoldenExpectation>().notNull(),
    state: text('state', { enum: ['waiting', 'passed', 'failed'] })
      .notNull()
      .default('waiting'),
    failures: jsonb('failures').$type<GoldenFailure[]>().notNull().default([]),
    answer: text('answer').notNull().default(''),
    cited: jsonb('cited').$type<GoldenPlace[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.runId, table.goldenId] })],
);

/** Clones on somebody's home screen, in that person's order. */
export const clonePin = pgTable(
  'clone_pin',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    /** The link it was found by, where it is open by link. */
    linkId: text('link_id'),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cloneId] }),
    index('clone_pin_clone').on(table.cloneId),
  ],
);

/** What people say of a clone. It outlives its version and says which it meant; of a deleted account it stays without its writer. */
export const cloneComment = pgTable(
  'clone_comment',
  {
    id: text('id').primaryKey(),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The comment it answers: always one that answers none. */
    parentId: text('parent_id').references((): AnyPgColumn => cloneComment.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    state: text('state', { enum: ['shown', 'hidden', 'deleted'] })
      .notNull()
      .default('shown'),
    reason: text('reason').notNull().default(''),
    /** Who hid it: what an administrator hid, a maker does not show again. */
    hiddenBy: text('hidden_by', { enum: ['maker', 'administrator'] }),
    /** Null: nobody reported it. Reported once more it waits again. */
    reportState: text('report_state', { enum: ['waiting', 'hidden', 'kept'] }),
    reportedAt: moment('reported_at'),
    /** Why an administrator kept it. */
    reportDecision: text('report_decision').notNull().default(''),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('clone_comment_clone').on(table.cloneId, table.parentId, table.createdAt, table.id),
    index('clone_comment_author').on(table.authorId, table.createdAt),
    index('clone_comment_parent').on(table.parentId, table.createdAt),
    index('clone_comment_reported').on(table.reportedAt, table.id).where(sql`report_state is not null`),
    // The few whose place in the list depends on who reads: counted at every page.
    index('clone_comment_not_shown').on(table.cloneId).where(sql`parent_id is null and state <> 'shown'`),
  ],
);

/** Who asked that a comment be taken away, each person once. */
export const cloneCommentReport = pgTable(
  'clone_comment_report',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => cloneComment.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('clone_comment_report_user').on(table.userId, table.createdAt),
  ],
);

/** One rating of a clone by a person. */
export const cloneRating = pgTable(
  'clone_rating',
  {
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    version: integer('version').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cloneId, table.userId] }),
    index('clone_rating_user').on(table.userId),
  ],
);

/** What somebody answered when asked whether a clone's maker may read what they say with it; for later conversations. */
export const cloneConsent = pgTable(
  'clone_consent',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    allowed: boolean('allowed').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cloneId] }),
    index('clone_consent_clone').on(table.cloneId),
  ],
);

/** Days on which somebody asked a clone: by these people are counted. It goes with the account; what was counted stays. */
export const cloneVisit = pgTable(
  'clone_visit',
  {
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** The day before it on which they came; null on the first. With it people of a period are counted without being told apart. */
    previousDay: date('previous_day', { mode: 'string' }),
    /** 1 on their first day. */
    nth: integer('nth').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.cloneId, table.userId, table.day] }),
    index('clone_visit_day').on(table.cloneId, table.day),
    index('clone_visit_previous').on(table.cloneId, table.previousDay, table.day),
    index('clone_visit_first').on(table.cloneId, table.day, table.previousDay).where(sql`nth <= 2`),
    index('clone_visit_user').on(table.userId),
  ],
);

/** Counters of a clone by version and day in China, without anybody's identity: written in the transaction that ends an answer. */
export const cloneCount = pgTable(
  'clone_count',
  {
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** `questions`, `users`, `citation:verified`, `insufficient:not_held`, `first_word:500` … as `features/clone` names them. */
    counter: text('counter').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cloneId, table.day, table.version, table.counter] })],
);

/** Answers that said 资料不足. The words are those of the message, and go with it. */
export const cloneUnanswered = pgTable(
  'clone_unanswered',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => message.id, { onDelete: 'cascade' }),
    cloneId: text('clone_id')
      .notNull()
      .references(() => clone.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<InsufficientReason>().notNull(),
    /** Alike questions have the same: a hash over reason and what they are about. */
    groupId: text('group_id').notNull(),
    /** Its maker said that it is answered now. */
    settledAt: moment('settled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('clone_unanswered_clone').on(table.cloneId, table.groupId, table.createdAt),
    index('clone_unanswered_conversation').on(table.conversationId),
  ],
);
