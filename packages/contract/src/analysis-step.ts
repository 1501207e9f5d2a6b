import { z } from 'zod';
import { idOf } from './ids.ts';
import { chartSpec, TABLE_QUERY_LIMITS, tableCellValue, tableQuery } from './table-query.ts';

/** What an analysis may hold at most. */
export const ANALYSIS_LIMITS = {
  steps: 100,
  textCharacters: 20_000,
  findingCharacters: 4000,
  figures: 40,
  /** Rows that are kept of one answer, unless they come to more than `resultBytes`; how many there are besides is told. */
  rowsKept: 5000,
  resultBytes: 1024 * 1024,
  /** Rows of one window of an answer that was kept. */
  window: 5000,
  /** Rows of a table in the text. */
  tableRows: 500,
  /** Versions that a run kept, of which the oldest go by themselves, and versions that somebody asked for. */
  runVersions: 20,
  askedVersions: 50,
  /** Of all answers that an analysis and its versions hold, as they are stored. */
  answersBytes: 64 * 1024 * 1024,
} as const;

/** Names a step within its analysis; whoever adds the step makes it up, and it never changes. */
export const analysisStepId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** Whose words the SQL of a step is: a person's, or a model's that a person took over. */
export const sqlOrigin = z.enum(['person', 'model']);
/** What {@link sqlOrigin} reads. */
export type SqlOrigin = z.infer<typeof sqlOrigin>;

/** Columns that may tell rows apart. */
export const FIGURE_KEY_COLUMNS = 8;

/** A figure within a finding: one cell of the answer of an earlier step. In the text it stands as `{f1}`. */
export const findingFigure = z.object({
  key: z.string().regex(/^f\d{1,3}$/),
  of: analysisStepId,
  /** Values of the columns that tell rows apart (`keyColumnsOf`), in their order; null: the row is found by its place. */
  rowKey: z.array(tableCellValue).max(FIGURE_KEY_COLUMNS).nullable().default(null),
  /** Place of the row in the answer; with a key it says which, where several rows have it. */
  row: z.number().int().min(0).max(TABLE_QUERY_LIMITS.rows).default(0),
  column: z.number().int().min(0).max(TABLE_QUERY_LIMITS.columns),
  /** What it said when the finding was written; null: not said. */
  seen: tableCellValue.default(null),
});
/** What {@link findingFigure} reads. */
export type FindingFigure = z.infer<typeof findingFigure>;

const named = { stepId: analysisStepId, title: z.string().trim().max(200).default('') };
const asked = { ...named, datasetId: idOf('dataset').nullable() };
const shown = { ...named, of: analysisStepId };

/**
 * One step of an analysis. `question`: in words, which are read by the grammar until there is a `query`. `query`: SQL, exactly one SELECT.
 * `table`, `chart` and `finding` show what earlier steps answered. `datasetId` null: no dataset was chosen yet.
 */
export const analysisStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...named, markdown: z.string().max(ANALYSIS_LIMITS.textCharacters) }),
  z.object({
    kind: z.literal('question'),
    ...asked,
    question: z.string().trim().max(400),
    /** Built by hand, or what was understood and then changed; null: the words are read when it runs. */
    query: tableQuery.nullable().default(null),
  }),
  z.object({
    kind: z.literal('query'),
    ...asked,
    sql: z.string().trim().max(TABLE_QUERY_LIMITS.sqlCharacters),
    origin: sqlOrigin.default('person'),
    /** Of a model's: which model, what it was asked, and what it said of its SQL. */
    modelName: z.string().max(200).default(''),
    question: z.string().trim().max(400).default(''),
    explanation: z.string().max(4000).default(''),
  }),
  z.object({
    kind: z.literal('table'),
    ...shown,
    /** Places of columns of the answer; empty for all. */
    columns: z.array(z.number().int().min(0)).max(TABLE_QUERY_LIMITS.columns).default([]),
    rows: z.number().int().min(1).max(ANALYSIS_LIMITS.tableRows).default(20),
  }),
  z.object({
    kind: z.literal('chart'),
    ...shown,
    /** Null: the likeliest of what the answer proposes. */
    spec: chartSpec.nullable().default(null),
  }),
  z.object({
    kind: z.literal('finding'),
    ...named,
    /** In words; `{f1}` stands for the figure of that key. */
    text: z.string().max(ANALYSIS_LIMITS.findingCharacters),
    figures: z.array(findingFigure).max(ANALYSIS_LIMITS.figures).default([]),
  }),
]);
/** What {@link analysisStep} reads. */
export type AnalysisStep = z.infer<typeof analysisStep>;
/** The kinds of {@link analysisStep}. */
export type AnalysisStepKind = AnalysisStep['kind'];

/** The steps of an analysis in their order; each has an id of its own. */
export const analysisSteps = z
  .array(analysisStep)
  .max(ANALYSIS_LIMITS.steps)
  .refine((steps) => new Set(steps.map(({ stepId }) => stepId)).size === steps.length);
