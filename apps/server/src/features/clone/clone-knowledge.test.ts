import * as chatContract from '@mingfa/contract/chat';
import * as cloneContract from '@mingfa/contract/clone';
import * as contract from '@mingfa/contract/clone-chat';
import * as documentContract from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneUsers } from '../../testing/clone-users.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';

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

const question = '怀表租赁的押金几日内退还？';
async function onlyFile(konId: string): Promise<string> {
  const files = await app.call(knowledge.listKnowledgeFiles, { token: maker.token, params: { konId } });
  return files.body.items[0]?.fileId ?? '';
}

test('a stranger sees the passage, and neither the file nor the base by any endpoint; without its base it is gone', async () => {
  const konId = await users.baseWith('怀表客户名单.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  const answer = await users.answerTo({ ...which, question });
  expect(answer.files[0]).toMatchObject({ from: 'knowledge', title: '资料 1', place: null });
  expect(answer.text).toContain('七日内退还');
  const { conversationId } = answer;
  const { token } = asker;
  const stored = await app.call(contract.listMessages, { token, query: { conversationId } });
  for (const text of [answer.raw, stored.text]) {
    expect(text).not.toContain('客户名单');
    expect(text).not.toContain('机密库');
    expect(text).not.toContain(konId);
    expect(text).not.toMatch(/doc_/);
  }
  const documentId = await onlyFile(konId);
  for (const [endpoint, params] of [
    [knowledge.getKnowledgeBase, { konId }],
    [knowledge.listKnowledgeFiles, { konId }],
    [documentContract.getDocumentAddresses, { documentId }],
    [documentContract.getDocument, { documentId }],
    [documentContract.listDocumentParts, { documentId }],
  ] as const)
    expect((await app.call(endpoint as never, { token, params } as never)).status).toBe(404);

  const ofMaker = await users.answerTo({ appId: which.appId, question }, maker);
  expect(ofMaker.files[0]).toMatchObject({ title: '怀表客户名单.txt', place: { documentId } });
  const asViewer = await users.answerTo({ appId: which.appId, question, test: true, asViewer: true }, maker);
  expect(asViewer.files[0]).toMatchObject({ title: '资料 1', place: null });

  await app.call(knowledge.deleteKnowledgeBase, {
    token: maker.token,
    params: { konId },
    body: { confirmed: true },
  });
  const later = await users.answerTo({ conversationId, question });
  expect(later.files).toEqual([]);
  expect(later.notices.filter(({ kind }) => kind.startsWith('knowledge'))).toEqual([]);
});

test('what lies outside its field and stands in its knowledge is answered by the knowledge, and by no law', async () => {
  const konId = await users.baseWith(
    '手册.txt',
    '第一条 公寓可以养一只体重十公斤以下的猫或者狗，入住前登记。\n第二条 电费每度一元一角。',
  );
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  for (const [asked, words] of [
    ['可以养狗吗？', '猫或者狗'],
    ['电费一度多少钱？', '一元一角'],
  ] as const) {
    const answer = await users.answerTo({ ...which, question: asked });
    expect(answer.text).toContain(words);
    expect(answer.sources.every(({ kind, title }) => kind === 'file' && /^资料 \d$/.test(title))).toBe(true);
    expect(answer.raw).not.toContain('data-insufficient');
  }
  const elsewhere = await users.answerTo({ ...which, question: '离婚财产怎么分？' });
  expect(elsewhere.raw).toContain('out_of_scope');
});

test('a clone searches its own knowledge alone: neither that of the asker nor a base it no longer names', async () => {
  const konId = await users.baseWith('甲.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  const mine = await makeKnowledgeBase(app, asker.token, { name: '我的' });
  await addFile(app, asker.token, mine, { name: '我的.txt', content: '怀表租赁的押金由我决定。' });
  await app.app.idle();
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  const begun = await users.answerTo({ ...which, question: '怀表租赁的押金几日内退还？' });
  const { conversationId } = begun;
  const asked = await app.call(chatContract.streamAnswer, {
    token: asker.token,
    body: { conversationId, question: '怀表租赁的押金几日内退还？', knowledgeBaseIds: [mine] },
  });
  expect(asked.text).toContain('七日内');
  expect(asked.text).not.toContain('由我决定');
  const held = await app.call(contract.getConversation, {
    token: asker.token,
    query: { conversationId },
  });
  expect(held.body.knowledgeBaseIds).toEqual([]);
  // The draft no longer names it, which alone changes nothing; what is published ends it for the older version, too.
  await users.edit(which.appId, { knowledge: { baseIds: [], showOriginals: false } });
  const stays = await users.answerTo({ conversationId, question: '怀表租赁的押金几日内退还？' });
  expect(stays.files.length).toBeGreaterThan(0);
  await users.publish(which.appId);
  const ended = await users.answerTo({ conversationId, question: '怀表租赁的押金几日内退还？' });
  expect(ended.files).toEqual([]);
  await app.call(contract.takeNewerVersion, { token: asker.token, body: { conversationId } });
  const newer = await users.answerTo({ conversationId, question: '怀表租赁的押金几日内退还？' });
  expect(newer.files).toEqual([]);
});

test('where the maker shows originals, that of a cited passage opens, and no other, until the grant ends', async () => {
  const konId = await users.baseWith('退还办法.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  await addFile(app, maker.token, konId, { name: '薪酬表.txt', content: '财务部月薪三万元。' });
  await app.app.idle();
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: true } });
  const { conversationId, files } = await users.answerTo({ ...which, question });
  const [cited] = files;
  expect(cited).toMatchObject({
    title: '退还办法.txt',
    place: { documentId: expect.stringMatching(/^doc_/) },
  });
  const documentId = cited?.place?.documentId ?? '';
  const { token } = asker;
  const opening = [
    documentContract.getDocument,
    documentContract.getDocumentAddresses,
    documentContract.listDocumentParts,
    documentContract.getDocumentPages,
  ] as const;
  const openAll = async (id: string, who = token) => {
    const answers = [];
    for (const endpoint of opening)
      answers.push(
        await app.call(endpoint as typeof documentContract.getDocument, {
          token: who,
          params: { documentId: id },
        }),
      );
    return answers.map(({ status }) => status);
  };
  expect(await openAll(documentId)).toEqual([200, 200, 200, 200]);
  const params = { documentId };
  const shown = await app.call(documentContract.getDocument, { token, params });
  expect(shown.body).toMatchObject({ konId: null, openedAt: null, conversationId: null });
  expect(shown.text).not.toContain('机密库');
  const addresses = await app.call(documentContract.getDocumentAddresses, { token, params });
  const original = await app.app.server.inject({ method: 'GET', url: addresses.body.original });
  expect(original.body).toContain('七日内退还');

  const all = await app.call(knowledge.listKnowledgeFiles, { token: maker.token, params: { konId } });
  const other = all.body.items.find(({ name }) => name === '薪酬表.txt')?.fileId ?? '';
  expect(await openAll(other)).toEqual([404, 404, 404, 404]);
  const stranger = await app.person();
  expect(await openAll(documentId, stranger.token)).toEqual([404, 404, 404, 404]);
  for (const answer of [
    await app.call(knowledge.listSegments, { token, params: { fileId: documentId } }),
    await app.call(knowledge.getFileProgress, { token, params: { fileId: documentId } }),
    await app.call(knowledge.deleteFile, { token, params: { fileId: documentId } }),
    await app.call(knowledge.renameFile, {
      token,
      params: { fileId: documentId },
      body: { name: '改名.txt' },
    }),
    await app.call(knowledge.getKnowledgeBase, { token, params: { konId } }),
    await app.call(documentContract.openDocument, { token, params }),
    await app.call(documentContract.getReading, { token, params }),
    await app.call(documentContract.openDocumentConversation, { token, params }),
  ])
    expect(answer.status).toBe(404);

  const switchBase = (enabled: boolean) =>
    app.call(knowledge.switchKnowledgeBase, { token: maker.token, params: { konId }, body: { enabled } });
  await switchBase(false);
  expect(await openAll(documentId)).toEqual([404, 404, 404, 404]);
  await switchBase(true);
  expect((await openAll(documentId))[0]).toBe(200);

  // What is published shows none any more: neither does a conversation that stays with an older version.
  await users.edit(which.appId, { knowledge: { baseIds: [konId], showOriginals: false } });
  expect((await openAll(documentId))[0]).toBe(200);
  await users.publish(which.appId);
  expect(await openAll(documentId)).toEqual([404, 404, 404, 404]);
  const older = await users.answerTo({ conversationId, question });
  expect(older.files[0]).toMatchObject({ title: '资料 1', place: null });
  await app.call(contract.takeNewerVersion, { token, body: { conversationId } });
  expect((await openAll(documentId))[0]).toBe(404);
  // Nor does a newer one open what is asked by a version that showed none.
  await users.edit(which.appId, { knowledge: { baseIds: [konId], showOriginals: true } });
  await users.publish(which.appId);
  expect((await openAll(documentId))[0]).toBe(404);
  await app.call(contract.takeNewerVersion, { token, body: { conversationId } });
  expect((await openAll(documentId))[0]).toBe(200);
  await app.call(cloneContract.unpublishClone, { token: maker.token, body: { appId: which.appId } });
  expect(await openAll(documentId)).toEqual([404, 404, 404, 404]);
});

test('a base that its maker switched off is passed over in silence, and the maker is told', async () => {
  const konId = await users.baseWith('退还办法.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  await app.call(knowledge.switchKnowledgeBase, {
    token: maker.token,
    params: { konId },
    body: { enabled: false },
  });
  const stranger = await users.answerTo({ ...which, question });
  expect(stranger.raw).not.toContain('机密库');
  expect(stranger.files).toEqual([]);
  const test = await users.answerTo({ appId: which.appId, question, test: true }, maker);
  expect(test.notices).toContainEqual({
    kind: 'knowledge_unavailable',
    values: { name: '机密库退还办法.txt', reason: 'off' },
  });
  const viewed = await users.answerTo({ appId: which.appId, question, test: true, asViewer: true }, maker);
  expect(viewed.raw).not.toContain('机密库');
});

test('attachments of a question are read beside the clone’s knowledge', async () => {
  const konId = await users.baseWith('退还办法.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  const uploadId = await uploadFile(app, asker.token, {
    name: '收据.txt',
    content: '今收到怀表租赁押金六千元。',
  });
  const made = await app.call(contract.uploadAttachment, { token: asker.token, body: { uploadId } });
  await app.app.idle();
  const answer = await users.answerTo({ ...which, question, attachmentIds: [made.body.attachmentId] });
  expect(answer.files.map(({ from, title }) => [from, title])).toEqual(
    expect.arrayContaining([
      ['attachment', '收据.txt'],
      ['knowledge', '资料 1'],
    ]),
  );
});

test('where a clone’s knowledge has nothing on a question, nobody is told of files they never chose', async () => {
  const konId = await users.baseWith('退还办法.txt', '第一条 怀表租赁的押金应当在七日内退还。');
  const which = await users.offer({ knowledge: { baseIds: [konId], showOriginals: false } });
  const silent = await users.answerTo({ ...which, question: '被公司辞退有没有赔偿？' });
  expect(silent.text).not.toContain('所选的文件');
  const { text } = await users.answerTo({ ...which, question });
  expect(text).toContain('知识库中的内容');
  expect(text).not.toContain('你的材料');
  const talk = await users.answerTo({ ...which, question: '今天天气怎么样' });
  expect(talk.text).not.toContain('所选的文件');
});
