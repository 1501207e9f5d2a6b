import * as accountContract from '@mingfa/contract/account';
import * as adminContract from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/admin-user';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { listSessions } from '@mingfa/contract/session';
import { and, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { auditEvent } from '../../../db/schema/audit.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.admin();
});
afterAll(() => app.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await app.call(contract.listUsers, { token: admin.token, query })).body;
const on = ({ userId }: { userId: string }, body?: object) => ({
  token: admin.token,
  params: { userId },
  ...(body ? { body } : {}),
});
const isIn = async ({ token }: TestPerson) => (await app.call(accountContract.getProfile, { token })).status;
/** The log names accounts by a pseudonym, which goes with the account. */
async function pseudonymOf({ userId }: TestPerson): Promise<string> {
  const [row] = await app.context.db
    .select({ pseudonym: user.auditPseudonym })
    .from(user)
    .where(eq(user.id, userId));
  return row?.pseudonym ?? '';
}
const deedsOn = async (pseudonym: string) =>
  (await app.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, pseudonym))).map(
    ({ action, userId: by }) => [action, by],
  );

test('people are found by a part of their name or number, by their id, role and state', async () => {
  const person = await app.person();
  await app.call(accountContract.updateProfile, { token: person.token, body: { nickname: '青石律师' } });
  const guest = await app.guest();
  for (const q of ['石律', person.mobile, person.mobile.slice(-6), person.userId])
    expect([q, (await list({ q })).items.map(({ userId }) => userId)]).toEqual([q, [person.userId]]);
  expect((await list({ q: '青石%' })).total).toBe(0);
  expect((await list({ q: '青石', role: 'admin' })).total).toBe(0);
  const everybody = (await list({ pageSize: 100 })).items.map(({ userId }) => userId);
  expect(everybody).toContain(admin.userId);
  expect(everybody).not.toContain(guest.userId);
  expect((await list({ role: 'guest' })).items.map(({ userId }) => userId)).toContain(guest.userId);
});

test('of a person counts are told, and nothing of what is in their things', async () => {
  const person = await app.person();
  const shown = (await app.call(contract.getUser, on(person))).body;
  expect(shown).toMatchObject({ userId: person.userId, mobile: person.mobile, openSessions: 1 });
  expect(shown.storage.usedBytes).toBe(0);
  expect(shown.kept.find(({ kind }) => kind === 'conversation')?.used).toBe(0);
  expect(JSON.stringify(shown)).not.toContain('argon2');
});

test('a locked account is out at once and stays out, and comes back when it is unlocked', async () => {
  const person = await app.person();
  expect((await app.call(contract.lockUser, on(person, { isLocked: true }))).status).toBe(200);
  expect(await isIn(person)).toBe(401);
  const credentials = { username: person.mobile, password: TEST_PASSWORD };
  const refused = await app.call(accountContract.passwordLogin, { body: credentials });
  expect(refused.error.errorCode).toBe('account_disabled');
  expect((await list({ state: 'locked' })).items.map(({ userId }) => userId)).toEqual([person.userId]);
  await app.call(contract.lockUser, on(person, { isLocked: false }));
  expect((await app.call(accountContract.passwordLogin, { body: credentials })).status).toBe(200);
  expect(await deedsOn(await pseudonymOf(person))).toEqual([
    ['locked', admin.userId],
    ['unlocked', admin.userId],
  ]);
});

test('a made-up password is told once, opens the account, and ended its sessions', async () => {
  const person = await app.person();
  const { password } = (await app.call(contract.resetUserPassword, on(person))).body;
  expect(await isIn(person)).toBe(401);
  const body = { username: person.mobile, password };
  expect((await app.call(accountContract.passwordLogin, { body })).status).toBe(200);
});

test('whoever signs in with a made-up password chooses another first: nothing else answers until then', async () => {
  const person = await app.person();
  const { password } = (await app.call(contract.resetUserPassword, on(person))).body;
  const body = { username: person.mobile, password };
  const { token, profile } = (await app.call(accountContract.passwordLogin, { body })).body;
  expect(profile.mustChangePassword).toBe(true);
  const allowed = new Set<Endpoint>([
    accountContract.changePassword,
    accountContract.signOut,
    accountContract.getProfile,
  ]);
  const closed = Object.values(ENDPOINTS).filter(
    (endpoint) => ['guest', 'user'].includes(endpoint.access) && !allowed.has(endpoint),
  );
  expect(closed.length).toBeGreaterThan(100);
  for (const { method, path } of closed) {
    const url = path.replace(/\{\w+\}/g, 'x');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.app.server.inject({ method, url, headers });
    expect([path, answer.json().errorCode]).toEqual([path, 'password_change_needed']);
  }
  const change = (newPassword: string) =>
    app.call(accountContract.changePassword, { token, body: { currentPassword: password, newPassword } });
  expect((await change(password)).error.errorCode).toBe('same_password');
  const chosen = 'teapot-gravel-lantern-9';
  expect((await change(chosen)).status).toBe(200);
  expect((await app.call(accountContract.getProfile, { token })).body.mustChangePassword).toBeUndefined();
  expect((await app.call(listSessions, { token })).status).toBe(200);
  const again = { username: person.mobile, password: chosen };
  const entered = (await app.call(accountContract.passwordLogin, { body: again })).body;
  expect(entered.profile.mustChangePassword).toBeUndefined();
});

test('an administrator gets past neither their own password nor their own second factor this way', async () => {
  const self = { token: admin.token, params: { userId: admin.userId } };
  for (const endpoint of [contract.resetUserPassword, contract.removeUserSecondFactor]) {
    const answer = await app.call(endpoint, self);
    expect([endpoint.path, answer.error.errorCode]).toEqual([endpoint.path, 'own_account']);
  }
  const byNumber = { token: admin.token, body: { mobile: admin.mobile } };
  for (const endpoint of [adminContract.resetAccountPassword, adminContract.removeSecondFactor]) {
    const answer = await app.call(endpoint, byNumber);
    expect([endpoint.path, answer.error.errorCode]).toEqual([endpoint.path, 'own_account']);
  }
  const body = { username: admin.mobile, password: TEST_PASSWORD };
  expect((await app.call(accountContract.passwordLogin, { body })).status).toBe(200);
});

test('signing out everywhere ends the sessions and nothing else', async () => {
  const person = await app.person();
  await app.call(contract.signOutUser, on(person));
  expect(await isIn(person)).toBe(401);
  const body = { username: person.mobile, password: TEST_PASSWORD };
  expect((await app.call(accountContract.passwordLogin, { body })).status).toBe(200);
});

test('one administrator always stays, also when two take each other away at once', async () => {
  const others = (await list({ role: 'admin', pageSize: 100 })).items;
  expect(others.map(({ userId }) => userId)).toEqual([admin.userId]);
  const alone = await app.call(contract.changeRole, on(admin, { role: 'user' }));
  expect(alone.error.errorCode).toBe('last_administrator');
  const second = await app.admin();
  const answers = await Promise.all([
    app.call(contract.changeRole, { ...on(second, { role: 'user' }), token: admin.token }),
    app.call(contract.changeRole, { ...on(admin, { role: 'user' }), token: second.token }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await app.context.db.update(user).set({ role: 'admin' }).where(eq(user.id, admin.userId));
});

test('of two administrators who delete each other at once, or delete and demote, one stays in charge', async () => {
  const inCharge = async () =>
    (await app.context.db.select().from(user).where(eq(user.role, 'admin'))).filter((one) => !one.disabled);
  for (const deed of ['delete', 'demote']) {
    const [one, other] = [await app.admin(), await app.admin()];
    await app.context.db
      .update(user)
      .set({ role: 'user' })
      .where(and(eq(user.role, 'admin'), notInArray(user.id, [one.userId, other.userId])));
    const answers = await Promise.all([
      app.call(contract.deleteUser, { ...on(other, { typed: other.mobile }), token: one.token }),
      deed === 'delete'
        ? app.call(contract.deleteUser, { ...on(one, { typed: one.mobile }), token: other.token })
        : app.call(contract.changeRole, { ...on(one, { role: 'user' }), token: other.token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await inCharge()).toHaveLength(1);
  }
  await app.context.db.update(user).set({ role: 'admin' }).where(eq(user.id, admin.userId));
});

test('a person is deleted once their number was typed; oneself is neither locked nor deleted', async () => {
  const person = await app.person();
  const wrong = await app.call(contract.deleteUser, on(person, { typed: '13800000000' }));
  expect(wrong.error.errorCode).toBe('not_confirmed');
  expect(await isIn(person)).toBe(200);
  const pseudonym = await pseudonymOf(person);
  const deleted = await app.call(contract.deleteUser, on(person, { typed: person.mobile }));
  expect(deleted.body.removed).toHaveProperty('conversations');
  expect((await app.call(contract.getUser, on(person))).status).toBe(404);
  expect(await deedsOn(pseudonym)).toEqual([['forgotten', admin.userId]]);
  for (const answer of [
    await app.call(contract.lockUser, on(admin, { isLocked: true })),
    await app.call(contract.deleteUser, on(admin, { typed: admin.mobile })),
  ])
    expect(answer.error.errorCode).toBe('own_account');
});

test('a guest is deleted by its id, and made no administrator', async () => {
  const guest = await app.guest();
  expect((await app.call(contract.changeRole, on(guest, { role: 'admin' }))).status).toBe(404);
  expect((await app.call(contract.deleteUser, on(guest, { typed: guest.userId }))).status).toBe(200);
});
