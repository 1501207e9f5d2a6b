import * as account from '@mingfa/contract/account';
import * as sessionContract from '@mingfa/contract/session';
import { createUpload } from '@mingfa/contract/upload';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../db/schema/account.ts';
import { PIXEL } from '../../testing/pixel.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-database.ts';
import { uploadFile } from '../../testing/upload-file.ts';

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

test('a session ends 30 days after it was opened, however often it is used', async () => {
  const person = await server.person();
  for (let day = 0; day < 29; day += 1) {
    server.clock.advance(DAY_MS);
    expect(await statusOf(person.token)).toBe(200);
  }
  server.clock.advance(DAY_MS);
  expect(await statusOf(person.token)).toBe(401);
});

test('a session of before the limit ends by it, whatever its row says', async () => {
  const person = await server.person();
  await server.context.db
    .update(session)
    .set({ expiresAt: new Date(Date.parse(TEST_NOW) + 90 * DAY_MS) })
    .where(eq(session.userId, person.userId));
  server.clock.advance(29 * DAY_MS);
  expect(await statusOf(person.token)).toBe(200);
  server.clock.advance(2 * DAY_MS);
  expect(await statusOf(person.token)).toBe(401);
});

test("a guest's session ends after seven days without use, and with what it holds lives on while it is used", async () => {
  const guest = await server.guest();
  for (let week = 0; week < 6; week += 1) {
    server.clock.advance(6 * DAY_MS);
    expect(await statusOf(guest.token)).toBe(200);
  }
  server.clock.advance(8 * DAY_MS);
  expect(await statusOf(guest.token)).toBe(401);
});

test('sessions are as long as the operator says, since they were opened and since they were used', async () => {
  const strict = await openTestApp({
    besides: server,
    environment: { SESSION_DAYS: '5', SESSION_IDLE_DAYS: '1' },
  });
  try {
    const person = await strict.guest();
    const signedIn = async () => {
      const { mobile } = await server.person();
      const body = { username: mobile, password: TEST_PASSWORD };
      return (await strict.call(account.passwordLogin, { body })).body.token;
    };
    const [used, unused] = [await signedIn(), await signedIn()];
    const at = async (token: string) => (await strict.call(account.getProfile, { token })).status;
    for (let half = 1; half < 10; half += 1) {
      strict.clock.advance(DAY_MS / 2);
      expect(await at(used)).toBe(200);
    }
    expect(await at(unused)).toBe(401);
    strict.clock.advance(DAY_MS / 2);
    expect(await at(used)).toBe(401);
    expect(await at(person.token)).toBe(200);
  } finally {
    await strict.close();
  }
});

test('what one node ends has ended on the other at once: the token, and the addresses signed for it', async () => {
  const other = await openTestApp({ besides: server });
  try {
    const person = await server.person();
    const upload = await uploadFile(server, person.token, {
      purpose: 'image',
      name: 'me.png',
      content: PIXEL,
    });
    const { body: profile } = await server.call(account.uploadAvatar, {
      token: person.token,
      body: { uploadId: upload },
    });
    const { body: ticket } = await server.call(createUpload, {
      token: person.token,
      body: { name: '合同.pdf', bytes: 5 },
    });
    const onOther = async () => {
      const { status } = await other.call(account.getProfile, { token: person.token });
      const avatar = await server.app.server.inject({ url: profile.avatar });
      const gateway = await other.app.server.inject({ url: ticket.address });
      return [status, avatar.statusCode, gateway.statusCode];
    };
    expect(await onOther()).toEqual([200, 200, 200]);
    await server.call(account.signOut, { token: person.token });
    expect(await onOther()).toEqual([401, 404, 404]);
  } finally {
    await other.close();
  }
});

test('a browser keeps a picture only to ask about it again, and is refused after the sign-out', async () => {
  const person = await server.person();
  const uploadId = await uploadFile(server, person.token, {
    purpose: 'image',
    name: 'me.png',
    content: PIXEL,
  });
  const { body } = await server.call(account.uploadAvatar, { token: person.token, body: { uploadId } });
  const get = (tag = '') =>
    server.app.server.inject({ url: body.avatar, headers: tag ? { 'if-none-match': tag } : {} });
  const first = await get();
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const tag = String(first.headers.etag);
  expect((await get(tag)).statusCode).toBe(304);
  await server.call(account.signOut, { token: person.token });
  expect((await get(tag)).statusCode).toBe(404);
});

test('signing out ends the token at once', async () => {
  const person = await server.person();
  expect(await statusOf(person.token)).toBe(200);
  expect((await server.call(account.signOut, { token: person.token })).body).toEqual({ done: true });
  expect(await statusOf(person.token)).toBe(401);
});

test('who signs in anew has a new token, and the session the request came with is over', async () => {
  const person = await server.person();
  const untouched = await secondSession(person);
  const body = { username: person.mobile, password: TEST_PASSWORD };
  const { token } = (await server.call(account.passwordLogin, { body, token: person.token })).body;
  expect(token).not.toBe(person.token);
  expect(await Promise.all([person.token, token, untouched].map(statusOf))).toEqual([401, 200, 200]);
});

test('sessions are listed, one can be ended, and then the others', async () => {
  const person = await server.person();
  const tokens = [await secondSession(person), await secondSession(person)];
  const listed = await server.call(sessionContract.listSessions, { token: person.token });
  expect(listed.body.total).toBe(3);
  expect(listed.body.items.filter((item) => item.current)).toHaveLength(1);
  for (const token of tokens) expect(await statusOf(token)).toBe(200);
  const other = listed.body.items.find((item) => !item.current);
  await server.call(sessionContract.revokeSession, {
    token: person.token,
    params: { sessionId: other?.sessionId ?? '' },
  });
  const after = await Promise.all(tokens.map(statusOf));
  expect(after.toSorted()).toEqual([200, 401]);
  await server.call(sessionContract.revokeOtherSessions, { token: person.token });
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
  expect(await statusOf(person.token)).toBe(200);
});

test("another person's session cannot be ended, nor one already ended", async () => {
  const [owner, other] = [await server.person(), await server.person()];
  const [row] = await server.context.db.select().from(session).where(eq(session.userId, owner.userId));
  const request = { params: { sessionId: row?.id ?? '' } };
  expect((await server.call(sessionContract.revokeSession, { ...request, token: other.token })).status).toBe(
    404,
  );
  expect(await statusOf(owner.token)).toBe(200);
  const again = await server.person();
  const [own] = await server.context.db.select().from(session).where(eq(session.userId, again.userId));
  const second = await secondSession(again);
  const revoke = { token: second, params: { sessionId: own?.id ?? '' } };
  expect((await server.call(sessionContract.revokeSession, revoke)).status).toBe(200);
  expect((await server.call(sessionContract.revokeSession, revoke)).status).toBe(404);
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

const signInOn = async (person: TestPerson, deviceToken?: string) =>
  (
    await server.call(account.passwordLogin, {
      body: { username: person.mobile, password: TEST_PASSWORD },
      ...(deviceToken ? { headers: { 'x-device-token': deviceToken } } : {}),
    })
  ).body;
const newDevicesOf = async (token: string) =>
  (await server.call(account.getProfile, { token })).body.newDevices;
const sessionsOf = async (token: string) =>
  (await server.call(sessionContract.listSessions, { token, query: {} })).body.items;
const confirm = (token: string, sessionId: string) =>
  server.call(sessionContract.confirmSession, { token, params: { sessionId } });

test('a sign-in on a device new to the account is told on the others, until the person says that it was them', async () => {
  const person = await server.person();
  expect(await newDevicesOf(person.token)).toBe(0);
  const strange = await signInOn(person);
  expect(await newDevicesOf(person.token)).toBe(1);
  expect(await newDevicesOf(strange.token)).toBe(0);
  const isNew = (await sessionsOf(person.token)).map((one) => [one.current, one.isNew]);
  expect(isNew).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );

  const [asked] = (await sessionsOf(person.token)).filter((one) => one.isNew);
  const confirmed = await confirm(person.token, asked?.sessionId ?? '');
  expect(confirmed).toMatchObject({ status: 200, body: { newDevices: 0 } });
  expect((await sessionsOf(person.token)).some((one) => one.isNew)).toBe(false);
  // The same browser again is no new one.
  await signInOn(person, strange.deviceToken ?? '');
  expect(await newDevicesOf(person.token)).toBe(0);
});

test('a session on a new device vouches neither for itself nor for another, and nobody asks after two weeks', async () => {
  const person = await server.person();
  const [one, other] = [await signInOn(person), await signInOn(person)];
  const ids = (await sessionsOf(one.token)).filter(({ isNew }) => isNew).map(({ sessionId }) => sessionId);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect((await confirm(one.token, id)).status).toBe(404);
  const somebody = await server.person();
  expect((await confirm(somebody.token, ids[0] ?? '')).status).toBe(404);
  expect(await newDevicesOf(person.token)).toBe(2);
  server.clock.advance(15 * DAY_MS);
  expect(await newDevicesOf(person.token)).toBe(0);
  expect(await newDevicesOf(other.token)).toBe(0);
});

test('of where a session was opened the network alone is kept, and told', async () => {
  const { mobile } = await server.person();
  const signIn = (address: string) =>
    server.call(account.passwordLogin, { body: { username: mobile, password: TEST_PASSWORD }, address });
  const { token, profile } = (await signIn('203.0.113.77')).body;
  await signIn('2001:db8:12:3400:9:8:7:6');
  const rows = await server.context.db.select().from(session).where(eq(session.userId, profile.uuid));
  const kept = rows.map(({ address }) => address);
  expect(kept).toEqual(expect.arrayContaining(['203.0.113.0/24', '2001:db8:12:3400::/64']));
  expect(kept.every((address) => address === '' || address.includes('/'))).toBe(true);
  const listed = await server.call(sessionContract.listSessions, { token });
  expect(listed.body.items.find(({ current }) => current)?.address).toBe('203.0.113.0/24');
});
