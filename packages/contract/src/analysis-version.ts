import { z } from 'zod';
import { analyses, analysisDetail, analysisParams, analysisPath } from './analysis.ts';
import { stepOutcome } from './analysis-result.ts';
import { analysisStep, analysisStepId, analysisSteps } from './analysis-step.ts';
import { differenceLine } from './draft-version.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const versionParams = analysisParams.extend({ versionId: idOf('analysisVersion') });
const path = `${analysisPath}/version`;
const onePath = `${path}/{versionId}`;

/** Why a version was kept: its steps ran, somebody asked, or another was put in its place. */
export const analysisVersionReason = z.enum(['run', 'asked', 'restore']);
/** What {@link analysisVersionReason} reads. */
export type AnalysisVersionReason = z.infer<typeof analysisVersionReason>;

/** How an analysis stood once, with its answers; never changed, but that answers go with the dataset they are of. */
export const analysisVersion = z.object({
  versionId: idOf('analysisVersion'),
  /** From 1, by analysis. */
  number: z.number().int(),
  reason: analysisVersionReason,
  note: z.string(),
  title: z.string(),
  steps: z.number().int(),
  createdAt: isoTime,
});
/** What {@link analysisVersion} reads. */
export type AnalysisVersion = z.infer<typeof analysisVersion>;

/** What became of a step. A step that stands elsewhere among the others, and says the same, is `moved`. */
export const stepChange = z.enum(['same', 'added', 'removed', 'changed', 'moved']);
/** What {@link stepChange} reads. */
export type StepChange = z.infer<typeof stepChange>;

/** An answer in short: when it was made, of which version of its dataset, how many rows it has. */
const answerInShort = z
  .object({ ranAt: isoTime, build: z.number().int(), totalRows: z.number().int() })
  .nullable();

/** One step in two versions. */
export const stepDifference = z.object({
  stepId: analysisStepId,
  change: stepChange,
  before: analysisStep.nullable(),
  after: analysisStep.nullable(),
  /** Of what it says (words, SQL), line by line, where it changed. */
  lines: z.array(differenceLine),
  /** Of questions and queries. */
  answerBefore: answerInShort,
  answerAfter: answerInShort,
  /** Its answers say something else. */
  answerDiffers: z.boolean(),
});
/** What {@link stepDifference} reads. */
export type StepDifference = z.infer<typeof stepDifference>;

/** Versions of an analysis, newest first. */
export const listAnalysisVersions = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/list`,
  summary: 'Versions of an analysis, newest first.',
  params: analysisParams,
  query: z.object(pageQuery),
  output: pageOf(analysisVersion),
  errors: ['not_found'],
});
/** Keeps an analysis as it stands, with its answers. */
export const saveAnalysisVersion = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${path}/save`,
  makes: true,
  summary: 'Keeps an analysis as it stands, with its answers.',
  params: analysisParams,
  body: z.object({ note: z.string().trim().max(200).default('') }),
  output: analysisVersion,
  errors: ['not_found', 'analysis_versions_full'],
});
/** A version with its steps and what they came to. */
export const getAnalysisVersion = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${onePath}/detail`,
  summary: 'A version with its steps and what they came to.',
  params: versionParams,
  output: analysisVersion.extend({ stepList: analysisSteps, outcomes: z.array(stepOutcome) }),
  errors: ['not_found'],
});
/** What became otherwise, step by step, between a version and another, or the analysis as it stands. */
export const compareAnalysisVersion = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${onePath}/difference`,
  summary:
    'What became otherwise, step by step, between a version and another, or the analysis as it stands.',
  params: versionParams,
  query: z.object({
    /** Absent: the analysis as it stands. */
    withVersionId: idOf('analysisVersion').optional(),
  }),
  output: z.object({
    titleBefore: z.string(),
    titleAfter: z.string(),
    /** In the order of what is newer; steps that were taken out stand where they stood. */
    items: z.array(stepDifference),
  }),
  errors: ['not_found'],
});
/** Puts an analysis back as it stood, with its answers; what stands now is kept as a version. */
export const restoreAnalysisVersion = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${onePath}/restore`,
  summary: 'Puts an analysis back as it stood, with its answers; what stands now is kept as a version.',
  params: versionParams,
  body: z.object({ revision: z.number().int() }),
  output: analysisDetail,
  errors: ['not_found', 'analysis_changed', 'analysis_running'],
});
/** Deletes a version with the answers that it alone holds. */
export const deleteAnalysisVersion = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${onePath}/delete`,
  summary: 'Deletes a version with the answers that it alone holds.',
  params: versionParams,
  output: done,
  errors: ['not_found'],
});
