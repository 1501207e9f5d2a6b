import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import * as secondFactorContract from '@mingfa/contract/second-factor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoveryCode, secondFactor } from '../../db/schema/account.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { beginSecondFactor, codeOf, switchOnSecondFactor } from '../../testing/second-factor.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { removeLostSecondFactor } from './set-up-second-factor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const STEP_MS = 30_000;
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.80.${networks}.1`;
};
/** Each time from a network of its own, unless one is named. */
const signIn = (person: TestPerson, code?: string, address = newNetwork()) =>
  server.call(account.passwordLogin, {
    body: { username: person.mobile, password: TEST_PASSWORD, ...(code ? { secondFactor: code } : {}) },
    address,
  });
const outcome = ({ status, error }: { status: number; error: { errorCode: string } }) =>
  status === 200 ? 200 : `${status} ${error.errorCode}`;

test('a second factor counts once a code of it was given; then the password alone is not enough', async () => {
  const person = await server.person();
  const other = (await signIn(person)).body.token;
  const address = await beginSecondFactor(server, person);
  expect(address).toMatch(/^otpauth:\/\/totp\/Mingfa:1\d{10}\?/);
  expect(outcome(await signIn(person))).toBe(200);
  const confirm = (code: string) =>
    server.call(secondFactorContract.confirmSecondFactor, { token: person.token, body: { code } });
  expect(outcome(await confirm('000000'))).toBe('422 wrong_second_factor');
  const { body } = await confirm(codeOf(server, address));
  expect(new Set(body.recoveryCodes).size).toBe(10);
  expect((await server.call(account.getProfile, { token: other })).status).toBe(401);
  expect(outcome(await signIn(person))).toBe('422 second_factor_required');
  expect(outcome(await signIn(person, '000000'))).toBe('422 wrong_second_factor');
  server.clock.advance(STEP_MS);
  expect(outcome(await signIn(person, codeOf(server, address)))).toBe(200);
  const state = await server.call(secondFactorContract.getSecondFactor, { token: person.token });
  expect(state.body).toEqual({ enabled: true, recoveryCodesLeft: 10, required: false });
});

test('who does not know the password is not told of the second factor', async () => {
  const person = await server.person();
  await switchOnSecondFactor(server, person);
  const body = { username: person.mobile, password: 'not the password', secondFactor: '123456' };
  const answer = await server.call(account.passwordLogin, { body, address: '10.81.0.1' });
  expect(outcome(answer)).toBe('422 wrong_credentials');
});

test('a code is used once, and none of an earlier step after it; of many uses at once one succeeds', async () => {
  const person = await server.person();
  const { address } = await switchOnSecondFactor(server, person);
  // The code that switched it on is used up, too.
  expect(outcome(await signIn(person, codeOf(server, address)))).toBe('422 wrong_second_factor');
  server.clock.advance(STEP_MS);
  const earlier = codeOf(server, address);
  server.clock.advance(STEP_MS);
  const code = codeOf(server, address);
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(person, code)));
  expect(answers.map(outcome).toSorted()).toEqual([200, ...Array(3).fill('422 wrong_second_factor')]);
  expect(outcome(await signIn(person, earlier))).toBe('422 wrong_second_factor');
  server.clock.advance(3 * STEP_MS);
  expect(outcome(await signIn(person, code))).toBe('422 wrong_second_factor');
});

test('a recovery code opens once, however it is typed and however many use it at once; new ones end the old', async () => {
  const person = await server.person();
  const { recoveryCodes } = await switchOnSecondFactor(server, person);
  const [first = '', second = '', third = ''] = recoveryCodes;
  const typed = first.toLowerCase().replace('-', ' ');
  const answers = await Promise.all([typed, first, typed, first].map((code) => signIn(person, code)));
  expect(answers.map(outcome).toSorted()).toEqual([200, ...Array(3).fill('422 wrong_second_factor')]);
  const renewed = await server.call(secondFactorContract.renewRecoveryCodes, {
    token: person.token,
    body: { code: second },
  });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect(outcome(await signIn(person, third))).toBe('422 wrong_second_factor');
  expect(outcome(await signIn(person, renewed.body.recoveryCodes[0]))).toBe(200);
});

test('guessing codes is slowed, although the password is right each time', async () => {
  const person = await server.person();
  await switchOnSecondFactor(server, person);
  const outcomes = [];
  for (let guess = 0; guess < 7; guess += 1)
    outcomes.push(outcome(await signIn(person, String(100_000 + guess), '10.82.0.1')));
  expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('422 wrong_second_factor'));
  expect(outcomes.slice(5)).toEqual(Array(2).fill('429 rate_limited'));
});

test('neither secret nor codes lie open in the database', async () => {
  const person = await server.person();
  const { address, recoveryCodes } = await switchOnSecondFactor(server, person);
  const secret = new URL(address).searchParams.get('secret') ?? '';
  const kept = JSON.stringify([
    await server.context.db.select().from(secondFactor),
    await server.context.db.select().from(recoveryCode),
  ]);
  for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(word);
});

test('it is switched off with password and code, or from the command line, and not begun anew while it is on', async () => {
  const person = await server.person();
  const { recoveryCodes } = await switchOnSecondFactor(server, person);
  const [code = '', unused = '', unusedElsewhere = ''] = recoveryCodes;
  const { token } = person;
  const begin = await server.call(secondFactorContract.beginSecondFactor, {
    token,
    body: { currentPassword: TEST_PASSWORD },
  });
  expect(outcome(begin)).toBe('409 second_factor_on');
  const off = (currentPassword: string, given: string) =>
    server.call(secondFactorContract.switchOffSecondFactor, {
      token,
      body: { currentPassword, code: given },
    });
  expect(outcome(await off('not the password', code))).toBe('422 wrong_password');
  expect(outcome(await off(TEST_PASSWORD, '000000'))).toBe('422 wrong_second_factor');
  const elsewhere = (await signIn(person, unusedElsewhere)).body.token;
  expect(outcome(await off(TEST_PASSWORD, code))).toBe(200);
  // Whoever signed in elsewhere does so anew; here one goes on.
  const profile = (who: string) => server.call(account.getProfile, { token: who });
  expect([outcome(await profile(elsewhere)), outcome(await profile(token))]).toEqual([
    '401 unauthenticated',
    200,
  ]);
  expect(outcome(await signIn(person))).toBe(200);
  expect(outcome(await signIn(person, unused))).toBe(200);
  await switchOnSecondFactor(server, person);
  await removeLostSecondFactor(onCommandLine(server.app.context), { mobile: person.mobile });
  expect(outcome(await signIn(person))).toBe(200);
});

test('where administrators must have one, one without it reaches nothing administrative until it is set up', async () => {
  const [careful, careless] = [await server.admin(), await server.admin()];
  const { address } = await switchOnSecondFactor(server, careful);
  expect(address).toContain('otpauth:');
  const ask = async ({ token }: TestPerson) => outcome(await server.call(admin.getSettings, { token }));
  const require = (secondFactorForAdministrators: boolean) =>
    server.call(admin.saveSettings, {
      token: careful.token,
      body: { registration: 'open', guests: true, secondFactorForAdministrators },
    });
  expect((await require(true)).body.secondFactorForAdministrators).toBe(true);
  try {
    expect(await ask(careful)).toBe(200);
    expect(await ask(careless)).toBe('409 second_factor_needed');
    const state = await server.call(secondFactorContract.getSecondFactor, { token: careless.token });
    expect(state.body).toEqual({ enabled: false, recoveryCodesLeft: 0, required: true });
    expect((await server.call(account.getProfile, { token: careless.token })).body.role).toBe('admin');
    const saved = await server.call(admin.saveSettings, {
      token: careful.token,
      body: { registration: 'open', guests: true },
    });
    expect(saved.body.secondFactorForAdministrators).toBe(true);
    await switchOnSecondFactor(server, careless);
    expect(await ask(careless)).toBe(200);
  } finally {
    await require(false);
  }
});
