import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { makeAdmin, setPassword } from './administer-account.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const claim = (token: string, setupCode: string, address = '10.6.0.1') =>
  server.call(account.claimSetup, { token, body: { setupCode }, address });

test('the setup code makes the first administrator, once, and then is no longer shown', async () => {
  const people = await Promise.all([server.person(), server.person(), server.person()]);
  const [first] = people;
  if (!first) throw new Error('nobody');
  expect((await server.call(account.accountOptions)).body.needsSetup).toBe(true);
  const setupCode = await server.app.readSetupCode();
  expect(setupCode).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
  expect((await claim(first.token, 'WRONG-CODE')).error.errorCode).toBe('wrong_setup_code');
  expect((await server.call(admin.getSettings, { token: first.token })).status).toBe(404);
  const answers = await Promise.all(
    people.map((person) => claim(person.token, ` ${setupCode?.toLowerCase().replaceAll('-', ' ')} `)),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  expect(await server.context.db.$count(user, eq(user.role, 'admin'))).toBe(1);
  expect(await server.app.readSetupCode()).toBeNull();
  expect((await server.call(account.accountOptions)).body.needsSetup).toBe(false);
  const winner = people[answers.findIndex((answer) => answer.status === 200)];
  const settings = await server.call(admin.getSettings, { token: winner?.token });
  expect([settings.status, settings.body.otherAccounts]).toEqual([200, 2]);
});

test('guessing the setup code is slowed', async () => {
  const person = await server.person();
  await server.context.db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
  const statuses = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    statuses.push((await claim(person.token, `GUESS-${attempt}`, '10.6.0.2')).status);
  }
  expect(statuses).toContain(429);
});

test('a stranger who guesses setup codes keeps nobody else from the right one', async () => {
  await server.context.db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
  const [stranger, owner] = [await server.person(), await server.person()];
  for (let attempt = 0; attempt < 40; attempt += 1)
    await claim(stranger.token, `GUESS-${attempt}`, `10.61.${attempt}.1`);
  const setupCode = (await server.app.readSetupCode()) ?? '';
  expect((await claim(owner.token, setupCode, '10.62.0.1')).status).toBe(200);
});

test('the command line makes administrators and resets passwords', async () => {
  const person = await server.person();
  const { context } = server.app;
  await makeAdmin(onCommandLine(context), { mobile: `+86${person.mobile}` });
  expect((await server.call(account.getProfile, { token: person.token })).body.role).toBe('admin');
  const { password } = await setPassword(onCommandLine(context), { mobile: person.mobile });
  expect(password.length).toBeGreaterThanOrEqual(14);
  expect((await server.call(account.getProfile, { token: person.token })).status).toBe(401);
  const signIn = (given: string) =>
    server.call(account.passwordLogin, { body: { username: person.mobile, password: given } });
  expect((await signIn(TEST_PASSWORD)).status).toBe(422);
  expect((await signIn(password)).status).toBe(200);
  await expect(makeAdmin(onCommandLine(context), { mobile: '13999999999' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
