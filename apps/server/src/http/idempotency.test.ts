import { randomUUID } from 'node:crypto';
import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey, invite, user } from '../db/schema/account.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { answerOnce, forgetOldKeys } from './idempotency.ts';

let server: TestApp;
let administrator: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  administrator = await server.admin();
});
afterAll(() => server.close());

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('the same request with the same key makes one thing and answers as the first time', async () => {
  const before = await server.context.db.$count(invite);
  const request = { token: administrator.token, ...withKey(randomUUID()) };
  const first = await server.call(admin.createInvite, request);
  const second = await server.call(admin.createInvite, request);
  expect(second.body).toEqual(first.body);
  expect(await server.context.db.$count(invite)).toBe(before + 1);
});

test('the same key of another person, or another key, is another request', async () => {
  const other = await server.admin();
  const key = randomUUID();
  const first = await server.call(admin.createInvite, { token: administrator.token, ...withKey(key) });
  const second = await server.call(admin.createInvite, { token: other.token, ...withKey(key) });
  expect(second.body.code).not.toBe(first.body.code);
});

test('the same key with another body is a conflict', async () => {
  const key = randomUUID();
  const body = { mobile: '13900000001', password: 'correct horse', agreed: true };
  expect((await server.call(account.register, { body, ...withKey(key) })).status).toBe(200);
  const other = { ...body, mobile: '13900000002' };
  const conflict = await server.call(account.register, { body: other, ...withKey(key) });
  expect([conflict.status, conflict.error.errorCode]).toEqual([409, 'idempotency_conflict']);
});

test('of many requests at once one does the work, the others hear that it is being done or its answer', async () => {
  const key = randomUUID();
  const before = await server.context.db.$count(invite);
  const request = { token: administrator.token, ...withKey(key) };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.call(admin.createInvite, request)),
  );
  for (const answer of answers) {
    if (answer.status !== 200) expect(answer.error.errorCode).toBe('request_in_progress');
  }
  expect(await server.context.db.$count(invite)).toBe(before + 1);
  expect((await server.call(admin.createInvite, request)).status).toBe(200);
});

test('a guest who registers twice with one key gets one account and the same session', async () => {
  const guest = await server.guest();
  const body = { mobile: '13900000004', password: 'correct horse', agreed: true };
  const request = { body, token: guest.token, ...withKey(randomUUID()) };
  const first = await server.call(account.register, request);
  expect(first.status).toBe(200);
  expect((await server.call(account.register, request)).body).toEqual(first.body);
});

test('a failed request may be tried again with its key', async () => {
  const key = randomUUID();
  const body = { mobile: '13900000003', password: 'correct horse', agreed: true, inviteCode: 'NOSUCHCODE' };
  expect((await server.call(account.register, { body, ...withKey(key) })).error.errorCode).toBe(
    'wrong_invite',
  );
  const created = await server.call(admin.createInvite, { token: administrator.token });
  await server.context.db
    .update(invite)
    .set({ code: 'NOSUCHCODE' })
    .where(eq(invite.id, created.body.inviteId));
  expect((await server.call(account.register, { body, ...withKey(key) })).status).toBe(200);
});

test('the answer that opens a session is sealed in the database', async () => {
  const key = randomUUID();
  const granted = await server.call(account.guestToken, withKey(key));
  expect((await server.call(account.guestToken, withKey(key))).body.token).toBe(granted.body.token);
  const [row] = await server.context.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  expect(JSON.stringify(row)).not.toContain(granted.body.token);
});

test('a key that is too short to be unguessable is refused', async () => {
  expect((await server.call(account.guestToken, withKey('1'))).error.errorCode).toBe('invalid_input');
});

test('a request whose server died can be taken over after a minute, and keys are forgotten after a day', async () => {
  const request = { key: randomUUID(), userId: 'nobody', endpoint: '/v1/test', requestHash: 'hash' };
  await server.context.db.insert(idempotencyKey).values({ ...request, createdAt: server.clock.now() });
  const { context } = server.app;
  await expect(answerOnce(context, request, async () => 1)).rejects.toMatchObject({
    code: 'request_in_progress',
  });
  server.clock.advance(61_000);
  expect(await answerOnce(context, request, async () => 2)).toBe(2);
  expect(await answerOnce(context, request, async () => 3)).toBe(2);
  server.clock.advance(25 * 3_600_000);
  await forgetOldKeys(context);
  const kept = await server.context.db.$count(idempotencyKey, sql`${idempotencyKey.key} = ${request.key}`);
  expect(kept).toBe(0);
  expect(await server.context.db.$count(user)).toBeGreaterThan(0);
});
