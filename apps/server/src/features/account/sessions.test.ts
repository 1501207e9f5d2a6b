import * as account from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../db/schema/account.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-database.ts';
import { SessionCache } from './session-cache.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => server.clock.set(TEST_NOW));
afterAll(() => server.close());

const statusOf = async (token: string) => (await server.call(account.getProfile, { token })).status;

async function secondSession(person: TestPerson): Promise<string> {
  const answer = await server.call(account.passwordLogin, {
    body: { username: person.mobile, password: TEST_PASSWORD },
  });
  return answer.body.token;
}

test('no token, a wrong one, and one of the wrong form are all answered 401', async () => {
  expect((await server.call(account.getProfile)).status).toBe(401);
  expect(await statusOf('A'.repeat(43))).toBe(401);
  const basic = await server.call(account.getProfile, { headers: { authorization: 'Basic YTpi' } });
  expect(basic.status).toBe(401);
});

test('the token itself is not in the database', async () => {
  const person = await server.person();
  const rows = await server.context.db.select().from(session);
  expect(JSON.stringify(rows)).not.toContain(person.token);
});

test('a session ends after 30 days without use, and lives on while it is used', async () => {
  const person = await server.person();
  server.clock.advance(29 * DAY_MS);
  expect(await statusOf(person.token)).toBe(200);
  server.clock.advance(29 * DAY_MS);
  expect(await statusOf(person.token)).toBe(200);
  server.clock.advance(31 * DAY_MS);
  expect(await statusOf(person.token)).toBe(401);
});

test("a guest's session ends after seven days without use", async () => {
  const guest = await server.guest();
  server.clock.advance(6 * DAY_MS);
  expect(await statusOf(guest.token)).toBe(200);
  server.clock.advance(8 * DAY_MS);
  expect(await statusOf(guest.token)).toBe(401);
});

test('signing out ends the token at once', async () => {
  const person = await server.person();
  expect(await statusOf(person.token)).toBe(200);
  expect((await server.call(account.signOut, { token: person.token })).body).toEqual({ done: true });
  expect(await statusOf(person.token)).toBe(401);
});

test('sessions are listed, one can be ended, and then the others', async () => {
  const person = await server.person();
  const tokens = [await secondSession(person), await secondSession(person)];
  const listed = await server.call(account.listSessions, { token: person.token });
  expect(listed.body.total).toBe(3);
  expect(listed.body.items.filter((item) => item.current)).toHaveLength(1);
  for (const token of tokens) expect(await statusOf(token)).toBe(200);
  const other = listed.body.items.find((item) => !item.current);
  await server.call(account.revokeSession, {
    token: person.token,
    params: { sessionId: other?.sessionId ?? '' },
  });
  const after = await Promise.all(tokens.map(statusOf));
  expect(after.toSorted()).toEqual([200, 401]);
  await server.call(account.revokeOtherSessions, { token: person.token });
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
  expect(await statusOf(person.token)).toBe(200);
});

test("another person's session cannot be ended, nor one already ended", async () => {
  const [owner, other] = [await server.person(), await server.person()];
  const [row] = await server.context.db.select().from(session).where(eq(session.userId, owner.userId));
  const request = { params: { sessionId: row?.id ?? '' } };
  expect((await server.call(account.revokeSession, { ...request, token: other.token })).status).toBe(404);
  expect(await statusOf(owner.token)).toBe(200);
  const again = await server.person();
  const [own] = await server.context.db.select().from(session).where(eq(session.userId, again.userId));
  const second = await secondSession(again);
  const revoke = { token: second, params: { sessionId: own?.id ?? '' } };
  expect((await server.call(account.revokeSession, revoke)).status).toBe(200);
  expect((await server.call(account.revokeSession, revoke)).status).toBe(404);
});

test('changing the password asks for the old one and ends the other sessions', async () => {
  const person = await server.person();
  const other = await secondSession(person);
  const change = (currentPassword: string) =>
    server.call(account.changePassword, {
      token: person.token,
      body: { currentPassword, newPassword: 'another password' },
    });
  const wrong = await change('not it');
  expect([wrong.status, wrong.error.errorCode]).toEqual([422, 'wrong_password']);
  expect((await change(TEST_PASSWORD)).status).toBe(200);
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(person.token)).toBe(200);
  const signIn = (password: string) =>
    server.call(account.passwordLogin, { body: { username: person.mobile, password } });
  expect((await signIn(TEST_PASSWORD)).status).toBe(422);
  expect((await signIn('another password')).status).toBe(200);
});

test('what is forgotten while a token is being looked up stays forgotten', () => {
  const cache = new SessionCache();
  const caller = { userId: 'usr_1', sessionId: 'ses_1', role: 'user' } as const;
  const { generation } = cache;
  cache.forgetSession('ses_1');
  cache.set('hash', caller, 0, generation);
  expect(cache.get('hash', 1)).toBeNull();
  cache.set('hash', caller, 0, cache.generation);
  expect(cache.get('hash', 1)).toEqual(caller);
  expect(cache.get('hash', 15_000)).toBeNull();
});
