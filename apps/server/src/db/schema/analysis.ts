import type { AnalysisState } from '@mingfa/contract/analysis';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { TemplateDataset } from '@mingfa/contract/analysis-template';
import type { AnalysisVersionReason } from '@mingfa/contract/analysis-version';
import type {
  ChartSpec,
  ResultBasis,
  ResultColumn,
  TableCellValue,
  UnderstoodQuestion,
} from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ErrorValue } from '../../ports/app-error.ts';
import { user } from './account.ts';
import { moment } from './columns.ts';
import { dataset } from './dataset.ts';

/** A run of steps: which, how many of them are done, in whose words their columns are named. */
export interface StoredRun {
  stepIds: string[];
  done: number;
  language: Language;
}

/** A notebook of steps over datasets. */
export const analysis = pgTable(
  'analysis',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    steps: jsonb('steps').$type<AnalysisStep[]>().notNull().default([]),
    state: text('state').$type<AnalysisState>().notNull().default('idle'),
    /** Grows with every run; a job of an older one stops. */
    generation: integer('generation').notNull().default(0),
    /** Grows with every change of title or steps. */
    revision: integer('revision').notNull().default(1),
    /** Grows with every answer that is kept. */
    answersRevision: integer('answers_revision').notNull().default(0),
    /** The last run; null: there was none. */
    run: jsonb('run').$type<StoredRun>(),
    errorCode: text('error_code'),
    /** The last number given to a version. */
    lastVersion: integer('last_version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('analysis_owner').on(table.ownerId, table.createdAt),
    index('analysis_unfinished').on(table.state).where(sql`state = 'working'`),
  ],
);

const ofAnalysis = () =>
  text('analysis_id')
    .notNull()
    .references(() => analysis.id, { onDelete: 'cascade' });

/** What a step came to once, never changed: an answer, or why there is none. It goes with its dataset, of which it is a copy. */
export const analysisAnswer = pgTable(
  'analysis_answer',
  {
    id: text('id').primaryKey(),
    analysisId: ofAnalysis(),
    stepId: text('step_id').notNull(),
    datasetId: text('dataset_id')
      .notNull()
      .references(() => dataset.id, { onDelete: 'cascade' }),
    /** It is what the step says now; others are held by versions alone. */
    isCurrent: boolean('is_current').notNull(),
    /** SHA-256 of what was asked, and of what was answered. */
    askedSum: text('asked_sum').notNull(),
    answerSum: text('answer_sum').notNull(),
    /** Of the dataset. */
    build: integer('build').notNull(),
    datasetTitle: text('dataset_title').notNull(),
    ranAt: moment('ran_at').notNull(),
    tookMs: integer('took_ms').notNull(),
    sql: text('sql'),
    understood: jsonb('understood').$type<UnderstoodQuestion>(),
    columns: jsonb('columns').$type<ResultColumn[]>().notNull().default([]),
    rows: jsonb('rows').$type<TableCellValue[][]>().notNull().default([]),
    rowsKept: integer('rows_kept').notNull().default(0),
    totalRows: bigint('total_rows', { mode: 'number' }).notNull().default(0),
    basis: jsonb('basis').$type<ResultBasis>(),
    charts: jsonb('charts').$type<ChartSpec[]>().notNull().default([]),
    errorCode: text('error_code'),
    errorValues: jsonb('error_values').$type<Record<string, ErrorValue>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('analysis_answer_current').on(table.analysisId, table.stepId).where(sql`is_current`),
    index('analysis_answer_of').on(table.analysisId),
    index('analysis_answer_dataset').on(table.datasetId),
  ],
);

/** How an analysis stood once. */
export const analysisVersion = pgTable(
  'analysis_version',
  {
    id: text('id').primaryKey(),
    analysisId: ofAnalysis(),
    /** From 1. */
    number: integer('number').notNull(),
    reason: text('reason').$type<AnalysisVersionReason>().notNull(),
    note: text('note').notNull(),
    title: text('title').notNull(),
    steps: jsonb('steps').$type<AnalysisStep[]>().notNull(),
    /** The answers it had, by step; those of a dataset that was deleted are gone. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('analysis_version_number').on(table.analysisId, table.number)],
);

/** Steps of an analysis to be used on other datasets. */
export const analysisTemplate = pgTable(
  'analysis_template',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** Without datasets; `slots` says which of `datasets` a step asks. */
    steps: jsonb('steps').$type<AnalysisStep[]>().notNull(),
    slots: jsonb('slots').$type<Record<string, string>>().notNull(),
    datasets: jsonb('datasets').$type<TemplateDataset[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('analysis_template_owner').on(table.ownerId, table.createdAt)],
);
