import * as account from '@mingfa/contract/account';
import { listAuditEntries } from '@mingfa/contract/admin-audit';
import * as knowledge from '@mingfa/contract/knowledge';
import * as contract from '@mingfa/contract/personal-quota';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalQuota, user } from '../../../db/schema/account.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { takeQuota } from '../quotas.ts';

let server: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ environment: { QUESTIONS_A_DAY_USER: '2' } });
  admin = await server.admin();
});
afterAll(() => server.close());

const set = ({ userId }: TestPerson, kind: string, limit: number, reason = '值班律师') =>
  server.call(contract.saveUserLimit, {
    token: admin.token,
    params: { userId },
    body: { kind, limit, reason },
  });
const takeAway = ({ userId }: TestPerson, kind: string) =>
  server.call(contract.removeUserLimit, { token: admin.token, params: { userId }, body: { kind } });
const ask = ({ userId }: TestPerson) =>
  takeQuota(
    server.app.context,
    server.context.db,
    { userId, sessionId: 'ses_test00', role: 'user' },
    'question',
  );
const makeBase = ({ token }: TestPerson) =>
  server.call(knowledge.createKnowledgeBase, { token, body: { name: '又一个' } });
const quotasOf = async ({ token }: TestPerson) => (await server.call(account.listQuotas, { token })).body;

test('a limit of one’s own holds in the place of everybody’s, also for many at once, until it is taken away', async () => {
  const person = await server.person();
  expect((await set(person, 'question', 5)).status).toBe(200);
  const asked = await Promise.allSettled(Array.from({ length: 9 }, () => ask(person)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect((await quotasOf(person)).items[0]).toMatchObject({ kind: 'question', limit: 5, used: 5 });
  const { items } = (await takeAway(person, 'question')).body;
  expect(items[0]).toMatchObject({ kind: 'question', limit: 2, usualLimit: 2, used: 5, own: null });
  await expect(ask(person)).rejects.toMatchObject({ code: 'quota_exceeded', values: { limit: 2 } });
});

test('0 is no limit, and somebody else keeps theirs', async () => {
  const [person, other] = [await server.person(), await server.person()];
  await set(person, 'question', 0);
  for (let index = 0; index < 4; index += 1) await ask(person);
  await ask(other);
  await ask(other);
  await expect(ask(other)).rejects.toMatchObject({ code: 'quota_exceeded' });
});

test('what is kept follows it, too; whoever is refused is told what they can do, and not that VIP would help', async () => {
  const [person, other] = [await server.person(), await server.person()];
  await set(person, 'knowledge_base', 1);
  const answers = await Promise.all([makeBase(person), makeBase(person), makeBase(person)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error).toMatchObject({
    errorMessage: '已达到可保存的上限（1 个），请先删除一些不再需要的',
    refusal: { kind: 'knowledge_base', resetsAt: null, ways: ['delete', 'ask_administrator'] },
  });
  await ask(other);
  await ask(other);
  await expect(ask(other)).rejects.toMatchObject({
    refusal: { kind: 'question', ways: ['vip', 'ask_administrator'] },
  });
});

test('the person sees their own limit with its reason, the administrator sees who set it, and both it and its end are in the log', async () => {
  const person = await server.person();
  await set(person, 'storage', 5_000_000, '案卷较多');
  await set(person, 'storage', 7_000_000, '案卷更多');
  const seen = await quotasOf(person);
  expect(seen.own).toMatchObject([{ kind: 'storage', limit: 7_000_000, reason: '案卷更多' }]);
  expect(seen.storage?.limitBytes).toBe(7_000_000);
  const shown = (
    await server.call(contract.listUserLimits, { token: admin.token, params: { userId: person.userId } })
  ).body;
  const nickname = (await server.call(account.getProfile, { token: admin.token })).body.nickname;
  expect(shown.items.find(({ kind }) => kind === 'storage')).toMatchObject({
    measure: 'bytes',
    limit: 7_000_000,
    own: { reason: '案卷更多', setBy: nickname },
  });
  await takeAway(person, 'storage');
  await takeAway(person, 'storage');
  const query = { thingId: person.userId };
  const { items } = (await server.call(listAuditEntries, { token: admin.token, query })).body;
  expect(items.map(({ action, changes }) => [action, ...changes])).toEqual([
    ['limit_removed', { key: 'storage', from: '7000000', to: null }],
    ['limit_set', { key: 'storage', from: '5000000', to: '7000000' }],
    ['limit_set', { key: 'storage', from: null, to: '5000000' }],
  ]);
});

test('it goes with the account and stays where the administrator goes', async () => {
  const [person, leaving] = [await server.person(), await server.admin()];
  await server.call(contract.saveUserLimit, {
    token: leaving.token,
    params: { userId: person.userId },
    body: { kind: 'share', limit: 9, reason: '试用' },
  });
  await server.context.db.delete(user).where(eq(user.id, leaving.userId));
  const of = eq(personalQuota.userId, person.userId);
  expect(await server.context.db.select().from(personalQuota).where(of)).toMatchObject([
    { kind: 'share', setBy: null },
  ]);
  await server.context.db.delete(user).where(eq(user.id, person.userId));
  expect(await server.context.db.$count(personalQuota, of)).toBe(0);
});

test('a guest has none, and only administrators set one', async () => {
  const [guest, person] = [await server.guest(), await server.person()];
  expect((await set(guest, 'question', 5)).status).toBe(404);
  const asPerson = await server.call(contract.saveUserLimit, {
    token: person.token,
    params: { userId: person.userId },
    body: { kind: 'question', limit: 0, reason: '我要' },
  });
  expect(asPerson.status).toBe(404);
});
