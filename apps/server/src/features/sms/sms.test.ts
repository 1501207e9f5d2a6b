import * as account from '@mingfa/contract/account';
import type { EndpointRequest } from '@mingfa/contract/endpoint';
import * as contract from '@mingfa/contract/sms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvent } from '../../db/schema/audit.ts';
import { setting } from '../../db/schema/installation.ts';
import { type ScriptedSmsService, startScriptedSmsService } from '../../testing/scripted-sms-service.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const TOKEN = 'secret-token-9876';
let app: TestApp;
let admin: TestPerson;
let me: TestPerson;
let service: ScriptedSmsService;
beforeAll(async () => {
  service = await startScriptedSmsService();
  app = await openTestApp();
  admin = await app.admin();
  me = await app.person();
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => service.answerWith(200));

const save = (body: EndpointRequest<typeof contract.saveSmsSettings>['body']) =>
  app.call(contract.saveSmsSettings, { token: admin.token, body });
const settings = async () => (await app.call(contract.getSmsSettings, { token: admin.token })).body;
const tried = async () => (await app.call(contract.testSms, { token: admin.token })).body;
const asksCodes = async () => (await app.call(account.accountOptions)).body.sms;

test('an administrator sets the address, and from then on codes go there with the token', async () => {
  expect(await settings()).toMatchObject({ sends: 'none', usual: 'none', address: '', revision: 0 });
  expect(await asksCodes()).toBe(false);
  const saved = await save({ address: service.address, token: TOKEN, seenRevision: 0 });
  expect(saved.body).toMatchObject({ sends: 'webhook', hasToken: true, tokenHint: '9876', revision: 1 });
  expect(JSON.stringify(saved.body)).not.toContain(TOKEN);
  expect(await asksCodes()).toBe(true);
  const mobile = '13700000001';
  const asked = await app.call(account.sendSmsCode, { body: { mobile, purpose: 'register' } });
  expect(asked.status).toBe(200);
  expect(await service.next(mobile, 'register')).toMatchObject({ authorization: `Bearer ${TOKEN}` });
});

test('the token is sealed in the database, and who changed the address is recorded', async () => {
  await save({ address: service.address, token: TOKEN });
  const { db } = app.context;
  const [row] = await db.select().from(setting).where(eq(setting.key, 'sms'));
  expect(JSON.stringify(row)).not.toContain(TOKEN);
  const [recorded] = await db.select().from(auditEvent).where(eq(auditEvent.thingId, 'sms'));
  expect(recorded).toMatchObject({ userId: admin.userId, action: 'settings_changed' });
});

test('an empty token keeps the old one on the same server, and is given to no other', async () => {
  await save({ address: service.address, token: TOKEN });
  expect((await save({ address: `${service.address}/v2` })).body.hasToken).toBe(true);
  expect((await save({ address: 'http://127.0.0.1:1/' })).body.hasToken).toBe(false);
  expect((await save({ address: 'http://me:secret@127.0.0.1/' })).status).toBe(422);
});

test('switched off it can be tested and is used by nobody; without an address nothing is set', async () => {
  await save({ address: service.address, enabled: false });
  expect(await settings()).toMatchObject({ sends: 'none', enabled: false });
  expect(await asksCodes()).toBe(false);
  const { ok, mobile, code } = await tried();
  expect([ok, mobile]).toEqual([true, admin.mobile]);
  expect((await service.next(admin.mobile, 'login')).code).toBe(code);
  await save({ address: '' });
  expect(await tried()).toMatchObject({ ok: false, errorCode: 'sms_not_configured' });
});

test('the code of a test opens nothing', async () => {
  await save({ address: service.address });
  const { code } = await tried();
  const entered = await app.call(account.codeLogin, { body: { username: admin.mobile, password: code } });
  expect(entered.error.errorCode).toBe('wrong_code');
});

test('why a test failed is said so that something can be done about it; a redirect is not followed', async () => {
  await save({ address: service.address });
  const before = service.handed.length;
  for (const status of [401, 302, 500]) {
    service.answerWith(status);
    expect(await tried()).toMatchObject({
      ok: false,
      errorCode: 'sms_refused',
      errorMessage: expect.stringContaining(`HTTP ${status}`),
    });
  }
  expect(service.handed.length).toBe(before);
  await save({ address: 'http://127.0.0.1:1/codes' });
  expect(await tried()).toMatchObject({ ok: false, errorCode: 'sms_unreachable' });
});

test('nobody but administrators sees or sets it', async () => {
  expect((await app.call(contract.getSmsSettings, { token: me.token })).status).toBe(404);
  expect((await app.call(contract.saveSmsSettings, { token: me.token, body: { address: '' } })).status).toBe(
    404,
  );
});
