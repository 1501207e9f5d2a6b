import * as contract from '@mingfa/contract/dataset';
import * as question from '@mingfa/contract/dataset-question';
import * as recipe from '@mingfa/contract/dataset-recipe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDataset, makeDataset, untilAtRest } from '../../testing/datasets-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  person = await server.person();
});
afterAll(() => server.close());

const PAYMENTS = [
  '付款明细表',
  '',
  '付款日期,供应商,金额（元）,备注',
  '2025-01-03,甲公司,"1,234.50",首付',
  '2025/1/5,乙公司,2万,',
  '2025年2月1日,甲公司,（300）,退款',
  '2025-02-30,丙公司,约三百,日期有误',
  '2025-03-08,乙公司,99.9,"多行',
  '备注"',
  '合计,,21034.4,',
].join('\n');

const asked = (datasetId: string, body?: object) => ({
  token: person.token,
  params: { datasetId },
  ...(body ? { body } : {}),
});

test('a table is recognised, shown as written and as read, and loaded only when somebody takes it', async () => {
  const made = await makeDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  expect(made).toMatchObject({ title: '付款', state: 'proposed', tables: 0, rows: 0 });
  const { body } = await server.call(contract.getDatasetProposal, asked(made.datasetId));
  const [table] = body.tables;
  expect(table?.shape.columns.map(({ label, kind }) => [label, kind])).toEqual([
    ['付款日期', 'date'],
    ['供应商', 'text'],
    ['金额（元）', 'number'],
    ['备注', 'text'],
  ]);
  expect(table?.sample[0]).toEqual(['2025-01-03', '甲公司', '1,234.50', '首付']);
  expect(table?.read[1]).toEqual(['2025-01-05', '乙公司', '20000', null]);
  expect(table?.warnings).toContain('totals_inside');
  const early = await server.call(question.listDatasetRows, asked(made.datasetId, { table: 't1' }));
  expect(early.status).toBe(409);
});

test('rows are given as they were read, and what could not be read as it is written', async () => {
  const made = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  expect(made).toMatchObject({ state: 'ready', rows: 5, tables: 1 });
  expect(made.tableList[0]?.columns.map(({ unreadable, empty }) => [unreadable, empty])).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  const { body } = await server.call(question.listDatasetRows, asked(made.datasetId, { table: 't1' }));
  expect(body.totalRows).toBe(5);
  expect(body.rows.map(({ row }) => row)).toEqual([4, 5, 6, 7, 8]);
  expect(body.rows[0]?.cells).toEqual(['2025-01-03', '甲公司', '1234.5', '首付']);
  expect(body.rows[3]).toEqual({
    row: 7,
    cells: ['2025-02-30', '丙公司', '约三百', '日期有误'],
    unreadable: [0, 2],
  });
  const sorted = await server.call(
    question.listDatasetRows,
    asked(made.datasetId, {
      table: 't1',
      sort: [{ column: 'c3', descending: true }],
      filters: [{ of: { table: 't1', column: 'c2' }, operator: 'equals', values: ['甲公司'] }],
      columns: ['c3'],
    }),
  );
  expect(sorted.body.rows.map(({ cells }) => cells)).toEqual([['1234.5'], ['-300']]);
  expect(sorted.body.totalRows).toBe(2);
});

test('a question is answered over all rows, with what was left out', async () => {
  const { datasetId } = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  const { body, status } = await server.call(
    question.queryDataset,
    asked(datasetId, {
      query: {
        from: 't1',
        dimensions: [{ of: { table: 't1', column: 'c2' } }],
        measures: [{ aggregate: 'sum', of: { table: 't1', column: 'c3' } }],
        order: [{ by: { measure: 0 }, descending: true }],
      },
    }),
  );
  expect(status).toBe(200);
  expect(body.rows.slice(0, 2)).toEqual([
    ['乙公司', '20099.9'],
    ['甲公司', '934.5'],
  ]);
  expect(body.basis).toMatchObject({ rowsRead: 5, rowsUsed: 5 });
  expect(body.basis?.leftOut).toEqual([{ of: { table: 't1', column: 'c3' }, empty: 0, unreadable: 1 }]);
  const refused = await server.call(
    question.queryDataset,
    asked(datasetId, {
      query: { from: 't1', measures: [{ aggregate: 'sum', of: { table: 't1', column: 'c9' } }] },
    }),
  );
  expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'query_refused' }]);
});

test('words are answered where they were understood, and else nothing is guessed', async () => {
  const { datasetId } = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  const { body } = await server.call(question.askDataset, asked(datasetId, { question: '按供应商合计金额' }));
  expect(body.understood.query).toMatchObject({ from: 't1', measures: [{ aggregate: 'sum' }] });
  expect(body.result?.rows).toContainEqual(['乙公司', '20099.9']);
  const other = await server.call(question.askDataset, asked(datasetId, { question: '明天会下雨吗' }));
  expect(other.body).toMatchObject({ understood: { query: null }, result: null });
});

test('what is no table at all is told, and others are not touched', async () => {
  const made = await makeDataset(server, person.token, { name: '图片.csv', content: Buffer.alloc(5000, 1) });
  expect([made.state, made.progress.errorCode]).toEqual(['failed', 'unsupported_file']);
  const empty = await makeDataset(server, person.token, {
    name: '空.xlsx',
    content: 'PK\u0003\u0004nothing',
  });
  expect([empty.state, empty.progress.errorCode]).toEqual(['failed', 'file_damaged']);
});

test('nobody else sees a dataset, and what is deleted is gone with its files', async () => {
  const { datasetId } = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  const other = await server.person();
  const call = { token: other.token, params: { datasetId } };
  expect((await server.call(contract.getDataset, call)).status).toBe(404);
  expect((await server.call(contract.deleteDataset, call)).status).toBe(404);
  expect((await server.call(contract.deleteDataset, asked(datasetId))).status).toBe(200);
  expect((await server.call(contract.getDataset, asked(datasetId))).status).toBe(404);
});

test('what was built and was lost is built again from the files', async () => {
  const { datasetId } = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  await server.app.tableEngine.forget(datasetId);
  const { body } = await server.call(question.listDatasetRows, asked(datasetId, { table: 't1', limit: 1 }));
  expect(body.rows).toHaveLength(1);
});

test('a dataset that failed can be tried again', async () => {
  const { datasetId } = await makeDataset(server, person.token, {
    name: '坏.csv',
    content: Buffer.alloc(9, 1),
  });
  await server.call(contract.retryDataset, asked(datasetId));
  expect((await untilAtRest(server, person.token, datasetId)).state).toBe('failed');
});

test('a calculation of law works out every row of a table: a repayment goes to interest first', async () => {
  const content = '日期,出借,还款\n2024-01-01,100000,\n2024-12-31,,12000\n2025-06-30,,\n';
  const { datasetId } = await loadDataset(server, person.token, { name: '借款.csv', content });
  const { body: known } = await server.call(recipe.listDatasetRecipes, { token: person.token });
  expect(known.items.find(({ recipeId }) => recipeId === 'loan-account')).toMatchObject({
    name: '借款账目',
    basis: expect.arrayContaining([expect.objectContaining({ article: '561' })]),
  });
  const run = (columns: Record<string, string>) =>
    server.call(
      recipe.runDatasetRecipe,
      asked(datasetId, {
        ...{ recipeId: 'loan-account', columns },
        settings: { annualRate: 12, signedOn: '2024-01-01', endOn: '2025-12-31' },
      }),
    );
  expect((await run({ day: 'c1', lent: 'c1' })).body).toMatchObject({
    status: 'needs',
    missing: [{ field: 'lent' }, { field: 'repaid' }],
  });
  const { body } = await run({ day: 'c1', lent: 'c2', repaid: 'c3' });
  if (body.status !== 'result') throw new Error('It lacks something.');
  // 365 days of 2024 at 12 % are 12,000 yuan: the repayment goes to them, and 365 days more are owed.
  expect(body.totals.map(({ label, value }) => [label, value])).toEqual([
    ['尚欠本金', '100000.00'],
    ['尚欠利息', '12000.00'],
    ['尚欠本息合计', '112000.00'],
  ]);
  expect(body.lines.flatMap(({ rows }) => rows)).toEqual(expect.arrayContaining([2, 3]));
});

test('tables that share a key are proposed to stand side by side', async () => {
  const { datasetId } = await loadDataset(
    server,
    person.token,
    { name: '付款.csv', content: '供应商,金额\n甲公司,1\n乙公司,2\n甲公司,3\n' },
    { name: '供应商.csv', content: '供应商,城市\n甲公司,北京\n乙公司,上海\n丙公司,广州\n' },
  );
  const { body } = await server.call(question.listDatasetJoins, {
    token: person.token,
    params: { datasetId },
  });
  expect(body.items[0]).toMatchObject({
    join: { left: { table: 't1', column: 'c1' }, right: { table: 't2', column: 'c1' }, kind: 'left' },
    share: 1,
  });
});
