import * as contract from '@mingfa/contract/admin';
import * as chat from '@mingfa/contract/chat';
import * as knowledge from '@mingfa/contract/knowledge';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openAICompatibleEmbedders } from '../../adapters/search-models/open-embedder.ts';
import { dataIn, parseEvents } from '../../testing/read-events.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../testing/scripted-search-models.ts';
import { startScriptedTranscriptionServer } from '../../testing/scripted-transcription-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';

const KEY = 'sk-very-secret-key';

let app: TestApp;
let admin: TestPerson;
let me: TestPerson;
let models: ScriptedSearchModels;
beforeAll(async () => {
  models = await startScriptedSearchModels([['押金', '保证金']]);
  app = await openTestApp({
    parser: textParser(),
    chat: { openEmbedder: openAICompatibleEmbedders({ attempts: 1 }) },
    environment: { RERANK_BASE_URL: models.baseUrl, RERANK_MODEL_NAME: 'from-environment' },
  });
  admin = await app.admin();
  me = await app.person();
});
afterAll(async () => {
  await app.close();
  await models.close();
});
afterEach(() => {
  models.intercept = null;
});

async function save(body: object): Promise<contract.ModelProvider> {
  const saved = await app.call(contract.saveModel, {
    token: admin.token,
    body: { name: '向量', baseUrl: models.baseUrl, modelName: 'm', apiKey: KEY, ...body },
  });
  if (saved.status !== 200) throw new Error(saved.text);
  await app.app.idle();
  return saved.body;
}
const tryModel = (modelId: string) =>
  app.call(contract.testModel, { token: admin.token, params: { modelId } }).then((answer) => answer.body);
const state = () =>
  app.call(contract.getEmbeddingState, { token: admin.token }).then((answer) => answer.body);

test('models of every purpose are listed, and only those for chat can be chosen to answer', async () => {
  await save({ purpose: 'rerank', name: '重排' });
  const embedding = await save({ purpose: 'embedding', name: '向量一' });
  const conversation = await save({ purpose: 'chat', name: '对话' });
  expect(embedding).toMatchObject({ purpose: 'embedding', dimension: null, keyHint: '-key' });
  const { body } = await app.call(contract.listModels, { token: admin.token });
  expect(body.items.map((item) => [item.purpose, item.name, item.source])).toEqual([
    ['rerank', 'from-environment', 'environment'],
    ['rerank', '重排', 'settings'],
    ['embedding', '向量一', 'settings'],
    ['chat', '对话', 'settings'],
  ]);
  const choices = await app.call(chat.listModelChoices, { token: me.token });
  expect(choices.body.items.map((item) => item.name)).toEqual(['对话', '内置引擎']);
  // The purpose stays what it was.
  const changed = await save({ modelId: embedding.modelId, purpose: 'chat', name: '向量一' });
  expect(changed.purpose).toBe('embedding');
  for (const { modelId } of [embedding, conversation]) {
    await app.call(contract.deleteModel, { token: admin.token, params: { modelId } });
  }
});

test('the test of an embedding model says its dimension, and of a rerank model its scores', async () => {
  const { modelId } = await save({ purpose: 'embedding', modelName: 'test-48' });
  expect(await tryModel(modelId)).toMatchObject({ ok: true, dimension: 48, errorCode: null });
  const listed = await app.call(contract.listModels, { token: admin.token });
  expect(listed.body.items.find((item) => item.modelId === modelId)?.dimension).toBe(48);
  expect(await tryModel('environment-rerank')).toMatchObject({ ok: true, dimension: null });
  models.intercept = () => ({ status: 401, body: 'secret' });
  const failed = await tryModel(modelId);
  expect(failed).toMatchObject({ ok: false, errorCode: 'model_unauthorized', dimension: null });
  expect(JSON.stringify(failed)).not.toContain('secret');
  const moved = await save({ modelId, purpose: 'embedding', modelName: 'other' });
  expect(moved.dimension).toBeNull();
  await app.call(contract.deleteModel, { token: admin.token, params: { modelId } });
});

test('the test of a recogniser sends a second of a tone, and says what was heard in it', async () => {
  const recogniser = await startScriptedTranscriptionServer(({ content }) => ({
    do: 'answer',
    body: { text: content.length > 30_000 && content.subarray(0, 4).toString() === 'RIFF' ? '滴' : '' },
  }));
  const { modelId } = await save({ purpose: 'transcription', baseUrl: recogniser.baseUrl });
  expect(await tryModel(modelId)).toMatchObject({ ok: true, answer: '滴', dimension: null });
  await recogniser.close();
  expect(await tryModel(modelId)).toMatchObject({ ok: false, errorCode: 'model_unreachable' });
});

test('the administrator sees files being embedded, failing, and done; chat falls back to words and says so', async (test) => {
  const konId = await makeKnowledgeBase(app, me.token);
  await addFile(app, me.token, konId, {
    name: '租约.pdf',
    content: '第一条 租期一年。\f第二条 保证金退房时返还。',
  });
  await app.app.idle();
  if (!app.context.capabilities.vectors) {
    expect(await state()).toMatchObject({ state: 'unsupported', modelId: null });
    return test.skip('this database has no vectors');
  }
  expect(await state()).toMatchObject({ state: 'off', modelId: null, total: expect.any(Number) });
  models.intercept = ({ path }) => (path.endsWith('/embeddings') ? { status: 503, body: '' } : null);
  const { modelId } = await save({ purpose: 'embedding', modelName: 'm-16' });
  expect(await state()).toMatchObject({
    state: 'failed',
    modelId,
    embedded: 0,
    errorMessage: '模型服务暂时不可用，请重试',
  });
  models.intercept = null;
  await save({ modelId, purpose: 'embedding', modelName: 'm-16' });
  const done = await state();
  expect(done).toMatchObject({ state: 'finished', modelId, dimension: 16, errorMessage: null });
  expect(done.embedded).toBe(done.total);
  expect(done.articles).toMatchObject({ state: 'finished', embedded: done.articles.total });

  const tested = await app.call(knowledge.testRetrieval, {
    token: me.token,
    params: { konId },
    body: { question: '押金' },
  });
  expect(tested.body.methods).toEqual(['words', 'meaning', 'rerank']);
  expect(tested.body.items[0]?.segment.text).toContain('保证金');

  models.intercept = () => ({ status: 500, body: '' });
  const started = await app.call(chat.startConversation, {
    token: me.token,
    body: { knowledgeBaseIds: [konId] },
  });
  const asked = await app.call(chat.streamAnswer, {
    token: me.token,
    body: { conversationId: started.body.conversationId, question: '保证金何时返还' },
  });
  const notices = dataIn(parseEvents(asked.text), 'notice').map(({ kind }) => kind);
  expect(notices).toContain('embedding_unavailable');
  await app.call(contract.deleteModel, { token: admin.token, params: { modelId } });
  expect(await state()).toMatchObject({ state: 'off' });
});
