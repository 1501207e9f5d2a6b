import * as account from '@mingfa/contract/account';
import { ratePassword } from '@mingfa/contract/password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAttempt } from '../../db/schema/account.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const rate = (body: object, token?: string, address = '10.72.0.1') =>
  server.call(ratePassword, { body, address, ...(token ? { token } : {}) });

test('what it says and what sign-up takes are the same, whatever is typed', async () => {
  const typed = '12345678 a123456789 qwertyuiop 13712349901 mingfa123 kite2026 tK4#vq9!xW'.split(' ');
  typed.push('四月的风筝落在屋顶', 'a long way home', '王小雷的密码王小雷');
  for (const [index, password] of typed.entries()) {
    const mobile = `137123499${String(index + 1).padStart(2, '0')}`;
    const person = { mobile, nickname: '王小雷' };
    const { acceptable } = (await rate({ password, ...person })).body;
    const signedUp = await server.call(account.register, {
      body: { ...person, password, agreed: true },
      address: `10.73.${index}.1`,
    });
    expect([password, signedUp.status === 200], signedUp.text).toEqual([password, acceptable]);
  }
});

test('a common password is told why and what would help, in codes; a short one is never acceptable', async () => {
  expect((await rate({ password: 'qwertyuiop' })).body).toMatchObject({
    score: 0,
    acceptable: false,
    warning: 'top_hundred',
  });
  expect((await rate({ password: '20190101' })).body).toMatchObject({
    warning: 'dates',
    suggestions: expect.arrayContaining(['dates']),
  });
  expect((await rate({ password: 'k#9Qz!u' })).body).toMatchObject({
    acceptable: false,
    warning: 'too_short',
  });
  expect((await rate({ password: '四月的风筝落在屋顶' })).body).toMatchObject({
    acceptable: true,
    warning: null,
  });
});

test('one’s own number is known where the password is changed', async () => {
  const person = await server.person();
  const own = (await rate({ password: person.mobile, isOwn: true }, person.token)).body;
  const change = await server.call(account.changePassword, {
    token: person.token,
    body: { currentPassword: TEST_PASSWORD, newPassword: person.mobile },
  });
  expect([own.acceptable, change.error.errorCode]).toEqual([false, 'weak_password']);
});

test('nothing of it is kept, a long body is refused, and one network is slowed without slowing another', async () => {
  const password = 'nobody-keeps-this-one';
  const address = '10.74.0.1';
  const statuses = new Set<number>();
  for (let asked = 0; asked < 320; asked += 1)
    statuses.add((await rate({ password }, undefined, address)).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await rate({ password }, undefined, '10.75.0.1')).status).toBe(200);
  const kept = await server.context.db.select().from(signInAttempt);
  expect(JSON.stringify(kept)).not.toMatch(/nobody|keeps/);
  expect((await rate({ password: 'x'.repeat(5000) })).status).toBe(413);
});
