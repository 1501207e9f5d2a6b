import * as contract from '@mingfa/contract/admin';
import { exportAuditEntries, listAuditEntries } from '@mingfa/contract/admin-audit';
import * as calculator from '@mingfa/contract/calculator';
import * as webSearch from '@mingfa/contract/web-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let first: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  first = await app.admin();
  second = await app.admin();
});
afterAll(() => app.close());

const settings = async ({ token }: TestPerson) => (await app.call(contract.getSettings, { token })).body;
const save = (by: TestPerson, body: object) =>
  app.call(contract.saveSettings, { token: by.token, body: { registration: 'open', guests: true, ...body } });

test('of two administrators who saw the same settings the second is told who came first, and nothing is overwritten', async () => {
  const { revision } = await settings(second);
  const saved = await save(first, { guests: false, seenRevision: revision });
  expect(saved.body).toMatchObject({ guests: false, revision: revision + 1 });
  const refused = await save(second, { registration: 'closed', seenRevision: revision });
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'setting_changed']);
  expect(refused.error.errorMessage).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  expect(await settings(second)).toMatchObject({ registration: 'open', guests: false });
  expect((await save(second, { registration: 'closed', seenRevision: revision + 1 })).status).toBe(200);
});

test('of many saves at once that saw the same revision one is kept', async () => {
  const { revision } = await settings(first);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => save(index % 2 ? first : second, { seenRevision: revision })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await settings(first)).revision).toBe(revision + 1);
});

test('a save that names no revision is kept, as before', async () => {
  expect((await save(first, {})).status).toBe(200);
});

test('web search and the order of models have revisions of their own', async () => {
  const body = { service: 'none', seenRevision: 0 };
  expect((await app.call(webSearch.saveWebSearch, { token: first.token, body })).status).toBe(200);
  const late = await app.call(webSearch.saveWebSearch, { token: second.token, body });
  expect(late.error.errorCode).toBe('setting_changed');

  const added = { name: '甲', baseUrl: 'http://127.0.0.1:9/v1', modelName: 'm', enabled: false };
  const { modelId } = (await app.call(contract.saveModel, { token: first.token, body: added })).body;
  const { revision } = (await app.call(contract.listModels, { token: second.token })).body;
  const rename = (by: TestPerson, name: string) =>
    app.call(contract.saveModel, {
      token: by.token,
      body: { ...added, modelId, name, seenRevision: revision },
    });
  expect((await rename(first, '乙')).status).toBe(200);
  expect((await rename(second, '丙')).error.errorCode).toBe('setting_changed');
  const order = { modelIds: [modelId], seenRevision: revision };
  const ordered = await app.call(contract.orderModels, { token: second.token, body: order });
  expect(ordered.error.errorCode).toBe('setting_changed');
  const { items } = (await app.call(contract.listModels, { token: first.token })).body;
  expect(items.map(({ name }) => name)).toEqual(['乙']);
});

test('published figures have a revision: the second of two who saw the same is told, and loses nothing of the first', async () => {
  const figures = async () => (await app.call(calculator.listPublishedFigures, { token: second.token })).body;
  const { revision } = await figures();
  const month = (from: string) => ({ from, oneYear: 3, fiveYears: 3.5, source: `公告 ${from}` });
  const add = (by: TestPerson, from: string) =>
    app.call(calculator.saveLoanPrimeRate, {
      token: by.token,
      body: { ...month(from), seenRevision: revision },
    });
  expect((await add(first, '2031-01-20')).status).toBe(200);
  expect((await add(second, '2031-02-20')).error.errorCode).toBe('setting_changed');
  const remove = { period: '2031-01', seenRevision: revision };
  const removed = await app.call(calculator.removeAddedFigures, { token: second.token, body: remove });
  expect(removed.error.errorCode).toBe('setting_changed');
  const held = await figures();
  expect(held.revision).toBe(revision + 1);
  expect(held.loanPrimeRates.filter(({ added }) => added).map(({ from }) => from)).toEqual(['2031-01-20']);
});

test('the log says who changed what of a setting to what, of a key only that it changed, and finds it by either', async () => {
  const find = async (changed: string) =>
    (await app.call(listAuditEntries, { token: first.token, query: { changed } })).body.items;
  await save(first, { allowedHosts: ['model.internal'] });
  await save(second, { allowedHosts: ['model.internal', 'search.internal'] });
  const [last] = await find('search.internal');
  expect(last).toMatchObject({
    userId: second.userId,
    thingId: 'installation',
    action: 'settings_changed',
    changes: [
      { key: 'allowedHosts', from: '["model.internal"]', to: '["model.internal","search.internal"]' },
    ],
  });
  expect(await find('no.such.word')).toEqual([]);

  const apiKey = 'sk-very-long-and-secret-tail';
  const model = { name: '带钥匙', baseUrl: 'http://127.0.0.1:9/v1', modelName: 'm', apiKey, enabled: false };
  const { modelId } = (await app.call(contract.saveModel, { token: first.token, body: model })).body;
  const changed = { ...model, modelId, name: '改名', apiKey: `${apiKey}x` };
  await app.call(contract.saveModel, { token: first.token, body: changed });
  const [saved] = await find('改名');
  expect(saved?.changes).toEqual([
    { key: 'name', from: '带钥匙', to: '改名' },
    { key: 'apiKeyCipher', from: null, to: null, isSecret: true },
  ]);
  const file = await app.call(exportAuditEntries, { token: first.token, query: { format: 'csv' } });
  expect(file.text).toContain('name: 带钥匙 → 改名; apiKeyCipher: changed');
  expect(file.text).not.toContain('tail');
});
