import type { AnswerDataName } from '@mingfa/contract/answer-data';
import * as contract from '@mingfa/contract/chat';
import * as knowledge from '@mingfa/contract/knowledge';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversation } from '../../db/schema/chat.ts';
import { document, documentSegment } from '../../db/schema/document.ts';
import { run } from '../../db/schema/run.ts';
import { segmentSearchPosting } from '../../db/schema/search.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type TextParser, textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';

const LEASE = `房屋租赁合同\n第一条 租金每月三千元，每月五日前支付。\f第二条 租赁期满，出租人应当在十日内退还押金六千元。\n第三条 承租人不得转租。`;

let app: TestApp;
let parser: TextParser;
let me: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  parser = textParser();
  app = await openTestApp({ parser, chat: { fileWait: { pollMs: 10, giveUpMs: 60_000 } } });
  me = await app.person();
  other = await app.person();
});
afterAll(() => app.close());

async function start(body: object = {}, person = me): Promise<string> {
  const answer = await app.call(contract.startConversation, { token: person.token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.conversationId;
}
const callAsk = (conversationId: string, question: string, more: object = {}, person = me) =>
  app.call(contract.streamAnswer, { token: person.token, body: { conversationId, question, ...more } });
async function ask(conversationId: string, question: string, more: object = {}, person = me) {
  const answer = await callAsk(conversationId, question, more, person);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return readAnswer(answer.text);
}
function readAnswer(stream: string) {
  const events = parseEvents(stream);
  const data = <Name extends AnswerDataName>(name: Name) => dataIn(events, name);
  const sources = data('evidence')[0]?.sources ?? [];
  return {
    text: textOf(events),
    sources,
    files: sources.filter((source) => source.kind === 'file'),
    check: data('citation-check')[0],
    notices: data('notice'),
    steps: data('step').map((step) => `${step.kind} ${step.state}`),
  };
}
async function attach(name: string, content: string, person = me): Promise<contract.Attachment> {
  const uploadId = await uploadFile(app, person.token, { name, content });
  const made = await app.call(contract.uploadAttachment, { token: person.token, body: { uploadId } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}
async function makeBase(name: string, files: Record<string, string>, person = me): Promise<string> {
  const konId = await makeKnowledgeBase(app, person.token, { name });
  for (const [fileName, content] of Object.entries(files)) {
    await addFile(app, person.token, konId, { name: fileName, content });
  }
  await app.app.idle();
  return konId;
}

test('an attachment is read like every other file, and the answer quotes it with its page', async () => {
  const file = await attach('租赁合同.pdf', LEASE);
  expect(file).toMatchObject({ name: '租赁合同.pdf', documentId: expect.any(String), errorCode: null });
  const conversationId = await start();
  const answer = await ask(conversationId, '押金什么时候退还', { attachmentIds: [file.attachmentId] });
  const [first] = answer.files;
  expect(first).toMatchObject({
    kind: 'file',
    from: 'attachment',
    title: '租赁合同.pdf',
    label: '第 2 页 · 第二条',
    place: { documentId: file.documentId, page: 2, segmentId: expect.any(String) },
  });
  expect(first?.place?.boxes.length).toBeGreaterThan(0);
  expect(answer.text).toContain(
    `**租赁合同.pdf 第 2 页 · 第二条 [${first?.index}]：“第二条 租赁期满，出租人应当在十日内退还押金六千元。”**`,
  );
  const cited = answer.check?.citations.find((citation) => citation.sourceIndex === first?.index);
  expect(cited?.state).toBe('verified');
  // The contract's own articles are nobody's citations.
  expect(answer.check?.citations.filter((citation) => citation.type === 'statute')).toEqual([]);
  const now = await app.call(contract.getAttachment, {
    token: me.token,
    params: { attachmentId: file.attachmentId },
  });
  expect(now.body).toMatchObject({ state: 'ready', characters: expect.any(Number) });
  const later = await ask(conversationId, '租金每月多少');
  expect(later.files[0]?.text).toContain('三千元');
});

test('a question waits for its file inside the run, tells how far it is, and can be stopped', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  parser.beforePage = ({ name, page }) => (name === '长合同.pdf' && page === 2 ? held : undefined);
  const file = await attach('长合同.pdf', LEASE);
  const asking = callAsk(await start(), '押金什么时候退还', { attachmentIds: [file.attachmentId] });
  const stopped = await attach('长合同.pdf', `${LEASE}\n别的`);
  const conversationId = await start();
  const cancelled = callAsk(conversationId, '问', { attachmentIds: [stopped.attachmentId] });
  const runId = await runOf(conversationId);
  await app.call(contract.cancelRun, { token: me.token, body: { runId } });
  expect(readAnswer((await cancelled).text).text).toBe('');
  release();
  const answer = readAnswer((await asking).text);
  expect(answer.steps[0]).toBe('read_attachments running');
  expect(answer.steps).toContain('read_attachments done');
  expect(answer.files[0]?.text).toContain('押金六千元');
  parser.beforePage = () => {};
});
async function runOf(conversationId: string): Promise<string> {
  for (;;) {
    const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
    if (held.body.activeRunId) return held.body.activeRunId;
  }
}

test('a file that cannot be read is told of, and the question is answered without it', async () => {
  const file = await attach('加密.pdf', '[fail file_password]');
  await app.app.idle();
  const answer = await ask(await start(), '押金', { attachmentIds: [file.attachmentId] });
  expect(answer.notices).toContainEqual({
    kind: 'attachment_unread',
    values: { name: '加密.pdf', reason: 'failed' },
  });
  const state = await app.call(contract.getAttachment, {
    token: me.token,
    params: { attachmentId: file.attachmentId },
  });
  expect(state.body).toMatchObject({ state: 'failed', errorCode: 'file_password' });
  expect(state.body.errorMessage).toContain('密码');
});

test('a file without any text is told of, and a base of such files is not searched', async () => {
  const file = await attach('照片.pdf', '[scan]');
  const photographs = await makeBase('照片库', { '现场.pdf': '[scan]' });
  await app.app.idle();
  const conversationId = await start({ knowledgeBaseIds: [photographs] });
  const answer = await ask(conversationId, '押金', { attachmentIds: [file.attachmentId] });
  expect(answer.notices).toContainEqual({
    kind: 'attachment_unread',
    values: { name: '照片.pdf', reason: 'empty' },
  });
  expect(answer.notices).toContainEqual({
    kind: 'knowledge_unavailable',
    values: { name: '照片库', reason: 'empty' },
  });
  expect(answer.files).toEqual([]);
});

test('knowledge bases are searched together, kept on the conversation, and cited to file and page', async () => {
  const leases = await makeBase('租约', { '甲租约.pdf': LEASE });
  const work = await makeBase('劳动', {
    '员工手册.pdf': '第七条 员工应当遵守考勤制度。\f第八条 员工每年享有十五天带薪休假。',
  });
  const conversationId = await start({ knowledgeBaseIds: [leases, work] });
  const answer = await ask(conversationId, '员工每年有多少天带薪休假');
  expect(answer.steps).toContain('search_knowledge done');
  expect(answer.files[0]).toMatchObject({
    from: 'knowledge',
    title: '员工手册.pdf',
    label: '第 2 页 · 第八条',
  });
  expect(answer.text).toContain('第八条 员工每年享有十五天带薪休假。');
  const only = await ask(conversationId, '押金何时退还', { knowledgeBaseIds: [leases] });
  expect(only.files.map((source) => source.title)).toEqual(['甲租约.pdf']);
  const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(held.body.knowledgeBaseIds).toEqual([leases]);
  const none = await ask(conversationId, '押金何时退还', { knowledgeBaseIds: [] });
  expect(none.files).toEqual([]);
  expect(none.steps).not.toContain('search_knowledge running');
});

test('when nothing in the files fits, the answer says so', async () => {
  const konId = await makeBase('食谱', { '食谱.pdf': '红烧肉要炖一个小时。' });
  const answer = await ask(await start(), '专利侵权的诉讼时效多久', { knowledgeBaseIds: [konId] });
  expect(answer.files).toEqual([]);
  expect(answer.text).toContain('在所选的文件中没有找到与这个问题相符的内容');
});

test('a base that is switched off, empty, gone or still being indexed is told of', async () => {
  const off = await makeBase('停用的', { '甲.pdf': LEASE });
  await app.call(knowledge.switchKnowledgeBase, {
    token: me.token,
    params: { konId: off },
    body: { enabled: false },
  });
  const empty = await makeBase('空的', {});
  const gone = await makeBase('删除的', {});
  const conversationId = await start({ knowledgeBaseIds: [off, empty, gone] });
  await app.call(knowledge.deleteKnowledgeBase, { token: me.token, params: { konId: gone } });
  const answer = await ask(conversationId, '押金何时退还');
  expect(answer.files).toEqual([]);
  const told = answer.notices.filter((notice) => notice.kind === 'knowledge_unavailable');
  expect(told.map((notice) => `${notice.values.name} ${notice.values.reason}`).sort()).toEqual(
    [' gone', '停用的 off', '空的 empty'].sort(),
  );
  const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(held.body.knowledgeBaseIds).toEqual([off, empty]);

  const busy = await makeBase('忙的', { '好了.pdf': LEASE });
  await app.context.db
    .insert(document)
    .values({ ...(await rowOf(busy)), id: app.context.ids.make('document'), state: 'working' });
  const indexing = await ask(await start(), '押金何时退还', { knowledgeBaseIds: [busy] });
  expect(indexing.notices).toContainEqual({ kind: 'knowledge_indexing', values: { files: 1 } });
  expect(indexing.files).toHaveLength(1);
});
async function rowOf(konId: string) {
  const [row] = await app.context.db.select().from(document).where(eq(document.knowledgeBaseId, konId));
  return row as typeof document.$inferSelect;
}

test('another’s knowledge bases and attachments are not found, whatever is asked', async () => {
  const konId = await makeBase('秘密', { '秘密.pdf': '绝密配方是蜂蜜。' });
  const file = await attach('秘密.pdf', '绝密配方是蜂蜜。');
  await app.app.idle();
  const theirs = await start({}, other);
  const attempts = await Promise.all([
    callAsk(theirs, '绝密配方', { knowledgeBaseIds: [konId] }, other),
    callAsk(theirs, '绝密配方', { attachmentIds: [file.attachmentId] }, other),
    app.call(contract.startConversation, { token: other.token, body: { knowledgeBaseIds: [konId] } }),
    app.call(contract.getAttachment, {
      token: other.token,
      params: { attachmentId: file.attachmentId },
    }),
  ]);
  expect(attempts.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
  // Even if such an id stood in a conversation, its files would not be searched.
  await app.context.db
    .update(conversation)
    .set({ knowledgeBaseIds: [konId], documentId: file.documentId })
    .where(eq(conversation.id, theirs));
  const answer = await ask(theirs, '绝密配方是什么', {}, other);
  expect(answer.files).toEqual([]);
  expect(answer.text).not.toContain('蜂蜜');
});

test('a conversation about a document searches it, is not in the history, and goes with it', async () => {
  const file = await attach('说明.pdf', LEASE);
  await app.app.idle();
  const conversationId = await start();
  const { db } = app.context;
  await db
    .update(conversation)
    .set({ documentId: file.documentId })
    .where(eq(conversation.id, conversationId));
  const answer = await ask(conversationId, '押金什么时候退还');
  expect(answer.files[0]).toMatchObject({ from: 'document', label: '第 2 页 · 第二条' });
  expect(answer.notices).toContainEqual({
    kind: 'document_read',
    values: { mode: 'retrieved', read: answer.files.length, of: expect.any(Number) },
  });
  const general = await ask(conversationId, '总结一下', { parentId: null });
  expect(general.files[0]?.label).toContain('第 1 页');
  for (const q of ['', '押金']) {
    const listed = await app.call(contract.listConversations, { token: me.token, query: { q } });
    expect(listed.body.items.map((item) => item.conversationId)).not.toContain(conversationId);
  }
  await app.call(contract.clearConversations, { token: me.token });
  expect(await db.$count(conversation, eq(conversation.id, conversationId))).toBe(1);
  await db.delete(document).where(eq(document.id, file.documentId ?? ''));
  expect(await db.$count(conversation, eq(conversation.id, conversationId))).toBe(0);
  expect(await db.$count(run, eq(run.exclusiveKey, conversationId))).toBe(0);
});

test('deleting a conversation removes the files attached to it with their words, and no others', async () => {
  const person = await app.person();
  const { db } = app.context;
  const ofPerson = (id: string | null) => and(eq(document.id, id ?? ''), eq(document.ownerId, person.userId));
  const gone = await attach('删.pdf', LEASE, person);
  const shared = await attach('两处.pdf', LEASE, person);
  const read = await attach('在读.pdf', LEASE, person);
  const [one, two] = [await start({}, person), await start({}, person)];
  await ask(
    one,
    '押金',
    { attachmentIds: [gone.attachmentId, shared.attachmentId, read.attachmentId] },
    person,
  );
  await ask(two, '押金', { attachmentIds: [shared.attachmentId] }, person);
  await db.update(document).set({ openedAt: app.clock.now() }).where(ofPerson(read.documentId));
  await app.call(contract.deleteConversations, { token: person.token, body: { conversationIds: [one] } });
  await app.app.idle();
  expect(await db.$count(document, ofPerson(gone.documentId))).toBe(0);
  expect(await db.$count(document, ofPerson(shared.documentId))).toBe(1);
  expect(await db.$count(document, ofPerson(read.documentId))).toBe(1);
  expect(await db.$count(documentSegment, eq(documentSegment.documentId, gone.documentId ?? ''))).toBe(0);
  await app.call(contract.clearConversations, { token: person.token });
  await app.app.idle();
  expect(await db.$count(document, ofPerson(shared.documentId))).toBe(0);
});

test('a file that was never sent is removed after a day with all that was read of it', async () => {
  const person = await app.person();
  const file = await attach('忘了.pdf', '独特词语甲乙丙丁', person);
  await app.app.idle();
  const { db } = app.context;
  const words = () => db.$count(segmentSearchPosting, eq(segmentSearchPosting.term, '词语'));
  expect(await words()).toBe(1);
  app.clock.advance(25 * 3_600_000);
  await app.app.keepHouse();
  await app.app.idle();
  expect(await db.$count(document, eq(document.id, file.documentId ?? ''))).toBe(0);
  expect(await words()).toBe(0);
  app.clock.advance(-25 * 3_600_000);
});
