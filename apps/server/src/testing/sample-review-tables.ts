import {
  reviewCell,
  reviewColumn,
  reviewRow,
  reviewTable,
  type StoredAnswer,
} from '../db/schema/review-table.ts';
import { holdObject } from '../engine/ingestion/index.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';
import { writeDocument } from './write-document.ts';

interface HeldTable {
  tableId: string;
  rowId: string;
  columnId: string;
  documentId: string;
}

const NOTHING = { quote: '', place: null, confidence: 'high' } as const;
const RULE: StoredAnswer = { ...NOTHING, state: 'found', value: { kind: 'text', text: '一年' } };
const MODEL: StoredAnswer = { ...NOTHING, state: 'found', value: { kind: 'text', text: '两年' } };

/** A table of the owner's with one document and one question that rule and model answered. */
async function writeTable({ context, app }: SampleWorld['server'], ownerId: string): Promise<HeldTable> {
  const { db, ids, clock } = context;
  const [tableId, rowId, columnId] = [
    ids.make('reviewTable'),
    ids.make('reviewRow'),
    ids.make('reviewColumn'),
  ];
  const { documentId } = await writeDocument(context, {
    ownerId,
    texts: ['租期一年'],
    name: '租赁合同.docx',
  });
  await holdObject(app.context, db, documentId, documentId);
  await app.context.files.write(documentId, Buffer.from('租期一年'));
  const now = clock.now();
  await db
    .insert(reviewTable)
    .values({ id: tableId, ownerId, title: '租赁合同审阅', state: 'idle', createdAt: now, updatedAt: now });
  await db.insert(reviewColumn).values({
    ...{ id: columnId, tableId, position: 0, libraryKey: null, label: '租期', instruction: '租期多长？' },
    ...{ kind: 'text', method: 'hand' },
  });
  await db.insert(reviewRow).values({ id: rowId, tableId, documentId, position: 0, isWhole: true });
  await db.insert(reviewCell).values({
    ...{ tableId, rowId, columnId, state: 'found', chosen: 'rule', rule: RULE, model: MODEL },
    ...{ disagrees: true, words: '一年', group: '一年' },
  });
  return { tableId, rowId, columnId, documentId };
}

/** A table for one endpoint, that leaves the others theirs. */
function tableFor(): (world: SampleWorld) => Promise<HeldTable> {
  const tables = new WeakMap<object, Promise<HeldTable>>();
  return ({ server, owner }) => {
    const held = tables.get(owner) ?? writeTable(server, owner.userId);
    tables.set(owner, held);
    return held;
  };
}
const shared = tableFor();

/** A review table of the owner's with a document, a question and its answer. */
export const sampleReviewTable = shared;

const of = (
  body?: object | ((held: HeldTable) => object),
  { query, table = shared }: { query?: Record<string, string>; table?: typeof shared } = {},
): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const held = await table(world);
    return {
      params: { tableId: held.tableId },
      ...(body ? { body: typeof body === 'function' ? body(held) : body } : {}),
      ...(query ? { query } : {}),
    };
  },
});
const ofColumn = (body?: object, table = shared): Sample => ({
  ofOwner: true,
  request: async (world) => {
    const { tableId, columnId } = await table(world);
    return { params: { tableId, columnId }, ...(body ? { body } : {}) };
  },
});
/** A change of a cell as it is now. */
const ofCell = (more: object = {}): Sample => {
  const table = tableFor();
  return {
    ofOwner: true,
    request: async (world) => {
      const { tableId, rowId, columnId } = await table(world);
      const cells = await world.server.context.db.select().from(reviewCell);
      const cell = cells.find((one) => one.rowId === rowId);
      return { params: { tableId }, body: { rowId, columnId, revision: cell?.revision ?? 1, ...more } };
    },
  };
};
const OWN_COLUMN = { from: 'own', label: '续租', instruction: '能否续租？', kind: 'yes_no' };

/** A request for each endpoint of review tables. */
export const REVIEW_TABLE_SAMPLES: Record<string, Sample> = {
  'reviewTable.listReviewTables': { request: () => ({}) },
  'reviewTable.listReviewColumnLibrary': { request: () => ({}) },
  'reviewTable.createReviewTable': {
    ofOwner: true,
    request: async (world) => {
      const { documentId } = await shared(world);
      return { body: { title: '新的审阅表', documentIds: [documentId], columns: [OWN_COLUMN] } };
    },
  },
  'reviewTable.getReviewTable': of(),
  'reviewTable.getReviewTableProgress': of(),
  'reviewTable.updateReviewTable': of({ title: '改过的名字' }),
  'reviewTable.deleteReviewTable': of(undefined, { table: tableFor() }),
  'reviewTable.runReviewTable': of({}),
  'reviewTable.cancelReviewTable': of(),
  'reviewTableContent.listReviewRows': of({}),
  'reviewTableContent.addReviewRows': of(({ documentId }) => ({ documentIds: [documentId] })),
  'reviewTableContent.removeReviewRows': of(({ rowId }) => ({ rowIds: [rowId] }), { table: tableFor() }),
  'reviewTableContent.addReviewColumns': of({ columns: [OWN_COLUMN] }),
  'reviewTableContent.updateReviewColumn': ofColumn({ label: '租赁期限' }),
  'reviewTableContent.removeReviewColumn': ofColumn(undefined, tableFor()),
  'reviewTableContent.orderReviewColumns': of(({ columnId }) => ({ columnIds: [columnId] })),
  'reviewTableContent.getReviewCell': {
    ofOwner: true,
    request: async (world) => {
      const { tableId, rowId, columnId } = await shared(world);
      return { params: { tableId }, query: { rowId, columnId } };
    },
  },
  'reviewTableContent.checkReviewCell': ofCell(),
  'reviewTableContent.unlockReviewCell': ofCell(),
  'reviewTableContent.setReviewCell': ofCell({ state: 'found', text: '三年' }),
  'reviewTableContent.chooseReviewAnswer': ofCell({ method: 'model' }),
  'reviewTableResult.listReviewGroups': ofColumn(),
  'reviewTableResult.getReviewMemo': of(),
  'reviewTableResult.exportReviewTable': of(undefined, { query: { format: 'xlsx' } }),
  'reviewTableResult.createDatasetFromReviewTable': of({}),
};
