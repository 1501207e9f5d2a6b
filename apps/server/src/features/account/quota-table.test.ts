import * as account from '@mingfa/contract/account';
import { limitKind } from '@mingfa/contract/limit-kind';
import * as playbooks from '@mingfa/contract/playbook';
import * as contract from '@mingfa/contract/quota';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvent } from '../../db/schema/audit.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { takeQuota } from './quotas.ts';

let server: TestApp;
let first: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  first = await server.admin();
  second = await server.admin();
});
afterAll(() => server.close());

const table = async () => (await server.call(contract.getQuotaTable, { token: first.token })).body;
const save = (by: TestPerson, seenRevision: number, rows: object[]) =>
  server.call(contract.saveQuotaTable, { token: by.token, body: { rows, seenRevision } });
const limits = (user: number, more: object = {}) => ({ guest: null, user, vip: 500, admin: 0, ...more });
const copyPlaybook = ({ token }: TestPerson, language = 'zh-CN') =>
  server.call(playbooks.copyPlaybook, {
    token,
    params: { playbookId: 'built-in' },
    body: { name: '一份' },
    headers: { 'accept-language': language },
  });

test('the table has everything that is limited with its default, and a change holds at once', async () => {
  const before = await table();
  expect(before.rows.map(({ kind }) => kind)).toEqual(limitKind.options);
  for (const row of before.rows) expect(row.limits).toEqual(row.defaults);
  const playbook = { kind: 'playbook', limits: limits(1, { vip: 3 }) };
  const saved = await save(first, before.revision, [playbook]);
  expect(saved.body.rows.find(({ kind }) => kind === 'playbook')).toMatchObject({
    ...playbook,
    measure: 'kept',
    defaults: { guest: null, user: 100, vip: 100, admin: 100 },
  });
  const person = await server.person();
  expect((await copyPlaybook(person)).status).toBe(200);
  expect((await copyPlaybook(person)).error).toMatchObject({
    errorCode: 'limit_reached',
    errorMessage:
      '已达到可保存的上限（1 个），请先删除一些不再需要的；VIP 可保存 3 个，邀请码可得 VIP 天数（见“VIP 与邀请”）',
  });
  expect((await copyPlaybook(person, 'en')).error.errorMessage).toContain('With VIP: 3;');
  const { kept } = (await server.call(account.listQuotas, { token: person.token })).body;
  expect(kept).toContainEqual({ kind: 'playbook', limit: 1, used: 1 });
});

test('questions a day and storage follow the table, and a guest is told what an account gives', async () => {
  const { revision } = await table();
  const rows = [
    { kind: 'question', limits: { guest: 1, user: 2, vip: 9, admin: 0 } },
    { kind: 'storage', limits: limits(1000, { vip: 0 }) },
  ];
  expect((await save(first, revision, rows)).status).toBe(200);
  const guest = await server.guest();
  const take = () =>
    takeQuota(
      server.app.context,
      server.context.db,
      { userId: guest.userId, sessionId: 's', role: 'guest' },
      'question',
    );
  await take();
  await expect(take()).rejects.toMatchObject({
    code: 'quota_exceeded',
    values: { limit: 1, wayOn: { 'zh-CN': '；注册后每天 2 次', en: ' With an account: 2 a day.' } },
  });
  const person = await server.person();
  const quotas = (await server.call(account.listQuotas, { token: person.token })).body;
  expect(quotas.items[0]).toMatchObject({ kind: 'question', limit: 2 });
  expect(quotas.storage).toEqual({ usedBytes: 0, limitBytes: 1000 });
  const tiers = (await server.call(contract.describeTiers, { token: person.token })).body;
  expect(tiers.tier).toBe('user');
  expect(tiers.rows[0]).toEqual({
    kind: 'question',
    measure: 'a_day',
    limits: { guest: 1, user: 2, vip: 9 },
  });
});

test('of two administrators who saw the same table the second is told, and nothing is overwritten', async () => {
  const { revision } = await table();
  const row = (user: number) => [{ kind: 'review', limits: limits(user) }];
  expect((await save(first, revision, row(7))).status).toBe(200);
  const late = await save(second, revision, row(8));
  expect([late.status, late.error.errorCode]).toEqual([409, 'setting_changed']);
  const reset = await server.call(contract.resetQuotaTable, {
    token: second.token,
    body: { seenRevision: revision },
  });
  expect(reset.error.errorCode).toBe('setting_changed');
  expect((await save(second, undefined as never, row(8))).error.errorCode).toBe('invalid_input');
  expect((await table()).rows.find(({ kind }) => kind === 'review')?.limits.user).toBe(7);
});

test('a reset puts everything back, and who changed the table is recorded', async () => {
  const { revision } = await table();
  const { body } = await server.call(contract.resetQuotaTable, {
    token: second.token,
    body: { seenRevision: revision },
  });
  expect(body.revision).toBe(revision + 1);
  for (const row of body.rows) expect(row.limits).toEqual(row.defaults);
  const events = await server.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, 'quotas'));
  expect(events.at(-1)).toMatchObject({ userId: second.userId, action: 'settings_changed' });
});
