import type { DocumentBlock } from '@mingfa/contract/document-content';
import { dataset, datasetFile, datasetStep, datasetTable } from '../db/schema/dataset.ts';
import { documentPart } from '../db/schema/document.ts';
import { holdObject } from '../engine/ingestion/index.ts';
import { SAMPLE_SHAPE, SAMPLE_TABLE } from './inline-table-engine.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { uploadFile } from './upload-file.ts';
import { writeDocument } from './write-document.ts';

const datasets = new WeakMap<object, Promise<string>>();
const uploads = new WeakMap<object, Promise<string>>();
const documents = new WeakMap<object, Promise<string>>();
const TABLE = { name: '付款.csv', purpose: 'dataset', content: '供应商,金额\n甲公司,100\n' } as const;

/** An upload of the owner's that is not taken yet. */
function sampleUpload({ server, owner }: SampleWorld): Promise<string> {
  const held = uploads.get(owner) ?? uploadFile(server, owner.token, TABLE);
  uploads.set(owner, held);
  return held;
}

/** A dataset of the owner's that can be asked, with one step. */
export function sampleDataset({ server, owner }: SampleWorld): Promise<string> {
  const held = datasets.get(owner) ?? writeDataset(server, owner.userId);
  datasets.set(owner, held);
  return held;
}

async function writeDataset({ context, app }: SampleWorld['server'], ownerId: string): Promise<string> {
  const { db, ids, clock } = context;
  const datasetId = ids.make('dataset');
  const fileKey = `${datasetId}-file`;
  await holdObject(app.context, db, fileKey, datasetId);
  await app.context.files.write(fileKey, Buffer.from(TABLE.content));
  await db.insert(dataset).values({
    ...{ id: datasetId, ownerId, title: '付款', origin: 'upload', createdAt: clock.now() },
    ...{ state: 'ready', stage: 'loaded', build: 1, lastBuild: 1, rows: 1 },
    proposal: [
      { shape: SAMPLE_SHAPE, sample: [], read: [], unreadable: [0, 0], rowsLookedAt: 1, warnings: [] },
    ],
  });
  await db.insert(datasetFile).values({
    ...{ datasetId, position: 0, name: TABLE.name, bytes: TABLE.content.length },
    ...{ sha256: 'a'.repeat(64), fileKey },
  });
  await db
    .insert(datasetTable)
    .values({ datasetId, name: 't1', position: 0, shape: SAMPLE_SHAPE, built: SAMPLE_TABLE });
  await db.insert(datasetStep).values({
    ...{ datasetId, number: 1, table: 't1', touched: 1, createdAt: clock.now() },
    step: { kind: 'trim', column: 'c1' },
  });
  return datasetId;
}

/** A document of the owner's that was read, with a table in it. */
function sampleDocument({ server, owner }: SampleWorld): Promise<string> {
  const held = documents.get(owner) ?? writeTableDocument(server, owner.userId);
  documents.set(owner, held);
  return held;
}

async function writeTableDocument({ context }: SampleWorld['server'], ownerId: string): Promise<string> {
  const change = { format: 'docx' } as const;
  const { documentId } = await writeDocument(context, {
    ownerId,
    texts: ['付款清单'],
    name: '清单.docx',
    change,
  });
  const cell = (text: string) => ({ text, paragraph: null, columnSpan: 1, rowSpan: 1 });
  const block: DocumentBlock = {
    ...{ id: 'b0', kind: 'table', level: null, text: '供应商\t金额\n甲公司\t100', number: null },
    ...{
      page: null,
      box: null,
      part: null,
      row: null,
      paragraph: null,
      changes: [],
      author: null,
      anchorId: null,
    },
    rows: [
      [cell('供应商'), cell('金额')],
      [cell('甲公司'), cell('100')],
    ],
  };
  await context.db.insert(documentPart).values({ documentId, number: 1, source: 'text', blocks: [block] });
  return documentId;
}

const of = (body?: object, query?: Record<string, string>): Sample => ({
  ofOwner: true,
  request: async (world) => ({
    params: { datasetId: await sampleDataset(world) },
    ...(body ? { body } : {}),
    ...(query ? { query } : {}),
  }),
});
const QUERY = {
  from: 't1',
  dimensions: [{ of: { table: 't1', column: 'c1' } }],
  measures: [{ aggregate: 'sum', of: { table: 't1', column: 'c2' } }],
};

/** A request for each endpoint of datasets. */
export const DATASET_SAMPLES: Record<string, Sample> = {
  'dataset.listDatasets': { request: () => ({}) },
  'dataset.createDataset': {
    ofOwner: true,
    request: async (world) => ({ body: { uploadIds: [await sampleUpload(world)] } }),
  },
  'dataset.createDatasetFromDocument': {
    ofOwner: true,
    request: async (world) => ({ body: { documentId: await sampleDocument(world) } }),
  },
  'dataset.getDataset': of(),
  'dataset.getDatasetProgress': of(),
  'dataset.updateDataset': of({ title: '付款，改过的' }),
  'dataset.cancelDataset': of(),
  'dataset.retryDataset': of(),
  'dataset.getDatasetProposal': of(),
  'dataset.previewDatasetTable': of({ shape: SAMPLE_SHAPE }),
  'dataset.listDatasetSteps': of(),
  'dataset.addDatasetStep': {
    ofOwner: true,
    request: async (world) => {
      const datasetId = await sampleDataset(world);
      const { db } = world.server.context;
      const tables = await db.select().from(datasetTable);
      const revision = tables.find((table) => table.datasetId === datasetId)?.revision ?? 1;
      const step = { kind: 'trim', column: 'c1' };
      return { params: { datasetId }, body: { table: 't1', revision, step } };
    },
  },
  'dataset.undoDatasetStep': of({}),
  'datasetQuestion.listDatasetRows': of({ table: 't1' }),
  'datasetQuestion.getDatasetProfile': of(undefined, { table: 't1' }),
  'datasetQuestion.queryDataset': of({ query: QUERY }),
  'datasetQuestion.askDataset': of({ question: '按供应商合计金额' }),
  'datasetQuestion.queryDatasetBySql': of({ sql: 'SELECT * FROM t1' }),
  'datasetQuestion.checkDatasetSql': of({ sql: 'SELECT * FROM t1' }),
  'datasetQuestion.traceDatasetFigure': of({ query: QUERY, key: ['甲公司'], measure: 0 }),
  'datasetQuestion.exportDataset': of({ format: 'csv', of: { kind: 'table', table: 't1' } }),
  'datasetQuestion.getDatasetSamples': of(),
  'datasetQuestion.listDatasetJoins': of(),
  'datasetRecipe.listDatasetRecipes': { request: () => ({}) },
  'datasetRecipe.runDatasetRecipe': of({ recipeId: 'loan-account', columns: {} }),
  'dataset.importDataset': {
    ofOwner: true,
    request: async (world) => ({
      params: { datasetId: await sampleOf(world, importDatasets) },
      body: { tables: [SAMPLE_SHAPE] },
    }),
  },
  'dataset.replaceDatasetFiles': {
    ofOwner: true,
    request: async (world) => ({
      params: { datasetId: await sampleOf(world, replacedDatasets) },
      body: { uploadIds: [await uploadFile(world.server, world.owner.token, TABLE)] },
    }),
  },
  // No model is configured here: whose dataset it is comes first all the same.
  'datasetModelSql.previewModelSql': { ...of({ question: '谁收得最多？' }), expect: { owner: 409 } },
  'datasetModelSql.proposeModelSql': {
    ...of({ question: '谁收得最多？', seen: 'a'.repeat(64) }),
    expect: { owner: 409 },
  },
  'dataset.deleteDataset': {
    ofOwner: true,
    request: async (world) => ({ params: { datasetId: await sampleOf(world, deletedDatasets) } }),
  },
};

const importDatasets = new WeakMap<object, Promise<string>>();
const replacedDatasets = new WeakMap<object, Promise<string>>();
const deletedDatasets = new WeakMap<object, Promise<string>>();

/** A dataset for one endpoint, that leaves the others theirs. */
function sampleOf({ server, owner }: SampleWorld, kept: WeakMap<object, Promise<string>>): Promise<string> {
  const held = kept.get(owner) ?? writeDataset(server, owner.userId);
  kept.set(owner, held);
  return held;
}
