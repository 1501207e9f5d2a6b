import type {
  CaseArea,
  CaseAuthority,
  CaseDoubt,
  CaseField,
  CaseKind,
  CaseLevel,
  CaseOutcome,
  CaseProcedure,
  CaseSectionKind,
} from '@mingfa/contract/case';
import type { CaseFieldMapping } from '@mingfa/contract/case-import';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

const day = (name: string) => date(name, { mode: 'string' });
const caseId = () =>
  text('case_id')
    .notNull()
    .references(() => legalCase.id, { onDelete: 'cascade' });

/** A party as it was read, by its whole name; readers see `shown`. */
export interface StoredParty {
  stance: string;
  earlier: string[];
  name: string;
  /** As the text shows it; absent in cases that were masked before this was kept. */
  shown?: string;
  kind: 'person' | 'organisation' | 'authority';
}

/** What a digest of a guiding case has besides its Chinese words. */
export interface StoredCaseDigest {
  titleEn: string;
  /** The paragraphs of its text in English, as many as in Chinese. */
  english: string[];
  source: { name: string; address: string; day: string };
  readOn: string;
  /** Of what ships: another one is written anew. */
  contentHash: string;
}

/** One decision or reported case, whichever sources it came from. Seen by readers only in state `ready`. */
export const legalCase = pgTable(
  'legal_case',
  {
    id: text('id').primaryKey(),
    /** Null in the shared library. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Court, number, kind and day, or a number of its own, or the hash of its content: one row of each owner for each. */
    identityKey: text('identity_key').notNull(),
    /** With natural persons masked as the installation masks them: titles name parties. */
    title: text('title').notNull(),
    number: text('number'),
    numbers: text('numbers').array().notNull(),
    ownNumber: text('own_number'),
    court: text('court'),
    level: text('level').$type<CaseLevel>(),
    region: text('region'),
    area: text('area').$type<CaseArea>().notNull(),
    causes: text('causes').array().notNull(),
    procedure: text('procedure').$type<CaseProcedure>().notNull(),
    kind: text('kind').$type<CaseKind>().notNull(),
    authority: text('authority').$type<CaseAuthority>().notNull(),
    decidedOn: day('decided_on'),
    decidedIn: text('decided_in'),
    publishedOn: day('published_on'),
    outcome: text('outcome').$type<CaseOutcome>(),
    outcomes: text('outcomes').array().$type<CaseOutcome[]>().notNull(),
    disposal: text('disposal').array().notNull(),
    /** In yuan. */
    amounts: doublePrecision('amounts').array().notNull(),
    parties: jsonb('parties').$type<StoredParty[]>().notNull(),
    counsel: jsonb('counsel')
      .$type<{ name: string; shown?: string; isLawyer: boolean; of: number[] }[]>()
      .notNull(),
    panel: jsonb('panel').$type<{ role: string; name: string }[]>().notNull(),
    uncertain: jsonb('uncertain').$type<{ field: CaseField; why: CaseDoubt }[]>().notNull(),
    /** Fields corrected by hand; they stay when the case is imported again. */
    corrected: text('corrected').array().$type<CaseField[]>().notNull().default([]),
    superseded: text('superseded'),
    /** Of a digest of ours; null where the text of the case is held. */
    digest: jsonb('digest').$type<StoredCaseDigest>(),
    textHash: text('text_hash').notNull(),
    /** Of the rules it was read by: a later release reads older ones again. */
    readBy: integer('read_by').notNull(),
    /** Of the rules its names were masked by, null before there were any: older ones are masked anew at start. */
    maskedBy: integer('masked_by'),
    state: text('state', { enum: ['loading', 'ready'] }).notNull(),
    importedAt: moment('imported_at').notNull(),
    /** `case_library.revision` of its last change, so that readers take up what changed alone. */
    changedIn: integer('changed_in').notNull().default(0),
  },
  (table) => [
    index('legal_case_changed').on(table.changedIn),
    uniqueIndex('legal_case_identity').on(sql`coalesce(owner_id, '')`, table.identityKey),
    index('legal_case_owner').on(table.ownerId),
    index('legal_case_loading').on(table.id).where(sql`state = 'loading'`),
  ],
);

/** Which paragraphs a section has: from 1, both ends counted. */
export interface StoredSection {
  kind: CaseSectionKind;
  from: number;
  to: number;
}

/** The words of a case, as imported and as shown; both have the same paragraphs, a line each. */
export const caseText = pgTable('case_text', {
  caseId: caseId().primaryKey(),
  original: text('original').notNull(),
  masked: text('masked').notNull(),
  sections: jsonb('sections').$type<StoredSection[]>().notNull(),
});

/** Case numbers by which a case is found: its own, and those of earlier decisions in the matter. */
export const caseNumber = pgTable(
  'case_number',
  {
    caseId: caseId(),
    /** Without brackets and in half width, as `caseNumberKey` writes it. */
    key: text('key').notNull(),
    relation: text('relation', { enum: ['own', 'earlier'] }).notNull(),
    number: text('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.relation, table.key] }),
    index('case_number_key').on(table.key),
  ],
);

/** An article that the court names in its own voice. `lawId` follows once that law is held. */
export const caseCitation = pgTable(
  'case_citation',
  {
    caseId: caseId(),
    titleKey: text('title_key').notNull(),
    /** As the court named it. */
    title: text('title').notNull(),
    articleKey: text('article_key').notNull(),
    /** 0 where none is named. */
    paragraph: integer('paragraph').notNull(),
    item: integer('item').notNull(),
    isBasis: boolean('is_basis').notNull(),
    lawId: text('law_id'),
  },
  (table) => [
    primaryKey({
      columns: [table.caseId, table.titleKey, table.articleKey, table.paragraph, table.item],
    }),
    index('case_citation_target').on(table.lawId, table.articleKey),
    index('case_citation_open').on(table.titleKey).where(sql`law_id is null`),
  ],
);

/** A file or record that a case was read from. */
export const caseSource = pgTable(
  'case_source',
  {
    caseId: caseId(),
    /** The collection or file as a person knows it. */
    name: text('name').notNull(),
    path: text('path').notNull(),
    /** Of the bytes or the record: reading the same again changes nothing. */
    hash: text('hash').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.hash] }), index('case_source_hash').on(table.hash)],
);

/** One run of an import. */
export const caseImport = pgTable(
  'case_import',
  {
    id: text('id').primaryKey(),
    /** Who began it; null for the command line. */
    startedBy: text('started_by').references(() => user.id, { onDelete: 'cascade' }),
    shared: boolean('shared').notNull(),
    source: text('source').notNull(),
    sourceKind: text('source_kind', { enum: ['path', 'address', 'upload'] }).notNull(),
    location: text('location').notNull(),
    mapping: jsonb('mapping').$type<CaseFieldMapping>(),
    state: text('state', {
      enum: ['queued', 'running', 'finished', 'cancelled', 'failed', 'interrupted'],
    }).notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    filesTotal: integer('files_total').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    read: integer('read').notNull().default(0),
    added: integer('added').notNull().default(0),
    joined: integer('joined').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    problems: jsonb('problems').$type<{ file: string; problem: string }[]>().notNull().default([]),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('case_import_created').on(table.createdAt),
    index('case_import_starter').on(table.startedBy, table.createdAt),
    // Everybody has one in line; one of the line is worked on.
    uniqueIndex('case_import_one_each')
      .on(sql`coalesce(started_by, '')`, table.shared)
      .where(sql`state in ('queued', 'running')`),
  ],
);

/** How a person mapped a table's columns, for the next table of the same columns. */
export const caseMapping = pgTable(
  'case_mapping',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Of the columns' names in their order. */
    columnsHash: text('columns_hash').notNull(),
    mapping: jsonb('mapping').$type<CaseFieldMapping>().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.columnsHash] })],
);

/** A person's own note on a case. */
export const caseNote = pgTable(
  'case_note',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    caseId: caseId(),
    paragraph: integer('paragraph'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('case_note_owner').on(table.ownerId, table.updatedAt),
    index('case_note_case').on(table.caseId),
  ],
);

/** A search that a person keeps. */
export const savedCaseSearch = pgTable(
  'saved_case_search',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    openedAt: moment('opened_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('saved_case_search_owner').on(table.ownerId, table.createdAt)],
);

/** One row: what readers' caches compare. */
export const caseLibrary = pgTable('case_library', {
  id: integer('id').primaryKey(),
  /** Grows with every change of cases. */
  revision: bigint('revision', { mode: 'number' }).notNull(),
  importedAt: moment('imported_at'),
});
