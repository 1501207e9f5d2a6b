import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeGoneGuests } from './open-guest-session.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ environment: { GUESTS_PER_ADDRESS_A_DAY: '3', GUESTS_IN_TOTAL: '6' } });
});
afterAll(() => server.close());

const from = (address: string) => server.call(account.guestToken, { address });

test('an address gets so many guest sessions a day, also when they are asked for at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => from('10.5.0.1')));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 429, 429]);
  const refused = await from('10.5.0.1');
  expect(Number(refused.headers['retry-after'])).toBe(DAY_MS / 1000);
  const rows = await server.context.db.select().from(user);
  expect(JSON.stringify(rows)).not.toContain('10.5.0.1');
});

test('all guests together are capped, and those who left make room', async () => {
  for (let index = 0; index < 3; index += 1) expect((await from(`10.5.1.${index}`)).status).toBe(200);
  expect((await from('10.5.2.1')).status).toBe(429);
  server.clock.advance(8 * DAY_MS);
  expect((await from('10.5.2.1')).status).toBe(200);
  expect(await removeGoneGuests(server.app.context)).toBe(6);
  expect(await server.context.db.$count(user, eq(user.role, 'guest'))).toBe(1);
});

test('an administrator can switch guests off', async () => {
  const administrator = await server.admin();
  await server.call(admin.saveSettings, {
    token: administrator.token,
    body: { registration: 'open', guests: false },
  });
  const answer = await from('10.5.3.1');
  expect([answer.status, answer.error.errorCode]).toEqual([409, 'guests_off']);
});
