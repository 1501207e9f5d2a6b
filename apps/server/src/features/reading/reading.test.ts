import * as chatContract from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/document';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversation } from '../../db/schema/chat.ts';
import { comparison, document, documentPart, documentReading } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeFileEvidence } from '../../testing/make-evidence.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { addFile, makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';
import { writeDocument } from '../../testing/write-document.ts';

const LEASE = `房屋租赁合同
出租人（甲方）：张某
承租人（乙方）：李某
第一条 租赁房屋
甲方将位于某市某路一号的房屋出租给乙方使用。
第二条 租期
租赁期自2026年1月1日起至2026年12月31日止。
第三条 租金
租金每月3000元，乙方应于每月5日前支付。
第四条 押金
乙方支付押金3000元，合同终止后甲方应当退还。
`;
const NEWER = LEASE.replace('3000元，乙方应于每月5日', '3500元，乙方应于每月10日').replace(
  '第四条 押金',
  '第四条 转租\n未经甲方同意，乙方不得转租。\n第五条 押金',
);

const source = (documentId: string) =>
  makeFileEvidence({
    from: 'document',
    title: '租赁合同.txt',
    label: '第三条',
    text: '租金每月3000元，乙方应于每月5日前支付。',
    place: {
      documentId,
      segmentId: null,
      page: null,
      pageEnd: null,
      boxes: [],
      blockIds: [],
      sheet: null,
      row: null,
    },
  });

let server: TestApp;
let me: TestPerson;
let cited = '';
beforeAll(async () => {
  const parts = plainChatParts();
  parts.answer = async (_input, write) => {
    write({ type: 'data-evidence', data: { sources: [source(cited)] } });
    write({ type: 'text-start', id: 't' });
    write({ type: 'text-delta', id: 't', delta: '租金为**每月3000元**[1]。' });
    write({ type: 'text-end', id: 't' });
  };
  server = await openTestApp({ chat: parts });
  me = await server.person();
});
afterAll(() => server.close());

async function open(name: string, content: string): Promise<string> {
  const uploadId = await uploadFile(server, me.token, { name, content });
  const made = await server.call(contract.createDocument, { token: me.token, body: { uploadId } });
  if (made.status !== 200) throw new Error(made.text);
  await server.app.idle();
  return made.body.documentId;
}
const of = (documentId: string) => ({ token: me.token, params: { documentId } });
async function docxOf(path: string, token = me.token): Promise<string> {
  const answer = await server.app.server.inject({
    method: 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return `${await read('word/document.xml')}${await read('word/footnotes.xml')}`;
}

test('an uploaded document is read, listed, and shown in parts', async () => {
  const documentId = await open('租赁合同.txt', LEASE);
  const listed = await server.call(contract.listDocuments, { token: me.token, query: { q: '租赁' } });
  expect(listed.body.items.map((item) => item.documentId)).toContain(documentId);
  const { body } = await server.call(contract.getDocument, of(documentId));
  expect(body).toMatchObject({
    origin: 'reading',
    state: 'ready',
    format: 'txt',
    name: '租赁合同.txt',
    conversationId: null,
  });
  expect(body.openedAt).not.toBeNull();
  expect(body.characters).toBeGreaterThan(100);
  const progress = await server.call(contract.getDocumentProgress, of(documentId));
  expect(progress.body.state).toBe('ready');
  const parts = await server.call(contract.listDocumentParts, of(documentId));
  expect(parts.body.total).toBe(body.partsTotal);
  const text = parts.body.items.flatMap((part) => part.blocks.map((block) => block.text)).join('\n');
  expect(text).toContain('租金每月3000元');
  const pages = await server.call(contract.getDocumentPages, of(documentId));
  expect(pages.body.items).toHaveLength(parts.body.total);
  expect(pages.body.items[0]?.blocks).toBe(parts.body.items[0]?.blocks.length);
});

test('what is known of it is there when it is ready, each thing with its place', async () => {
  const documentId = await open('租赁合同.txt', LEASE);
  const [kept] = await server.context.db
    .select()
    .from(documentReading)
    .where(eq(documentReading.documentId, documentId));
  expect(kept).toBeDefined();
  const { body } = await server.call(contract.getReading, of(documentId));
  expect(body.kindLabel).toContain('租赁合同');
  expect(body.outline.length).toBeGreaterThan(2);
  expect(body.charactersRead).toBe(body.charactersTotal);
  const { body: content } = await server.call(contract.listDocumentParts, of(documentId));
  const ids = new Set(content.items.flatMap((part) => part.blocks.map((block) => block.id)));
  for (const { place } of [...body.outline, ...body.facts, ...body.summary]) {
    expect(place.documentId).toBe(documentId);
    expect(place.blockIds.every((id) => ids.has(id))).toBe(true);
  }
});

test('a reading of older rules, or of an earlier text, is computed again', async () => {
  const documentId = await open('租赁合同.txt', LEASE);
  const { db } = server.context;
  for (const stale of [{ revision: 0 }, { computedAt: new Date(0) }]) {
    await db
      .update(documentReading)
      .set({ ...stale, reading: { kind: 'other' } })
      .where(eq(documentReading.documentId, documentId));
    const { body } = await server.call(contract.getReading, of(documentId));
    expect(body.kindLabel).toContain('租赁合同');
  }
});

test('a file of a knowledge base joins the list when it is opened, and stays when it is closed', async () => {
  const konId = await makeKnowledgeBase(server, me.token);
  const { fileId } = await addFile(server, me.token, konId, { name: '库内合同.txt', content: LEASE });
  await server.app.idle();
  const { db } = server.context;
  const rows = () => db.select().from(documentReading).where(eq(documentReading.documentId, fileId));
  expect(await rows()).toEqual([]);
  const opened = await server.call(contract.openDocument, of(fileId));
  expect(opened.body).toMatchObject({ origin: 'knowledge', konId });
  await server.call(contract.getReading, of(fileId));
  expect(await rows()).toHaveLength(1);
  const names = async () =>
    (await server.call(contract.listDocuments, { token: me.token, query: { q: '库内' } })).body.items;
  expect(await names()).toHaveLength(1);
  await server.call(contract.closeDocument, of(fileId));
  expect(await names()).toEqual([]);
  expect((await server.call(contract.getDocument, of(fileId))).status).toBe(200);
});

test('one uploaded for reading is deleted with its conversation, its comparisons and its bytes when it is closed', async () => {
  const { db } = server.context;
  const documentId = await open('一.txt', LEASE);
  const other = await open('二.txt', NEWER);
  const first = await server.call(contract.openDocumentConversation, of(documentId));
  const again = await server.call(contract.openDocumentConversation, of(documentId));
  expect(again.body).toEqual(first.body);
  await server.call(contract.createComparison, {
    token: me.token,
    body: { leftId: documentId, rightId: other },
  });
  const keys = () => db.select().from(storedObject).where(eq(storedObject.holderId, documentId));
  const [held] = await keys();
  const isThere = (key = '') => server.app.context.files.withPath(key, async () => true);
  expect(await isThere(held?.key)).toBe(true);
  expect((await server.call(contract.closeDocument, of(documentId))).status).toBe(200);
  expect((await server.call(contract.getDocument, of(documentId))).status).toBe(404);
  const { conversationId } = first.body;
  expect(await db.select().from(conversation).where(eq(conversation.id, conversationId))).toEqual([]);
  expect(await db.select().from(comparison).where(eq(comparison.leftId, documentId))).toEqual([]);
  expect(await keys()).toEqual([]);
  expect(await isThere(held?.key)).toBeNull();
});

test('a document that is not ready says so, and its state can be asked for', async () => {
  const { documentId } = await writeDocument(server.context, {
    ownerId: me.userId,
    texts: [],
    state: 'failed',
    change: { errorCode: 'file_password' },
  });
  for (const endpoint of [contract.listDocumentParts, contract.getDocumentPages, contract.getReading]) {
    expect((await server.call(endpoint, of(documentId))).error.errorCode).toBe('file_not_ready');
  }
  const { body } = await server.call(contract.getDocument, of(documentId));
  expect(body).toMatchObject({ state: 'failed', errorMessage: '文件有密码保护，请去除密码后重新上传' });
});

test('large parts come in several answers', async () => {
  const { documentId } = await writeDocument(server.context, { ownerId: me.userId, texts: [] });
  const block = (id: string) => ({
    id,
    kind: 'paragraph' as const,
    level: null,
    text: '字'.repeat(300_000),
    number: null,
    page: null,
    box: null,
    rows: null,
    part: null,
    row: null,
    paragraph: null,
    changes: [],
    author: null,
    anchorId: null,
  });
  const parts = [1, 2, 3, 4, 5, 6].map((number) => ({
    documentId,
    number,
    source: 'text' as const,
    blocks: [block(`b${number}`)],
  }));
  await server.context.db.insert(documentPart).values(parts);
  await server.context.db.update(document).set({ parts: 6 }).where(eq(document.id, documentId));
  const numbers: number[] = [];
  for (let from = 1; from <= 6; ) {
    const { body } = await server.call(contract.listDocumentParts, {
      ...of(documentId),
      query: { from, count: 50 },
    });
    expect(body.items.length).toBeLessThan(6);
    numbers.push(...body.items.map(({ number }) => number));
    from = (numbers.at(-1) ?? 99) + 1;
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('notes as a Word file', () => {
  test('have summary, facts, outline, and the questions with answers and their sources', async () => {
    const documentId = await open('租赁合同.txt', LEASE);
    cited = documentId;
    const { body } = await server.call(contract.openDocumentConversation, of(documentId));
    const question = { conversationId: body.conversationId, question: '租金多少？\n何时支付？' };
    await server.call(chatContract.streamAnswer, { token: me.token, body: question });
    const described = await server.call(contract.getDocument, of(documentId));
    expect(described.body.conversationId).toBe(body.conversationId);
    const xml = await docxOf(`/v1/document/${documentId}/notes/export`);
    for (const words of [
      '租赁合同.txt',
      '摘要',
      '关键信息',
      '目录',
      '第三条 租金',
      '问答',
      '何时支付？',
      '每月3000元',
    ])
      expect(xml).toContain(words);
    expect(xml.match(/<w:footnoteReference /g)).toHaveLength(1);
    expect(xml).toContain('<w:pStyle w:val="Heading2"/>');
    const english = await docxOf(`/v1/document/${documentId}/notes/export?language=en`);
    expect(english).toContain('Key facts');
  });
});

describe('two drafts', () => {
  test('are compared by clause, kept, listed, exported with a legend, and deleted', async () => {
    const leftId = await open('旧稿.txt', LEASE);
    const rightId = await open('新稿.txt', NEWER);
    const made = await server.call(contract.createComparison, { token: me.token, body: { leftId, rightId } });
    expect(made.body.counts).toMatchObject({ changed: 1, added: 1, removed: 0 });
    expect(made.body.left.name).toBe('旧稿.txt');
    const itself = await server.call(contract.createComparison, {
      token: me.token,
      body: { leftId, rightId: leftId },
    });
    expect(itself.body).toMatchObject({ errorCode: 'same_document' });
    const { comparisonId } = made.body;
    const listed = await server.call(contract.listComparisons, {
      token: me.token,
      query: { documentId: rightId },
    });
    expect(listed.body.items).toEqual([made.body]);
    const params = { comparisonId };
    const held = await server.call(contract.getComparison, { token: me.token, params });
    const changed = held.body.clauses.find(({ change }) => change === 'changed');
    expect(changed?.label).toContain('第三条');
    expect(changed?.spans.some(({ kind, text }) => kind === 'inserted' && text.includes('3500'))).toBe(true);
    const xml = await docxOf(`/v1/document/comparison/${comparisonId}/export`);
    expect(xml).toContain('旧稿：旧稿.txt');
    expect(xml).toContain('图例：');
    expect(xml).toMatch(/<w:strike\/>[\s\S]{0,200}3000/);
    expect(xml).toMatch(/<w:u w:val="single"\/>[\s\S]{0,200}3500/);
    expect((await server.call(contract.deleteComparison, { token: me.token, params })).status).toBe(200);
    expect((await server.call(contract.getComparison, { token: me.token, params })).status).toBe(404);
    expect((await server.call(contract.getDocument, of(leftId))).status).toBe(200);
  });
});
