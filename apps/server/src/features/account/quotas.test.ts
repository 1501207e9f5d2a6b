import * as account from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import type { Caller } from '../../ports/app-context.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-database.ts';
import { refundQuota, takeQuota } from './quotas.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ environment: { QUESTIONS_A_DAY_GUEST: '2', QUESTIONS_A_DAY_USER: '3' } });
});
beforeEach(() => server.clock.set(TEST_NOW));
afterAll(() => server.close());

const callerOf = (person: TestPerson, role: Caller['role']): Caller => ({
  userId: person.userId,
  sessionId: 'ses_test00',
  role,
});
const take = (caller: Caller) => takeQuota(server.app.context, server.context.db, caller, 'question');

test('a quota is used up, says when it resets, and resets at midnight in China', async () => {
  const caller = callerOf(await server.guest(), 'guest');
  await take(caller);
  await take(caller);
  await expect(take(caller)).rejects.toMatchObject({
    code: 'quota_exceeded',
    values: { limit: 2, resetsAt: '2026-11-21 00:00' },
    retryAfterSeconds: 14 * 3600,
  });
  server.clock.set('2026-11-20T16:00:00Z');
  await take(caller);
});

test('many at once take no more than there is', async () => {
  const caller = callerOf(await server.person(), 'user');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(caller)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
});

test('what failed on our side is given back, and what is rolled back was never taken', async () => {
  const person = await server.person();
  const caller = callerOf(person, 'user');
  for (let index = 0; index < 3; index += 1) await take(caller);
  await refundQuota(server.app.context, server.context.db, caller.userId, 'question');
  const rolledBack = server.context.db.transaction(async (tx) => {
    await takeQuota(server.app.context, tx, caller, 'question');
    throw new Error('the rest failed');
  });
  await expect(rolledBack).rejects.toThrow('the rest failed');
  const { body } = await server.call(account.listQuotas, { token: person.token });
  expect(body.items).toEqual([
    { kind: 'question', limit: 3, used: 2, resetsAt: '2026-11-20T16:00:00.000Z' },
    { kind: 'upload', limit: 500, used: 0, resetsAt: '2026-11-20T16:00:00.000Z' },
  ]);
});

test('VIP have more until it ends; administrators have no limit', async () => {
  const person = await server.person();
  const caller = callerOf(person, 'user');
  const vipUntil = new Date(Date.parse(TEST_NOW) + 3_600_000);
  await server.context.db.update(user).set({ vipUntil }).where(eq(user.id, person.userId));
  for (let index = 0; index < 4; index += 1) await take(caller);
  const profile = await server.call(account.getProfile, { token: person.token });
  expect(profile.body).toMatchObject({ is_vip: true, vip_exp: vipUntil.toISOString() });
  server.clock.advance(3_600_000);
  await expect(take(caller)).rejects.toMatchObject({ code: 'quota_exceeded' });
  const administrator = callerOf(await server.admin(), 'admin');
  for (let index = 0; index < 6; index += 1) await take(administrator);
});
