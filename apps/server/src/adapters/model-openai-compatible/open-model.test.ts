import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { afterEach, expect, test } from 'vitest';
import { streamWithFallback } from '../../engine/models/index.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import type { Script } from '../../testing/model-scripts.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { type ModelTimeouts, openAICompatibleModels } from './index.ts';

const KEY = 'sk-very-secret-key';
const messages = [{ role: 'user' as const, content: '问题' }];
const servers: ScriptedModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script?: Script): Promise<string> {
  const server = await startScriptedModelServer(script ? { script } : {});
  servers.push(server);
  return server.baseUrl;
}
function modelAt(baseUrl: string, modelName: string, timeouts: Partial<ModelTimeouts> = {}): ResolvedModel {
  const model = openAICompatibleModels(timeouts)({ baseUrl, apiKey: KEY, modelName });
  return { modelId: modelName, name: modelName, builtIn: false, model };
}
async function ask(models: ResolvedModel[], options: { logger?: Logger; signal?: AbortSignal } = {}) {
  const chunks: AnswerChunk[] = [];
  const outcome = await streamWithFallback(models, () => ({ messages }), {
    write: (chunk) => chunks.push(chunk),
    signal: options.signal ?? new AbortController().signal,
    logger: options.logger ?? silentLogger,
  }).then(
    (answer) => ({ answer, error: null }),
    (error: unknown) => ({ answer: null, error }),
  );
  return { ...outcome, chunks };
}
const textOf = (chunks: AnswerChunk[]) =>
  chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('');

test('text and reasoning arrive as parts that open and close in order', async () => {
  const baseUrl = await serve(function* () {
    yield { do: 'reasoning', text: '先想' };
    yield { do: 'reasoning', text: '一想。' };
    yield { do: 'text', text: '答案' };
    yield { do: 'text', text: '在此。' };
    yield { do: 'finish' };
  });
  const { answer, chunks } = await ask([modelAt(baseUrl, 'any')]);
  expect(answer?.text).toBe('答案在此。');
  expect(chunks.map((chunk) => chunk.type)).toEqual([
    'message-metadata',
    'reasoning-start',
    'reasoning-delta',
    'reasoning-delta',
    'reasoning-end',
    'text-start',
    'text-delta',
    'text-delta',
    'text-end',
  ]);
  expect(servers[0]?.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
});

test.each([
  ['scripted-401', 'model_unauthorized'],
  ['scripted-403', 'model_unauthorized'],
  ['scripted-404', 'model_refused'],
  ['scripted-429', 'model_rate_limited'],
  ['scripted-500', 'model_unavailable'],
  ['scripted-error-event', 'model_rate_limited'],
  ['scripted-malformed', 'model_malformed'],
  ['scripted-wrong-json', 'model_malformed'],
  ['scripted-html', 'model_malformed'],
  ['scripted-empty', 'model_malformed'],
  ['scripted-tool-call', 'model_malformed'],
  ['scripted-no-finish', 'model_cut_off'],
  ['scripted-cut-off', 'model_cut_off'],
])('%s fails as %s and carries no word of the service and no key', async (name, code) => {
  const logged: unknown[] = [];
  const logger: Logger = { ...silentLogger, warn: (values, message) => logged.push(values, message) };
  const { error } = await ask([modelAt(await serve(), name)], { logger });
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe(code);
  const known = JSON.stringify([logged, error, (error as Error).stack, (error as Error).cause]);
  expect(known).not.toContain('secret');
});

test('what arrived before the answer broke off was passed on, and its part is closed', async () => {
  const { error, chunks } = await ask([modelAt(await serve(), 'scripted-cut-off')]);
  expect((error as AppError).code).toBe('model_cut_off');
  expect(textOf(chunks)).toContain('对方违约');
  expect(chunks.at(-1)?.type).toBe('text-end');
});

test('nobody at the address is said as such', async () => {
  const closed = await startScriptedModelServer();
  await closed.close();
  const { error } = await ask([modelAt(closed.baseUrl, 'any')]);
  expect((error as AppError).code).toBe('model_unreachable');
});

test('a model that sends nothing in time is given up', async () => {
  const { error } = await ask([modelAt(await serve(), 'scripted-silent', { firstTokenMs: 60 })]);
  expect((error as AppError).code).toBe('model_timeout');
});

/** Answers all but those requests, by their number, whose connection it closes unanswered. */
async function serveAllBut(closed: readonly number[]) {
  const served = { requests: 0, baseUrl: '' };
  const server = createServer((request, response) => {
    served.requests += 1;
    if (closed.includes(served.requests)) return request.socket.destroy();
    const choice = { index: 0, delta: { content: '答案。' }, finish_reason: 'stop' };
    const data = JSON.stringify({ id: 'a', object: 'chat.completion.chunk', choices: [choice] });
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${data}\n\ndata: [DONE]\n\n`);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  served.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  servers.push({ baseUrl: served.baseUrl, requests: [], close });
  return served;
}

test('a kept connection that was closed meanwhile is no failure: it is asked once more', async () => {
  const served = await serveAllBut([2]);
  expect((await ask([modelAt(served.baseUrl, 'any')])).answer?.text).toBe('答案。');
  expect((await ask([modelAt(served.baseUrl, 'any')])).answer?.text).toBe('答案。');
  expect(served.requests).toBe(3);
});

test('a service that closes every connection is unreachable after the second', async () => {
  const served = await serveAllBut([1, 2, 3]);
  const { error } = await ask([modelAt(served.baseUrl, 'any')]);
  expect([(error as AppError).code, served.requests]).toEqual(['model_unreachable', 2]);
});

test('what came in time is read, however late a busy process gets to it', async () => {
  const baseUrl = await serve(function* () {
    yield { do: 'text', text: '早就' };
    yield { do: 'text', text: '到了。' };
    yield { do: 'finish' };
  });
  const answered = ask([modelAt(baseUrl, 'any', { firstTokenMs: 60 })]);
  const stoppedUntil = performance.now() + 150;
  await new Promise((resolve) => setImmediate(resolve));
  while (performance.now() < stoppedUntil);
  expect((await answered).answer?.text).toBe('早就到了。');
});

test('a model that falls silent half-way has broken off', async () => {
  const { error, chunks } = await ask([modelAt(await serve(), 'scripted-stall', { idleMs: 60 })]);
  expect((error as AppError).code).toBe('model_cut_off');
  expect(((error as AppError).cause as AppError).code).toBe('model_timeout');
  expect(textOf(chunks)).toBe('回答开始了，');
});

test('[DONE] without a finish reason is a complete answer', async () => {
  const baseUrl = await serve(function* () {
    yield { do: 'text', text: '完整。' };
    yield { do: 'raw', bytes: 'data: [DONE]\n\n' };
  });
  const { answer } = await ask([modelAt(baseUrl, 'any')]);
  expect(answer?.text).toBe('完整。');
});

test('[DONE] inside the text does not make a broken answer complete', async () => {
  const baseUrl = await serve(function* () {
    yield { do: 'text', text: 'data: [DONE]\n\n' };
  });
  const { error } = await ask([modelAt(baseUrl, 'any')]);
  expect((error as AppError).code).toBe('model_cut_off');
});

test('a redirect is not followed, so that the key stays with its server', async () => {
  const elsewhere = await serve();
  const baseUrl = await serve(function* () {
    yield { do: 'answer', status: 302, body: '', headers: { location: `${elsewhere}/chat/completions` } };
  });
  const { error } = await ask([modelAt(baseUrl, 'any')]);
  expect((error as AppError).code).toBe('model_refused');
  expect(servers[0]?.requests).toHaveLength(0);
});

test('the second model takes over before the first token, and the reader is told', async () => {
  const baseUrl = await serve();
  const { answer, chunks } = await ask([modelAt(baseUrl, 'scripted-500'), modelAt(baseUrl, 'scripted-fast')]);
  expect(answer?.model.name).toBe('scripted-fast');
  expect(chunks.slice(0, 2)).toEqual([
    { type: 'message-metadata', messageMetadata: { model: 'scripted-fast' } },
    {
      type: 'data-notice',
      data: {
        kind: 'fallback_model',
        values: {
          from: 'scripted-500',
          to: 'scripted-fast',
          errorCode: 'model_unavailable',
          reason: expect.any(String),
        },
      },
    },
  ]);
});

test('after the first token no other model is asked', async () => {
  const baseUrl = await serve();
  const { error } = await ask([modelAt(baseUrl, 'scripted-cut-off'), modelAt(baseUrl, 'scripted-fast')]);
  expect((error as AppError).code).toBe('model_cut_off');
  expect(servers[0]?.requests.map((request) => request.model)).toEqual(['scripted-cut-off']);
});

test('when every model fails, the failure of the chosen one is said', async () => {
  const baseUrl = await serve();
  const { error } = await ask([modelAt(baseUrl, 'scripted-401'), modelAt(baseUrl, 'scripted-500')]);
  expect((error as AppError).code).toBe('model_unauthorized');
});

test('stopping ends the call with the reason it was stopped for', async () => {
  const stop = new AbortController();
  const reason = new Error('stopped');
  const baseUrl = await serve(async function* () {
    yield { do: 'text', text: '一' };
    stop.abort(reason);
    yield { do: 'text', text: '二' };
    yield { do: 'finish' };
  });
  const { error } = await ask([modelAt(baseUrl, 'any'), modelAt(baseUrl, 'other')], { signal: stop.signal });
  expect(error).toBe(reason);
  expect(servers[0]?.requests).toHaveLength(1);
});
