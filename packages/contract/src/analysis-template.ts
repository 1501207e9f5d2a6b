import { z } from 'zod';
import { analyses, analysisDetail, analysisParams, analysisPath } from './analysis.ts';
import { analysisStepId, analysisSteps } from './analysis-step.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { columnKind, columnMeaning, columnRef } from './table-query.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const path = '/v1/analysis/template';
const templateParams = z.object({ templateId: idOf('analysisTemplate') });
const onePath = `${path}/{templateId}`;

/** Names a dataset that a template is to be given: `d1`, `d2` … */
export const datasetSlot = z.string().regex(/^d\d{1,2}$/);

/** A dataset as a template remembers it: names of tables and columns that its steps use, never rows. */
export const templateDataset = z.object({
  slot: datasetSlot,
  /** What the dataset was called. */
  label: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      columns: z.array(
        z.object({ name: z.string(), label: z.string(), kind: columnKind, meaning: columnMeaning }),
      ),
    }),
  ),
});
/** What {@link templateDataset} reads. */
export type TemplateDataset = z.infer<typeof templateDataset>;

/** A template in a list. */
export const analysisTemplate = z.object({
  templateId: idOf('analysisTemplate'),
  title: z.string(),
  note: z.string(),
  steps: z.number().int(),
  datasets: z.array(templateDataset),
  createdAt: isoTime,
});
/** What {@link analysisTemplate} reads. */
export type AnalysisTemplate = z.infer<typeof analysisTemplate>;

/** Which dataset stands in for which of the template. */
const chosenDatasets = z.array(z.object({ slot: datasetSlot, datasetId: idOf('dataset') })).max(20);
/** A column of the template that somebody gave another column of the dataset. */
const chosenColumn = z.object({ slot: datasetSlot, from: columnRef, to: columnRef });

/** How a column was matched: it is called the same, called nearly the same, the only one that means the same, or somebody chose it. */
export const columnMatchKind = z.enum(['same_name', 'like_name', 'same_meaning', 'chosen', 'missing']);
/** What {@link columnMatchKind} reads. */
export type ColumnMatchKind = z.infer<typeof columnMatchKind>;

/** A column of the template beside the column of the dataset that takes its place. */
export const columnMatch = z.object({
  slot: datasetSlot,
  from: columnRef,
  fromLabel: z.string(),
  /** Null: nothing in the dataset takes its place. */
  to: columnRef.nullable(),
  toLabel: z.string().nullable(),
  by: columnMatchKind,
  /** The column of the dataset is of another kind than the template's was: sums may refuse it. */
  kindDiffers: z.boolean(),
  /** Other columns of the same kind, likeliest first. */
  others: z.array(columnRef.extend({ label: z.string() })),
  /** Steps that use it. */
  stepIds: z.array(analysisStepId),
});
/** What {@link columnMatch} reads. */
export type ColumnMatch = z.infer<typeof columnMatch>;

const matchBody = z.object({
  datasets: chosenDatasets,
  columns: z.array(chosenColumn).max(500).default([]),
});

/** Saves the steps of an analysis as a template: with names of columns, without answers and figures. */
export const saveAnalysisTemplate = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${analysisPath}/template/save`,
  makes: true,
  summary:
    'Saves the steps of an analysis as a template: with names of columns, without answers and figures.',
  params: analysisParams,
  body: z.object({
    title: z.string().trim().min(1).max(200),
    note: z.string().trim().max(1000).default(''),
  }),
  output: analysisTemplate,
  errors: ['not_found', 'limit_reached', 'dataset_not_ready'],
});
/** The caller's templates of analyses, newest first. */
export const listAnalysisTemplates = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${path}/list`,
  summary: "The caller's templates of analyses, newest first.",
  query: z.object(pageQuery),
  output: pageOf(analysisTemplate),
  errors: [],
});
/** A template with its steps; where they name a dataset there is none. */
export const getAnalysisTemplate = defineEndpoint({
  ...analyses,
  method: 'GET',
  path: `${onePath}/detail`,
  summary: 'A template with its steps; where they name a dataset there is none.',
  params: templateParams,
  output: analysisTemplate.extend({ stepList: analysisSteps }),
  errors: ['not_found'],
});
/** Deletes a template; analyses that were made of it stay. */
export const deleteAnalysisTemplate = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${onePath}/delete`,
  summary: 'Deletes a template; analyses that were made of it stay.',
  params: templateParams,
  output: done,
  errors: ['not_found'],
});
/** Tells which columns of datasets take the place of the template's, and which are missing; nothing is made. */
export const matchAnalysisTemplate = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${onePath}/match`,
  summary:
    "Tells which columns of datasets take the place of the template's, and which are missing; nothing is made.",
  params: templateParams,
  body: matchBody,
  output: z.object({
    columns: z.array(columnMatch),
    /** Datasets of the template that were given none. */
    slotsMissing: z.array(datasetSlot),
    /** Steps that cannot run like this. */
    stepIdsBroken: z.array(analysisStepId),
  }),
  errors: ['not_found', 'dataset_not_ready'],
});
/** Makes an analysis of a template and datasets; steps whose columns are missing stand in it as they were, and fail when they run. */
export const applyAnalysisTemplate = defineEndpoint({
  ...analyses,
  method: 'POST',
  path: `${onePath}/apply`,
  makes: true,
  summary:
    'Makes an analysis of a template and datasets; steps whose columns are missing stand in it as they were, and fail when they run.',
  params: templateParams,
  body: matchBody.extend({
    /** Empty: as the template is called. */
    title: z.string().trim().max(200).default(''),
  }),
  output: analysisDetail,
  errors: ['not_found', 'dataset_not_ready', 'limit_reached'],
});
