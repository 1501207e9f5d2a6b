import { createHash, randomUUID } from 'node:crypto';
import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey, invite, user } from '../db/schema/account.ts';
import type { MakeOnce } from '../ports/app-context.ts';
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

test('the answer that opens a session is sealed in the database, and the request has no readable hash of its password', async () => {
  const key = randomUUID();
  const body = { mobile: '13900000005', password: 'correct horse', agreed: true };
  const granted = await server.call(account.register, { body, ...withKey(key) });
  expect((await server.call(account.register, { body, ...withKey(key) })).body.token).toBe(
    granted.body.token,
  );
  const [row] = await server.context.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  expect(JSON.stringify(row)).not.toContain(granted.body.token);
  const plain = createHash('sha256').update(JSON.stringify([undefined, undefined, body]));
  expect(row?.requestHash).not.toBe(plain.digest('base64url'));
});

test('a second guest with the key of the first gets a session of its own', async () => {
  const key = randomUUID();
  const guests = [1, 2].map((last) =>
    server.call(account.guestToken, { address: `10.9.0.${last}`, ...withKey(key) }),
  );
  const [first, second] = await Promise.all(guests);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.body.token).not.toBe(first?.body.token);
  expect(second?.body.profile.uuid).not.toBe(first?.body.profile.uuid);
});

test('a key that is too short to be unguessable is refused', async () => {
  const answer = await server.call(admin.createInvite, { token: administrator.token, ...withKey('1') });
  expect(answer.error.errorCode).toBe('invalid_input');
});

const newRequest = () => ({ key: randomUUID(), userId: 'nobody', endpoint: '/v1/test', requestHash: 'hash' });

test('of two processes with one key one makes the thing, and the other gives its answer', async () => {
  const { context } = server.app;
  const request = newRequest();
  const before = await server.context.db.$count(invite);
  const newInvite = (id: string) => ({ id, code: id, createdAt: context.clock.now() });
  const answer = await answerOnce(context, request, async (makeOnce) => {
    // The other process is done while this one, which found no answer, is at work.
    await context.db.insert(invite).values(newInvite('inv_other'));
    const kept = context.secrets.encryptSecret(JSON.stringify('inv_other'));
    await context.db
      .insert(idempotencyKey)
      .values({ ...request, answer: kept, createdAt: context.clock.now() });
    return makeOnce(async (tx) => {
      await tx.insert(invite).values(newInvite('inv_own'));
      return 'inv_own';
    });
  });
  expect(answer).toBe('inv_other');
  expect(await server.context.db.$count(invite)).toBe(before + 1);
});

test('what fails after the thing was made is left to the next start: the answer is the one that was kept', async () => {
  const answer = await answerOnce(server.app.context, newRequest(), async (makeOnce) => {
    await makeOnce(async () => 'made');
    throw new Error('The queue is away.');
  });
  expect(answer).toBe('made');
});

test('keys are forgotten after a day', async () => {
  const { context } = server.app;
  const request = newRequest();
  const make = (value: number) => (makeOnce: MakeOnce) => makeOnce(async () => value);
  expect(await answerOnce(context, request, make(1))).toBe(1);
  expect(await answerOnce(context, request, make(2))).toBe(1);
  server.clock.advance(25 * 3_600_000);
  await forgetOldKeys(context);
  expect(await answerOnce(context, request, make(3))).toBe(3);
  expect(await server.context.db.$count(user)).toBeGreaterThan(0);
});
