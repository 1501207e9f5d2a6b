import * as account from '@mingfa/contract/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAttempt, smsCode } from '../../db/schema/account.ts';
import { AppError } from '../../ports/app-error.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetOldRows } from './forget-old-rows.ts';

const MINUTE_MS = 60_000;
const sent: { mobile: string; code: string; purpose: string }[] = [];
let fails = false;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    sms: {
      kind: 'webhook',
      async sendCode(message) {
        if (fails) throw new AppError('sms_unavailable');
        sent.push(message);
      },
    },
  });
});
afterAll(() => server.close());

let next = 0;
const newNumber = () => {
  next += 1;
  return `135${String(next).padStart(8, '0')}`;
};
const ask = (mobile: string, purpose: account.SmsPurpose, address = `10.4.0.${next}`) =>
  server.call(account.sendSmsCode, { body: { mobile, purpose }, address });
const lastCode = () => sent.at(-1)?.code ?? '';
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const register = (mobile: string, code: string | undefined) =>
  server.call(account.register, {
    body: { mobile, password: 'a good password', agreed: true, code },
    address: `10.4.1.${next}`,
  });
const enter = (mobile: string, code: string) =>
  server.call(account.codeLogin, { body: { username: mobile, password: code }, address: `10.4.2.${next}` });

async function registered(): Promise<string> {
  const mobile = newNumber();
  await ask(mobile, 'register');
  const answer = await register(mobile, lastCode());
  expect(answer.status).toBe(200);
  return mobile;
}

test('with SMS on, registering needs the code that was sent to the number', async () => {
  const mobile = newNumber();
  expect((await server.call(account.accountOptions)).body.sms).toBe(true);
  expect((await register(mobile, undefined)).error.errorCode).toBe('wrong_code');
  expect((await ask(mobile, 'register')).body).toEqual({ retryAfterSeconds: 60 });
  expect(lastCode()).toMatch(/^\d{6}$/);
  expect((await register(mobile, wrongOf(lastCode()))).error.errorCode).toBe('wrong_code');
  expect((await register(mobile, lastCode())).status).toBe(200);
});

test('a code opens once, for its purpose and its number', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login');
  const code = lastCode();
  const reset = await server.call(account.resetPassword, {
    body: { mobile, code, password: 'another password' },
  });
  expect(reset.error.errorCode).toBe('wrong_code');
  expect((await enter(newNumber(), code)).error.errorCode).toBe('wrong_code');
  expect((await enter(mobile, code)).status).toBe(200);
  expect((await enter(mobile, code)).error.errorCode).toBe('wrong_code');
});

test('a code is void after five minutes', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login');
  server.clock.advance(5 * MINUTE_MS);
  expect((await enter(mobile, lastCode())).error.errorCode).toBe('wrong_code');
});

test('a code is void after five tries, even when they come at once', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login');
  const code = lastCode();
  await Promise.all(Array.from({ length: 5 }, () => enter(mobile, wrongOf(code))));
  server.clock.advance(2 * MINUTE_MS);
  expect((await enter(mobile, code)).error.errorCode).toBe('wrong_code');
});

test('only the newest code counts', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login');
  const older = lastCode();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login');
  if (older !== lastCode()) expect((await enter(mobile, older)).error.errorCode).toBe('wrong_code');
  expect((await enter(mobile, lastCode())).status).toBe(200);
});

test('a number gets one code a minute and ten a day', async () => {
  const mobile = newNumber();
  expect((await ask(mobile, 'register')).status).toBe(200);
  const tooSoon = await ask(`+86${mobile}`, 'register');
  expect([tooSoon.status, tooSoon.headers['retry-after']]).toEqual([429, '60']);
  for (let count = 2; count <= 10; count += 1) {
    server.clock.advance(MINUTE_MS);
    expect((await ask(mobile, 'register')).status).toBe(200);
  }
  server.clock.advance(MINUTE_MS);
  expect((await ask(mobile, 'register')).status).toBe(429);
  server.clock.advance(24 * 60 * MINUTE_MS);
  expect((await ask(mobile, 'register')).status).toBe(200);
});

test('of many requests at once for one number, one code is sent', async () => {
  const mobile = newNumber();
  const before = sent.length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(mobile, 'register')));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 429, 429, 429, 429]);
  expect(sent.length).toBe(before + 1);
});

test('whether a number has an account is not told, and no SMS is spent on one that has none', async () => {
  const before = sent.length;
  for (const purpose of ['login', 'reset'] as const) {
    const answer = await ask(newNumber(), purpose);
    expect(answer.body).toEqual({ retryAfterSeconds: 60 });
  }
  expect(sent.length).toBe(before);
});

test('a reset sets the password and ends all sessions', async () => {
  const mobile = await registered();
  const entered = await server.call(account.passwordLogin, {
    body: { username: mobile, password: 'a good password' },
  });
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'reset');
  const body = { mobile, code: lastCode(), password: 'a new password' };
  expect((await server.call(account.resetPassword, { body })).body).toEqual({ done: true });
  expect((await server.call(account.getProfile, { token: entered.body.token })).status).toBe(401);
  const signIn = (password: string) =>
    server.call(account.passwordLogin, { body: { username: mobile, password } });
  expect((await signIn('a good password')).status).toBe(422);
  expect((await signIn('a new password')).status).toBe(200);
});

test('a failed sending is said, and does not use up the minute', async () => {
  const mobile = newNumber();
  fails = true;
  const failed = await ask(mobile, 'register');
  fails = false;
  expect([failed.status, failed.error.errorCode]).toEqual([502, 'sms_unavailable']);
  expect((await ask(mobile, 'register')).status).toBe(200);
});

test('whoever is signed in is told when nothing could be sent to their own number', async () => {
  const mobile = await registered();
  const { token } = (
    await server.call(account.passwordLogin, { body: { username: mobile, password: 'a good password' } })
  ).body;
  server.clock.advance(MINUTE_MS);
  fails = true;
  const confirm = { body: { mobile, purpose: 'confirm' as const }, token };
  const failed = await server.call(account.sendSmsCode, confirm);
  fails = false;
  expect(failed.error.errorCode).toBe('sms_unavailable');
  expect((await server.call(account.sendSmsCode, confirm)).status).toBe(200);
});

test('neither the code nor the number is in the database', async () => {
  const mobile = newNumber();
  await ask(mobile, 'register');
  const rows = JSON.stringify(await server.context.db.select().from(smsCode));
  expect(rows).not.toContain(mobile);
  expect(rows).not.toMatch(new RegExp(`"${lastCode()}"`));
});

test('neither how long a sending takes nor that it fails tells whether a number has an account', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  fails = true;
  const [known, unknown] = [await ask(mobile, 'reset'), await ask(newNumber(), 'reset')];
  fails = false;
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test('a stranger elsewhere cannot void the code by wrong tries', async () => {
  const mobile = await registered();
  server.clock.advance(MINUTE_MS);
  await ask(mobile, 'login', '10.44.1.1');
  const code = lastCode();
  const tryFrom = (given: string, address: string) =>
    server.call(account.codeLogin, { body: { username: mobile, password: given }, address });
  for (let index = 0; index < 12; index += 1) await tryFrom(wrongOf(code), `10.45.${index}.1`);
  expect((await tryFrom(code, '10.45.99.1')).status).toBe(422);
  expect((await tryFrom(code, '10.44.1.1')).status).toBe(200);
});

test('codes that strangers ask for do not use up those of a device on which the owner signed in before', async () => {
  const mobile = newNumber();
  await ask(mobile, 'register');
  const { deviceToken } = (await register(mobile, lastCode())).body;
  for (let index = 0; index < 12; index += 1) {
    server.clock.advance(MINUTE_MS);
    await ask(mobile, 'reset', `10.46.${index}.1`);
  }
  const body = { mobile, purpose: 'reset' as const };
  const from = { body, address: '10.47.0.1' };
  expect((await server.call(account.sendSmsCode, from)).status).toBe(429);
  const headers = { 'x-device-token': deviceToken ?? '' };
  expect((await server.call(account.sendSmsCode, { ...from, headers })).status).toBe(200);
});

test('old codes and failures are forgotten', async () => {
  await ask(newNumber(), 'register');
  server.clock.advance(3 * 24 * 60 * MINUTE_MS);
  await forgetOldRows(server.app.context);
  expect(await server.context.db.$count(smsCode)).toBe(0);
  expect(await server.context.db.$count(signInAttempt)).toBe(0);
});
