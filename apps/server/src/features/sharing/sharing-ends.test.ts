import { listQuotas } from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/share';
import { BUILT_IN_MODEL_NAME } from '@mingfa/contract/words-origin';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { conversation, message } from '../../db/schema/chat.ts';
import { run } from '../../db/schema/run.ts';
import { share } from '../../db/schema/share.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeShare, readShare, textsIn, updateShare } from '../../testing/share-told.ts';
import { sourceOf, tellPrivately } from '../../testing/tell-privately.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { forgetPerson } from '../account/index.ts';
import { shareReference } from './share-reference.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
});
afterAll(() => server.close());

const codeOf = async (shareId: string) => (await readShare(server, shareId)).error?.errorCode;
const listed = async ({ token }: TestPerson) =>
  (await server.call(contract.listShares, { token })).body.items;

test('a share dies with its source at once, its snapshot with the next housekeeping', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, {}, told);
  const body = { conversationIds: [told.conversationId] };
  await server.call(chat.deleteConversations, { token: person.token, body });
  expect(await codeOf(shareId)).toBe('share_gone');
  expect(await listed(person)).toMatchObject([{ shareId, state: 'source_gone' }]);
  await server.app.keepHouse();
  const [row] = await server.context.db.select().from(share).where(eq(share.id, shareId));
  expect([row?.content, row?.marksSealed]).toEqual([null, null]);
});

test('a share dies with its owner, and does not open while the account is disabled', async () => {
  const person = await server.person();
  const { shareId } = await makeShare(server, person, {});
  const { db } = server.context;
  const disable = (disabled: boolean) => db.update(user).set({ disabled }).where(eq(user.id, person.userId));
  await disable(true);
  expect(await codeOf(shareId)).toBe('share_gone');
  await disable(false);
  expect(await codeOf(shareId)).toBeUndefined();
  const removed = await forgetPerson(onCommandLine(server.app.context), { mobile: person.mobile });
  expect(removed.shares).toBe(1);
  expect(await codeOf(shareId)).toBe('share_gone');
  expect(await db.$count(share, eq(share.id, shareId))).toBe(0);
});

test('with sharing switched off nothing is made and nothing opens', async () => {
  const administrator = await server.admin();
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, {}, told);
  const set = (sharing: boolean) =>
    server.call(admin.saveSettings, {
      token: administrator.token,
      body: { registration: 'open', guests: true, sharing },
    });
  await set(false);
  const refused = await server.call(contract.createShare, {
    token: person.token,
    body: { source: sourceOf(told), expiresOn: null },
  });
  expect(refused.error.errorCode).toBe('sharing_off');
  expect(await codeOf(shareId)).toBe('share_gone');
  await set(true);
  expect(await codeOf(shareId)).toBeUndefined();
});

test('an administrator sees shares without their words, and ends one with a reason its owner reads', async () => {
  const administrator = await server.admin();
  const person = await server.person();
  const { shareId } = await makeShare(server, person, { note: '秘密附言' });
  const { token } = administrator;
  const all = await server.call(contract.listAllShares, { token });
  const reference = shareReference(shareId);
  const known = all.body.items.find((item) => item.reference === reference);
  expect(known).toMatchObject({ type: 'conversation', isRedacted: true, hasPassword: false });
  expect(all.text).not.toMatch(/押金|秘密/);
  // Its id is its address: whoever administers does not read what is shared.
  expect(all.text).not.toContain(shareId);
  const reported = await server.call(contract.listAllShares, { token, query: { shareId } });
  expect(reported.body.items.map((item) => item.reference)).toEqual([reference]);
  const reason = '侵害他人隐私';
  const end = () => server.call(contract.revokeAnyShare, { token, params: { reference }, body: { reason } });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(404);
  expect(await codeOf(shareId)).toBe('share_gone');
  expect(await listed(person)).toMatchObject([{ state: 'ended_by_administrator', endedReason: reason }]);
  const update = await updateShare(server, person, shareId);
  expect(update.status).toBe(404);
  const events = await server.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, reference));
  expect(events.map(({ action, userId }) => [action, userId])).toEqual([
    ['made', person.userId],
    ['ended', administrator.userId],
  ]);
});

test('an update takes what was said since, with the same choices; what stands elsewhere stays', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, { viewLimit: 5, note: '供王建国参考' }, told);
  const { token } = person;
  const question = '王建国又涨租金，怎么办？';
  await server.call(chat.streamAnswer, { token, body: { conversationId: told.conversationId, question } });
  const before = textsIn((await readShare(server, shareId)).body.content);
  expect(before).toHaveLength(2);
  const updated = await updateShare(server, person, shareId);
  expect(updated.body).toMatchObject({ viewLimit: 5, views: 1, note: '供王某参考' });
  const texts = textsIn((await readShare(server, shareId)).body.content);
  expect(texts).toHaveLength(4);
  expect(texts[2]).toBe('王某又涨租金，怎么办？');
});

test('other branches are not shared', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { token } = person;
  const body = { conversationId: told.conversationId, question: '另一个分支的问题', parentId: null };
  await server.call(chat.streamAnswer, { token, body });
  await server.call(chat.selectBranch, { token, body: { messageId: told.answerId } });
  const { shareId } = await makeShare(server, person, {}, told);
  const { text, body: item } = await readShare(server, shareId);
  expect(textsIn(item.content)).toHaveLength(2);
  expect(text).not.toContain('另一个分支');
});

test('what is being written is not shared', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { db } = server.context;
  await db.update(run).set({ state: 'running' }).where(eq(run.subjectId, told.answerId));
  const body = { source: sourceOf(told), expiresOn: null };
  const answer = await server.call(contract.createShare, { token: person.token, body });
  expect(answer.error.errorCode).toBe('run_in_progress');
  await db.update(run).set({ state: 'finished' }).where(eq(run.subjectId, told.answerId));
});

test('a reader goes on in a conversation of their own, a guest too, and nothing is asked anew', async () => {
  const person = await server.person();
  const { shareId } = await makeShare(server, person, { viewLimit: 2 });
  const guest = await server.guest();
  const goOn = (token: string) => server.call(contract.continueShare, { token, params: { shareId } });
  const copied = await goOn(guest.token);
  expect(copied.body).toMatchObject({ title: '赵某的押金', messageCount: 2, activeRunId: null, clone: null });
  const { conversationId } = copied.body;
  // What somebody else asked is no question of the reader's day.
  const { items } = (await server.call(listQuotas, { token: guest.token })).body;
  expect(items.find(({ kind }) => kind === 'question')?.used).toBe(0);
  const { body } = await server.call(chat.listMessages, { token: guest.token, query: { conversationId } });
  // What wrote an answer goes with it: the copy is labelled as its original is.
  expect(body.items.map(({ role, run: written }) => [role, written?.model, written?.state])).toEqual([
    ['user', undefined, undefined],
    ['assistant', BUILT_IN_MODEL_NAME, 'finished'],
  ]);
  expect(JSON.stringify(body.items)).not.toMatch(/赵明远|秘密/);
  const { db } = server.context;
  const rows = await db
    .select()
    .from(message)
    .where(eq(message.conversationId, conversationId))
    .orderBy(asc(message.depth));
  expect(rows[1]?.parentId).toBe(rows[0]?.id);
  const asked = { conversationId, question: '还有别的办法吗？' };
  expect((await server.call(chat.streamAnswer, { token: guest.token, body: asked })).status).toBe(200);
  // Each copy by another browser is a view.
  expect((await goOn(person.token)).status).toBe(200);
  expect((await goOn(person.token)).error.errorCode).toBe('share_gone');
  expect(await db.$count(conversation, eq(conversation.ownerId, guest.userId))).toBe(1);
});

test('a last day that is over is refused; an expired share opens again, until its snapshot has gone', async () => {
  const person = await server.person();
  const today = server.clock.now().toISOString().slice(0, 10);
  const { shareId } = await makeShare(server, person, { expiresOn: today });
  const edit = (expiresOn: string | null) =>
    server.call(contract.editShare, { token: person.token, params: { shareId }, body: { expiresOn } });
  expect((await edit('2026-01-01')).error.errorCode).toBe('invalid_input');
  server.clock.advance(29 * 24 * 3_600_000);
  await server.app.keepHouse();
  const session = await server.context.db.select().from(share).where(eq(share.id, shareId));
  expect(session[0]?.content).not.toBeNull();
  expect(await codeOf(shareId)).toBe('share_gone');
  server.clock.advance(3 * 24 * 3_600_000);
  await server.app.keepHouse();
  const [row] = await server.context.db.select().from(share).where(eq(share.id, shareId));
  expect(row?.content).toBeNull();
});

test('a snapshot that is taken anew while an administrator ends its share does not come back', async () => {
  const administrator = await server.admin();
  const person = await server.person();
  const { shareId } = await makeShare(server, person, {});
  await Promise.all([
    updateShare(server, person, shareId),
    server.call(contract.revokeAnyShare, {
      token: administrator.token,
      params: { reference: shareReference(shareId) },
      body: { reason: '侵害他人隐私' },
    }),
  ]);
  const [row] = await server.context.db.select().from(share).where(eq(share.id, shareId));
  expect(row?.content).toBeNull();
});

test('a reader whose copy fails has not seen the share: nothing is counted, and nothing opens', async () => {
  const person = await server.person();
  const told = await tellPrivately(server, person);
  const { shareId } = await makeShare(server, person, { viewLimit: 1 }, told);
  const { db } = server.context;
  await db
    .update(share)
    .set({ content: { kind: 'sheet', blocks: [] } })
    .where(eq(share.id, shareId));
  const guest = await server.guest();
  const failed = await server.call(contract.continueShare, { token: guest.token, params: { shareId } });
  expect([failed.error.errorCode, failed.headers['set-cookie']]).toEqual(['share_gone', undefined]);
  expect((await listed(person)).find((one) => one.shareId === shareId)).toMatchObject({ views: 0 });
});
