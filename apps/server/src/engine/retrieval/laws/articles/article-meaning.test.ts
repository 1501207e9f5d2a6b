import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAICompatibleEmbedders } from '../../../../adapters/search-models/open-embedder.ts';
import { law } from '../../../../db/schema/law.ts';
import { embeddingSpace } from '../../../../db/schema/search.ts';
import type { Embedder } from '../../../../ports/embedder.ts';
import { InlineJobs } from '../../../../testing/inline-jobs.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../../../testing/scripted-search-models.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { writeDigest, writeLaw, writeVersion } from '../../../../testing/write-law.ts';
import { expireLibrary } from '../../../library/index.ts';
import { readQuestion } from '../../question/read-question.ts';
import { readEmbeddingState } from '../../vectors/embedding-state.ts';
import { listVectorTables } from '../../vectors/vector-tables.ts';
import { loadRankingModel } from '../ranking/load-ranking-model.ts';
import { createLawSource, type LawSource, type LawSourceContext } from '../search-laws.ts';
import { type ArticleVectors, createArticleVectors, embedArticles } from './article-vectors.ts';

// Invented laws: nothing of them is law anywhere.
let database: TestDatabase;
let server: ScriptedSearchModels;
let jobs: InlineJobs;
let vectors: ArticleVectors;
let laws: LawSource;
let embedder: Embedder | null = null;
const searchModels = { embedder: async () => embedder, reranker: async () => null };

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startScriptedSearchModels([
    ['押金', '保证金'],
    ['风筝', '纸鸢'],
  ]);
  jobs = new InlineJobs();
  vectors = createArticleVectors({ ...database.context, jobs, searchModels });
  laws = createLawSource({
    db: database.context.db,
    // Words find nothing here: what is found is found by meaning.
    search: { candidates: async () => [] } as unknown as LawSourceContext['search'],
    ranking: await loadRankingModel(),
    meaning: { ...database.context, searchModels },
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  const lawId = await writeLaw(database.context, '雨伞法');
  await writeVersion(database.context, lawId, '2010-01-01', ['借伞当日归还。', '保证金不退。']);
  await writeVersion(database.context, lawId, '2024-01-01', [
    '借伞三日内归还。',
    '本法所称雨伞，是指遮雨的器具。',
    '保证金在还伞后退还。',
  ]);
});
afterEach(async () => {
  embedder = null;
  server.intercept = null;
  server.requests.length = 0;
  jobs.failures.length = 0;
  await database.context.db.delete(law);
  expireLibrary(database.context);
});

const open = (modelName: string) =>
  openAICompatibleEmbedders({ attempts: 1 })('mdl', { baseUrl: server.baseUrl, apiKey: '', modelName });
async function settle() {
  await vectors.settle();
  await jobs.idle();
}
async function find(text: string, asOf = '2026-11-20') {
  const asked = { db: database.context.db, findWords: matchLexicon([]) };
  const question = await readQuestion(asked, { text, language: 'zh-CN' });
  const { evidence, embeddingFailed } = await laws.search(question, { asOf, limit: 10 });
  return { texts: evidence.map((one) => one.text), found: evidence, failed: embeddingFailed };
}
const stateOfArticles = async () =>
  (await readEmbeddingState({ ...database.context, searchModels })).articles;

describe('articles by meaning', () => {
  test('without a model, or without vectors in the database, the words serve alone', async () => {
    await settle();
    expect(await find('押金')).toMatchObject({ texts: [], failed: false });
    const { vectors: hasVectors } = database.context.capabilities;
    expect((await stateOfArticles()).state).toBe(hasVectors ? 'off' : 'unsupported');
    if (hasVectors) return;
    embedder = open('unsupported');
    await settle();
    expect(await stateOfArticles()).toMatchObject({ state: 'unsupported', embedded: 0 });
    expect(server.requests).toHaveLength(0);
  });

  test('an article that shares no word is found, once, in the words of the day', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('meaning');
    await settle();
    expect(await stateOfArticles()).toEqual({ state: 'finished', embedded: 5, total: 5 });
    expect(server.requests[0]?.input.join()).toContain('雨伞法\n第一章 借还\n第三条 保证金在还伞后退还。');
    const { texts, found } = await find('押金');
    expect(texts[0]).toBe('保证金在还伞后退还。');
    expect(texts).toHaveLength(3);
    expect(found.reduce((sum, one) => sum + one.score, 0)).toBeCloseTo(1);
    expect((await find('押金', '2015-01-01')).texts[0]).toBe('保证金不退。');
  });

  test('where only digests are held they are found by meaning', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    const lawId = await writeLaw(database.context, '风筝法');
    await writeDigest(database.context, lawId, '5', '风筝断线砸到人');
    embedder = open('digests');
    await settle();
    const { found } = await find('纸鸢');
    expect(found[0]).toMatchObject({ kind: 'digest', shortTitle: '风筝法' });
  });

  test('vectors above 2,000 dimensions, and many articles by their signs first', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    const lawId = await writeLaw(database.context, '长法');
    const texts = Array.from({ length: 3100 }, (_, at) => (at === 2000 ? '风筝归还' : `普通条文${at * 7}`));
    await writeVersion(database.context, lawId, '2020-01-01', texts);
    embedder = open('many-64');
    await settle();
    expect((await find('纸鸢')).texts[0]).toBe('风筝归还');
    await database.context.db.delete(law).where(eq(law.id, lawId));
    expireLibrary(database.context);
    embedder = open('large-2500');
    await settle();
    expect((await find('押金')).texts[0]).toBe('保证金在还伞后退还。');
  });

  test('a law that is imported later is found, one that is gone is not', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('growing');
    await settle();
    const lawId = await writeLaw(database.context, '风筝法');
    await writeVersion(database.context, lawId, '2020-01-01', ['纸鸢应当系牢。']);
    await settle();
    expect((await find('风筝')).texts[0]).toBe('纸鸢应当系牢。');
    const before = server.requests.length;
    await database.context.db.delete(law).where(eq(law.id, lawId));
    expireLibrary(database.context);
    expect((await find('风筝')).texts).not.toContain('纸鸢应当系牢。');
    await settle();
    expect(await stateOfArticles()).toEqual({ state: 'finished', embedded: 5, total: 5 });
    expect(server.requests.length - before).toBe(1);
  });
});

/** More articles than one batch holds. */
async function writeLongLaw(): Promise<void> {
  const lawId = await writeLaw(database.context, '长法');
  const texts = Array.from({ length: 90 }, (_, at) => `普通条文${at}`);
  await writeVersion(database.context, lawId, '2020-01-01', texts);
}

describe('when the embedding service fails', () => {
  test('the words serve alone until all have a vector; the job goes on where it failed', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    await writeLongLaw();
    embedder = open('half-way');
    let answered = 0;
    server.intercept = () => {
      answered += 1;
      return answered > 6 ? { status: 503, body: '' } : null;
    };
    await settle();
    expect(jobs.failures).toHaveLength(1);
    expect(await stateOfArticles()).toEqual({ state: 'failed', embedded: 60, total: 95 });
    server.intercept = null;
    expect(await find('押金')).toMatchObject({ texts: [], failed: false });
    server.requests.length = 0;
    await jobs.idle();
    expect(server.requests.flatMap(({ input }) => input)).toHaveLength(35);
    expect(await stateOfArticles()).toMatchObject({ state: 'finished', embedded: 95 });
    expect((await find('押金')).texts[0]).toBe('保证金在还伞后退还。');
  });

  test('a question is answered by words, and the failure is told', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('failing');
    await settle();
    server.intercept = () => ({ status: 503, body: '' });
    expect(await find('押金')).toMatchObject({ texts: [], failed: true });
    // An article asked for by its number comes first, its neighbour behind it, and no model is asked.
    const byNumber = ['保证金在还伞后退还。', '本法所称雨伞，是指遮雨的器具。'];
    expect(await find('雨伞法第三条')).toMatchObject({ texts: byNumber, failed: false });
  });

  test('an abort keeps what was done, and a model that is taken away ends the work', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    await writeLongLaw();
    const model = open('aborted');
    embedder = model;
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    await expect(embedArticles(database.context, model, { signal: stop.signal, onProgress })).rejects.toThrow(
      'stopped',
    );
    expect(await stateOfArticles()).toMatchObject({ embedded: 30 });
    await vectors.settle();
    server.intercept = () => {
      embedder = null;
      return null;
    };
    await jobs.idle();
    expect(server.requests.flatMap(({ input }) => input)).toHaveLength(60);
    embedder = model;
    expect(await stateOfArticles()).toMatchObject({ state: 'running', embedded: 60 });
    expect((await find('押金')).texts).toEqual([]);
  });
});

describe('when the model changes', () => {
  test('all is embedded anew, vectors of the other are never compared, and they go', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    embedder = open('first');
    await settle();
    embedder = open('second-64');
    expect(await find('押金')).toMatchObject({ texts: [], failed: false });
    await settle();
    expect((await find('押金')).texts[0]).toBe('保证金在还伞后退还。');
    expect(await listVectorTables(database.context.db, 'article')).toEqual([
      `article_vector_${embedder.spaceKey}_64`,
    ]);
  });

  test('a model that answers with another length than before is embedded anew', async (test) => {
    if (!database.context.capabilities.vectors) test.skip('this database has no vectors');
    const { db } = database.context;
    embedder = open('changing');
    await settle();
    server.intercept = ({ input }) => ({
      status: 200,
      body: JSON.stringify({ data: input.map((_, at) => ({ index: at, embedding: [1, 2, 3, at + 1] })) }),
    });
    expect(await find('押金')).toMatchObject({ texts: [], failed: false });
    const lawId = await writeLaw(database.context, '新法');
    await writeVersion(database.context, lawId, '2020-01-01', ['新的条文。']);
    await settle();
    const [space] = await db.select().from(embeddingSpace).where(eq(embeddingSpace.key, embedder.spaceKey));
    expect(space?.dimension).toBe(4);
    expect((await find('押金')).texts).toHaveLength(4);
  });
});
