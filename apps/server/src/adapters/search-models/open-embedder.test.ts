import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../ports/app-error.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../testing/scripted-search-models.ts';
import { openAICompatibleEmbedders } from './open-embedder.ts';

const KEY = 'sk-very-secret-key';
let server: ScriptedSearchModels;
beforeEach(async () => {
  server = await startScriptedSearchModels();
});
afterEach(() => server.close());

const open = (modelName = 'any', limits = {}) =>
  openAICompatibleEmbedders({ firstWaitMs: 1, ...limits })('mdl', {
    baseUrl: server.baseUrl,
    apiKey: KEY,
    modelName,
  });
const failWith = (status: number, times = Number.POSITIVE_INFINITY, headers: object = {}) => {
  let left = times;
  server.intercept = () => {
    left -= 1;
    return left >= 0 ? { status, body: '{"error":"secret detail"}', headers } : null;
  };
};
const answerWith = (body: string) => {
  server.intercept = () => ({ status: 200, body });
};
async function failureOf(promise: Promise<unknown>): Promise<string[]> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) return [String(error)];
  expect(JSON.stringify([error, error.stack, error.cause])).not.toContain('secret');
  return [error.code, error.cause instanceof AppError ? error.cause.code : ''];
}

test('vectors come in the order of the texts, of length one, however the server orders them', async () => {
  const texts = Array.from({ length: 23 }, (_, index) => `第${index}段文字${'长'.repeat(index)}`);
  const vectors = await open().embed(texts);
  expect(vectors).toHaveLength(23);
  for (const [index, vector] of vectors.entries()) {
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    const [alone] = await open().embed([texts[index] ?? '']);
    expect(vector).toEqual(alone);
  }
  expect(server.requests[0]?.input).toHaveLength(10);
  expect(server.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
});

test('what may pass is tried again', async () => {
  for (const status of [429, 500, 502, 503, 504, 408]) {
    failWith(status, 2);
    expect(await open().embed(['一'])).toHaveLength(1);
  }
});

test.each([
  [401, 'model_unauthorized', 1],
  [403, 'model_unauthorized', 1],
  [404, 'model_refused', 1],
  [302, 'model_refused', 1],
  [429, 'model_rate_limited', 3],
  [500, 'model_unavailable', 3],
])('status %i fails as %s after %i attempts', async (status, code, attempts) => {
  failWith(status, undefined, { location: `${server.baseUrl}/elsewhere` });
  expect(await failureOf(open('any', { attempts: 3 }).embed(['一']))).toEqual([
    'embedding_unavailable',
    code,
  ]);
  expect(server.requests).toHaveLength(attempts);
});

test('a question is not tried again while somebody waits', async () => {
  failWith(503);
  await failureOf(open().embed(['一'], { hurried: true }));
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['no data', '{}'],
  ['too few', '{"data":[]}'],
  ['no numbers', '{"data":[{"index":0,"embedding":["a"]}]}'],
  ['text instead', '{"data":[{"index":0,"embedding":"AAAA"}]}'],
  ['an empty vector', '{"data":[{"index":0,"embedding":[]}]}'],
  ['a vector of nothing', '{"data":[{"index":0,"embedding":[0,0]}]}'],
  ['an index of nobody', '{"data":[{"index":7,"embedding":[1]}]}'],
  ['half an object', '{"data":[{"index":0,'],
  ['a page', '<html>'],
  ['null', 'null'],
])('%s is no answer', async (_, body) => {
  answerWith(body);
  expect(await failureOf(open().embed(['一']))).toEqual(['embedding_unavailable', 'model_malformed']);
});

test('vectors of two lengths are no answer', async () => {
  answerWith('{"data":[{"index":0,"embedding":[1]},{"index":1,"embedding":[1,2]}]}');
  expect(await failureOf(open().embed(['一', '二']))).toEqual(['embedding_unavailable', 'model_malformed']);
});

test('a text that is too long for the model does not keep the others from their vectors', async () => {
  server.intercept = ({ input }) =>
    input.some((text) => text.length > 500) ? { status: 400, body: 'too long' } : null;
  const vectors = await open().embed(['短', '长'.repeat(3000), '也短']);
  expect(vectors).toHaveLength(3);
  expect(server.requests.at(-2)?.input[0]?.length).toBeLessThan(500);
});

test('nobody at the address, a server that never answers, and stopping are told apart', async () => {
  const late = open('any', { timeoutMs: 30, attempts: 1 });
  const silent = await startSilentServer();
  const atSilent = openAICompatibleEmbedders({ timeoutMs: 30, attempts: 1 })('mdl', {
    baseUrl: silent.baseUrl,
    apiKey: '',
    modelName: 'any',
  });
  expect(await failureOf(atSilent.embed(['一']))).toEqual(['embedding_unavailable', 'model_timeout']);
  await silent.close();
  expect(await failureOf(atSilent.embed(['一']))).toEqual(['embedding_unavailable', 'model_unreachable']);
  const reason = new Error('stopped');
  await expect(late.embed(['一'], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('models at other addresses or of other names are other spaces', () => {
  const spaceOf = (baseUrl: string, modelName: string) =>
    openAICompatibleEmbedders()('mdl', { baseUrl, apiKey: '', modelName }).spaceKey;
  expect(spaceOf('http://a/v1', 'm')).toBe(spaceOf('http://a/v1/', 'm'));
  expect(spaceOf('http://a/v1', 'm')).not.toBe(spaceOf('http://b/v1', 'm'));
  expect(spaceOf('http://a/v1', 'm')).not.toBe(spaceOf('http://a/v1', 'n'));
});

async function startSilentServer(): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): void }>();
  const listening = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listening.close(() => resolve()));
    },
  };
}
