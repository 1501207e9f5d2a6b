import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** A law over all its versions. `titleKey` is the normalised title, one row for each. */
export const law = pgTable(
  'law',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    titleKey: text('title_key').notNull(),
    shortTitle: text('short_title').notNull(),
    kind: text('kind').notNull(),
    issuer: text('issuer'),
    region: text('region'),
    /** Dates and number of the version the digests were checked against; shown while no text is held. */
    digestPromulgatedOn: day('digest_promulgated_on'),
    digestEffectiveOn: day('digest_effective_on'),
    digestDocumentNumber: text('digest_document_number'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('law_title_key').on(table.titleKey)],
);

/** Other names of a law, normalised like its title. */
export const lawAlias = pgTable(
  'law_alias',
  {
    lawId: text('law_id')
      .notNull()
      .references(() => law.id, { onDelete: 'cascade' }),
    aliasKey: text('alias_key').notNull(),
    alias: text('alias').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lawId, table.aliasKey] }),
    index('law_alias_key').on(table.aliasKey),
  ],
);

/** What one source says about a version; a version keeps all of them so that the order of imports does not matter. */
export interface VersionIdentity {
  source: string;
  /** Path inside the source; the same file in a later import takes its former word back. */
  path: string;
  title: string;
  kind: string;
  issuer: string | null;
  label: string;
  documentNumber: string | null;
  promulgatedOn: string | null;
  effectiveOn: string | null;
  effectiveApproximate: boolean;
  repealedOn: string | null;
  rawStatus: string | null;
  articleCount: number;
  characters: number;
  /** Of the words of the articles alone, without marks and spaces. */
  textHash: string;
  /** Of everything a reader sees. */
  contentHash: string;
}

/** One version of a law. Seen by readers only in state `ready`. */
export const lawVersion = pgTable(
  'law_version',
  {
    id: text('id').primaryKey(),
    lawId: text('law_id')
      .notNull()
      .references(() => law.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    documentNumber: text('document_number'),
    promulgatedOn: day('promulgated_on'),
    effectiveOn: day('effective_on'),
    effectiveApproximate: boolean('effective_approximate').notNull(),
    repealedOn: day('repealed_on'),
    rawStatus: text('raw_status'),
    source: text('source').notNull(),
    sourcePath: text('source_path').notNull(),
    history: jsonb('history').$type<string[]>().notNull(),
    preamble: text('preamble').notNull(),
    annex: text('annex').notNull(),
    articleCount: integer('article_count').notNull(),
    textHash: text('text_hash').notNull(),
    identities: jsonb('identities').$type<VersionIdentity[]>().notNull(),
    /** Versions this one took the place of: old links still find their text. */
    formerIds: jsonb('former_ids').$type<string[]>().notNull(),
    state: text('state', { enum: ['loading', 'ready'] }).notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    index('law_version_law').on(table.lawId),
    index('law_version_loading').on(table.id).where(sql`state = 'loading'`),
  ],
);

/** 编, 分编, 章, 节 of a version. */
export const lawHeading = pgTable(
  'law_heading',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => lawVersion.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    parent: integer('parent'),
    level: text('level', { enum: ['编', '分编', '章', '节'] }).notNull(),
    label: text('label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.position] })],
);

/** 条. */
export const lawArticle = pgTable(
  'law_article',
  {
    id: text('id').primaryKey(),
    versionId: text('version_id')
      .notNull()
      .references(() => lawVersion.id, { onDelete: 'cascade' }),
    lawId: text('law_id').notNull(),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    main: integer('main').notNull(),
    sub: smallint('sub').notNull(),
    label: text('label').notNull(),
    headingPosition: integer('heading_position'),
    /** Headings above, joined by ` › `. */
    headingPath: text('heading_path').notNull(),
    text: text('text').notNull(),
    /** 款, 项 and 目 as `StatuteParagraph[]`; null where it is one paragraph equal to the text. */
    paragraphs: jsonb('paragraphs').$type<unknown>(),
    textHash: text('text_hash').notNull(),
  },
  (table) => [
    uniqueIndex('law_article_position').on(table.versionId, table.position),
    index('law_article_key').on(table.versionId, table.key),
    index('law_article_law_key').on(table.lawId, table.key),
  ],
);

/** An article in our own words: not the text of the law, and never shown as such. */
export const lawDigest = pgTable(
  'law_digest',
  {
    id: text('id').primaryKey(),
    lawId: text('law_id')
      .notNull()
      .references(() => law.id, { onDelete: 'cascade' }),
    articleKey: text('article_key').notNull(),
    main: integer('main').notNull(),
    sub: smallint('sub').notNull(),
    heading: text('heading').notNull(),
    headingEn: text('heading_en').notNull(),
    digest: text('digest').notNull(),
    digestEn: text('digest_en').notNull(),
    everydayWords: jsonb('everyday_words').$type<string[]>().notNull(),
    /** Related articles as citations: `《劳动合同法》第四十七条`. */
    related: jsonb('related').$type<string[]>().notNull(),
    checkedOn: day('checked_on').notNull(),
    /** Hash of the article's text it was checked against. */
    articleHash: text('article_hash').notNull(),
    /** Hash of the digest itself, so that a new release updates what changed. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [uniqueIndex('law_digest_key').on(table.lawId, table.articleKey)],
);

/** An article that cites another. `toTitleKey` is the name as cited; `toLawId` follows once that law is held. */
export const lawCitation = pgTable(
  'law_citation',
  {
    fromArticleId: text('from_article_id').notNull(),
    fromVersionId: text('from_version_id')
      .notNull()
      .references(() => lawVersion.id, { onDelete: 'cascade' }),
    toTitleKey: text('to_title_key').notNull(),
    toLawId: text('to_law_id'),
    toKey: text('to_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromArticleId, table.toTitleKey, table.toKey] }),
    index('law_citation_target').on(table.toLawId, table.toKey),
    index('law_citation_version').on(table.fromVersionId),
    index('law_citation_open').on(table.toTitleKey).where(sql`to_law_id is null`),
  ],
);

/** A law that a version says it repeals (…同时废止), held or not. */
export const lawRepeal = pgTable(
  'law_repeal',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => lawVersion.id, { onDelete: 'cascade' }),
    titleKey: text('title_key').notNull(),
    title: text('title').notNull(),
    articleKey: text('article_key').notNull(),
    /** Null where the clause names no day: the day that version takes effect. */
    repealedOn: day('repealed_on'),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.titleKey] }),
    index('law_repeal_title').on(table.titleKey),
  ],
);

/** A person's own note on an article. */
export const lawNote = pgTable(
  'law_note',
  {
    id: text('id').primaryKey(),
    ownerId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    lawId: text('law_id')
      .notNull()
      .references(() => law.id, { onDelete: 'cascade' }),
    articleKey: text('article_key').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('law_note_user').on(table.ownerId, table.updatedAt)],
);

/** One run of the import. */
export const lawImport = pgTable(
  'law_import',
  {
    id: text('id').primaryKey(),
    /** What a person sees: the folder, the address or the uploaded file's name. */
    source: text('source').notNull(),
    /** `upload` reads a file kept in the data folder until the import ends. */
    sourceKind: text('source_kind', { enum: ['path', 'address', 'upload'] }).notNull(),
    /** Where the worker reads: a path, an address, or the kept upload's path. */
    location: text('location').notNull(),
    state: text('state', {
      enum: ['queued', 'running', 'finished', 'cancelled', 'failed', 'interrupted'],
    }).notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    filesTotal: integer('files_total').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    articles: integer('articles').notNull().default(0),
    lawsAdded: integer('laws_added').notNull().default(0),
    versionsAdded: integer('versions_added').notNull().default(0),
    versionsUpdated: integer('versions_updated').notNull().default(0),
    versionsUnchanged: integer('versions_unchanged').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    problems: jsonb('problems').$type<{ file: string; problem: string }[]>().notNull().default([]),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('law_import_created').on(table.createdAt),
    uniqueIndex('law_import_one_at_a_time').on(sql`(true)`).where(sql`state in ('queued', 'running')`),
  ],
);

/** Files already merged, by hash of content and parser; reading one again changes nothing, so it is skipped. */
export const lawSource = pgTable('law_source', {
  hash: text('hash').primaryKey(),
  lawId: text('law_id')
    .notNull()
    .references(() => law.id, { onDelete: 'cascade' }),
  articles: integer('articles').notNull(),
  mergedAt: moment('merged_at').notNull(),
});

/** One row: what readers' caches compare, and the starter library that was loaded. */
export const lawLibrary = pgTable('law_library', {
  id: integer('id').primaryKey(),
  /** Grows with every change of laws, versions or digests. */
  revision: bigint('revision', { mode: 'number' }).notNull(),
  importedAt: moment('imported_at'),
  starterHash: text('starter_hash'),
});
