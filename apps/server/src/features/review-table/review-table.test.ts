import * as dataset from '@mingfa/contract/dataset';
import * as question from '@mingfa/contract/dataset-question';
import * as documentContract from '@mingfa/contract/document';
import type { NewReviewColumn } from '@mingfa/contract/review-table';
import * as contract from '@mingfa/contract/review-table';
import * as content from '@mingfa/contract/review-table-content';
import * as result from '@mingfa/contract/review-table-result';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewCell, reviewTable } from '../../db/schema/review-table.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { untilAtRest } from '../../testing/datasets-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const RULES = new URL('../../testing/review-column-rules.ts', import.meta.url);
let server: TestApp;
let me: TestPerson;

beforeAll(async () => {
  server = await openTestApp({
    chat: plainChatParts(),
    reviewColumns: RULES,
    environment: { PUBLIC_URL: 'https://law.example.com' },
  });
  me = await server.person();
});
afterAll(() => server.close());

/** Uploads and reads a document. */
async function open(name: string, text: string): Promise<string> {
  const uploadId = await uploadFile(server, me.token, { name, content: text });
  const made = await server.call(documentContract.createDocument, { token: me.token, body: { uploadId } });
  await server.app.idle();
  return made.body.documentId;
}

const lease = (name: string, months: number, deposit: string) =>
  open(`${name}.txt`, `房屋租赁合同\n第一条 房屋租期${months}个月。\n第二条 ${deposit}`);

const term: Partial<NewReviewColumn> = { from: 'library', key: 'term' };
const deposit: Partial<NewReviewColumn> = { from: 'library', key: 'deposit' };

async function make(documentIds: string[], columns: object[] = [term, deposit]) {
  const made = await server.call(contract.createReviewTable, {
    token: me.token,
    body: { title: '租赁合同审阅', documentIds, columns },
  });
  if (made.status !== 200) throw new Error(made.text);
  await server.app.idle();
  const { tableId } = made.body;
  return { tableId, columnIds: made.body.columnList.map(({ columnId }) => columnId) };
}

const detail = async (tableId: string) =>
  (await server.call(contract.getReviewTable, { token: me.token, params: { tableId } })).body;
const rowsOf = async (tableId: string, body: object = {}) =>
  (await server.call(content.listReviewRows, { token: me.token, params: { tableId }, body })).body;
async function cellOf(tableId: string, rowIndex: number, columnId: string | undefined) {
  const { rows } = await rowsOf(tableId);
  const cell = rows[rowIndex]?.cells.find((one) => one.columnId === columnId);
  if (!cell) throw new Error('No such cell.');
  return cell;
}
const run = async (tableId: string, body: object) => {
  const begun = await server.call(contract.runReviewTable, { token: me.token, params: { tableId }, body });
  if (begun.status !== 200) throw new Error(begun.text);
  await server.app.idle();
};

describe('cells filled by rule', () => {
  test('say a value with its words and place, or which way of saying nothing it is', async () => {
    const documentIds = [
      await lease('甲', 12, '押金2000元。'),
      await lease('乙', 12, '押金另行商定。'),
      await lease('丙', 24, '租金按月支付。'),
    ];
    const { tableId, columnIds } = await make(documentIds);
    const { rows, total } = await rowsOf(tableId);
    expect(total).toBe(3);
    expect(rows.map(({ name }) => name)).toEqual(['甲.txt', '乙.txt', '丙.txt']);
    expect(rows.every(({ isWhole, message }) => isWhole && message === null)).toBe(true);
    const deposits = rows.map(({ cells }) => cells.find(({ columnId }) => columnId === columnIds[1]));
    expect(deposits.map((cell) => cell?.state)).toEqual(['found', 'not_found', 'not_agreed']);
    expect(deposits[0]?.answer).toMatchObject({
      method: 'rule',
      quote: '押金2000元',
      value: { kind: 'money', amount: '2000' },
      place: { documentId: documentIds[0] },
    });
    const { progress, state } = await detail(tableId);
    expect(state).toBe('idle');
    expect(progress).toMatchObject({ cellsDone: 6, cellsTotal: 6, cellsFailed: 0 });
  });

  test('of a document that could not be read wholly nothing is told as not agreed', async () => {
    const documentId = await open('空.txt', ' ');
    const { tableId, columnIds } = await make([documentId]);
    const cell = await cellOf(tableId, 0, columnIds[1]);
    expect(cell.state).toBe('not_read');
    expect(cell.message).not.toBeNull();
    const { rows } = await rowsOf(tableId);
    expect(rows[0]).toMatchObject({ isWhole: false });
  });

  test('a rule that breaks fails its own cells alone', async () => {
    const { tableId, columnIds } = await make(
      [await lease('甲', 12, '押金1元。')],
      [term, { from: 'library', key: 'breaks' }],
    );
    expect((await cellOf(tableId, 0, columnIds[0])).state).toBe('found');
    const broken = await cellOf(tableId, 0, columnIds[1]);
    expect(broken.state).toBe('failed');
    expect(broken.message).not.toBeNull();
  });

  test('a question in own words waits for a hand where no model is configured, and says so', async () => {
    const own = { from: 'own', label: '能否转租', instruction: '能否转租？', kind: 'yes_no' };
    const { tableId, columnIds } = await make([await lease('甲', 12, '押金1元。')], [term, own]);
    const { columnList, progress, state } = await detail(tableId);
    expect(columnList[1]?.notice).toContain('人工');
    expect(state).toBe('idle');
    expect(progress).toMatchObject({ cellsDone: 1, cellsTotal: 1 });
    expect((await cellOf(tableId, 0, columnIds[1])).state).toBe('waiting');
  });
});

describe('what a person says', () => {
  test('stays whatever is run anew, until it is unlocked', async () => {
    const { tableId, columnIds } = await make([await lease('甲', 12, '押金2000元。')]);
    const [columnId] = columnIds;
    const seen = await cellOf(tableId, 0, columnId);
    const at = { rowId: seen.rowId, columnId };
    const params = { tableId };
    const set = await server.call(content.setReviewCell, {
      ...{ token: me.token, params },
      body: { ...at, revision: seen.revision, state: 'found', text: '三年' },
    });
    expect(set.body).toMatchObject({ answer: { method: 'hand', value: { amount: 3, unit: 'year' } } });
    expect(set.body.checked).not.toBeNull();
    await run(tableId, { columnIds: [columnId], anew: true });
    expect(await cellOf(tableId, 0, columnId)).toMatchObject({
      answer: { method: 'hand' },
      group: '36 month',
    });
    const unlocked = await server.call(content.unlockReviewCell, {
      ...{ token: me.token, params },
      body: { ...at, revision: set.body.revision },
    });
    expect(unlocked.body.checked).toBeNull();
    await run(tableId, { columnIds: [columnId], anew: true });
    expect(await cellOf(tableId, 0, columnId)).toMatchObject({
      answer: { method: 'rule' },
      group: '12 month',
    });
  });

  test('is refused where the cell changed meanwhile, or where the words are no value of its kind', async () => {
    const { tableId, columnIds } = await make([await lease('甲', 12, '押金2000元。')]);
    const seen = await cellOf(tableId, 0, columnIds[1]);
    const at = { rowId: seen.rowId, columnId: columnIds[1] };
    const set = (revision: number, text: string) =>
      server.call(content.setReviewCell, {
        ...{ token: me.token, params: { tableId } },
        body: { ...at, revision, state: 'found', text },
      });
    expect((await set(seen.revision, '很多')).error.errorCode).toBe('review_value_unreadable');
    expect((await set(seen.revision + 7, '5000元')).error.errorCode).toBe('review_cell_changed');
    expect((await set(seen.revision, '5000元')).body).toMatchObject({ state: 'found' });
  });
});

describe('what differs', () => {
  test('is marked against what most say, and against a position once there is one; rows are filtered by it', async () => {
    const documentIds = [
      await lease('甲', 12, '押金1元。'),
      await lease('乙', 12, '押金2元。'),
      await lease('丙', 12, '押金3元。'),
      await lease('丁', 36, '押金4元。'),
    ];
    const { tableId, columnIds } = await make(documentIds);
    const [columnId = ''] = columnIds;
    const differing = async () => {
      const { rows } = await rowsOf(tableId, { filters: [{ columnId, deviating: true }] });
      return rows.map(({ name, cells }) => [name, cells.find((one) => one.columnId === columnId)?.deviation]);
    };
    expect(await differing()).toEqual([['丁.txt', 'majority']]);
    const changed = await server.call(content.updateReviewColumn, {
      token: me.token,
      params: { tableId, columnId },
      body: { position: '3年' },
    });
    expect(changed.status).toBe(200);
    expect((await differing()).map(([name]) => name)).toEqual(['甲.txt', '乙.txt', '丙.txt']);
    const groups = await server.call(result.listReviewGroups, {
      token: me.token,
      params: { tableId, columnId },
    });
    expect(groups.body.items).toMatchObject([
      { group: '12 month', rows: 3, isMajority: true, differs: true },
      { group: '36 month', rows: 1, isMajority: false, differs: false },
    ]);
    const memo = await server.call(result.getReviewMemo, { token: me.token, params: { tableId } });
    expect(memo.body.columns[0]).toMatchObject({ counts: { deviating: 3 }, majority: { rows: 3 } });
    expect(memo.body.columns[0]?.deviations.map(({ name }) => name)).toEqual(['甲.txt', '乙.txt', '丙.txt']);
    const { rows } = await rowsOf(tableId, { sort: { by: columnId, descending: true } });
    expect(rows[0]?.name).toBe('丁.txt');
  });
});

describe('a document', () => {
  test('that is deleted takes its row and cells along', async () => {
    const documentIds = [await lease('甲', 12, '押金1元。'), await lease('乙', 12, '押金2元。')];
    const { tableId } = await make(documentIds);
    const params = { documentId: documentIds[0] ?? '' };
    const gone = await server.call(documentContract.closeDocument, { token: me.token, params });
    expect(gone.status).toBe(200);
    await server.app.idle();
    const { rows } = await rowsOf(tableId);
    expect(rows.map(({ name }) => name)).toEqual(['乙.txt']);
    expect((await detail(tableId)).progress).toMatchObject({ cellsTotal: 2 });
  });

  test('of somebody else is no row, and somebody else sees no table', async () => {
    const other = await server.person();
    const documentId = await lease('甲', 12, '押金1元。');
    const theirs = await server.call(contract.createReviewTable, {
      token: other.token,
      body: { title: '别人的', documentIds: [documentId] },
    });
    expect(theirs.error.errorCode).toBe('not_found');
    const { tableId } = await make([documentId]);
    const seen = await server.call(contract.getReviewTable, { token: other.token, params: { tableId } });
    expect(seen.error.errorCode).toBe('not_found');
  });
});

describe('work', () => {
  test('that a process left in the middle is taken up by the next, without what was done', async () => {
    const documentIds = [await lease('甲', 12, '押金1元。'), await lease('乙', 24, '押金2元。')];
    const { tableId } = await make(documentIds);
    const { db } = server.context;
    const [left] = (await rowsOf(tableId)).rows[1]?.cells ?? [];
    const [kept] = (await rowsOf(tableId)).rows[0]?.cells ?? [];
    await db
      .update(reviewCell)
      .set({ state: 'waiting', chosen: null, rule: null })
      .where(eq(reviewCell.rowId, left?.rowId ?? ''));
    await db.update(reviewTable).set({ state: 'working' }).where(eq(reviewTable.id, tableId));
    const next = await openTestApp({ chat: plainChatParts(), reviewColumns: RULES, besides: server });
    await next.app.idle();
    await next.close();
    const { rows } = await rowsOf(tableId);
    expect(rows[1]?.cells.map(({ state }) => state)).toEqual(['found', 'found']);
    expect(rows[0]?.cells.find(({ columnId }) => columnId === kept?.columnId)?.revision).toBe(kept?.revision);
    expect((await detail(tableId)).state).toBe('idle');
  });

  test('that is stopped leaves what was there, and a run goes on with the rest', async () => {
    const { tableId, columnIds } = await make([await lease('甲', 12, '押金1元。')]);
    const { db } = server.context;
    const [term, deposit] = columnIds;
    await db
      .update(reviewCell)
      .set({ state: 'waiting' })
      .where(eq(reviewCell.columnId, term ?? ''));
    await db
      .update(reviewCell)
      .set({ state: 'waiting', chosen: null, rule: null })
      .where(eq(reviewCell.columnId, deposit ?? ''));
    await db.update(reviewTable).set({ state: 'working' }).where(eq(reviewTable.id, tableId));
    const stopped = await server.call(contract.cancelReviewTable, { token: me.token, params: { tableId } });
    expect(stopped.body.state).toBe('cancelled');
    expect((await cellOf(tableId, 0, term)).state).toBe('found');
    expect((await cellOf(tableId, 0, deposit)).state).toBe('waiting');
    await run(tableId, {});
    expect((await cellOf(tableId, 0, deposit)).state).toBe('found');
  });
});

describe('a file', () => {
  const exported = async (tableId: string, format: string) => {
    const answer = await server.app.server.inject({
      method: 'GET',
      url: `/v1/review-table/${tableId}/export?format=${format}`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const zip = await JSZip.loadAsync(answer.rawPayload);
    return async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  };

  test('has every value with a link to its source, and no formula', async () => {
    const documentId = await open('=SUM(A1).txt', '第一条 房屋租期12个月。\n第二条 押金2000元。');
    const { tableId } = await make([documentId]);
    const part = await exported(tableId, 'xlsx');
    const [table, sources] = [await part('xl/worksheets/sheet1.xml'), await part('xl/worksheets/sheet2.xml')];
    expect(table).toContain('租期12个月');
    expect(sources).toContain('<v>2000</v>');
    expect(table + sources).not.toContain('<f>');
    // From the cell and from its line among the sources, to the paragraph of the document.
    const address = `https://law.example.com/document_reading/${documentId}?block=b1`;
    for (const sheet of ['sheet1', 'sheet2'])
      expect(await part(`xl/worksheets/_rels/${sheet}.xml.rels`)).toContain(address);
    expect(table).toMatch(/tooltip="[^"]*押金2000元[^"]* · 第二条"/);
    expect(sources).toContain('>第二条<');
    const inWord = await exported(tableId, 'docx');
    const word = await inWord('word/document.xml');
    expect(word).toContain('押金2000元');
    expect(word).toMatch(/<w:hyperlink [^>]*>(?:(?!<\/w:hyperlink>).)*第二条/);
    expect(await inWord('word/_rels/document.xml.rels')).toContain(address);
  });

  test('becomes a dataset whose figures are figures', async () => {
    const { tableId } = await make([await lease('甲', 12, '押金2000元。')]);
    const made = await server.call(result.createDatasetFromReviewTable, {
      ...{ token: me.token, params: { tableId }, body: {} },
    });
    expect(made.status).toBe(200);
    expect(made.body.datasetId).toMatch(/^dst_/);
  });

  test('a dataset says of a cell without a figure in which way it says nothing', async () => {
    const { tableId } = await make([
      await lease('甲', 12, '押金2000元。'),
      await lease('乙', 12, '押金另行商定。'),
      await lease('丙', 24, '租金按月支付。'),
    ]);
    const made = await server.call(result.createDatasetFromReviewTable, {
      ...{ token: me.token, params: { tableId }, body: {} },
    });
    const token = me.token;
    const { datasetId } = made.body;
    await untilAtRest(server, token, datasetId);
    const proposed = await server.call(dataset.getDatasetProposal, { token, params: { datasetId } });
    const tables = proposed.body.tables.map(({ shape }) => shape);
    await server.call(dataset.importDataset, { token, params: { datasetId }, body: { tables } });
    const { tableList } = await untilAtRest(server, token, datasetId);
    const labels = tableList[0]?.columns.map(({ label }) => label) ?? [];
    const state = labels.findIndex((label) => label.endsWith('·状态'));
    const params = { datasetId };
    const { body } = await server.call(question.listDatasetRows, { token, params, body: { table: 't1' } });
    expect(body.rows.map(({ cells }) => [cells[state - 1], cells[state]])).toEqual([
      ['2000', '有值'],
      [null, '未找到'],
      [null, '未约定'],
    ]);
  });
});
