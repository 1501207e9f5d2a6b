import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chat from '@mingfa/contract/chat';
import { getDocumentAddresses } from '@mingfa/contract/document';
import * as contract from '@mingfa/contract/knowledge';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localFiles } from '../../adapters/files-local/local-files.ts';
import { document, documentSegment, knowledgeBase } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { job } from '../../db/schema/job.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';

let server: TestApp;
let token: string;
let folder: string;
/** What the store waits for before it lets an object go. */
let gate = Promise.withResolvers<void>();
gate.resolve();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-delete-base-'));
  const local = localFiles(folder);
  const files = {
    ...local,
    async remove(key: string) {
      await gate.promise;
      await local.remove(key);
    },
  };
  server = await openTestApp({ files, parser: textParser() });
  ({ token } = await server.person());
});
afterEach(() => {
  gate.resolve();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function filledBase(name: string, files: number): Promise<{ konId: string; fileIds: string[] }> {
  const konId = await makeKnowledgeBase(server, token, { name });
  const fileIds: string[] = [];
  for (let index = 0; index < files; index += 1) {
    const content = `第一条 ${name}的租金为${index}元。`;
    fileIds.push((await addFile(server, token, konId, { name: `${index}.txt`, content })).fileId);
  }
  await server.app.idle();
  return { konId, fileIds };
}
const remove = (konId: string) => server.call(contract.deleteKnowledgeBase, { token, params: { konId } });
const usedBytes = async () => (await server.call(contract.getStorage, { token })).body.usedBytes;
const listed = async () =>
  (await server.call(contract.listKnowledgeBases, { token })).body.items.map(({ konId }) => konId);
async function objectsInStore(): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}
async function expectNothingLeft(konId: string, fileIds: readonly string[]): Promise<void> {
  const { db } = server.context;
  expect(await db.select().from(knowledgeBase).where(eq(knowledgeBase.id, konId))).toEqual([]);
  expect(await db.select().from(document).where(eq(document.knowledgeBaseId, konId))).toEqual([]);
  const segments = await db.select({ documentId: documentSegment.documentId }).from(documentSegment);
  expect(segments.filter(({ documentId }) => fileIds.includes(documentId))).toEqual([]);
  const held = await db.select().from(storedObject);
  expect(held.filter(({ holderId }) => fileIds.includes(holderId ?? ''))).toEqual([]);
  expect((await db.select().from(job)).filter(({ queue }) => queue === 'knowledge.delete')).toEqual([]);
}

test('a deleted base is gone for its owner at once, while its files are still being removed', async () => {
  const kept = await filledBase('留下的', 1);
  const before = { bytes: await usedBytes(), objects: await objectsInStore() };
  const { konId, fileIds } = await filledBase('玫瑰街', 7);
  const conversation = await server.call(chat.startConversation, {
    token,
    body: { knowledgeBaseIds: [konId, kept.konId] },
  });
  expect(conversation.status).toBe(200);
  gate = Promise.withResolvers<void>();

  expect((await remove(konId)).body).toEqual({ done: true });

  expect(await listed()).toEqual([kept.konId]);
  expect(await usedBytes()).toBe(before.bytes);
  const gone: { status: number }[] = [
    await server.call(contract.getKnowledgeBase, { token, params: { konId } }),
    await server.call(contract.listKnowledgeFiles, { token, params: { konId } }),
    await server.call(contract.testRetrieval, {
      token,
      params: { konId },
      body: { question: '玫瑰街的租金' },
    }),
    await server.call(contract.switchKnowledgeBase, { token, params: { konId }, body: { enabled: true } }),
    await server.call(chat.startConversation, { token, body: { knowledgeBaseIds: [konId] } }),
    await remove(konId),
  ];
  for (const fileId of fileIds) {
    gone.push(await server.call(contract.getFileProgress, { token, params: { fileId } }));
    gone.push(await server.call(contract.listSegments, { token, params: { fileId } }));
    gone.push(await server.call(getDocumentAddresses, { token, params: { documentId: fileId } }));
  }
  expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 404));
  const { conversationId } = conversation.body;
  const described = await server.call(chat.getConversation, { token, query: { conversationId } });
  expect(described.body.knowledgeBaseIds).toEqual([kept.konId]);
  // The name, and the same files, may be used again.
  const again = await makeKnowledgeBase(server, token, { name: '玫瑰街' });
  await addFile(server, token, again, { name: '0.txt', content: '第一条 玫瑰街的租金为0元。' });
  expect((await listed()).toSorted()).toEqual([again, kept.konId].toSorted());

  gate.resolve();
  await server.app.idle();
  await expectNothingLeft(konId, fileIds);
  expect(await objectsInStore()).toBe(before.objects + 1);
  expect(await usedBytes()).toBeGreaterThan(before.bytes);
});

test('what a killed process had not removed yet goes after the next start', async () => {
  const { konId, fileIds } = await filledBase('牡丹街', 3);
  const { db } = server.context;
  // As it is between the moment in which the base disappears and the job.
  await db.update(knowledgeBase).set({ ownerId: null }).where(eq(knowledgeBase.id, konId));
  await db.update(document).set({ ownerId: null }).where(eq(document.knowledgeBaseId, konId));
  await server.app.keepHouse();
  await server.app.idle();
  await expectNothingLeft(konId, fileIds);
  expect(await db.$count(document, isNull(document.ownerId))).toBe(0);
});

test('a file that is being read when its base is deleted goes too', async () => {
  const konId = await makeKnowledgeBase(server, token, { name: '未读完' });
  const content = Array.from({ length: 30 }, (_, page) => `第${page}页`).join('\f');
  const { fileId } = await addFile(server, token, konId, { name: '长.pdf', content });
  expect((await remove(konId)).status).toBe(200);
  await server.app.idle();
  await expectNothingLeft(konId, [fileId]);
  const left = await server.context.db.select().from(job);
  expect(left.filter(({ queue }) => queue.startsWith('document.'))).toEqual([]);
});
