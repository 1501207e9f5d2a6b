import * as account from '@mingfa/contract/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownDevice, user } from '../../db/schema/account.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeDevice } from './describe-device.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const signIn = (
  username: string,
  password: string,
  address = '10.3.0.1',
  headers: Record<string, string> = {},
) => server.call(account.passwordLogin, { body: { username, password }, address, headers });

test('the right password opens a session, however the number is written', async () => {
  const person = await server.person();
  for (const username of [
    person.mobile,
    `+86 ${person.mobile}`,
    person.mobile.replace(/^(\d{3})(\d{4})/, '$1 $2 '),
  ]) {
    const answer = await signIn(username, TEST_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body.profile.uuid).toBe(person.userId);
  }
});

test('an unknown number and a wrong password get the same answer, not a 401', async () => {
  const person = await server.person();
  const wrong = await signIn(person.mobile, 'wrong password', '10.3.0.2');
  const unknown = await signIn('13700000000', 'wrong password', '10.3.0.2');
  expect(wrong.status).toBe(422);
  expect({ ...wrong.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
});

test('a wrong number takes as long as a wrong password', async () => {
  const person = await server.person();
  const time = async (username: string, address: string) => {
    const start = performance.now();
    await signIn(username, 'wrong password', address);
    return performance.now() - start;
  };
  await time('13700000001', '10.3.1.0');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 1; index <= 7; index += 1) {
    times.known.push(await time(person.mobile, `10.31.${index}.1`));
    times.unknown.push(await time(`1370000010${index}`, `10.32.${index}.1`));
  }
  const median = (list: number[]) => list.toSorted((left, right) => left - right)[3] ?? 0;
  // Hashing dominates: without it an unknown number would be many times faster.
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 3);
});

test('after five failures from one network the account waits there, longer each time; success clears it', async () => {
  const person = await server.person();
  const address = '10.3.3.1';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await signIn(person.mobile, 'wrong', address)).error.errorCode).toBe('wrong_credentials');
  }
  const first = await signIn(person.mobile, TEST_PASSWORD, address);
  expect([first.status, first.headers['retry-after']]).toEqual([429, '1']);
  server.clock.advance(1000);
  expect((await signIn(person.mobile, 'wrong', address)).error.errorCode).toBe('wrong_credentials');
  const second = await signIn(person.mobile, TEST_PASSWORD, address);
  expect([second.status, second.headers['retry-after']]).toEqual([429, '2']);
  expect((await signIn(person.mobile, 'wrong', '10.3.3.2')).status).toBe(429);
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.3.33.1')).status).toBe(200);
  server.clock.advance(2000);
  expect((await signIn(person.mobile, TEST_PASSWORD, address)).status).toBe(200);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await signIn(person.mobile, 'wrong', address)).status).toBe(422);
  }
});

test('many guesses at once do not slip through', async () => {
  const person = await server.person();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(person.mobile, 'wrong', '10.3.4.1')),
  );
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

test('one network cannot try many numbers, and one number waits even when networks change', async () => {
  const byAddress = [];
  for (let index = 0; index < 31; index += 1) {
    byAddress.push(
      (await signIn(`1360000${String(index).padStart(4, '0')}`, 'wrong', `10.3.5.${index}`)).status,
    );
  }
  expect(byAddress.lastIndexOf(422)).toBe(29);
  expect(byAddress.at(-1)).toBe(429);
  const person = await server.person();
  const byAccount = [];
  for (let index = 0; index < 31; index += 1) {
    byAccount.push((await signIn(person.mobile, 'wrong', `10.36.${index}.1`)).status);
  }
  expect(byAccount.lastIndexOf(422)).toBe(29);
  expect(byAccount.at(-1)).toBe(429);
});

/** What the browser of somebody who signed in here sends from then on. */
async function knownDeviceOf(mobile: string, network: string) {
  const { body } = await signIn(mobile, TEST_PASSWORD, network);
  return { 'x-device-token': body.deviceToken ?? '' };
}

test('failures from everywhere neither keep the owner out of a known device, nor for long out of a new one', async () => {
  const person = await server.person();
  const device = await knownDeviceOf(person.mobile, '10.40.0.1');
  for (let index = 0; index < 60; index += 1) {
    await signIn(person.mobile, 'wrong', `10.41.${index}.1`);
    if (index > 30) server.clock.advance(60_000);
  }
  const stranger = await signIn(person.mobile, 'wrong', '10.41.61.1');
  expect(stranger.status).toBe(422);
  const onNew = await signIn(person.mobile, TEST_PASSWORD, '10.42.0.1');
  expect(onNew.status).toBe(429);
  expect(Number(onNew.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.43.0.1', device)).status).toBe(200);
  server.clock.advance(60_000);
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.42.0.1')).status).toBe(200);
});

test('a stranger in the same network, who tries many numbers, does not keep a known device out', async () => {
  const person = await server.person();
  const device = await knownDeviceOf(person.mobile, '10.44.0.1');
  for (let index = 0; index < 40; index += 1) await signIn(`1350000${1000 + index}`, 'wrong', '10.44.0.2');
  for (let index = 0; index < 10; index += 1) await signIn(person.mobile, 'wrong', '10.44.0.2');
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.44.0.1')).status).toBe(429);
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.44.0.1', device)).status).toBe(200);
});

test('a known device has a budget of its own, and is known to the accounts that signed in on it alone', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const device = await knownDeviceOf(person.mobile, '10.45.0.1');
  const fail = async (mobile: string, network: string) =>
    (await signIn(mobile, 'wrong', network, device)).status;
  const own = [];
  for (let index = 0; index < 11; index += 1) own.push(await fail(person.mobile, `10.46.${index}.1`));
  expect(own.lastIndexOf(422)).toBe(9);
  expect(own.at(-1)).toBe(429);
  const others = [];
  for (let index = 0; index < 6; index += 1) others.push(await fail(other.mobile, '10.47.0.1'));
  expect(others.lastIndexOf(422)).toBe(4);
  const madeUp = { 'x-device-token': 'A'.repeat(43) };
  const { body } = await signIn(other.mobile, TEST_PASSWORD, '10.48.0.1', madeUp);
  expect(body.deviceToken).not.toBe(madeUp['x-device-token']);
  const again = await signIn(person.mobile, TEST_PASSWORD, '10.49.0.1');
  const shared = await signIn(other.mobile, TEST_PASSWORD, '10.49.0.1', {
    'x-device-token': again.body.deviceToken ?? '',
  });
  expect(shared.body.deviceToken).toBe(again.body.deviceToken);
  const rows = await server.context.db.select().from(knownDevice);
  expect(JSON.stringify(rows)).not.toContain(again.body.deviceToken);
});

test('many people behind one address sign in in one hour, since who gets in has failed nowhere', async () => {
  const { mobile } = await server.person();
  for (let index = 0; index < 32; index += 1)
    expect((await signIn(mobile, TEST_PASSWORD, '10.50.0.1')).status).toBe(200);
});

test('failures are forgotten after an hour', async () => {
  const person = await server.person();
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(person.mobile, 'wrong', '10.3.7.1');
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.3.7.1')).status).toBe(429);
  server.clock.advance(3_700_000);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await signIn(person.mobile, 'wrong', '10.3.7.1')).status).toBe(422);
  }
});

test('a disabled account cannot sign in, and its sessions end', async () => {
  const person = await server.person();
  await server.context.db.update(user).set({ disabled: true }).where(eq(user.id, person.userId));
  expect((await signIn(person.mobile, TEST_PASSWORD, '10.3.8.1')).error.errorCode).toBe('account_disabled');
  const profile = await server.call(account.getProfile, { token: person.token });
  expect([profile.status, profile.error.errorCode]).toEqual([403, 'account_disabled']);
  expect((await server.call(account.accountOptions, { token: person.token })).status).toBe(200);
});

test('sign-in by code says that SMS is not set up', async () => {
  const answer = await server.call(account.codeLogin, {
    body: { username: '13800000000', password: '123456' },
  });
  expect([answer.status, answer.error.errorCode]).toEqual([409, 'sms_not_configured']);
});

test('a device is told by browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  const weChat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0';
  expect(describeDevice(chrome)).toBe('Chrome · Windows');
  expect(describeDevice(weChat)).toBe('WeChat · iOS');
  expect(describeDevice('curl/8.5.0')).toBe('curl');
  expect(describeDevice('')).toBe('');
});

test('an account that a guest has just become is not taken over by a sign-in or a sign-up of the same moment', async () => {
  const password = 'a good password';
  const holder = await server.person();
  const [one, other] = [await server.guest(), await server.guest()];
  const signUp = async (token: string, mobile: string) => ({
    mobile,
    status: (await server.call(account.register, { token, body: { mobile, password, agreed: true } })).status,
  });
  const [first, second, third] = await Promise.all([
    signUp(one.token, '13911110001'),
    signUp(one.token, '13911110002'),
    signUp(other.token, '13911110003'),
    server.call(account.passwordLogin, {
      token: other.token,
      body: { username: holder.mobile, password: TEST_PASSWORD },
    }),
  ]);
  expect([first.status, second.status]).toContain(200);
  for (const { mobile, status } of [first, second, third]) {
    if (status !== 200) continue;
    const body = { username: mobile, password };
    expect((await server.call(account.passwordLogin, { body })).status).toBe(200);
  }
});
