import * as admin from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/dataset-model-sql';
import * as gate from '@mingfa/contract/outgoing-gate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAICompatibleModels } from '../../../adapters/model-openai-compatible/index.ts';
import { modelProvider } from '../../../db/schema/chat.ts';
import { plainChatParts } from '../../../testing/chat-parts.ts';
import { loadDataset } from '../../../testing/datasets-over-http.ts';
import type { ScriptedRequest } from '../../../testing/model-scripts.ts';
import {
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../testing/scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

let server: TestApp;
let upstream: ScriptedModelServer;
let person: TestPerson;
let datasetId: string;
/** What the model says to one call after another. */
let says: string[] = [];
const QUESTION = '王小明每月付了多少？';
const TABLE =
  '日期,姓名,身份证号,金额\n2025-01-03,张三丰,11010519491231002X,100\n2025-02-03,李四光,440308199901010012,秘密数\n';

beforeAll(async () => {
  upstream = await startScriptedModelServer({
    script: function* () {
      yield { do: 'text', text: says.shift() ?? '' };
      yield { do: 'finish' };
    },
  });
  const open = openAICompatibleModels();
  // Whatever its address, the scripted server answers.
  const openModel: typeof open = (address) => open({ ...address, baseUrl: upstream.baseUrl });
  server = await openTestApp({ chat: { ...plainChatParts(), openModel } });
  person = await server.person();
  datasetId = (await loadDataset(server, person.token, { name: '付款.csv', content: TABLE })).datasetId;
});
afterAll(async () => {
  await server.close();
  await upstream.close();
});
beforeEach(async () => {
  await server.context.db.delete(modelProvider);
  upstream.requests.length = 0;
});

async function useModel(baseUrl = upstream.baseUrl) {
  const { token } = await server.admin();
  const body = { name: '数据模型', baseUrl, modelName: 'scripted-sql' };
  expect((await server.call(admin.saveModel, { token, body })).status).toBe(200);
}
const call = (body: object) => ({ token: person.token, params: { datasetId }, body });
const preview = (question = QUESTION) => server.call(contract.previewModelSql, call({ question }));
const propose = (seen: string, question = QUESTION) =>
  server.call(contract.proposeModelSql, call({ question, seen }));
const sent = ({ messages }: ScriptedRequest) => JSON.stringify(messages);
const answer = (sql: string, explanation = '按月合计。') => JSON.stringify({ sql, explanation });
const GOOD = 'SELECT month("日期") AS "月", COUNT(*) AS "笔数" FROM t1 GROUP BY 1';

test('without a model there is nothing to ask', async () => {
  const { status, body } = await preview();
  expect([status, body]).toMatchObject([409, { errorCode: 'model_not_configured' }]);
});

test('what is sent is what was shown: names of columns and covered examples, and no whole number of a person', async () => {
  await useModel();
  const { body: shown } = await preview();
  expect(shown).toMatchObject({ modelName: '数据模型', masked: false });
  const words = shown.messages.map(({ text }) => text).join('\n');
  expect(words).toContain('"身份证号"');
  expect(words).not.toMatch(/11010519491231002X|张三丰/);
  expect(upstream.requests).toHaveLength(0);
  says = [answer(GOOD)];
  const { body } = await propose(shown.seen);
  expect(body).toMatchObject({
    ...{ modelName: '数据模型', sql: GOOD, explanation: '按月合计。' },
    columns: [
      { name: '月', kind: 'number' },
      { name: '笔数', kind: 'number' },
    ],
    attempts: [{ sql: GOOD, problem: null }],
  });
  expect(upstream.requests).toHaveLength(1);
  const [request] = upstream.requests;
  for (const { text } of shown.messages)
    expect(request && sent(request)).toContain(JSON.stringify(text).slice(1, -1));
});

test('other words than those that were seen are not sent', async () => {
  await useModel();
  const { body: shown } = await preview();
  const other = await propose(shown.seen, '别的问题');
  expect([other.status, other.body]).toMatchObject([409, { errorCode: 'model_view_changed' }]);
  expect(upstream.requests).toHaveLength(0);
});

test('SQL that would not run is mended twice at most, and the model is told nothing that stands in a row', async () => {
  await useModel();
  const { body: shown } = await preview();
  says = [
    answer('SELECT "没有" FROM t1'),
    answer('SELECT CAST("姓名" AS INTEGER) AS n FROM t1'),
    answer(GOOD),
  ];
  const mended = await propose(shown.seen);
  expect(mended.body).toMatchObject({ sql: GOOD, attempts: [{}, {}, { problem: null }] });
  expect(mended.body.attempts[0]?.problem).toContain('没有');
  const last = upstream.requests.at(-1);
  expect(last && sent(last)).not.toMatch(/张三丰|李四光/);

  says = [answer('SELECT "没有" FROM t1'), '对不起。'];
  expect((await propose(shown.seen)).body).toMatchObject({
    sql: null,
    attempts: [{ sql: 'SELECT "没有" FROM t1' }],
  });

  upstream.requests.length = 0;
  says = Array(4).fill(answer("COPY t1 TO 'x.csv'"));
  const { body } = await propose(shown.seen);
  expect(body).toMatchObject({ sql: null, attempts: [{}, {}, {}] });
  expect(upstream.requests).toHaveLength(3);
});

test('a model may say that the tables cannot answer, and what is no answer is an error', async () => {
  await useModel();
  const { body: shown } = await preview();
  says = [answer('', '表里没有天气。')];
  expect((await propose(shown.seen)).body).toMatchObject({
    sql: null,
    explanation: '表里没有天气。',
    attempts: [],
  });
  says = ['我不知道。'];
  const odd = await propose(shown.seen);
  expect([odd.status, odd.body]).toMatchObject([502, { errorCode: 'model_malformed' }]);
});

test('to a model elsewhere names in the question leave as marks, and come back as they were', async () => {
  await useModel('https://models.example.com/v1');
  const { token } = await server.admin();
  await server.call(gate.saveOutgoingGate, { token, body: { enabled: true } });
  const question = '身份证号 11010519491231002X 的人付了多少？';
  const { body: shown } = await preview(question);
  expect(shown.masked).toBe(true);
  expect(shown.replaced).toBeGreaterThan(0);
  expect(JSON.stringify(shown.messages)).not.toContain('11010519491231002X');
  const mark = /〔身份证号\d+〕|〔[^〕]*\d+〕/.exec(shown.messages[1]?.text ?? '')?.[0] ?? '';
  says = [answer(`SELECT COUNT(*) AS "笔数" FROM t1 WHERE "身份证号" = '${mark}'`)];
  const { body } = await propose(shown.seen, question);
  expect(upstream.requests.map(sent).join()).not.toContain('11010519491231002X');
  expect(body.sql).toContain("'11010519491231002X'");
  await server.call(gate.saveOutgoingGate, { token, body: { enabled: false } });
});

test('nobody else asks about a dataset', async () => {
  const other = await server.person();
  const foreign = await server.call(contract.previewModelSql, {
    ...call({ question: QUESTION }),
    token: other.token,
  });
  expect(foreign.status).toBe(404);
});
