import { z } from 'zod';
import { proposedTable, tableColumn, tableShape, tableStep } from './dataset-table.ts';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';
import { done, isoTime, pageOf, pageQuery } from './values.ts';

const datasets = { tag: 'dataset', access: 'user' } as const;
/** Names one dataset. */
export const datasetParams = z.object({ datasetId: idOf('dataset') });
const path = '/v1/dataset/{datasetId}';

/** Files that make one dataset; each gives one table or several. */
export const DATASET_FILES_MAX = 10;

/** The way of a dataset: its files are there; their tables were recognised and wait for whoever takes them; they were loaded. */
export const datasetStage = z.enum(['stored', 'recognised', 'loaded']);
/** What {@link datasetStage} reads. */
export type DatasetStage = z.infer<typeof datasetStage>;
/** `proposed`: what was recognised waits to be looked at. `ready`: its tables can be asked. */
export const datasetState = z.enum(['waiting', 'working', 'proposed', 'ready', 'failed', 'cancelled']);
/** What {@link datasetState} reads. */
export type DatasetState = z.infer<typeof datasetState>;

/** Where its tables came from. */
export const datasetOrigin = z.enum(['upload', 'document', 'review']);
/** What {@link datasetOrigin} reads. */
export type DatasetOrigin = z.infer<typeof datasetOrigin>;

/** A dataset in a list. */
export const datasetSummary = z.object({
  datasetId: idOf('dataset'),
  title: z.string(),
  state: datasetState,
  stage: datasetStage,
  origin: datasetOrigin,
  /** The document its tables were taken from, while it is there. */
  documentId: idOf('document').nullable(),
  tables: z.number().int(),
  rows: z.number().int(),
  /** Of its files, and of what is kept of them to answer quickly. */
  bytes: z.number().int(),
  createdAt: isoTime,
});
/** What {@link datasetSummary} reads. */
export type DatasetSummary = z.infer<typeof datasetSummary>;

/** How far a dataset is. */
export const datasetProgress = z.object({
  state: datasetState,
  stage: datasetStage,
  /** Of the stage that is worked on, in thousandths; null while it is not known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  attempts: z.number().int(),
  retryAt: isoTime.nullable(),
  errorCode: z.string().nullable(),
  /** In the reader's language. */
  errorMessage: z.string().nullable(),
});
/** What {@link datasetProgress} reads. */
export type DatasetProgress = z.infer<typeof datasetProgress>;

/** A file of a dataset as it was received; it is never changed. */
export const datasetFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  /** In lower-case hex. */
  sha256: z.string(),
});

/** A table of a dataset as it stands now. */
export const datasetTable = z.object({
  /** `t1`, `t2` …: what queries call it. */
  name: z.string(),
  /** What people, and their SQL, call it. */
  label: z.string(),
  rows: z.number().int(),
  /** Grows with every change of its rows or columns. */
  revision: z.number().int(),
  columns: z.array(
    tableColumn.extend({
      empty: z.number().int(),
      /** Cells that fail the column's kind: they stay as they are written, and are told. */
      unreadable: z.number().int(),
      /** The formula of a column that was calculated. */
      formula: z.string().nullable(),
    }),
  ),
  /** How it was taken out of its file. */
  shape: tableShape,
  /** Rows of sums and rows without anything that were left out. */
  rowsLeftOut: z.number().int(),
  steps: z.number().int(),
});
/** What {@link datasetTable} reads. */
export type DatasetTable = z.infer<typeof datasetTable>;

/** A dataset with all but its rows. */
export const datasetDetail = datasetSummary.extend({
  progress: datasetProgress,
  fileList: z.array(datasetFile),
  tableList: z.array(datasetTable),
});
/** What {@link datasetDetail} reads. */
export type DatasetDetail = z.infer<typeof datasetDetail>;

/** A step that was made: what, when, and how many rows or cells it touched. */
export const datasetStep = z.object({
  number: z.number().int(),
  table: z.string(),
  step: tableStep,
  touched: z.number().int(),
  createdAt: isoTime,
});
/** What {@link datasetStep} reads. */
export type DatasetStep = z.infer<typeof datasetStep>;

/** The caller's datasets, newest first. */
export const listDatasets = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: '/v1/dataset/list',
  summary: "The caller's datasets, newest first.",
  query: z.object({ ...pageQuery, q: z.string().trim().max(100).default('') }),
  output: pageOf(datasetSummary),
  errors: [],
});
/** Takes finished uploads as one dataset; its tables are recognised by themselves, and wait to be looked at. */
export const createDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: '/v1/dataset/create',
  makes: true,
  summary:
    'Takes finished uploads as one dataset; its tables are recognised by themselves, and wait to be looked at.',
  body: z.object({
    uploadIds: z.array(idOf('upload')).min(1).max(DATASET_FILES_MAX),
    /** Empty: the name of the first file. */
    title: z.string().trim().max(200).default(''),
  }),
  output: datasetDetail,
  errors: ['not_found', 'upload_incomplete', 'storage_exceeded', 'limit_reached'],
});
/** Takes tables out of a document that was read, as a dataset. */
export const createDatasetFromDocument = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: '/v1/dataset/create-from-document',
  makes: true,
  summary: 'Takes tables out of a document that was read, as a dataset.',
  body: z.object({
    documentId: idOf('document'),
    /** Blocks that are tables; empty for all tables of the document. */
    blockIds: z.array(z.string().max(20)).max(50).default([]),
    title: z.string().trim().max(200).default(''),
  }),
  output: datasetDetail,
  errors: [
    'not_found',
    'file_not_ready',
    'dataset_no_tables',
    'storage_exceeded',
    'limit_reached',
    'store_unavailable',
    'disk_full',
  ],
});
/** One dataset with all but its rows. */
export const getDataset = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One dataset with all but its rows.',
  params: datasetParams,
  output: datasetDetail,
  errors: ['not_found'],
});
/** How far a dataset is. */
export const getDatasetProgress = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/progress`,
  summary: 'How far a dataset is.',
  params: datasetParams,
  output: datasetProgress,
  errors: ['not_found'],
});
/** Calls a dataset otherwise. */
export const updateDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/update`,
  summary: 'Calls a dataset otherwise.',
  params: datasetParams,
  body: z.object({ title: z.string().trim().min(1).max(200) }),
  output: datasetDetail,
  errors: ['not_found'],
});
/** Stops the work on a dataset; its files stay. */
export const cancelDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Stops the work on a dataset; its files stay.',
  params: datasetParams,
  output: done,
  errors: ['not_found'],
});
/** Takes a dataset up again where it stopped. */
export const retryDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/retry`,
  summary: 'Takes a dataset up again where it stopped.',
  params: datasetParams,
  output: done,
  errors: ['not_found'],
});
/** Deletes a dataset with its files, rows and steps. */
export const deleteDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a dataset with its files, rows and steps.',
  params: datasetParams,
  output: done,
  errors: ['not_found'],
});
/** The tables as they were recognised, to be looked at and corrected before they are taken. */
export const getDatasetProposal = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/proposal`,
  summary: 'The tables as they were recognised, to be looked at and corrected before they are taken.',
  params: datasetParams,
  output: z.object({ tables: z.array(proposedTable) }),
  errors: ['not_found', 'dataset_not_ready'],
});
/** Reads the first rows of a table with a corrected shape; nothing is kept. */
export const previewDatasetTable = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Reads the first rows of a table with a corrected shape; nothing is kept.',
  params: datasetParams,
  body: z.object({
    shape: tableShape,
    /** Recognises the columns anew, where head, delimiter or encoding were corrected. */
    anew: z.boolean().default(false),
  }),
  output: proposedTable,
  errors: [
    'not_found',
    'dataset_not_ready',
    'table_unreadable',
    'store_unavailable',
    'parser_timeout',
    'parser_memory',
    'file_damaged',
  ],
});
/** Takes the tables with these shapes; what a dataset had before is replaced, its steps go. */
export const importDataset = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/import`,
  summary: 'Takes the tables with these shapes; what a dataset had before is replaced, its steps go.',
  params: datasetParams,
  body: z.object({ tables: z.array(tableShape).min(1).max(50) }),
  output: datasetDetail,
  errors: ['not_found', 'dataset_not_ready', 'dataset_no_tables'],
});
/** Puts new files of the same shape in the place of those that are there; all steps are done again on them. */
export const replaceDatasetFiles = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/replace`,
  makes: true,
  summary:
    'Puts new files of the same shape in the place of those that are there; all steps are done again on them.',
  params: datasetParams,
  body: z.object({ uploadIds: z.array(idOf('upload')).min(1).max(DATASET_FILES_MAX) }),
  output: datasetDetail,
  errors: ['not_found', 'dataset_not_ready', 'upload_incomplete', 'storage_exceeded', 'dataset_files_differ'],
});
/** The steps that were made, in order. */
export const listDatasetSteps = defineEndpoint({
  ...datasets,
  method: 'GET',
  path: `${path}/steps`,
  summary: 'The steps that were made, in order.',
  params: datasetParams,
  output: z.object({ items: z.array(datasetStep) }),
  errors: ['not_found'],
});
/** Changes a table by a step; the file it came from stays as it is. */
export const addDatasetStep = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/steps/add`,
  makes: true,
  summary: 'Changes a table by a step; the file it came from stays as it is.',
  params: datasetParams,
  body: z.object({
    table: z.string().max(60),
    /** The revision that was seen. */
    revision: z.number().int(),
    step: tableStep,
  }),
  output: datasetDetail,
  errors: [
    ...(['not_found', 'dataset_not_ready', 'dataset_changed', 'step_refused', 'limit_reached'] as const),
    ...([
      'query_timeout',
      'query_memory',
      'store_unavailable',
      'file_damaged',
      'parser_timeout',
      'parser_memory',
      'disk_full',
    ] as const),
  ],
});
/** Takes back the last step, or all from a number on. */
export const undoDatasetStep = defineEndpoint({
  ...datasets,
  method: 'POST',
  path: `${path}/steps/undo`,
  summary: 'Takes back the last step, or all from a number on.',
  params: datasetParams,
  body: z.object({
    /** The first step to take back; null for the last. */
    number: z.number().int().min(1).nullable().default(null),
  }),
  output: datasetDetail,
  errors: [
    'not_found',
    'dataset_not_ready',
    'dataset_changed',
    'step_refused',
    'query_timeout',
    'query_memory',
    'store_unavailable',
    'file_damaged',
    'parser_timeout',
    'parser_memory',
    'disk_full',
  ],
});
