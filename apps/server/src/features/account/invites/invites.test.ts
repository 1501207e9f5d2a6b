import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/invite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteClaim, inviteRequest, user, vipGrant } from '../../../db/schema/account.ts';
import { auditEvent } from '../../../db/schema/audit.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { TEST_NOW } from '../../../testing/test-database.ts';
import { forgetOldRows } from '../forget-old-rows.ts';
import { forgetPerson } from '../forget-person.ts';
import { claimPersonalCode } from './claim-invite.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
let administrator: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  administrator = await server.admin();
});
beforeEach(() => server.clock.set(TEST_NOW));
afterAll(() => server.close());

const infoOf = async ({ token }: TestPerson) => (await server.call(contract.getRewardInfo, { token })).body;
const claim = (by: TestPerson, code: string, address = '10.1.0.1') =>
  server.call(contract.claimInvite, { token: by.token, body: { code }, address });
const profileOf = async ({ token }: TestPerson) => (await server.call(account.getProfile, { token })).body;
const inDays = (days: number) => new Date(Date.parse(TEST_NOW) + days * DAY_MS).toISOString();

test('a code gives both sides a week, ends by itself, and is told with masked names', async () => {
  const [inviter, claimer] = [await server.person(), await server.person()];
  await server.call(account.updateProfile, { token: claimer.token, body: { nickname: '楚云飞' } });
  const { code, link } = await infoOf(inviter);
  expect(link).toBe(`/sign_up?invite=${code}`);
  expect((await claim(claimer, ` ${code.toLowerCase()} `)).body).toEqual({ days: 7 });
  for (const one of [inviter, claimer])
    expect(await profileOf(one)).toMatchObject({ is_vip: true, vip_exp: inDays(7) });
  expect(await infoOf(inviter)).toMatchObject({
    code,
    invited: [{ name: '楚**' }],
    invitedTotal: 1,
    daysEarned: 7,
    daysThisMonth: 7,
    daysLeftThisMonth: 63,
    hasClaimed: false,
    grants: [{ source: 'reward', days: 7, until: inDays(7) }],
  });
  expect(await infoOf(claimer)).toMatchObject({ hasClaimed: true, grants: [{ source: 'code', days: 7 }] });
  server.clock.advance(7 * DAY_MS);
  expect(await profileOf(claimer)).toMatchObject({ is_vip: false });
});

test('a code is entered once in a life, not one’s own, and not of somebody whom one brought', async () => {
  const [first, second, third] = [await server.person(), await server.person(), await server.person()];
  const codeOf = async (one: TestPerson) => (await infoOf(one)).code;
  expect((await claim(first, await codeOf(first))).error.errorCode).toBe('invite_own');
  expect((await claim(second, await codeOf(first))).status).toBe(200);
  expect((await claim(third, await codeOf(second))).status).toBe(200);
  expect((await claim(first, await codeOf(third))).error.errorCode).toBe('invite_circle');
  expect((await claim(first, await codeOf(second))).error.errorCode).toBe('invite_circle');
  expect((await claim(third, await codeOf(first))).error.errorCode).toBe('invite_claimed');
  expect((await claim(first, 'ABCDEFGH')).error.errorCode).toBe('wrong_invite');
});

test('of 200 tries at once by one person one counts', async () => {
  const [inviter, claimer] = [await server.person(), await server.person()];
  const { code } = await infoOf(inviter);
  const { context } = server.app;
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      context.db.transaction((tx) => claimPersonalCode(context, tx, { code, userId: claimer.userId })),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await server.context.db.$count(vipGrant, eq(vipGrant.userId, claimer.userId))).toBe(1);
  expect(await infoOf(inviter)).toMatchObject({ invitedTotal: 1, daysEarned: 7 });
});

test('of two who enter each other’s code at once one succeeds: there is no circle', async () => {
  const [one, other] = [await server.person(), await server.person()];
  const codes = [(await infoOf(one)).code, (await infoOf(other)).code];
  const answers = await Promise.all([
    claim(one, codes[1] ?? '', '10.2.0.1'),
    claim(other, codes[0] ?? '', '10.2.0.2'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('200 people at once bring an inviter the month’s cap and no more; next month counts anew', async () => {
  const inviter = await server.person();
  const { code } = await infoOf(inviter);
  const { context } = server.app;
  const people = Array.from({ length: 200 }, () => server.context.ids.make('user'));
  await server.context.db
    .insert(user)
    .values(people.map((id) => ({ id, role: 'user' as const, createdAt: server.clock.now() })));
  const join = (userId: string) =>
    context.db.transaction((tx) => claimPersonalCode(context, tx, { code, userId }));
  await Promise.all(people.map(join));
  expect(await infoOf(inviter)).toMatchObject({ invitedTotal: 200, daysEarned: 70, daysLeftThisMonth: 0 });
  expect(await profileOf(inviter)).toMatchObject({ vip_exp: inDays(70) });
  server.clock.advance(31 * DAY_MS);
  await join((await server.person()).userId);
  const { body } = await server.call(account.passwordLogin, {
    body: { username: inviter.mobile, password: TEST_PASSWORD },
  });
  expect(await infoOf({ ...inviter, token: body.token })).toMatchObject({ daysEarned: 77, daysThisMonth: 7 });
});

test('registration by invite takes a code for one registration and somebody’s own', async () => {
  const inviter = await server.person();
  const { code } = await infoOf(inviter);
  const save = (registration: 'open' | 'invite') =>
    server.call(admin.saveSettings, { token: administrator.token, body: { registration, guests: true } });
  await save('invite');
  try {
    const register = (mobile: string, inviteCode: string) =>
      server.call(account.register, {
        body: { mobile, password: 'correct horse', agreed: true, inviteCode },
        address: `10.3.0.${mobile.slice(-2)}`,
      });
    const joined = await register('13500000001', code);
    expect(joined.body.profile).toMatchObject({ is_vip: true, vip_exp: inDays(7) });
    const { body: single } = await server.call(admin.createInvite, { token: administrator.token });
    expect((await register('13500000002', single.code)).body.profile.is_vip).toBe(false);
    expect((await register('13500000003', single.code)).error.errorCode).toBe('wrong_invite');
    expect((await register('13500000003', 'ABCDEFGH')).error.errorCode).toBe('wrong_invite');
  } finally {
    await save('open');
  }
});

const ask = (mobile: string, address = '10.4.0.1') =>
  server.call(contract.requestInvite, {
    body: { name: '楚云飞', mobile, reason: '想试用', agreed: true },
    address,
  });
const listed = async (q: string, state?: string) =>
  (await server.call(contract.listInviteRequests, { token: administrator.token, query: { q, state } })).body;

test('a request is answered alike whether the number is known, asked before, or new; and slowed', async () => {
  const known = await server.person();
  const answers = [await ask(known.mobile), await ask('13600000001'), await ask('13600000001')];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { done: true }]);
  expect((await listed('13600000001')).total).toBe(1);
  await ask('13600000001');
  expect((await ask('13600000001')).error.errorCode).toBe('rate_limited');
});

test('an administrator approves with a code that registers, or refuses with a reason; each once, and recorded', async () => {
  for (const [index, mobile] of ['13600000002', '13600000003'].entries())
    await ask(mobile, `10.5.${index}.1`);
  const [wanted, unwanted] = [(await listed('13600000002')).items[0], (await listed('13600000003')).items[0]];
  const { token } = administrator;
  const params = { requestId: wanted?.requestId ?? '' };
  const approvals = await Promise.all(
    [1, 2].map(() => server.call(contract.approveInviteRequest, { token, params })),
  );
  expect(approvals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const approved = approvals.find(({ status }) => status === 200)?.body;
  expect(approved).toMatchObject({ state: 'approved', sent: false });
  const body = { mobile: '13600000002', password: 'correct horse', agreed: true, inviteCode: approved?.code };
  expect((await server.call(account.register, { body, address: '10.5.9.1' })).status).toBe(200);
  const refusal = { token, params: { requestId: unwanted?.requestId ?? '' }, body: { reason: '暂不开放' } };
  expect((await server.call(contract.refuseInviteRequest, refusal)).body).toMatchObject({
    state: 'refused',
    answer: '暂不开放',
    code: null,
  });
  expect((await server.call(contract.refuseInviteRequest, refusal)).error.errorCode).toBe('request_decided');
  const events = await server.context.db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.thingKind, 'invite_request'));
  expect(events.map(({ action }) => action)).toEqual(['approved', 'refused']);
});

test('a request goes 90 days after its decision, and with the person, also without an account', async () => {
  await ask('13600000004', '10.6.0.1');
  const [one] = (await listed('13600000004')).items;
  const params = { requestId: one?.requestId ?? '' };
  await server.call(contract.approveInviteRequest, { token: administrator.token, params });
  server.clock.advance(89 * DAY_MS);
  await forgetOldRows(server.app.context);
  const held = () => server.context.db.$count(inviteRequest, eq(inviteRequest.mobile, '13600000004'));
  expect(await held()).toBe(1);
  server.clock.advance(2 * DAY_MS);
  await forgetOldRows(server.app.context);
  expect(await held()).toBe(0);
  server.clock.set(TEST_NOW);
  // Its session went with the old rows.
  administrator = await server.admin();
  await ask('13600000005', '10.6.0.2');
  const forgotten = await forgetPerson(onCommandLine(server.app.context), { mobile: '13600000005' });
  expect(forgotten).toEqual({ inviteRequests: 1, leftNumbers: 0 });
});

test('an administrator gives VIP days or an end, with a reason that the person sees; forgetting takes all of it', async () => {
  const [person, friend] = [await server.person(), await server.person()];
  const give = (body: object) => server.call(contract.giveVip, { token: administrator.token, body });
  const { body } = await give({ mobile: person.mobile, days: 30, reason: '试用' });
  expect(body.vip_exp).toBe(inDays(30));
  const ended = await give({ userId: person.userId, until: '2026-11-25', reason: '改短' });
  expect(ended.body.vip_exp).toBe('2026-11-25T16:00:00.000Z');
  const forEver = await give({ userId: friend.userId, until: '9999-12-31', reason: '长期' });
  expect(forEver.body.vip_exp).toBe('9999-12-31T16:00:00.000Z');
  await claim(friend, (await infoOf(person)).code);
  const { grants } = await infoOf(person);
  expect(grants.map(({ source, reason }) => [source, reason])).toContainEqual(['administrator', '改短']);
  expect((await give({ mobile: '13600009999', days: 1, reason: '无' })).error.errorCode).toBe('not_found');
  expect((await give({ mobile: person.mobile, reason: '无' })).error.errorCode).toBe('invalid_input');
  await forgetPerson(onCommandLine(server.app.context), { mobile: person.mobile });
  const { db } = server.context;
  expect(await db.$count(vipGrant, eq(vipGrant.userId, person.userId))).toBe(0);
  const [left] = await db.select().from(inviteClaim).where(eq(inviteClaim.userId, friend.userId));
  expect(left).toMatchObject({ inviterId: null });
});
