import * as account from '@mingfa/contract/account';
import * as chat from '@mingfa/contract/chat';
import * as rights from '@mingfa/contract/rights';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { auditEvent } from '../../../db/schema/audit.ts';
import { accountDeletion } from '../../../db/schema/rights.ts';
import { plainChatParts } from '../../../testing/chat-parts.ts';
import { enter, makeSampleWorld } from '../../../testing/sample-world.ts';
import { codeOf, switchOnSecondFactor } from '../../../testing/second-factor.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { repeatDeletions } from './repeat-deletions.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
const codes = new Map<string, string>();
beforeAll(async () => {
  server = await openTestApp({
    chat: plainChatParts(),
    sms: {
      kind: 'webhook',
      async sendCode({ mobile, code }) {
        codes.set(mobile, code);
      },
    },
  });
});
afterAll(() => server.close());

const ask = ({ token }: TestPerson, body: object) => server.call(rights.requestDeletion, { token, body });
const describe = ({ token }: TestPerson) => server.call(rights.getDeletion, { token });
const receiptOf = async (receiptKey: string) =>
  (await server.call(rights.getDeletionReceipt, { params: { receiptKey } })).body;
const isThere = async ({ userId }: TestPerson) =>
  (await server.context.db.$count(user, eq(user.id, userId))) === 1;

test('what goes and what stays is listed with counts, and the receipt says by table what went', async () => {
  const person = await enter(server, 'user');
  const world = makeSampleWorld(server, person);
  await world.answer();
  await world.lawNote();
  const { body } = await describe(person);
  expect(body).toMatchObject({ waiting: null, onlyAdministrator: false });
  expect(body.goes).toContainEqual({ kind: 'law_notes', things: 1, rows: 1 });
  const conversations = body.goes.find(({ kind }) => kind === 'conversations');
  // The conversation and the run of its answer; two messages and the run's events hang on them.
  expect(conversations?.things).toBe(2);
  expect(conversations?.rows).toBeGreaterThan(4);
  expect(body.stays.map(({ what }) => what)).toEqual(expect.arrayContaining(['counters', 'logs', 'backups']));

  const asked = await ask(person, { password: TEST_PASSWORD, waitingDays: 0 });
  expect(asked.status).toBe(200);
  await server.app.idle();
  expect(await isThere(person)).toBe(false);
  const receipt = await receiptOf(asked.body.receiptKey);
  expect(receipt.finishedAt).not.toBeNull();
  expect(receipt.removed).toEqual(
    expect.arrayContaining([
      { kind: 'account', table: 'user', rows: 1 },
      { kind: 'conversations', table: 'conversation', rows: 1 },
      { kind: 'conversations', table: 'message', rows: 2 },
      { kind: 'law_notes', table: 'law_note', rows: 1 },
    ]),
  );
  expect(receipt.kept).toContainEqual(expect.objectContaining({ table: 'audit_event', what: 'audit' }));
  const [row] = await server.context.db.select().from(accountDeletion);
  expect(JSON.stringify(row)).not.toContain(person.userId);
  expect((await server.call(account.getProfile, { token: person.token })).status).toBe(401);

  server.clock.advance(31 * DAY_MS);
  await server.app.keepHouse();
  const gone = await server.call(rights.getDeletionReceipt, {
    params: { receiptKey: asked.body.receiptKey },
  });
  expect(gone.status).toBe(404);
});

test('while a deletion waits the account works; cancelled it stays, else it goes when it is due', async () => {
  const person = await enter(server, 'user');
  const asked = await ask(person, { password: TEST_PASSWORD });
  expect(new Date(asked.body.dueAt).getTime()).toBe(server.clock.now().getTime() + 7 * DAY_MS);
  expect((await ask(person, { password: TEST_PASSWORD })).error.errorCode).toBe('deletion_under_way');
  const profile = await server.call(account.getProfile, { token: person.token });
  expect(profile.body.deletionDueAt).toBe(asked.body.dueAt);
  expect((await server.call(chat.startConversation, { token: person.token, body: {} })).status).toBe(200);
  expect((await server.call(rights.cancelDeletion, { token: person.token })).status).toBe(200);
  expect((await server.call(rights.cancelDeletion, { token: person.token })).status).toBe(404);
  expect((await describe(person)).body.waiting).toBeNull();

  await ask(person, { password: TEST_PASSWORD, waitingDays: 15 });
  server.clock.advance(14 * DAY_MS);
  await server.app.keepHouse();
  await server.app.idle();
  expect(await isThere(person)).toBe(true);
  server.clock.advance(DAY_MS + 1000);
  await server.app.idle();
  expect(await isThere(person)).toBe(false);
});

test('a wrong password is 422 and slows; a code by SMS stands for it, and the second factor is asked for', async () => {
  const person = await enter(server, 'user');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wrong = await ask(person, { password: 'not it at all' });
    if (wrong.status !== 429) expect([wrong.status, wrong.error.errorCode]).toEqual([422, 'wrong_password']);
  }
  const factor = await switchOnSecondFactor(server, person).catch(() => null);
  expect(factor).toBeNull();
  server.clock.advance(2 * 3_600_000);
  const { address } = await switchOnSecondFactor(server, person);
  await server.call(account.sendSmsCode, { body: { mobile: person.mobile, purpose: 'confirm' } });
  const code = codes.get(person.mobile);
  expect((await ask(person, { code })).error.errorCode).toBe('second_factor_required');
  server.clock.advance(60_000);
  const given = { code, secondFactor: codeOf(server, address) };
  expect((await ask(person, { ...given, code: '000000' })).error.errorCode).toBe('wrong_code');
  expect((await ask(person, given)).status).toBe(200);
});

test('the last administrator cannot, not even one who became it while the deletion waited', async () => {
  const { db } = server.context;
  await db.update(user).set({ role: 'user' });
  const [first, second] = [await enter(server, 'admin'), await enter(server, 'admin')];
  expect((await ask(first, { password: TEST_PASSWORD, waitingDays: 1 })).status).toBe(200);
  expect((await ask(second, { password: TEST_PASSWORD, waitingDays: 0 })).status).toBe(200);
  await server.app.idle();
  expect((await ask(first, { password: TEST_PASSWORD })).error.errorCode).toBe('last_administrator');
  expect((await describe(first)).body.onlyAdministrator).toBe(true);
  server.clock.advance(2 * DAY_MS);
  await server.app.idle();
  expect(await isThere(first)).toBe(true);
  expect(await db.$count(accountDeletion, eq(accountDeletion.userId, first.userId))).toBe(0);
});

test('whoever was deleted and is back is deleted again, and nobody else', async () => {
  const [gone, other] = [await enter(server, 'user'), await enter(server, 'user')];
  await ask(gone, { password: TEST_PASSWORD, waitingDays: 0 });
  await server.app.idle();
  expect(await repeatDeletions(server.app.context)).toBe(0);
  const { db, clock } = server.context;
  await db
    .insert(user)
    .values({ id: gone.userId, role: 'user', mobile: gone.mobile, createdAt: clock.now() });
  expect(await repeatDeletions(server.app.context)).toBe(1);
  expect([await isThere(gone), await isThere(other)]).toEqual([false, true]);
});

test('the audit tells what was done under a pseudonym, and nothing says whose it was', async () => {
  const person = await enter(server, 'user');
  const { db } = server.context;
  const [row] = await db.select().from(user).where(eq(user.id, person.userId));
  await ask(person, { password: TEST_PASSWORD, waitingDays: 0 });
  await server.app.idle();
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.thingId, row?.auditPseudonym ?? ''))
    .orderBy(auditEvent.id);
  expect(events.map(({ action, userId }) => [action, userId])).toEqual([
    ['deletion_asked', null],
    ['forgotten_as_asked', null],
  ]);
  expect(events[0]?.pseudonym).toBe(row?.auditPseudonym);
});
