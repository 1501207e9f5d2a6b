import { z } from 'zod';
import { keptAnswer, stepOutcome } from './analysis-result.ts';
import { ANALYSIS_LIMITS, analysisStepId, analysisSteps } from './analysis-step.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, language, pageOf, pageQuery } from './values.ts';

/** What all endpoints of analyses share. */
export const analyses = { tag: 'analysis', access: 'user' } as const;
/** Names one analysis. */
export const analysisParams = z.object({ analysisId: idOf('analysis') });
/** Where one analysis stands. */
export const analysisPath = '/v1/analysis/{analysisId}';
const path = analysisPath;
/** Of a body with all steps of an analysis. */
const STEPS_BYTES = 4 * 1024 * 1024;
const analysisTitle = z.string().trim().min(1).max(200);

/** `working`: its steps are being run, or wait to be. `failed`: the run could not go on; a step that fails fails alone. */
export const analysisState = z.enum(['idle', 'working', 'cancelled', 'failed']);
/** What {@link analysisState} reads. */
export type AnalysisState = z.infer<typeof analysisState>;

/** An analysis in a list. */
export const analysisSummary = z.object({
  analysisId: idOf('analysis'),
  title: z.string(),
  state: analysisState,
  steps: z.number().int(),
  /** The datasets it asks, while they are there. */
  datasets: z.array(z.object({ datasetId: idOf('dataset'), title: z.string() })),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** What {@link analysisSummary} reads. */
export type AnalysisSummary = z.infer<typeof analysisSummary>;

/** How far a run is. */
export const analysisProgress = z.object({
  state: analysisState,
  /** Steps that have been run, of those that are to be. */
  done: z.number().int(),
  total: z.number().int(),
  /** The step that is being run. */
  stepId: analysisStepId.nullable(),
  /** Grows with every answer that is kept. */
  answersRevision: z.number().int(),
  errorCode: z.string().nullable(),
  /** In the reader's language, of state `failed`. */
  errorMessage: z.string().nullable(),
});
/** What {@link analysisProgress} reads. */
export type AnalysisProgress = z.infer<typeof analysisProgress>;

/** An analysis with its steps and what they came to, without rows. */
export const analysisDetail = analysisSummary.extend({
  /** Grows with every change of its title or steps. */
  revision: z.number().int(),
  stepList: analysisSteps,
  /** One a step, in their order. */
  outcomes: z.array(stepOutcome),
  progress: analysisProgress,
});
/** What {@link analysisDetail} reads. */
export type AnalysisDetail = z.infer<typeof analysisDetail>;

/** The caller's analyses, newest first. */
export const listAnalyses = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: '/v1/analysis/list',
  summary: "The caller's analyses, newest first.",
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(100).default(''),
    /** Those that ask this dataset. */
    datasetId: idOf('dataset').optional(),
  }),
  output: pageOf(analysisSummary),
  errors: [],
});
/** Begins an analysis; its steps do not run by themselves. */
export const createAnalysis = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: '/v1/analysis/create',
  makes: true,
  summary: 'Begins an analysis; its steps do not run by themselves.',
  bodyLimitBytes: STEPS_BYTES,
  body: z.object({ title: analysisTitle, steps: analysisSteps.default([]) }),
  output: analysisDetail,
  errors: ['limit_reached'],
});
/** One analysis with its steps and what they came to, without rows. */
export const getAnalysis = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One analysis with its steps and what they came to, without rows.',
  params: analysisParams,
  output: analysisDetail,
  errors: ['not_found'],
});
/** Saves title and steps as somebody left them; whatever was saved elsewhere meanwhile is not overwritten. */
export const saveAnalysis = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/save`,
  summary:
    'Saves title and steps as somebody left them; whatever was saved elsewhere meanwhile is not overwritten.',
  bodyLimitBytes: STEPS_BYTES,
  params: analysisParams,
  body: z.object({
    /** That was seen. */
    revision: z.number().int(),
    title: analysisTitle.optional(),
    /** All steps in their order. */
    steps: analysisSteps.optional(),
  }),
  output: analysisDetail,
  errors: ['not_found', 'analysis_changed'],
});
/** Deletes an analysis with its answers and versions; its datasets stay. */
export const deleteAnalysis = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes an analysis with its answers and versions; its datasets stay.',
  params: analysisParams,
  output: done,
  errors: ['not_found'],
});

/** Runs steps one after another in the background, and keeps a version of it at the end. */
export const runAnalysis = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/run`,
  summary: 'Runs steps one after another in the background, and keeps a version of it at the end.',
  params: analysisParams,
  body: z.object({
    /** That was seen. */
    revision: z.number().int(),
    /** Empty: all. */
    stepIds: z.array(analysisStepId).max(ANALYSIS_LIMITS.steps).default([]),
    /** Of those only what has not run, failed, or no longer holds. */
    onlyStale: z.boolean().default(false),
  }),
  output: analysisDetail,
  errors: ['not_found', 'analysis_changed', 'analysis_running'],
});
/** Runs one question or query at once, and answers with what it came to; no version is kept. */
export const runAnalysisStep = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/step/run`,
  summary: 'Runs one question or query at once, and answers with what it came to; no version is kept.',
  params: analysisParams,
  body: z.object({ revision: z.number().int(), stepId: analysisStepId }),
  output: analysisDetail,
  errors: ['not_found', 'analysis_changed', 'analysis_running'],
});
/** Stops a run; answers that are there stay. */
export const cancelAnalysis = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Stops a run; answers that are there stay.',
  params: analysisParams,
  output: analysisDetail,
  errors: ['not_found'],
});
/** How far a run is. */
export const getAnalysisProgress = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/progress`,
  summary: 'How far a run is.',
  params: analysisParams,
  output: analysisProgress,
  errors: ['not_found'],
});
/** A window of the rows that were kept of a question or query, now or in a version. */
export const getAnalysisAnswer = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/answer`,
  summary: 'A window of the rows that were kept of a question or query, now or in a version.',
  params: analysisParams,
  query: z.object({
    stepId: analysisStepId,
    versionId: idOf('analysisVersion').optional(),
    offset: z.coerce.number().int().min(0).max(ANALYSIS_LIMITS.rowsKept).default(0),
    limit: z.coerce.number().int().min(1).max(ANALYSIS_LIMITS.window).default(200),
  }),
  output: keptAnswer,
  errors: ['not_found'],
});
/** The analysis as a Word file, a PDF, or a workbook, whose numbers are numbers and whose texts are never run as formulas. */
export const exportAnalysis = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/export`,
  answer: 'file',
  summary:
    'The analysis as a Word file, a PDF, or a workbook, whose numbers are numbers and whose texts are never run as formulas.',
  params: analysisParams,
  query: z.object({
    format: z.enum(['docx', 'pdf', 'xlsx']).default('docx'),
    language: language.default('zh-CN'),
    /** Numbers of identity, accounts and telephones stand in full; covered otherwise, as on the screen. */
    withNumbers: z.stringbool().default(false),
    /** Without explicit label: what was acknowledged for it. */
    cleanCopyId: idOf('cleanCopy').optional(),
  }),
  errors: ['not_found', 'print_too_large', 'parser_timeout', 'parser_memory'],
});
