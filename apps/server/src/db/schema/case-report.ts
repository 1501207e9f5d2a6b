import type {
  CaseStance,
  CaseTier,
  CaseUse,
  ReportContent,
  ReportSectionKind,
} from '@mingfa/contract/case-report-content';
import type { PendingCase } from '@mingfa/contract/case-report-project';
import type { Language } from '@mingfa/contract/values';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { moment } from './columns.ts';

/** What an author wrote in a section, and the hash of what was made there then. */
export type StoredEdits = Partial<Record<ReportSectionKind, { paragraphs: string[]; basis: string }>>;
/** Which paragraphs of a case are quoted, where the author chose. */
export type StoredQuotes = Partial<
  Record<'gist' | 'facts' | 'issue' | 'reasoning' | 'ruling', number | null>
>;
/** Where the search ended. */
export interface StoredStop {
  tier: CaseTier;
  reason: string;
  at: string;
}

/** A similar-case report in the making. */
export const caseReport = pgTable(
  'case_report',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    author: text('author').notNull(),
    pending: jsonb('pending').$type<PendingCase>().notNull(),
    stop: jsonb('stop').$type<StoredStop>(),
    edits: jsonb('edits').$type<StoredEdits>().notNull(),
    /** Why cases that were found are left out, by case. */
    omissions: jsonb('omissions').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('case_report_owner').on(table.ownerId, table.updatedAt)],
);

const reportId = () =>
  text('report_id')
    .notNull()
    .references(() => caseReport.id, { onDelete: 'cascade' });

/** A case chosen for a report, or taken out of it again. No reference to the case: one that is deleted leaves title and number. */
export const caseReportCase = pgTable(
  'case_report_case',
  {
    reportId: reportId(),
    caseId: text('case_id').notNull(),
    title: text('title').notNull(),
    number: text('number'),
    stance: text('stance').$type<CaseStance>().notNull(),
    reason: text('reason').notNull(),
    /** It stood as adverse at some time: what speaks against the author is not left out silently by renaming it. */
    wasAdverse: boolean('was_adverse').notNull().default(false),
    use: text('use').$type<CaseUse>().notNull(),
    useReason: text('use_reason').notNull(),
    difference: text('difference').notNull(),
    /** As the author says; null: as computed. */
    tier: text('tier').$type<CaseTier>(),
    tierReason: text('tier_reason').notNull(),
    quotes: jsonb('quotes').$type<StoredQuotes>().notNull(),
    addedAt: moment('added_at').notNull(),
    removedAt: moment('removed_at'),
    removeReason: text('remove_reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.caseId] })],
);

/** The log of a report's searches. A trigger keeps it as it was written. */
export const caseReportSearch = pgTable(
  'case_report_search',
  {
    id: text('id').primaryKey(),
    reportId: reportId(),
    /** From 1. */
    number: integer('number').notNull(),
    /** The entry as JSON, in one line. */
    line: text('line').notNull(),
    /** SHA-256 of the lines up to this one. */
    checksum: text('checksum').notNull(),
  },
  (table) => [uniqueIndex('case_report_search_number').on(table.reportId, table.number)],
);

/** What a version puts back. */
export interface StoredReportState {
  title: string;
  language: Language;
  author: string;
  pending: PendingCase;
  stop: StoredStop | null;
  edits: StoredEdits;
  omissions: Record<string, string>;
  cases: (Omit<typeof caseReportCase.$inferSelect, 'reportId' | 'wasAdverse' | 'addedAt' | 'removedAt'> & {
    /** Not there in versions of an earlier release. */
    wasAdverse?: boolean;
    addedAt: string;
    removedAt: string | null;
  })[];
}

/** A report as it stood. A trigger keeps it as it was written. */
export const caseReportVersion = pgTable(
  'case_report_version',
  {
    id: text('id').primaryKey(),
    reportId: reportId(),
    /** From 1. */
    number: integer('number').notNull(),
    note: text('note').notNull(),
    reason: text('reason', { enum: ['saved', 'restore'] }).notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    state: jsonb('state').$type<StoredReportState>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [uniqueIndex('case_report_version_number').on(table.reportId, table.number)],
);
