import * as contract from '@mingfa/contract/dataset';
import * as question from '@mingfa/contract/dataset-question';
import type { TableStep } from '@mingfa/contract/dataset-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDataset, untilAtRest } from '../../../testing/datasets-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  person = await server.person();
});
afterAll(() => server.close());

const NAMES = '姓名,金额\n张三,100\n张三,100\n李四,约二百\n王五,-5\n';
const asked = (datasetId: string, body?: object) => ({
  token: person.token,
  params: { datasetId },
  ...(body ? { body } : {}),
});
const rowsOf = async (datasetId: string) =>
  (await server.call(question.listDatasetRows, asked(datasetId, { table: 't1' }))).body.rows.map(
    ({ cells }) => cells,
  );

test('steps change what is read, not the file; they are undone, and done again on another file of the same shape', async () => {
  const { datasetId, tableList } = await loadDataset(server, person.token, {
    name: '名单.csv',
    content: NAMES,
  });
  let revision = tableList[0]?.revision ?? 0;
  const add = async (step: TableStep) => {
    const answer = await server.call(
      contract.addDatasetStep,
      asked(datasetId, { table: 't1', revision, step }),
    );
    if (answer.status === 200) revision = answer.body.tableList[0]?.revision ?? 0;
    return answer;
  };
  expect((await add({ kind: 'retype', column: 'c2', to: numberColumn })).status).toBe(200);
  await add({ kind: 'replace', column: 'c2', find: '约二百', by: '200', whole: true });
  await add({ kind: 'drop_duplicates', columns: [] });
  await add({ kind: 'rename', column: 'c1', label: '债务人' });
  expect(await rowsOf(datasetId)).toEqual([
    ['张三', '100'],
    ['李四', '200'],
    ['王五', '-5'],
  ]);
  const { body: steps } = await server.call(contract.listDatasetSteps, asked(datasetId));
  expect(steps.items.map(({ step, touched }) => [step.kind, touched])).toEqual([
    ['retype', 1],
    ['replace', 1],
    ['drop_duplicates', 1],
    ['rename', 1],
  ]);
  await add({ kind: 'calculate', label: '两倍', formula: '[金额] * 2', as: 'number' });
  expect((await rowsOf(datasetId)).map((cells) => cells[2])).toEqual(['200', '400', '-10']);
  const wrong = await add({ kind: 'calculate', label: '错', formula: '[没有] * 2', as: 'number' });
  expect([wrong.status, wrong.body]).toMatchObject([422, { errorCode: 'step_refused' }]);
  const undone = await server.call(contract.undoDatasetStep, asked(datasetId, {}));
  revision = undone.body.tableList[0]?.revision ?? 0;
  const refused = await add({ kind: 'rename', column: 'c2', label: '债务人' });
  expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'step_refused' }]);
  const old = { table: 't1', revision: 1, step: { kind: 'trim', column: 'c1' } };
  expect((await server.call(contract.addDatasetStep, asked(datasetId, old))).status).toBe(409);

  await server.call(contract.undoDatasetStep, asked(datasetId, { number: 3 }));
  expect(await rowsOf(datasetId)).toHaveLength(4);

  const content = '姓名,金额\n赵六,约二百\n';
  const uploadId = await uploadFile(server, person.token, { name: '新.csv', content, purpose: 'dataset' });
  const replaced = await server.call(
    contract.replaceDatasetFiles,
    asked(datasetId, { uploadIds: [uploadId] }),
  );
  expect(replaced.status).toBe(200);
  await untilAtRest(server, person.token, datasetId);
  expect(await rowsOf(datasetId)).toEqual([['赵六', '200']]);

  const other = await uploadFile(server, person.token, {
    name: '别.csv',
    content: 'x,y\n1,2\n',
    purpose: 'dataset',
  });
  const differs = await server.call(contract.replaceDatasetFiles, asked(datasetId, { uploadIds: [other] }));
  expect([differs.status, differs.body]).toMatchObject([422, { errorCode: 'dataset_files_differ' }]);
});

test('rows are numbered as the file has them, blank lines above the head among them', async () => {
  const content = '\n收款台账,,\n\n姓名,日期,金额\n甲,2024-03-01,5\n乙,2024-03-02,6\n丙,2024-03-03,7\n';
  const { datasetId } = await loadDataset(server, person.token, { name: '空行.csv', content });
  const { body } = await server.call(question.listDatasetRows, asked(datasetId, { table: 't1' }));
  expect(body.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [5, '甲'],
    [6, '乙'],
    [7, '丙'],
  ]);
});

test('rows that say the same in two ways are counted as one, and dropped as they were counted', async () => {
  const content =
    '姓名,日期,金额\n甲,2024-03-01,100\n甲,2024/3/1,100.00\n乙,2024-03-02,约三\n乙,2024-03-02,约四\n丙,2024-03-05,5\n丁,2024-03-06,6\n戊,2024-03-07,7\n己,2024-03-08,8\n庚,2024-03-09,9\n辛,2024-03-10,10\n';
  const { datasetId, tableList } = await loadDataset(server, person.token, { name: '重复.csv', content });
  const kinds = tableList[0]?.columns.map(({ kind }) => kind);
  expect(kinds).toEqual(['text', 'date', 'number']);
  const duplicates = async () =>
    (await server.call(question.getDatasetProfile, { ...asked(datasetId), query: { table: 't1' } })).body
      .duplicateRows;
  expect(await duplicates()).toBe(1);
  const step = { kind: 'drop_duplicates', columns: [] };
  const revision = tableList[0]?.revision ?? 0;
  const done = await server.call(contract.addDatasetStep, asked(datasetId, { table: 't1', revision, step }));
  expect(done.status).toBe(200);
  expect((await rowsOf(datasetId)).map(([name]) => name)).toEqual([...'甲乙乙丙丁戊己庚辛']);
  expect(await duplicates()).toBe(0);
});

test('rows that differ in the number of their line alone are told as such', async () => {
  const read = async (content: string) => {
    const { datasetId } = await loadDataset(server, person.token, { name: '明细.csv', content });
    const profile = await server.call(question.getDatasetProfile, {
      ...asked(datasetId),
      query: { table: 't1' },
    });
    return [profile.body.duplicateRows, profile.body.duplicatesApart];
  };
  const rows = '甲,2024-03-01,100\n甲,2024-03-01,100\n乙,2024-03-02,7\n'.split('\n').filter(Boolean);
  const numbered = rows.map((row, at) => `${at + 1},${row}`).join('\n');
  expect(await read(`序号,姓名,日期,金额\n${numbered}\n`)).toEqual([0, { column: '序号', rows: 1 }]);
  expect(await read(`凭证,姓名,日期,金额\n${numbered}\n`)).toEqual([0, null]);
  expect(await read(`序号,姓名,日期,金额\n1,甲,2024-03-01,5\n2,乙,2024-03-02,7\n`)).toEqual([0, null]);
});

test('a file has numbers of persons covered, in remarks too, unless they are asked for', async () => {
  const content =
    '姓名,身份证号,金额,备注\n王某,11010519491231002X,1,手机13800138000\n李某,440524188001010014,2,无\n';
  const { datasetId } = await loadDataset(server, person.token, { name: '人员.csv', content });
  const saved = async (asking: object, more = {}) =>
    (await server.call(question.exportDataset, asked(datasetId, { format: 'csv', of: asking, ...more })))
      .text;
  const table = { kind: 'table', table: 't1' };
  for (const one of [table, { kind: 'sql', sql: 'SELECT * FROM t1' }]) {
    const covered = await saved(one);
    expect(covered).toContain('110');
    expect(covered).not.toMatch(/11010519491231002X|440524188001010014|13800138000/);
    const whole = await saved(one, { withNumbers: true });
    expect(whole).toContain('11010519491231002X');
    expect(whole).toContain('13800138000');
  }
  const headed = { kind: 'sql', sql: 'SELECT count(*) AS "证件11010519491231002X的人数" FROM t1' };
  expect(await saved(headed)).toMatch(/证件110\*+2X的人数/);
  expect(await saved(headed, { withNumbers: true })).toContain('证件11010519491231002X的人数');
});

test('a median keeps its decimals, and neither rates nor balances are added up', async () => {
  const content = '利率,账户余额,金额\n2%,10,2\n5%,20,5\n8%,30,8\n12.5%,45,10\n';
  const { datasetId } = await loadDataset(server, person.token, { name: '利率.csv', content });
  const { body } = await server.call(question.getDatasetProfile, {
    ...asked(datasetId),
    query: { table: 't1' },
  });
  expect(body.columns.map(({ median, sum }) => [median, sum])).toEqual([
    ['0.065', null],
    ['25', null],
    ['6.5', '25'],
  ]);
  expect(body.columns.every(({ isMedianExact }) => isMedianExact)).toBe(true);
});

const numberColumn = {
  ...({ name: 'c2', label: '金额', kind: 'number', meaning: 'amount', dateOrder: null } as const),
  ...{ number: { factor: '1', unit: '' }, isSkipped: false },
};

test('a figure is traced to its rows, and a table is given as a file in which nothing runs', async () => {
  const content = '部门,金额,说明\n甲,1.5,=1+1\n乙,2,b\n甲,-3,c\n';
  const { datasetId } = await loadDataset(server, person.token, { name: '部门.csv', content });
  const query = {
    from: 't1',
    dimensions: [{ of: { table: 't1', column: 'c1' } }],
    measures: [{ aggregate: 'sum', of: { table: 't1', column: 'c2' } }],
  };
  const { body } = await server.call(
    question.traceDatasetFigure,
    asked(datasetId, { query, key: ['甲'], measure: 0 }),
  );
  expect([body.figure, body.totalRows, body.rows.map(({ row }) => row)]).toEqual(['-1.5', 2, [2, 4]]);

  const csv = await server.call(
    question.exportDataset,
    asked(datasetId, { format: 'csv', of: { kind: 'table', table: 't1' } }),
  );
  expect(csv.text).toContain("甲,1.5,'=1+1");
  expect(csv.text).toContain('甲,-3,c');
  const xlsx = await server.call(
    question.exportDataset,
    asked(datasetId, { format: 'xlsx', of: { kind: 'query', query } }),
  );
  expect(xlsx.status).toBe(200);

  const profile = await server.call(question.getDatasetProfile, {
    ...asked(datasetId),
    query: { table: 't1' },
  });
  expect(profile.status).toBe(200);
  expect(profile.body.columns[1]).toMatchObject({
    distinct: 3,
    min: '-3',
    max: '2',
    sum: '0.5',
    unreadable: 0,
  });
  expect(profile.body.columns[0]?.top).toEqual([
    { value: '甲', rows: 2 },
    { value: '乙', rows: 1 },
  ]);
  const samples = await server.call(question.getDatasetSamples, asked(datasetId));
  expect(samples.body.tables[0]?.columns.map(({ label }) => label)).toEqual(['部门', '金额', '说明']);
});
