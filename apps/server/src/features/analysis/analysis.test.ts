import * as contract from '@mingfa/contract/analysis';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import * as version from '@mingfa/contract/analysis-version';
import * as dataset from '@mingfa/contract/dataset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDataset } from '../../testing/datasets-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  person = await server.person();
});
afterAll(() => server.close());

const PAYMENTS = '日期,供应商,金额\n2025-01-03,甲公司,100.5\n2025-01-20,乙公司,200\n2025-02-01,甲公司,300\n';
const load = () => loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
const call = (analysisId: string, more: object = {}) => ({
  token: person.token,
  params: { analysisId },
  ...more,
});

const query = (datasetId: string, sql: string, more: Partial<AnalysisStep> = {}) => ({
  ...{ stepId: 'q', kind: 'query', datasetId, sql },
  ...more,
});
const BY_SUPPLIER = 'SELECT "供应商", SUM("金额") AS "合计" FROM t1 GROUP BY 1 ORDER BY 2 DESC';
const finding = (more: object = {}) => ({
  ...{ stepId: 'f', kind: 'finding', text: '甲公司付了{f1}元，另有3笔。' },
  figures: [{ key: 'f1', of: 'q', rowKey: ['甲公司'], column: 1, seen: '400.5' }],
  ...more,
});

async function make(...steps: object[]) {
  const made = await server.call(contract.createAnalysis, {
    token: person.token,
    body: { title: '付款分析', steps },
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}
const detail = async (analysisId: string) => (await server.call(contract.getAnalysis, call(analysisId))).body;
async function run(analysisId: string, more: object = {}) {
  const { revision } = await detail(analysisId);
  const begun = await server.call(contract.runAnalysis, call(analysisId, { body: { revision, ...more } }));
  if (begun.status !== 200) throw new Error(begun.text);
  await server.app.idle();
  return detail(analysisId);
}
const save = (analysisId: string, revision: number, steps: object[]) =>
  server.call(contract.saveAnalysis, call(analysisId, { body: { revision, steps } }));
const outcomeOf = (held: Awaited<ReturnType<typeof detail>>, stepId: string) =>
  held.outcomes.find((one) => one.stepId === stepId);

test('all steps run one after another, and what shows an answer shows it', async () => {
  const { datasetId } = await load();
  const { analysisId, outcomes } = await make(
    { stepId: 't', kind: 'text', markdown: '# 付款' },
    { stepId: 'w', kind: 'question', datasetId, question: '按供应商合计金额' },
    query(datasetId, BY_SUPPLIER),
    { stepId: 'c', kind: 'chart', of: 'q' },
    { stepId: 'b', kind: 'table', of: 'q', columns: [1], rows: 1 },
    finding(),
  );
  expect(outcomes.map(({ state }) => state)).toEqual(['fresh', 'never', 'never', 'never', 'never', 'never']);
  const held = await run(analysisId);
  expect(held.progress).toMatchObject({ state: 'idle', done: 2, total: 2, errorCode: null });
  expect(held.outcomes.map(({ state }) => state)).toEqual(Array(6).fill('fresh'));
  expect(outcomeOf(held, 'w')).toMatchObject({
    understood: { query: { from: 't1' } },
    basis: { rowsRead: 3, rowsUsed: 3 },
    dataset: { datasetId, title: '付款' },
  });
  expect(outcomeOf(held, 'q')).toMatchObject({ totalRows: 2, rowsKept: 2, isTruncated: false });
  expect(outcomeOf(held, 'c')?.charts).toHaveLength(1);
  const answer = await server.call(contract.getAnalysisAnswer, call(analysisId, { query: { stepId: 'q' } }));
  expect(answer.body.rows).toEqual([
    ['甲公司', '400.5'],
    ['乙公司', '200'],
  ]);
});

test('a figure of a finding follows its row, and tells when it says something else than it was written with', async () => {
  const { datasetId } = await load();
  const { analysisId } = await make(query(datasetId, BY_SUPPLIER), finding());
  const held = await run(analysisId);
  expect(outcomeOf(held, 'f')).toMatchObject({
    state: 'fresh',
    figures: [{ key: 'f1', state: 'same', value: '400.5', label: '合计', trace: null }],
    loose: ['3'],
  });
  const turned = await save(analysisId, held.revision, [
    query(datasetId, BY_SUPPLIER.replace(' DESC', '').replace('SUM("金额")', 'SUM("金额") * 2')),
    finding(),
  ]);
  expect(outcomeOf(turned.body, 'q')).toMatchObject({ state: 'stale', staleBecause: ['step_changed'] });
  expect(outcomeOf(turned.body, 'f')).toMatchObject({ state: 'stale', staleBecause: ['source_changed'] });
  const again = await run(analysisId, { onlyStale: true });
  expect(outcomeOf(again, 'f')?.figures).toMatchObject([{ state: 'changed', value: '801' }]);
});

test('a figure of a question in words can be traced to its rows', async () => {
  const { datasetId } = await load();
  const { analysisId } = await make(
    { stepId: 'q', kind: 'question', datasetId, question: '按供应商合计金额' },
    finding(),
  );
  const held = await run(analysisId);
  expect(outcomeOf(held, 'f')?.figures).toMatchObject([{ trace: { key: ['甲公司'], measure: 0 } }]);
});

test('a step that cannot be answered says why, and the others run', async () => {
  const { datasetId } = await load();
  const { analysisId } = await make(
    query(datasetId, 'SELECT "没有" FROM t1', { stepId: 'x' }),
    { stepId: 'w', kind: 'question', datasetId, question: '明天会下雨吗' },
    query(datasetId, "SELECT * FROM read_csv('/etc/passwd')", { stepId: 'y' }),
    { stepId: 'n', kind: 'question', datasetId: null, question: '按月合计' },
    query(datasetId, BY_SUPPLIER),
    { stepId: 'c', kind: 'chart', of: 'x' },
    { stepId: 'd', kind: 'chart', of: 'q', spec: { kind: 'bar', x: 0, y: [7], series: null } },
  );
  const held = await run(analysisId);
  expect(held.outcomes.map(({ state, errorCode }) => [state, errorCode])).toEqual([
    ['failed', 'sql_wrong'],
    ['failed', 'question_not_understood'],
    ['failed', 'sql_not_allowed'],
    ['never', null],
    ['fresh', null],
    ['failed', 'step_without_source'],
    ['failed', 'step_source_differs'],
  ]);
  expect(outcomeOf(held, 'x')?.errorMessage).toContain('没有');
});

test('one step runs within its request, and nothing saved meanwhile is overwritten', async () => {
  const { datasetId } = await load();
  const { analysisId, revision } = await make(query(datasetId, BY_SUPPLIER), finding());
  const body = { revision, stepId: 'q' };
  const ran = await server.call(contract.runAnalysisStep, call(analysisId, { body }));
  expect(outcomeOf(ran.body, 'q')?.state).toBe('fresh');
  expect(
    (await server.call(contract.runAnalysisStep, call(analysisId, { body: { revision, stepId: 'f' } })))
      .status,
  ).toBe(404);
  const same = await save(analysisId, revision, ran.body.stepList);
  expect([same.status, same.body.revision]).toEqual([200, revision]);
  const first = await save(analysisId, revision, [query(datasetId, BY_SUPPLIER)]);
  expect(first.body.revision).toBe(revision + 1);
  const second = await save(analysisId, revision, []);
  expect([second.status, second.body]).toMatchObject([409, { errorCode: 'analysis_changed' }]);
});

test('answers tell when their data changed, and go with it', async () => {
  const { datasetId, tableList } = await load();
  const { analysisId } = await make(query(datasetId, BY_SUPPLIER), finding());
  await run(analysisId);
  await server.call(dataset.addDatasetStep, {
    ...{ token: person.token, params: { datasetId } },
    body: { table: 't1', revision: tableList[0]?.revision ?? 1, step: { kind: 'drop_rows', rows: [2] } },
  });
  const changed = await detail(analysisId);
  expect(outcomeOf(changed, 'q')).toMatchObject({ state: 'stale', staleBecause: ['dataset_changed'] });
  const again = await run(analysisId, { onlyStale: true });
  expect(outcomeOf(again, 'f')?.figures).toMatchObject([{ state: 'changed', value: '300' }]);
  const listed = await server.call(contract.listAnalyses, { token: person.token, query: { datasetId } });
  expect(listed.body.items).toMatchObject([{ analysisId, datasets: [{ datasetId, title: '付款' }] }]);

  const { status } = await server.call(dataset.deleteDataset, { token: person.token, params: { datasetId } });
  expect(status).toBe(200);
  const gone = await detail(analysisId);
  expect(outcomeOf(gone, 'q')).toMatchObject({ state: 'never', staleBecause: ['dataset_gone'], columns: [] });
  expect(JSON.stringify(gone)).not.toContain('400.5');
  const { body } = await server.call(version.listAnalysisVersions, call(analysisId));
  for (const { versionId } of body.items) {
    const params = { analysisId, versionId };
    const one = await server.call(version.getAnalysisVersion, { token: person.token, params });
    expect(one.status).toBe(200);
    expect(JSON.stringify(one.body)).not.toContain('400.5');
  }
});

test('a run keeps a version where something became otherwise, and an older one comes back with its answers', async () => {
  const { datasetId } = await load();
  const { analysisId } = await make(query(datasetId, BY_SUPPLIER), {
    stepId: 't',
    kind: 'text',
    markdown: '一\n二',
  });
  const held = await run(analysisId);
  await run(analysisId);
  const listed = () => server.call(version.listAnalysisVersions, call(analysisId));
  expect((await listed()).body.items.map(({ number, reason }) => [number, reason])).toEqual([[1, 'run']]);
  await save(analysisId, held.revision, [
    { stepId: 't', kind: 'text', markdown: '一\n三' },
    query(datasetId, 'SELECT COUNT(*) AS "笔数" FROM t1'),
    { stepId: 'n', kind: 'text', markdown: '新' },
  ]);
  const now = await run(analysisId);
  const [first] = (await listed()).body.items.toReversed();
  const params = { analysisId, versionId: first?.versionId ?? '' };
  const compared = await server.call(version.compareAnalysisVersion, { token: person.token, params });
  expect(
    compared.body.items.map(({ stepId, change, answerDiffers }) => [stepId, change, answerDiffers]),
  ).toEqual([
    ['t', 'changed', false],
    ['q', 'changed', true],
    ['n', 'added', false],
  ]);
  expect(compared.body.items[0]?.lines).toEqual([
    { kind: 'same', text: '一' },
    { kind: 'removed', text: '二' },
    { kind: 'added', text: '三' },
  ]);
  const restored = await server.call(version.restoreAnalysisVersion, {
    ...{ token: person.token, params, body: { revision: now.revision } },
  });
  expect(restored.body.stepList.map(({ stepId }) => stepId)).toEqual(['q', 't']);
  expect(outcomeOf(restored.body, 'q')).toMatchObject({ state: 'fresh', totalRows: 2 });
  const kept = await server.call(version.saveAnalysisVersion, call(analysisId, { body: { note: '提交' } }));
  expect(kept.body).toMatchObject({ number: 3, reason: 'asked', note: '提交' });
  const old = await server.call(contract.getAnalysisAnswer, {
    ...call(analysisId),
    query: { stepId: 'q', versionId: (await listed()).body.items[1]?.versionId ?? '' },
  });
  expect(old.body.rows).toEqual([['3']]);
});

test('a run that is stopped keeps what it has, and another can begin', async () => {
  const { datasetId } = await load();
  const { analysisId, revision } = await make(query(datasetId, BY_SUPPLIER));
  await server.call(contract.runAnalysis, call(analysisId, { body: { revision } }));
  const stopped = await server.call(contract.cancelAnalysis, call(analysisId));
  expect(['cancelled', 'idle']).toContain(stopped.body.progress.state);
  await server.app.idle();
  expect((await run(analysisId)).progress.state).toBe('idle');
});

test('of a long answer what is kept and how much there is are told', async () => {
  const content = `名称,数\n${Array.from({ length: 6000 }, (_, index) => `第${index}行,${index}`).join('\n')}\n`;
  const { datasetId } = await loadDataset(server, person.token, { name: '长.csv', content });
  const { analysisId } = await make(query(datasetId, 'SELECT * FROM t1'));
  const held = await run(analysisId);
  expect(outcomeOf(held, 'q')).toMatchObject({ totalRows: 6000, rowsKept: 5000, isTruncated: true });
  const window = { stepId: 'q', offset: '4990', limit: '100' };
  const { body } = await server.call(contract.getAnalysisAnswer, call(analysisId, { query: window }));
  expect([body.rows.length, body.totalRows]).toEqual([10, 6000]);
});
