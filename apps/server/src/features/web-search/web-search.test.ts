import * as knowledge from '@mingfa/contract/knowledge';
import * as contract from '@mingfa/contract/web-search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvent } from '../../db/schema/audit.ts';
import { setting } from '../../db/schema/installation.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeSampleWorld } from '../../testing/sample-world.ts';
import {
  type ScriptedSearchEngine,
  startScriptedSearchEngine,
} from '../../testing/scripted-search-engine.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const KEY = 'bocha-very-secret-key';

let app: TestApp;
let admin: TestPerson;
let me: TestPerson;
let engine: ScriptedSearchEngine;
beforeAll(async () => {
  engine = await startScriptedSearchEngine({
    results: [{ title: '押金', snippet: '应当退还', address: 'https://www.court.gov.cn/1.html' }],
  });
  app = await openTestApp({ chat: plainChatParts() });
  admin = await app.admin();
  me = await app.person();
});
afterAll(async () => {
  await app.close();
  await engine.close();
});

const save = (body: object) => app.call(contract.saveWebSearch, { token: admin.token, body });
const tried = async (query = '') =>
  (await app.call(contract.testWebSearch, { token: admin.token, body: { query } })).body;
const state = async () => (await app.call(contract.getWebSearchState, { token: me.token })).body;

test('nothing is set up at first, and a test says so', async () => {
  const shown = await app.call(contract.getWebSearch, { token: admin.token });
  expect(shown.body).toEqual({
    service: 'none',
    baseUrl: '',
    hasKey: false,
    keyHint: '',
    enabled: false,
    isConfigured: false,
    updatedAt: null,
    revision: 0,
  });
  expect(await state()).toEqual({ isConfigured: false, service: 'none' });
  expect(await tried()).toMatchObject({ ok: false, errorCode: 'web_search_not_configured', results: [] });
});

test('a service with its key is kept sealed, shown by a hint, tested, and told to everybody', async () => {
  const saved = await save({ service: 'bocha', baseUrl: engine.baseUrl, apiKey: KEY });
  expect(saved.body).toMatchObject({ service: 'bocha', hasKey: true, keyHint: '-key', isConfigured: true });
  expect(saved.text).not.toContain(KEY);
  const [row] = await app.context.db.select().from(setting).where(eq(setting.key, 'web_search'));
  expect(JSON.stringify(row?.value)).not.toContain(KEY);
  expect(await tried('押金 返还')).toMatchObject({
    ok: true,
    query: '押金 返还',
    results: [{ title: '押金', address: 'https://www.court.gov.cn/1.html', snippet: '应当退还' }],
    errorCode: null,
  });
  expect(engine.searches.at(-1)).toMatchObject({ service: 'bocha', key: KEY, query: '押金 返还' });
  expect(await state()).toEqual({ isConfigured: true, service: 'bocha' });
  const deeds = await app.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, 'web_search'));
  expect(deeds.length).toBeGreaterThan(0);
});

test('an empty key keeps the old one on the same server, and is given to no other', async () => {
  expect((await save({ service: 'bocha', baseUrl: `${engine.baseUrl}/v1` })).body.hasKey).toBe(true);
  expect((await save({ service: 'tavily', baseUrl: engine.baseUrl })).body.hasKey).toBe(false);
  await save({ service: 'bocha', baseUrl: engine.baseUrl, apiKey: KEY });
  expect((await save({ service: 'bocha', baseUrl: 'http://127.0.0.1:1' })).body).toMatchObject({
    hasKey: false,
    isConfigured: false,
  });
});

test('SearXNG needs an address and no key; switched off it can be tested, and is used by nobody', async () => {
  expect((await save({ service: 'searxng' })).error).toMatchObject({ errorCode: 'invalid_input' });
  expect((await save({ service: 'searxng', baseUrl: 'http://me:secret@127.0.0.1/' })).status).toBe(422);
  await save({ service: 'searxng', baseUrl: engine.baseUrl, enabled: false });
  expect(await state()).toEqual({ isConfigured: false, service: 'none' });
  expect((await tried()).ok).toBe(true);
});

test('the reason why a test failed is said plainly, in both languages', async () => {
  await save({ service: 'searxng', baseUrl: engine.failing('forbidden') });
  expect(await tried()).toMatchObject({
    ok: false,
    tookMs: null,
    errorCode: 'web_search_json_off',
    errorMessage: expect.stringContaining('settings.yml'),
  });
  const inEnglish = await app.call(contract.testWebSearch, {
    token: admin.token,
    body: {},
    headers: { 'accept-language': 'en' },
  });
  expect(inEnglish.body.errorMessage).toMatch(/^SearXNG does not answer in JSON/);
});

test('it is the administrators who set it, and nobody else sees the address', async () => {
  expect((await app.call(contract.getWebSearch, { token: me.token })).status).toBe(404);
  expect(
    (await app.call(contract.saveWebSearch, { token: me.token, body: { service: 'none' } })).status,
  ).toBe(404);
});

test('pages kept for answers count as storage', async () => {
  const world = makeSampleWorld(app, me);
  await world.answer();
  const used = async () => (await app.call(knowledge.getStorage, { token: me.token })).body.usedBytes;
  const before = await used();
  await world.webSnapshot();
  expect(await used()).toBe(before + 21);
});
