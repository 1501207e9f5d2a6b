import * as contract from '@mingfa/contract/chat';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotaUse } from '../../db/schema/account.ts';
import { answerFeedback, attachment, conversation, message } from '../../db/schema/chat.ts';
import { run } from '../../db/schema/run.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { moveGuestChats } from './move-guest-chats.ts';

let app: TestApp;
let me: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await openTestApp({ chat: plainChatParts(), parser: textParser() });
  me = await app.person();
  other = await app.person();
});
afterAll(() => app.close());

async function start(person = me): Promise<string> {
  const answer = await app.call(contract.startConversation, { token: person.token, body: {} });
  expect(answer.status).toBe(200);
  return answer.body.conversationId;
}
async function ask(conversationId: string, question: string, more: object = {}, person = me) {
  const answer = await app.call(contract.streamAnswer, {
    token: person.token,
    body: { conversationId, question, ...more },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return parseEvents(answer.text);
}
async function messagesOf(conversationId: string, query: object = {}) {
  const answer = await app.call(contract.listMessages, {
    token: me.token,
    query: { conversationId, pageSize: 100, ...query },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
const textIn = (item: contract.Message) =>
  item.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

test('a question is answered as a stream that a standard client can read, and is kept', async () => {
  const conversationId = await start();
  const events = await ask(conversationId, '试用期被辞退有没有赔偿');
  expect(textOf(events)).toBe('答：试用期被辞退有没有赔偿');
  expect(events.map((event) => event.cursor)).toEqual(events.map((_, index) => index + 1));
  expect(events[0]?.chunk).toMatchObject({
    type: 'start',
    messageMetadata: { conversationId, asOf: '2026-11-20', model: null },
  });
  const { items, total } = await messagesOf(conversationId);
  expect(total).toBe(2);
  expect(items.map((item) => [item.role, textIn(item)])).toEqual([
    ['user', '试用期被辞退有没有赔偿'],
    ['assistant', '答：试用期被辞退有没有赔偿'],
  ]);
  expect(items[1]?.run).toMatchObject({ state: 'finished', cursor: events.length, model: '内置引擎' });
  const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(held.body).toMatchObject({ title: '题：试用期被辞退有没有赔', messageCount: 2, activeRunId: null });
});

test('questions follow one another', async () => {
  const conversationId = await start();
  await ask(conversationId, '第一问');
  await ask(conversationId, '第二问');
  const { items } = await messagesOf(conversationId);
  expect(items.map(textIn)).toEqual(['第一问', '答：第一问', '第二问', '答：第二问']);
});

test('an edited question makes a branch, and each branch can be shown', async () => {
  const conversationId = await start();
  await ask(conversationId, '原问');
  await ask(conversationId, '追问');
  const before = await messagesOf(conversationId);
  const [question] = before.items;
  await ask(conversationId, '改问', { parentId: null });
  const edited = await messagesOf(conversationId);
  expect(edited.items.map(textIn)).toEqual(['改问', '答：改问']);
  expect(edited.items[0]?.siblings).toEqual([question?.messageId, edited.items[0]?.messageId]);
  await app.call(contract.selectBranch, { token: me.token, body: { messageId: question?.messageId } });
  expect((await messagesOf(conversationId)).items.map(textIn)).toEqual([
    '原问',
    '答：原问',
    '追问',
    '答：追问',
  ]);
});

test('another answer stands beside the first', async () => {
  const conversationId = await start();
  await ask(conversationId, '问');
  const [, first] = (await messagesOf(conversationId)).items;
  const again = await app.call(contract.regenerateAnswer, {
    token: me.token,
    body: { messageId: first?.messageId },
  });
  expect(textOf(parseEvents(again.text))).toBe('答：问');
  const [, second] = (await messagesOf(conversationId)).items;
  expect(second?.siblings).toEqual([first?.messageId, second?.messageId]);
  expect(second?.parentId).toBe(first?.parentId);
});

test('page 1 is the newest, and within a page the oldest stands first', async () => {
  const conversationId = await start();
  for (const question of ['一', '二', '三']) await ask(conversationId, question);
  const newest = await messagesOf(conversationId, { pageSize: 4 });
  expect(newest.items.map(textIn)).toEqual(['二', '答：二', '三', '答：三']);
  const oldest = await messagesOf(conversationId, { pageSize: 4, page: 2 });
  expect(oldest.items.map(textIn)).toEqual(['一', '答：一']);
  expect((await messagesOf(conversationId, { pageSize: 4, page: 3 })).items).toEqual([]);
});

test('the history is searched in titles and in messages, with the words around', async () => {
  const person = await app.person();
  const tenancy = await start(person);
  await ask(tenancy, '房东不退押金，还说 100%_合理，怎么办', {}, person);
  app.clock.advance(1000);
  const named = await start(person);
  await app.call(contract.updateTitle, {
    token: person.token,
    body: { conversationId: named, title: '借款 纠纷' },
  });
  const search = async (q: string) =>
    (await app.call(contract.listConversations, { token: person.token, query: { q } })).body.items;
  expect((await search('押金')).map((item) => item.conversationId)).toEqual([tenancy]);
  expect((await search('押金'))[0]?.excerpt).toContain('房东不退押金');
  expect((await search('借款')).map((item) => [item.conversationId, item.excerpt])).toEqual([[named, null]]);
  expect((await search('押金 房东')).length).toBe(1);
  expect((await search('押金 借款')).length).toBe(0);
  expect((await search('100%_合')).length).toBe(1);
  expect((await search('100%合')).length).toBe(0);
  expect((await search('')).map((item) => item.conversationId)).toEqual([named, tenancy]);
});

test('a title that a person chose is not replaced', async () => {
  const conversationId = await start();
  const body = { conversationId, title: '我的案子' };
  await app.call(contract.updateTitle, { token: me.token, body });
  await ask(conversationId, '问');
  const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(held.body.title).toBe('我的案子');
});

test('a repeated request gives the same answer once, and another one with its key is refused', async () => {
  const conversationId = await start();
  const request = {
    token: me.token,
    headers: { 'idempotency-key': 'one-and-the-same' },
    body: { conversationId, question: '只问一次' },
  };
  const [first, second] = await Promise.all([
    app.call(contract.streamAnswer, request),
    app.call(contract.streamAnswer, request),
  ]);
  const third = await app.call(contract.streamAnswer, request);
  expect(parseEvents(second.text)).toEqual(parseEvents(first.text));
  expect(parseEvents(third.text)).toEqual(parseEvents(first.text));
  expect((await messagesOf(conversationId)).total).toBe(2);
  const changed = await app.call(contract.streamAnswer, {
    ...request,
    body: { conversationId, question: '别的' },
  });
  expect([changed.status, changed.error.errorCode]).toEqual([409, 'idempotency_conflict']);
});

test('a stream is resumed from any cursor, also long after it ended', async () => {
  const conversationId = await start();
  const events = await ask(conversationId, '问');
  const [, answer] = (await messagesOf(conversationId)).items;
  const runId = answer?.run?.runId as string;
  const rest = await app.call(contract.resumeAnswer, { token: me.token, query: { runId, cursor: 2 } });
  expect(parseEvents(rest.text)).toEqual(events.slice(2));
  const nothing = await app.call(contract.resumeAnswer, {
    token: me.token,
    query: { runId, cursor: events.length },
  });
  expect(parseEvents(nothing.text)).toEqual([]);
  app.clock.advance(2 * 3_600_000);
  await app.app.keepHouse();
  const anew = await app.call(contract.resumeAnswer, { token: me.token, query: { runId } });
  const told = parseEvents(anew.text);
  expect(told[0]?.chunk).toMatchObject({ type: 'start', messageId: answer?.messageId });
  expect(textOf(told)).toBe(textOf(events));
});

test('votes and feedback are kept with the answer', async () => {
  const conversationId = await start();
  await ask(conversationId, '问');
  const [question, answer] = (await messagesOf(conversationId)).items;
  const messageId = answer?.messageId as string;
  await app.call(contract.voteAnswer, { token: me.token, body: { messageId, vote: 'down' } });
  const read = await app.call(contract.getMessage, { token: me.token, query: { messageId } });
  expect(read.body.vote).toBe('down');
  for (const comment of ['不对', '引用的是旧法']) {
    const given = await app.call(contract.feedbackAnswer, {
      token: me.token,
      body: { messageId, reasons: ['outdated'], comment },
    });
    expect(given.status).toBe(200);
  }
  const rows = await app.context.db
    .select()
    .from(answerFeedback)
    .where(eq(answerFeedback.messageId, messageId));
  expect(rows.map((row) => [row.comment, row.reasons])).toEqual([['引用的是旧法', ['outdated']]]);
  const onQuestion = await app.call(contract.voteAnswer, {
    token: me.token,
    body: { messageId: question?.messageId, vote: 'up' },
  });
  expect(onQuestion.status).toBe(404);
});

async function upload(name: string, content: string, person = me) {
  const uploadId = await uploadFile(app, person.token, { name, content });
  const file = await app.call(contract.uploadAttachment, { token: person.token, body: { uploadId } });
  await app.app.idle();
  return file;
}

test('a text attached before files were read like documents still answers', async () => {
  const attachmentId = app.context.ids.make('attachment');
  await app.context.db.insert(attachment).values({
    id: attachmentId,
    ownerId: me.userId,
    name: '合同.txt',
    bytes: 27,
    characters: 9,
    text: '合同约定租期一年。',
    createdAt: app.clock.now(),
  });
  const conversationId = await start();
  const events = await ask(conversationId, '租期多久', { attachmentIds: [attachmentId] });
  expect(textOf(events)).toBe('答：合同.txt：合同约定租期一年。\n租期多久');
  expect(textOf(await ask(conversationId, '那押金呢'))).toContain('合同约定租期一年。');
  expect((await messagesOf(conversationId)).items[0]?.attachments).toEqual([
    expect.objectContaining({ attachmentId, documentId: null, state: 'ready', characters: 9 }),
  ]);
});

test('deleting takes messages and files with it, and other conversations stay', async () => {
  const person = await app.person();
  const file = await upload('材料.md', '# 材料', person);
  const gone = await start(person);
  const kept = await start(person);
  await ask(gone, '看材料', { attachmentIds: [file.body.attachmentId] }, person);
  const deletion = await app.call(contract.deleteConversations, {
    token: person.token,
    body: { conversationIds: [gone] },
  });
  expect(deletion.status).toBe(200);
  const { db } = app.context;
  expect(await db.$count(message, eq(message.conversationId, gone))).toBe(0);
  expect(await db.$count(attachment, eq(attachment.ownerId, person.userId))).toBe(0);
  expect(await db.$count(run, eq(run.exclusiveKey, gone))).toBe(0);
  expect(await db.$count(conversation, eq(conversation.id, kept))).toBe(1);
  await app.call(contract.clearConversations, { token: person.token });
  expect(await db.$count(conversation, eq(conversation.ownerId, person.userId))).toBe(0);
});

test('a file that was never sent with a question is removed after a day', async () => {
  const unsent = await upload('忘了.txt', '忘了发送');
  const sent = await upload('发了.txt', '发送了');
  await ask(await start(), '问', { attachmentIds: [sent.body.attachmentId] });
  const names = async () =>
    (await app.context.db.select().from(attachment).where(eq(attachment.ownerId, me.userId))).map(
      (row) => row.id,
    );
  await app.app.keepHouse();
  expect(await names()).toContain(unsent.body.attachmentId);
  app.clock.advance(25 * 3_600_000);
  await app.app.keepHouse();
  expect(await names()).not.toContain(unsent.body.attachmentId);
  expect(await names()).toContain(sent.body.attachmentId);
  app.clock.advance(-25 * 3_600_000);
});

test('nobody can read or change what is another’s', async () => {
  const conversationId = await start();
  const file = await upload('我的.txt', '秘密');
  await ask(conversationId, '问', { attachmentIds: [file.body.attachmentId] });
  const [, answer] = (await messagesOf(conversationId)).items;
  const messageId = answer?.messageId as string;
  const runId = answer?.run?.runId as string;
  const { token } = other;
  const own = await start(other);
  const attempts = await Promise.all([
    app.call(contract.getConversation, { token, query: { conversationId } }),
    app.call(contract.listMessages, { token, query: { conversationId } }),
    app.call(contract.getMessage, { token, query: { messageId } }),
    app.call(contract.resumeAnswer, { token, query: { runId } }),
    app.call(contract.cancelRun, { token, body: { runId } }),
    app.call(contract.streamAnswer, { token, body: { conversationId, question: '偷问' } }),
    app.call(contract.streamAnswer, {
      token,
      body: { conversationId: own, question: '偷看', attachmentIds: [file.body.attachmentId] },
    }),
    app.call(contract.streamAnswer, {
      token,
      body: { conversationId: own, question: '接在别处', parentId: messageId },
    }),
    app.call(contract.regenerateAnswer, { token, body: { messageId } }),
    app.call(contract.selectBranch, { token, body: { messageId } }),
    app.call(contract.updateTitle, { token, body: { conversationId, title: '偷改' } }),
    app.call(contract.deleteConversations, { token, body: { conversationIds: [own, conversationId] } }),
    app.call(contract.voteAnswer, { token, body: { messageId, vote: 'up' } }),
    app.call(contract.feedbackAnswer, { token, body: { messageId, reasons: [] } }),
    app.call(contract.listLangTips, { token, query: { conversationId } }),
    app.call(contract.exportConversation, { token, query: { conversationId, format: 'md' } }),
  ]);
  expect(attempts.map((attempt) => attempt.status)).toEqual(attempts.map(() => 404));
  expect((await messagesOf(conversationId)).total).toBe(2);
  expect(await app.context.db.$count(conversation, eq(conversation.id, own))).toBe(1);
});

test('a guest becomes an account and keeps conversations; quotas count questions that were begun', async () => {
  const guest = await app.guest();
  const person = await app.person();
  const conversationId = await start(guest);
  await ask(conversationId, '访客的问题', {}, guest);
  expect(await usedBy(guest)).toBe(1);
  await app.context.db.transaction((tx) => moveGuestChats(tx, guest.userId, person.userId));
  const held = await app.call(contract.getConversation, { token: person.token, query: { conversationId } });
  expect(held.status).toBe(200);
  expect(textOf(await ask(conversationId, '接着问', {}, person))).toBe('答：接着问');
  const refused = await app.call(contract.uploadAttachment, {
    token: guest.token,
    body: { uploadId: 'upl_1234567890' },
  });
  expect(refused.error.errorCode).toBe('sign_up_required');
});
async function usedBy(person: TestPerson): Promise<number> {
  const [row] = await app.context.db
    .select()
    .from(quotaUse)
    .where(and(eq(quotaUse.userId, person.userId), eq(quotaUse.kind, 'question')));
  return row?.used ?? 0;
}

test('what a question leaves open is offered and worked in', async () => {
  const listed = await app.call(contract.listLangTips, {
    token: me.token,
    query: { question: '被公司辞退了' },
  });
  expect(listed.body.items).toEqual([
    { tipId: 'entry-date', label: '入职日期', insert: '我是____年入职的。' },
  ]);
  const used = await app.call(contract.respondLangTip, {
    token: me.token,
    body: { tipId: 'entry-date', question: '被公司辞退了' },
  });
  expect(used.body.question).toBe('被公司辞退了。我是____年入职的。');
  const unknown = await app.call(contract.respondLangTip, {
    token: me.token,
    body: { tipId: 'no-such', question: '被公司辞退了' },
  });
  expect(unknown.status).toBe(404);
});

test('a model that does not exist is refused before anything is written', async () => {
  const started = await app.call(contract.startConversation, {
    token: me.token,
    body: { modelId: 'mdl_nowhere' },
  });
  expect(started.error.errorCode).toBe('model_not_configured');
  const conversationId = await start();
  const asked = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { conversationId, question: '问', modelId: 'mdl_nowhere' },
  });
  expect(asked.error.errorCode).toBe('model_not_configured');
  expect((await messagesOf(conversationId)).total).toBe(0);
});
