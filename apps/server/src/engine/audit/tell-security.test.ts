import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import * as chat from '@mingfa/contract/chat';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, setPassword } from '../../features/account/index.ts';
import type { Logger } from '../../ports/logger.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

interface SecurityLine {
  security: string;
  by: string;
  account?: string;
  network: string;
  factors?: string[];
}

let server: TestApp;
const lines: object[] = [];
const told = () => lines.filter((line): line is SecurityLine => 'security' in line);
beforeAll(async () => {
  const logger: Logger = { ...silentLogger, info: (values) => lines.push(values) };
  server = await openTestApp({ logger });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server.close());

const signIn = (username: string, password: string) =>
  server.call(account.passwordLogin, { body: { username, password }, address: '203.0.113.77' });

test('failures and their slowing are told with a pseudonym and a network, for numbers without an account, too', async () => {
  const person = await server.person();
  lines.length = 0;
  for (let attempt = 0; attempt < 6; attempt += 1) await signIn(person.mobile, 'not it at all');
  expect(told().map(({ security }) => security)).toEqual([
    ...Array(5).fill('sign_in_failed'),
    'attempts_slowed',
  ]);
  const [first] = told();
  expect(first).toMatchObject({ by: 'nobody', network: '203.0.113.0/24' });
  expect(first?.account).toMatch(/^[\w-]{16}$/);
  expect(new Set(told().map((line) => line.account)).size).toBe(1);
  await signIn('13799990000', 'not it at all');
  expect(told().at(-1)).toMatchObject({ security: 'sign_in_failed', by: 'nobody' });
  expect(told().at(-1)).not.toHaveProperty('account');
  const text = JSON.stringify(lines);
  for (const secret of [person.mobile, person.userId, '13799990000', '203.0.113.77', 'not it at all'])
    expect(text).not.toContain(secret);
});

test('roles, passwords, exports and deletions are told by whom, and about whom', async () => {
  const person = await server.person();
  const { context } = server.app;
  lines.length = 0;
  await makeAdmin(onCommandLine(context), { mobile: person.mobile });
  const body = { currentPassword: TEST_PASSWORD, newPassword: 'another long way' };
  await server.call(account.changePassword, { token: person.token, body });
  const { conversationId } = (await server.call(chat.startConversation, { token: person.token, body: {} }))
    .body;
  const named = { token: person.token, query: { conversationId } };
  await server.call(chat.exportConversation, { ...named, query: { ...named.query, format: 'md' } });
  await server.call(chat.deleteConversations, {
    token: person.token,
    body: { conversationIds: [conversationId] },
  });
  await setPassword(onCommandLine(context), { mobile: person.mobile, password: 'yet another long way' });
  const me = context.pseudonymOf(person.userId);
  expect(told().map(({ security, by, account: about }) => [security, by, about])).toEqual([
    ['account_made_administrator', 'system', me],
    ['account_password_changed', me, me],
    ['conversation_exported', me, undefined],
    ['conversation_deleted', me, undefined],
    ['account_password_reset', 'system', me],
  ]);
  expect(JSON.stringify(lines)).not.toContain(person.mobile);
});

test('who signs up, in and out is told with the factors, and who asks for what administrators alone may', async () => {
  const person = await server.person();
  const { token } = (await signIn(person.mobile, TEST_PASSWORD)).body;
  await server.call(account.signOut, { token });
  const refused = await server.call(admin.getSettings, { token: person.token, address: '203.0.113.77' });
  expect(refused.status).toBe(404);
  const me = server.app.context.pseudonymOf(person.userId);
  expect(told().map(({ security, by, account: about, factors }) => [security, by, about, factors])).toEqual([
    ['signed_up', 'nobody', me, undefined],
    ['signed_in', 'nobody', me, ['password']],
    ['signed_out', me, me, undefined],
    ['access_refused', me, undefined, undefined],
  ]);
  // The line of the request itself says so, too: to whom, and from where.
  expect(lines).toContainEqual(
    expect.objectContaining({
      status: 404,
      by: me,
      network: '203.0.113.0/24',
      requestId: refused.error.requestId,
    }),
  );
  expect(JSON.stringify(lines)).not.toContain(person.userId);
});
