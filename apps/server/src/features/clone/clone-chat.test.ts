import * as chatContract from '@mingfa/contract/chat';
import * as cloneContract from '@mingfa/contract/clone';
import * as contract from '@mingfa/contract/clone-chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { conversation } from '../../db/schema/chat.ts';
import { clone } from '../../db/schema/clone.ts';
import { cloneUsers } from '../../testing/clone-users.ts';
import { completeClone } from '../../testing/complete-clone.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';

let app: TestApp;
let maker: TestPerson;
let asker: TestPerson;
let users: ReturnType<typeof cloneUsers>;
beforeAll(async () => {
  app = await openTestApp({ parser: textParser() });
});
afterAll(() => app.close());
beforeEach(async () => {
  maker = await app.person();
  asker = await app.person();
  users = cloneUsers(app, maker, asker);
});

const start = (body: object, who = asker) => app.call(contract.startConversation, { token: who.token, body });
const ask = (body: object, who = asker) =>
  app.call(contract.streamAnswer, { token: who.token, body: { question: '押金不退怎么办？', ...body } });
const read = (conversationId: string, who = asker) =>
  app.call(contract.getConversation, { token: who.token, query: { conversationId } });
async function cloneOf(conversationId: string, who = asker) {
  return (await read(conversationId, who)).body.clone;
}
async function history(who = asker): Promise<[string[], string[]]> {
  const query = {};
  const all = await app.call(chatContract.listConversations, { token: who.token, query });
  const withClones = await app.call(contract.listConversations, { token: who.token, query });
  return [all, withClones].map(({ body }) => body.items.map((one) => one.conversationId)) as never;
}

test('who may use a clone: whoever has its link, everybody in the square, its maker; nobody else, and guests too', async () => {
  const appId = await users.makeClone();
  expect((await start({ appId })).status).toBe(404);
  expect((await start({ appId }, maker)).error.errorCode).toBe('clone_withdrawn');
  const linkId = (await users.publish(appId)).linkId ?? '';
  const guest = await app.guest();
  for (const who of [asker, guest, await app.admin()]) {
    expect((await start({ appId }, who)).status).toBe(404);
    expect((await start({ appId, linkId: 'wrong' }, who)).status).toBe(404);
    expect((await start({ appId, linkId }, who)).status).toBe(200);
  }
  expect((await start({ appId }, maker)).body.clone).toMatchObject({ isOwn: true, version: 1 });
  const opened = await app.call(contract.openCloneByLink, { token: guest.token, params: { linkId } });
  expect(opened.body).toMatchObject({ appId, name: '租房小助手', version: 1, showsOriginals: false });
  expect(opened.text).not.toContain('律师，为普通人');

  const params = { appId };
  await app.call(cloneContract.changeVisibility, {
    token: maker.token,
    params,
    body: { visibility: 'square' },
  });
  await app.context.db.update(clone).set({ listedAt: null }).where(eq(clone.id, appId));
  expect((await start({ appId })).status).toBe(404);
  await app.context.db.update(clone).set({ listedAt: new Date() }).where(eq(clone.id, appId));
  expect((await start({ appId }, guest)).body.clone).toMatchObject({ appId, state: 'open', isOwn: false });
  const byLink = await app.call(contract.openCloneByLink, { token: guest.token, params: { linkId } });
  expect(byLink.status).toBe(404);
});

test('a conversation stays with its version, is offered the newer, and takes it when asked', async () => {
  const which = await users.offer();
  const { conversationId } = await users.answerTo(which);
  await users.edit(which.appId, { name: '租房大助手' });
  expect(await cloneOf(conversationId)).toMatchObject({ version: 1, newerVersion: null });
  await users.publish(which.appId);
  expect(await cloneOf(conversationId)).toMatchObject({ version: 1, newerVersion: 2, name: '租房小助手' });
  const taken = await app.call(contract.takeNewerVersion, {
    token: asker.token,
    body: { conversationId },
  });
  expect(taken.body.clone).toMatchObject({ version: 2, newerVersion: null, name: '租房大助手' });
  const again = await start(which);
  expect(again.body.clone).toMatchObject({
    version: 2,
    appId: which.appId,
    isTest: false,
    sharedSince: null,
  });
});

test('what is withdrawn, renewed or deleted ends with 409 and stays readable under its name', async () => {
  const which = await users.offer();
  const { appId } = which;
  const { conversationId } = await users.answerTo(which);
  const params = { appId };
  const change = (body: object) =>
    app.call(cloneContract.changeVisibility, { token: maker.token, params, body });
  await change({ visibility: 'link', renewLink: true });
  expect((await ask({ conversationId })).error.errorCode).toBe('clone_withdrawn');
  expect(await cloneOf(conversationId)).toMatchObject({ state: 'withdrawn', appId });

  const linkId = (await change({ visibility: 'link' })).body.linkId ?? '';
  app.clock.advance(1000);
  const second = (await users.answerTo({ appId, linkId })).conversationId;
  await app.call(cloneContract.unpublishClone, { token: maker.token, body: { appId } });
  const messages = await app.call(chatContract.listMessages, {
    token: asker.token,
    query: { conversationId: second },
  });
  expect(messages.body.items.length).toBe(2);
  const messageId = messages.body.items[1]?.messageId;
  for (const answer of [
    await ask({ conversationId: second }),
    await app.call(chatContract.streamAnswer, {
      token: asker.token,
      body: { conversationId: second, question: '还有呢' },
    }),
    await app.call(contract.regenerateAnswer, { token: asker.token, body: { messageId } }),
    await app.call(contract.takeNewerVersion, { token: asker.token, body: { conversationId: second } }),
  ])
    expect([answer.status, answer.error?.errorCode]).toEqual([409, 'clone_withdrawn']);
  expect((await start({ appId, linkId })).status).toBe(404);

  await app.call(cloneContract.deleteClone, { token: maker.token, params });
  expect(await cloneOf(second)).toMatchObject({ appId: null, name: '租房小助手', state: 'deleted' });
  expect((await ask({ conversationId: second })).error.errorCode).toBe('clone_withdrawn');
  expect(await history()).toEqual([
    [second, conversationId],
    [second, conversationId],
  ]);
});

test('the history lists both kinds, that of clones its own; a conversation without one is not found there', async () => {
  const which = await users.offer();
  const { conversationId } = await users.answerTo(which);
  app.clock.advance(1000);
  const plain = await app.call(chatContract.streamAnswer, {
    token: asker.token,
    body: { question: '试用期多长？' },
  });
  expect(plain.status).toBe(200);
  const [all, withClones] = await history();
  expect([all.length, all[1]]).toEqual([2, conversationId]);
  expect(withClones).toEqual([conversationId]);
  const [without = ''] = all;
  const query = { conversationId: without };
  const { token } = asker;
  const messages = await app.call(chatContract.listMessages, { token, query });
  const messageId = messages.body.items[1]?.messageId ?? '';
  const runId = messages.body.items[1]?.run?.runId ?? '';
  const statuses = [
    await read(without),
    await ask(query),
    await app.call(contract.listMessages, { token, query }),
    await app.call(contract.getMessage, { token, query: { messageId } }),
    await app.call(contract.regenerateAnswer, { token, body: { messageId } }),
    await app.call(contract.voteAnswer, { token, body: { messageId, vote: 'up' } }),
    await app.call(contract.resumeAnswer, { token, query: { runId } }),
    await app.call(contract.cancelRun, { token, body: { runId } }),
    await app.call(contract.updateTitle, { token, body: { ...query, title: '名' } }),
    await app.call(contract.exportConversation, { token, query: { ...query, format: 'md' } }),
    await app.call(contract.deleteConversations, { token, body: { conversationIds: [without] } }),
  ].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  await app.call(contract.clearConversations, { token });
  expect(await history()).toEqual([[without], []]);
});

test('a test is its maker’s, follows the draft, stands in no history, and is cleared alone', async () => {
  const appId = await users.makeClone();
  expect((await start({ appId, test: true })).status).toBe(404);
  const body = { appId, test: true, asViewer: true };
  const { conversationId } = await users.answerTo(body, maker);
  expect(await cloneOf(conversationId, maker)).toMatchObject({ isTest: true, version: null, state: 'open' });
  expect(await history(maker)).toEqual([[], []]);
  const kept = await users.answerTo({ question: '试用期多长？', appId, test: true }, maker);
  const reset = (chatId: string, who = maker) =>
    app.call(contract.resetTestChat, { token: who.token, params: { chatId } });
  expect((await reset(conversationId, asker)).status).toBe(404);
  expect((await reset(conversationId)).status).toBe(200);
  expect((await read(conversationId, maker)).body).toMatchObject({ messageCount: 0, title: '' });
  expect((await read(kept.conversationId, maker)).body.messageCount).toBe(2);
  await users.answerTo({ conversationId }, maker);
  await users.publish(appId);
  const used = await start({ appId }, maker);
  expect((await reset(used.body.conversationId)).status).toBe(404);
});

test('nobody’s words are shared without a yes; a yes covers what comes later, a no hides all at once', async () => {
  const which = await users.offer();
  const guest = await app.guest();
  const consent = (who = asker) =>
    app.call(contract.getConsent, { token: who.token, query: { appId: which.appId, linkId: which.linkId } });
  const give = (body: object, who = asker) => app.call(contract.giveConsent, { token: who.token, body });
  for (const who of [asker, guest]) {
    expect((await consent(who)).body).toEqual({ isAsked: true, allowed: null });
    expect((await give({ appId: which.appId, allowed: true }, who)).status).toBe(404);
    const before = await users.answerTo(which, who);
    expect((await give({ ...which, allowed: true }, who)).status).toBe(200);
    expect((await cloneOf(before.conversationId, who))?.sharedSince).toBeNull();
    const first = await users.answerTo(which, who);
    expect((await cloneOf(first.conversationId, who))?.sharedSince).toBe(app.clock.now().toISOString());
    app.clock.advance(60_000);
    const { conversationId } = before;
    await give({ conversationId, allowed: true }, who);
    const since = (await cloneOf(conversationId, who))?.sharedSince;
    expect(since).toBe(app.clock.now().toISOString());
    app.clock.advance(60_000);
    await give({ conversationId, allowed: true }, who);
    expect((await cloneOf(conversationId, who))?.sharedSince).toBe(since);
    await give({ appId: which.appId, allowed: false }, who);
    for (const id of [conversationId, first.conversationId])
      expect((await cloneOf(id, who))?.sharedSince).toBeNull();
    expect((await consent(who)).body).toEqual({ isAsked: true, allowed: false });
    expect((await give({ conversationId, allowed: false }, asker === who ? maker : asker)).status).toBe(404);
  }
  expect((await consent(maker)).body).toEqual({ isAsked: false, allowed: null });
  expect((await give({ ...which, allowed: true }, maker)).status).toBe(404);
  // A no is possible when the clone is gone from one's sight.
  await app.call(cloneContract.unpublishClone, { token: maker.token, body: { appId: which.appId } });
  expect((await give({ appId: which.appId, allowed: false })).status).toBe(200);
  expect((await give({ appId: which.appId, allowed: true })).status).toBe(404);
  const shared = await app.context.db
    .select()
    .from(conversation)
    .where(eq(conversation.cloneId, which.appId));
  expect(shared.filter(({ sharedSince }) => sharedSince !== null)).toEqual([]);
});

test('a clone answers as of its day, unless somebody says another', async () => {
  const scope = { ...completeClone().scope, asOf: '2019-06-01' };
  const which = await users.offer({ scope });
  const { conversationId } = await users.answerTo(which);
  const messages = await app.call(contract.listMessages, { token: asker.token, query: { conversationId } });
  expect(messages.body.items[1]?.run?.asOf).toBe('2019-06-01');
  expect((await read(conversationId)).body.asOf).toBeNull();
  const other = await users.answerTo({ ...which, asOf: '2021-03-01' });
  const later = await app.call(contract.listMessages, {
    token: asker.token,
    query: { conversationId: other.conversationId },
  });
  expect(later.body.items[1]?.run?.asOf).toBe('2021-03-01');
});

test('a clone answers in its language, whatever the pages and the question are in', async () => {
  const which = await users.offer({ language: 'zh-CN' });
  const english = { ...which, question: 'My landlord will not return the deposit, what can I do?' };
  expect((await users.answerTo(english)).text).toMatch(/[\u4e00-\u9fff]{6}/);
  const asked = await users.offer();
  const plain = await users.answerTo({ ...english, ...asked });
  const inEnglish = await users.offer({ language: 'en' });
  const chinese = await users.answerTo({ ...inEnglish, question: '押金不退怎么办？' });
  for (const { text } of [plain, chinese]) expect(text).toMatch(/[A-Za-z]+ [a-z]+ [a-z]+/);
});
