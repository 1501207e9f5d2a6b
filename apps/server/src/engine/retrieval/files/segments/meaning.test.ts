import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAICompatibleEmbedders } from '../../../../adapters/search-models/open-embedder.ts';
import { jinaCompatibleRerankers } from '../../../../adapters/search-models/open-reranker.ts';
import { document, documentSegment } from '../../../../db/schema/document.ts';
import { embeddingSpace } from '../../../../db/schema/search.ts';
import type { Embedder, Reranker } from '../../../../ports/embedder.ts';
import type { SegmentIndex } from '../../../../ports/segment-index.ts';
import { InlineJobs } from '../../../../testing/inline-jobs.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../../../testing/scripted-search-models.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { writeDocument, writePerson, writeSegments } from '../../../../testing/write-document.ts';
import { allowScope } from '../../../access/index.ts';
import { readQuestion } from '../../question/read-question.ts';
import { readEmbeddingState } from '../../vectors/embedding-state.ts';
import { listVectorTables } from '../../vectors/vector-tables.ts';
import { type SegmentSearchContext, searchSegments } from './search-segments.ts';
import { createSegmentIndex, type SegmentIndexContext } from './segment-index.ts';

let database: TestDatabase;
let server: ScriptedSearchModels;
let index: SegmentIndex;
let jobs: InlineJobs;
let context: SegmentIndexContext & SegmentSearchContext;
let embedder: Embedder | null = null;
let reranker: Reranker | null = null;
const signal = new AbortController().signal;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startScriptedSearchModels([
    ['押金', '保证金'],
    ['炒鱿鱼', '解除劳动关系'],
  ]);
  jobs = new InlineJobs();
  context = {
    ...database.context,
    jobs,
    searchModels: { embedder: async () => embedder, reranker: async () => reranker },
  };
  index = createSegmentIndex(context);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
afterEach(() => {
  embedder = null;
  reranker = null;
  server.intercept = null;
  server.requests.length = 0;
  jobs.failures.length = 0;
});

const open = (modelName: string) =>
  openAICompatibleEmbedders({ attempts: 1 })('mdl', { baseUrl: server.baseUrl, apiKey: '', modelName });
const openReranker = () =>
  jinaCompatibleRerankers()('mdl', { baseUrl: server.baseUrl, apiKey: '', modelName: 'rerank' });

async function writeIndexed(texts: string[], ownerId?: string) {
  const owner = ownerId ?? (await writePerson(database.context));
  const written = await writeDocument(database.context, { ownerId: owner, texts });
  const outcome = await index.embed(written.documentId, { signal });
  const prepared = await index.prepare(written.documentId, { signal });
  await database.context.db.transaction((tx) => index.publish(tx, prepared));
  return { ...written, ownerId: owner, outcome };
}
const ask = async (of: { ownerId: string; documentId: string }, question: string) => {
  const { ownerId, documentId } = of;
  const read = await readQuestion(
    { db: context.db, findWords: matchLexicon([]) },
    { text: question, language: 'zh-CN' },
  );
  const allowed = await allowScope(context.db, {
    reason: 'own',
    userId: ownerId,
    documentIds: [documentId],
  });
  return await searchSegments(context, read, { allowed, limit: 5 });
};

describe('searching by meaning', () => {
  test('without an embedding model the words serve alone', async () => {
    const written = await writeIndexed(['租赁保证金于退房时返还']);
    expect(written.outcome).toBe('off');
    expect((await ask(written, '返还')).methods).toEqual(['words']);
    expect(await readEmbeddingState(context)).toMatchObject({
      state: database.context.capabilities.vectors ? 'off' : 'unsupported',
      modelName: null,
    });
  });

  test('a database without vectors says so and is searched by words', async (test) => {
    if (database.context.capabilities.vectors) test.skip('this database has vectors');
    embedder = open('any');
    const written = await writeIndexed(['租赁保证金于退房时返还']);
    expect(written.outcome).toBe('off');
    expect((await ask(written, '返还')).methods).toEqual(['words']);
    expect(await readEmbeddingState(context)).toMatchObject({ state: 'unsupported' });
    expect(server.requests).toHaveLength(0);
  });

  test('what shares no word is found by its meaning, with place and score in each ranking', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('meaning');
    const written = await writeIndexed(['每月五日前支付租金', '保证金在退房后十日内返还', '本合同一式两份']);
    expect(written.outcome).toBe('embedded');
    const found = await ask(written, '押金何时退');
    expect(found.methods).toEqual(['words', 'meaning']);
    expect(found.hits[0]?.segment.text).toBe('保证金在退房后十日内返还');
    expect(found.hits[0]?.methods).toContainEqual({ method: 'meaning', rank: 1, score: expect.any(Number) });
    expect(await readEmbeddingState(context)).toMatchObject({ dimension: 32, modelName: 'meaning' });
  });

  test('the dimension is the one the model answers with, also above 2,000', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('large-2500');
    const written = await writeIndexed(['保证金在退房后返还', '本合同一式两份']);
    expect((await ask(written, '押金')).hits[0]?.segment.text).toBe('保证金在退房后返还');
    expect((await readEmbeddingState(context)).dimension).toBe(2500);
  });

  test('many segments are compared by their signs first, and the nearest is the same', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('many-64');
    const texts = Array.from({ length: 3100 }, (_, at) =>
      at === 1700 ? '保证金返还' : `第${at}条 普通约定${at * 7}`,
    );
    const written = await writeIndexed(texts);
    const { hits } = await ask(written, '押金');
    expect(hits[0]?.segment.text).toBe('保证金返还');
    await database.context.db.delete(document).where(eq(document.id, written.documentId));
  });

  test('an edited segment gets a new vector, a switched-off one none, a deleted one leaves none', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('edited');
    const { db } = database.context;
    const written = await writeIndexed(['保证金返还', '争议解决', '无关内容']);
    const [first = '', second = '', third = ''] = written.segmentIds;
    await db.transaction(async (tx) => {
      await tx.update(documentSegment).set({ text: '租金支付' }).where(eq(documentSegment.id, first));
      await tx.update(documentSegment).set({ text: '解除劳动关系' }).where(eq(documentSegment.id, second));
      await tx.delete(documentSegment).where(eq(documentSegment.id, third));
      await index.changeSegments(tx, written.documentId, [first, second, third]);
    });
    expect((await ask(written, '押金')).hits).toEqual([]);
    await index.settle();
    await jobs.idle();
    expect((await ask(written, '炒鱿鱼')).hits[0]?.segment.id).toBe(second);
  });
});

describe('when the embedding service fails', () => {
  test('a document is searched by words at once, and a job brings its vectors later without losing any', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('half-way');
    let answered = 0;
    server.intercept = () => {
      answered += 1;
      return answered > 6 ? { status: 503, body: '' } : null;
    };
    const texts = Array.from({ length: 95 }, (_, at) => (at === 90 ? '保证金返还' : `普通约定${at}`));
    const written = await writeIndexed(texts);
    expect(written.outcome).toBe('postponed');
    expect((await ask(written, '保证金')).hits[0]?.segment.text).toBe('保证金返还');
    await index.settle();
    await jobs.idle();
    expect(jobs.failures).toHaveLength(1);
    const failed = await readEmbeddingState(context);
    expect(failed).toMatchObject({ state: 'failed', errorCode: 'model_unavailable' });
    expect(failed.embedded).toBeGreaterThanOrEqual(60);

    server.intercept = null;
    const before = server.requests.flatMap((request) => request.input).length;
    await jobs.idle();
    const state = await readEmbeddingState(context);
    expect(state.embedded).toBe(state.total);
    expect(state).toMatchObject({ state: 'finished', errorCode: null });
    const repeated = server.requests.flatMap((request) => request.input).length - before;
    expect(repeated).toBe(state.total - failed.embedded);
    expect((await ask(written, '押金')).hits[0]?.segment.text).toBe('保证金返还');
  });

  test('a question is answered by words, and the failure is told', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('half-way');
    const written = await writeIndexed(['保证金返还']);
    server.intercept = () => ({ status: 200, body: '{"data":"nonsense"}' });
    const found = await ask(written, '返还');
    expect(found).toMatchObject({ methods: ['words'], embeddingFailed: true });
    expect(found.hits).toHaveLength(1);
  });
});

describe('when the model changes', () => {
  test('vectors of another model are never compared, all is embedded anew, and the old ones go', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    const { db } = database.context;
    embedder = open('first-model');
    const written = await writeIndexed(['保证金返还', '争议解决']);
    embedder = open('second-model-64');
    expect((await ask(written, '押金')).methods).toEqual(['words']);
    await index.settle();
    await jobs.idle();
    expect((await ask(written, '押金')).methods).toEqual(['words', 'meaning']);
    expect(await listVectorTables(db, 'segment')).toEqual([`segment_vector_${embedder.spaceKey}_64`]);
    expect(await db.$count(embeddingSpace)).toBe(1);
    const state = await readEmbeddingState(context);
    expect(state).toMatchObject({ state: 'finished', dimension: 64, embedded: state.total });
  });

  test('a model that answers with another length than before is embedded anew', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('changing');
    const written = await writeIndexed(['保证金返还', '争议解决']);
    server.intercept = ({ input }) => ({
      status: 200,
      body: JSON.stringify({ data: input.map((_, at) => ({ index: at, embedding: [1, 2, 3, at + 1] })) }),
    });
    expect((await ask(written, '押金')).methods).toEqual(['words']);
    const later = await writeIndexed(['新的文件'], written.ownerId);
    await index.settle();
    await jobs.idle();
    expect((await readEmbeddingState(context)).dimension).toBe(4);
    expect((await ask(later, '押金')).methods).toEqual(['words', 'meaning']);
    expect((await ask(written, '押金')).methods).toEqual(['words', 'meaning']);
  });

  test('a document read again keeps no vector of its older segments', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    const { db } = database.context;
    embedder = open('read-again');
    const written = await writeIndexed(['保证金返还']);
    await db.delete(documentSegment).where(eq(documentSegment.documentId, written.documentId));
    await writeSegments(database.context, written.documentId, ['解除劳动关系']);
    await index.embed(written.documentId, { signal });
    const prepared = await index.prepare(written.documentId, { signal });
    await db.transaction((tx) => index.publish(tx, prepared));
    const { hits } = await ask(written, '押金 炒鱿鱼');
    expect(hits.map((hit) => hit.segment.text)).toEqual(['解除劳动关系']);
    await db.delete(document).where(eq(document.id, written.documentId));
    expect((await ask(written, '押金')).hits).toEqual([]);
  });
});

describe('a rerank model', () => {
  test('puts what was found in order, and the methods say so', async () => {
    reranker = openReranker();
    const written = await writeIndexed(['押金押金押金押金 其他约定', '退还押金 保证金']);
    const found = await ask(written, '保证金 押金');
    expect(found.methods).toEqual(['words', 'rerank']);
    const [first] = found.hits;
    expect(first?.methods.at(-1)).toEqual({ method: 'rerank', rank: 1, score: expect.any(Number) });
    const scores = found.hits.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('that fails leaves the order as it was', async () => {
    reranker = openReranker();
    server.intercept = () => ({ status: 500, body: '' });
    const written = await writeIndexed(['押金退还', '押金']);
    const found = await ask(written, '押金退还');
    expect(found).toMatchObject({ methods: ['words'], embeddingFailed: true });
    expect(found.hits[0]?.segment.text).toBe('押金退还');
  });
});
