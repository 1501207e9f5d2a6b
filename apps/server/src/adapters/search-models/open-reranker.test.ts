import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../testing/scripted-search-models.ts';
import { jinaCompatibleRerankers } from './open-reranker.ts';

let server: ScriptedSearchModels;
beforeEach(async () => {
  server = await startScriptedSearchModels();
});
afterEach(() => server.close());

const open = () =>
  jinaCompatibleRerankers({ firstWaitMs: 1 })('mdl', {
    baseUrl: server.baseUrl,
    apiKey: '',
    modelName: 'any',
  });
const answerWith = (body: object) => {
  server.intercept = () => ({ status: 200, body: JSON.stringify(body) });
};

test('scores come in the order of the passages', async () => {
  const scores = await open().rerank('押金退还', ['争议解决', '押金退还', '押金']);
  expect(scores.indexOf(Math.max(...scores))).toBe(1);
  expect(server.requests[0]).toMatchObject({ path: '/v1/rerank', query: '押金退还', input: { length: 3 } });
  expect(await open().rerank('问', [])).toEqual([]);
});

test('a passage the server leaves out comes last', async () => {
  answerWith({ results: [{ index: 1, relevance_score: -3 }] });
  const [first, second] = await open().rerank('问', ['一', '二']);
  expect(first).toBeLessThan(second ?? 0);
});

test.each([
  ['nothing', {}],
  ['an empty list', { results: [] }],
  ['a passage that was not asked for', { results: [{ index: 9, relevance_score: 1 }] }],
  ['no number', { results: [{ index: 0, relevance_score: 'high' }] }],
])('%s is no answer', async (_, body) => {
  answerWith(body);
  const error = await open()
    .rerank('问', ['一', '二'])
    .catch((thrown: unknown) => thrown);
  expect((error as AppError).code).toBe('embedding_unavailable');
});
