import * as account from '@mingfa/contract/account';
import * as invites from '@mingfa/contract/invite';
import * as rights from '@mingfa/contract/rights';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteClaim, leftNumber, quotaUse, user } from '../../db/schema/account.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-database.ts';
import { forgetOldRows } from './forget-old-rows.ts';
import { forgetPerson } from './forget-person.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
let households = 0;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => server.clock.set(TEST_NOW));
afterAll(() => server.close());

type Person = { token: string; userId: string; mobile: string };
function freshAddress(): string {
  households += 1;
  return `10.70.${households}.1`;
}
async function join(mobile: string, inviteCode?: string): Promise<Person & { isVip: boolean }> {
  const { body, text, status } = await server.call(account.register, {
    body: { mobile, password: TEST_PASSWORD, agreed: true, inviteCode },
    address: freshAddress(),
  });
  if (status !== 200) throw new Error(text);
  return { token: body.token, userId: body.profile.uuid, mobile, isVip: body.profile.is_vip };
}
async function leave({ token }: Person): Promise<string> {
  const { body } = await server.call(rights.requestDeletion, {
    token,
    body: { password: TEST_PASSWORD, waitingDays: 0 },
  });
  await server.app.idle();
  return body.receiptKey;
}
const infoOf = async ({ token }: Person) => (await server.call(invites.getRewardInfo, { token })).body;
const codeOf = async (person: Person) => (await infoOf(person)).code;
const claim = async ({ token }: Person, code: string) =>
  server.call(invites.claimInvite, { token, body: { code }, address: freshAddress() });
const changeNumber = ({ token }: Person, mobile: string) =>
  server.call(rights.changeMobile, { token, body: { password: TEST_PASSWORD, mobile } });
const use = (person: Person, used: number) =>
  server.context.db
    .insert(quotaUse)
    .values({ userId: person.userId, kind: 'question', day: todayInChina(server.clock), used });
const usedBy = async ({ token }: Person) => {
  const { body } = await server.call(account.listQuotas, { token });
  return body.items.find(({ kind }) => kind === 'question')?.used;
};
const kept = () => server.context.db.select().from(leftNumber).where(isNotNull(leftNumber.numberHash));

test('whoever deletes the account and registers again with the same number gets no invite days again', async () => {
  const inviter = await server.person();
  const code = await codeOf(inviter);
  const first = await join('13700000001', code);
  expect(first.isVip).toBe(true);
  await leave(first);
  const again = await join('13700000001', code);
  expect(again.isVip).toBe(false);
  expect((await claim(again, code)).error.errorCode).toBe('invite_claimed');
  expect(await infoOf(again)).toMatchObject({ hasClaimed: true, grants: [] });
  // A second time changes nothing.
  await leave(again);
  expect((await join('13700000001', code)).isVip).toBe(false);
  expect(await infoOf(inviter)).toMatchObject({ daysEarned: 7 });
});

test('a day’s quotas go on where they were, and begin anew at midnight', async () => {
  const before = await kept();
  const first = await join('13700000002');
  await use(first, 4);
  await leave(first);
  const again = await join('13700000002');
  expect(await usedBy(again)).toBe(4);
  await leave(again);
  expect(await usedBy(await join('13700000002'))).toBe(4);
  server.clock.advance(DAY_MS);
  await forgetOldRows(server.app.context);
  expect(await kept()).toHaveLength(before.length);
});

test('a number that was changed for another remembers alike, and brings it to who takes it', async () => {
  const inviter = await server.person();
  const code = await codeOf(inviter);
  const moving = await join('13700000003', code);
  await use(moving, 3);
  expect((await changeNumber(moving, '13700000004')).status).toBe(200);
  const next = await join('13700000003', code);
  expect(next.isVip).toBe(false);
  expect(await usedBy(next)).toBe(3);
  await leave(next);
  const other = await join('13700000005');
  await use(other, 1);
  await changeNumber(other, '13700000003');
  expect(await usedBy(other)).toBe(3);
  expect((await claim(other, code)).error.errorCode).toBe('invite_claimed');
});

test('a deletion breaks no chain of invites: whoever stands above cannot enter a code from below', async () => {
  const top = await join('13700000011');
  const middle = await join('13700000012', await codeOf(top));
  const bottom = await join('13700000013', await codeOf(middle));
  await leave(middle);
  expect((await claim(top, await codeOf(bottom))).error.errorCode).toBe('invite_circle');
  // Nor where the one in between came back, or two in a row are gone, or the top one came back.
  const back = await join('13700000012', await codeOf(top));
  const below = await join('13700000014', await codeOf(back));
  expect((await claim(top, await codeOf(below))).error.errorCode).toBe('invite_circle');
  const last = await join('13700000015', await codeOf(bottom));
  await leave(bottom);
  expect((await claim(top, await codeOf(last))).error.errorCode).toBe('invite_circle');
  await leave(top);
  const topAgain = await join('13700000011');
  expect((await claim(topAgain, await codeOf(last))).error.errorCode).toBe('invite_circle');
  // Its new place in the chain counts for the links it left, too.
  const outsider = await join('13700000016');
  expect((await claim(topAgain, await codeOf(outsider))).status).toBe(200);
  expect((await claim(outsider, await codeOf(last))).error.errorCode).toBe('invite_circle');
});

test('of a number a keyed hash stays for a year and then nothing, links without it while somebody hangs on them', async () => {
  const { db } = server.context;
  const before = await kept();
  const inviter = await join('13700000021');
  const friend = await join('13700000022', await codeOf(inviter));
  const receiptKey = await leave(inviter);
  const [row] = (await kept()).filter(({ id }) => before.every((one) => one.id !== id));
  expect(row).toMatchObject({ claimedAt: null, inviterId: null });
  expect(JSON.stringify(row)).not.toContain('13700000021');
  const { body } = await server.call(rights.getDeletionReceipt, { params: { receiptKey } });
  expect(JSON.stringify(body)).not.toContain('left_number');
  server.clock.advance(364 * DAY_MS);
  await forgetOldRows(server.app.context);
  expect((await kept()).map(({ id }) => id)).toContain(row?.id);
  server.clock.advance(2 * DAY_MS);
  await forgetOldRows(server.app.context);
  expect(await kept()).toEqual([]);
  const linkOf = () => db.$count(leftNumber, eq(leftNumber.id, row?.id ?? ''));
  expect(await linkOf()).toBe(1);
  await db.delete(user).where(eq(user.id, friend.userId));
  await forgetOldRows(server.app.context);
  expect(await linkOf()).toBe(0);
});

test('what stays of a number is listed before a deletion; an account without invites and use leaves nothing', async () => {
  const person = await join('13700000031');
  const { body } = await server.call(rights.getDeletion, { token: person.token });
  expect(body.stays).toContainEqual({ what: 'number', rows: null });
  const before = await kept();
  await leave(person);
  expect(await kept()).toEqual(before);
});

test('the operator forgets a number with the account, or later without one', async () => {
  const { context } = server.app;
  const code = await codeOf(await server.person());
  const one = await join('13700000041', code);
  const before = await kept();
  await forgetPerson(onCommandLine(context), { mobile: one.mobile });
  expect(await kept()).toEqual(before);
  await leave(await join('13700000041', code));
  expect(await kept()).toHaveLength(before.length + 1);
  const forgotten = await forgetPerson(onCommandLine(context), { mobile: '13700000041' });
  expect(forgotten).toEqual({ inviteRequests: 0, leftNumbers: 1 });
  expect((await join('13700000041', code)).isVip).toBe(true);
  expect(await server.context.db.$count(inviteClaim, eq(inviteClaim.userId, one.userId))).toBe(0);
});
