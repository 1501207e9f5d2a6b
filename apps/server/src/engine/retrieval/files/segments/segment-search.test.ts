import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../../db/schema/account.ts';
import { document, documentSegment } from '../../../../db/schema/document.ts';
import { segmentSearchBatch, segmentSearchPosting } from '../../../../db/schema/search.ts';
import type { SegmentIndex } from '../../../../ports/segment-index.ts';
import { InlineJobs } from '../../../../testing/inline-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import {
  writeDocument,
  writeKnowledgeBase,
  writePerson,
  writeSegments,
} from '../../../../testing/write-document.ts';
import { allowScope } from '../../../access/index.ts';
import { readQuestion } from '../../question/read-question.ts';
import { type SegmentSearchContext, searchSegments } from './search-segments.ts';
import { createSegmentIndex } from './segment-index.ts';

let database: TestDatabase;
let index: SegmentIndex;
let jobs: InlineJobs;
let search: SegmentSearchContext;
const signal = new AbortController().signal;
const findWords = matchLexicon([{ everyday: '被炒', legal: ['解除合同'] }]);

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = new InlineJobs();
  const searchModels = { embedder: async () => null, reranker: async () => null };
  index = createSegmentIndex({ ...database.context, jobs, searchModels });
  search = {
    ...database.context,
    searchModels,
  };
});
afterAll(() => database.close());

async function publish(documentId: string): Promise<void> {
  const prepared = await index.prepare(documentId, { signal });
  await database.context.db.transaction((tx) => index.publish(tx, prepared));
}
async function writeIndexed(input: Parameters<typeof writeDocument>[1]) {
  const written = await writeDocument(database.context, input);
  await publish(written.documentId);
  return written;
}
interface AskedSegments {
  ownerId: string;
  question: string;
  documentIds?: string[];
  knowledgeBaseIds?: string[];
  limit?: number;
}
async function seekAs({ ownerId, question, limit = 10, ...things }: AskedSegments) {
  const read = await readQuestion({ db: search.db, findWords }, { text: question, language: 'zh-CN' });
  const allowed = await allowScope(search.db, { reason: 'own', userId: ownerId, ...things });
  return await searchSegments(search, read, { allowed, limit });
}
const find = async (asked: AskedSegments) => (await seekAs(asked)).hits.map((hit) => hit.segment.text);

test('the passage with the rarer words comes first, with its method, place and coverage', async () => {
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({
    ownerId,
    name: '租赁合同.docx',
    texts: ['甲方应于每月五日前支付租金。', '租赁期满，甲方应当退还押金。', '双方可以协商解决争议。'],
  });
  const { hits, methods } = await seekAs({
    ownerId,
    documentIds: [documentId],
    question: '押金什么时候退还',
    limit: 2,
  });
  expect(methods).toEqual(['words']);
  expect(hits[0]?.segment.text).toBe('租赁期满，甲方应当退还押金。');
  expect(hits[0]?.document).toEqual({ id: documentId, name: '租赁合同.docx', knowledgeBaseId: null });
  expect(hits[0]?.methods).toEqual([{ method: 'words', rank: 1, score: expect.any(Number) }]);
  expect(hits[0]?.coverage).toBeGreaterThan(0.2);
  expect(await find({ ownerId, documentIds: [documentId], question: '专利许可' })).toEqual([]);
});

test('everyday words find what a contract calls otherwise', async () => {
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({
    ownerId,
    name: '规章.docx',
    texts: ['公司可以解除合同。', '工资按月发放。'],
  });
  expect(await find({ ownerId, documentIds: [documentId], question: '被炒' })).toEqual([
    '公司可以解除合同。',
  ]);
});

test('a search stays within the documents and knowledge bases asked for', async () => {
  const ownerId = await writePerson(database.context);
  const one = await writeKnowledgeBase(database.context, ownerId);
  const other = await writeKnowledgeBase(database.context, ownerId);
  const first = await writeIndexed({ ownerId, knowledgeBaseId: one, texts: ['保密义务甲'] });
  await writeIndexed({ ownerId, knowledgeBaseId: one, texts: ['保密义务乙'] });
  await writeIndexed({ ownerId, knowledgeBaseId: other, texts: ['保密义务丙'] });
  const single = await writeIndexed({ ownerId, texts: ['保密义务丁'] });
  const question = '保密义务';
  expect(await find({ ownerId, question, knowledgeBaseIds: [one] })).toEqual(['保密义务甲', '保密义务乙']);
  expect(await find({ ownerId, question, documentIds: [first.documentId] })).toEqual(['保密义务甲']);
  expect(
    (await find({ ownerId, question, knowledgeBaseIds: [other], documentIds: [single.documentId] })).sort(),
  ).toEqual(['保密义务丁', '保密义务丙'].sort());
  expect(await find({ ownerId, question })).toEqual([]);
});

test("nobody finds another person's passages, whatever ids are asked for", async () => {
  const ownerId = await writePerson(database.context);
  const stranger = await writePerson(database.context);
  const base = await writeKnowledgeBase(database.context, ownerId);
  const { documentId } = await writeIndexed({ ownerId, knowledgeBaseId: base, texts: ['绝密配方'] });
  const scope = { question: '绝密配方', knowledgeBaseIds: [base], documentIds: [documentId] };
  expect(await find({ ownerId, ...scope })).toEqual(['绝密配方']);
  expect(await find({ ownerId: stranger, ...scope })).toEqual([]);
});

test('a document that is not ready is not searched', async () => {
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({ ownerId, texts: ['尚未就绪'], state: 'working' });
  expect(await find({ ownerId, documentIds: [documentId], question: '尚未就绪' })).toEqual([]);
});

test('what is prepared is seen only once it is published, in the place of what was there', async () => {
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({ ownerId, texts: ['旧的文字'] });
  await database.context.db.delete(documentSegment).where(eq(documentSegment.documentId, documentId));
  await writeSegments(database.context, documentId, ['新的文字']);
  const scope = { ownerId, documentIds: [documentId], question: '文字' };
  const prepared = await index.prepare(documentId, { signal });
  expect(prepared.segments).toBe(1);
  expect(await find(scope)).toEqual([]);
  await database.context.db.transaction((tx) => index.publish(tx, prepared));
  expect(await find(scope)).toEqual(['新的文字']);
});

test('an attempt that was cut off leaves nothing that is found or kept', async () => {
  const { db } = database.context;
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeDocument(database.context, { ownerId, texts: ['重复一次'] });
  await index.prepare(documentId, { signal });
  await publish(documentId);
  expect(await find({ ownerId, documentIds: [documentId], question: '重复一次' })).toEqual(['重复一次']);
  await index.settle();
  await jobs.idle();
  const batches = await db.$count(segmentSearchBatch, eq(segmentSearchBatch.documentId, documentId));
  expect(batches).toBe(1);
  expect(await leftOver()).toBe(0);
});

test('a segment edited, switched off, added or deleted is found as it is now', async () => {
  const { db } = database.context;
  const ownerId = await writePerson(database.context);
  const { documentId, segmentIds } = await writeIndexed({
    ownerId,
    texts: ['条款一写着苹果', '条款二写着香蕉', '条款三写着樱桃'],
  });
  const [first = '', second = '', third = ''] = segmentIds;
  const change = async (ids: string[], act: (tx: Parameters<typeof index.publish>[0]) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await act(tx);
      await index.changeSegments(tx, documentId, ids);
    });
  const seek = (question: string) => find({ ownerId, documentIds: [documentId], question });

  await change([first], (tx) =>
    tx.update(documentSegment).set({ text: '条款一写着荔枝' }).where(eq(documentSegment.id, first)),
  );
  expect(await seek('苹果')).toEqual([]);
  expect(await seek('荔枝')).toEqual(['条款一写着荔枝']);

  await change([second], (tx) =>
    tx.update(documentSegment).set({ enabled: false }).where(eq(documentSegment.id, second)),
  );
  expect(await seek('香蕉')).toEqual([]);
  await change([second], (tx) =>
    tx.update(documentSegment).set({ enabled: true }).where(eq(documentSegment.id, second)),
  );
  expect(await seek('香蕉')).toEqual(['条款二写着香蕉']);

  const [added = ''] = await writeSegments(database.context, documentId, ['条款四写着石榴'], 3);
  await change([added], async () => {});
  expect(await seek('石榴')).toEqual(['条款四写着石榴']);

  await change([third], (tx) => tx.delete(documentSegment).where(eq(documentSegment.id, third)));
  expect(await seek('樱桃')).toEqual([]);
  expect(await seek('条款写着')).toHaveLength(3);

  // Again and again the same one: what it was before never comes back.
  for (const text of ['甲甲', '乙乙', '丙丙']) {
    await change([first], (tx) =>
      tx.update(documentSegment).set({ text }).where(eq(documentSegment.id, first)),
    );
  }
  expect([await seek('甲甲'), await seek('乙乙'), await seek('丙丙')]).toEqual([[], [], ['丙丙']]);
});

test("words of the file's name count for all its segments", async () => {
  const ownerId = await writePerson(database.context);
  const texts = ['本协议', '乙方应当保守商业秘密，直至公开。'];
  const wanted = await writeIndexed({ ownerId, name: '柜台租赁合同.docx', texts });
  const other = await writeIndexed({ ownerId, name: '委托开发合同.docx', texts });
  const { hits } = await seekAs({
    ownerId,
    documentIds: [other.documentId, wanted.documentId],
    question: '柜台租赁合同里怎么约定保密，商业秘密何时公开',
    limit: 4,
  });
  expect(hits.map((hit) => [hit.document.name, hit.segment.text])[0]).toEqual([
    '柜台租赁合同.docx',
    texts[1],
  ]);
});

test('headings above a segment are found where the settings say so', async () => {
  const ownerId = await writePerson(database.context);
  const texts = [{ text: '应当提前三十日通知。', headingPath: ['第五章 解除与终止'] }];
  const withHeadings = await writeIndexed({ ownerId, texts });
  const without = await writeIndexed({
    ownerId,
    texts,
    change: { settings: { segmentLength: 600, recognition: 'auto', includeHeadings: false } },
  });
  const question = '解除与终止';
  expect(await find({ ownerId, question, documentIds: [withHeadings.documentId] })).toHaveLength(1);
  expect(await find({ ownerId, question, documentIds: [without.documentId] })).toHaveLength(0);
});

test('a deleted document is not found, and its words leave the database', async () => {
  const { db } = database.context;
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({ ownerId, texts: ['即将删除的内容'] });
  await db.delete(document).where(eq(document.id, documentId));
  expect(await find({ ownerId, documentIds: [documentId], question: '即将删除' })).toEqual([]);
  expect(await leftOver()).toBeGreaterThan(0);
  await index.settle();
  await jobs.idle();
  expect(await leftOver()).toBe(0);
  expect(jobs.failures).toEqual([]);
});

test('with a person everything of theirs goes', async () => {
  const { db } = database.context;
  const ownerId = await writePerson(database.context);
  await writeIndexed({ ownerId, texts: ['某人的文件'] });
  await db.delete(user).where(eq(user.id, ownerId));
  await index.settle();
  await jobs.idle();
  expect(await leftOver()).toBe(0);
});

test('marks that mean something to the database are only words, and no word is too long', async () => {
  const ownerId = await writePerson(database.context);
  const { documentId } = await writeIndexed({
    ownerId,
    texts: [`'; drop table document; -- {a,b} \\d % ${'x'.repeat(9000)} 正文`, ''],
  });
  expect(await find({ ownerId, documentIds: [documentId], question: `drop table {a,b} \\d` })).toHaveLength(
    1,
  );
  expect(await find({ ownerId, documentIds: [documentId], question: 'x'.repeat(9000) })).toEqual([]);
});

test('a document of thousands of segments is written in several batches and found whole', async () => {
  const ownerId = await writePerson(database.context);
  const texts = Array.from({ length: 2100 }, (_, at) => (at === 2050 ? '独一无二' : `寻常文字${at}`));
  const { documentId } = await writeIndexed({ ownerId, texts });
  expect(await find({ ownerId, documentIds: [documentId], question: '独一无二' })).toEqual(['独一无二']);
  expect(await find({ ownerId, documentIds: [documentId], question: '寻常文字' })).toHaveLength(10);
});

/** Postings of batches that no document has. */
async function leftOver(): Promise<number> {
  return await database.context.db.$count(
    segmentSearchPosting,
    sql`not exists (select from segment_search_batch batch
      where batch.number = ${segmentSearchPosting.batchNumber} and batch.document_id is not null)`,
  );
}
