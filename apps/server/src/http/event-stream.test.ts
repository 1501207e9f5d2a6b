import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { defineEndpoint } from '@mingfa/contract/endpoint';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { secretsFromKey } from '../adapters/secrets-file.ts';
import type { AppContext } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { buildServer, type ServerOptions } from './build-server.ts';
import { writeEventStream } from './event-stream.ts';
import { bindTo, type StreamEvent } from './route.ts';

const streamEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/test/stream',
  tag: 'test',
  access: 'public',
  answer: 'stream',
  summary: 'A stream of this test.',
  errors: ['not_found'],
});

let running: FastifyInstance | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** A server with one stream that nothing of the database touches. */
async function serve(
  events: (signal: AbortSignal) => Promise<AsyncIterable<StreamEvent>>,
  sessions: Partial<Pick<ServerOptions, 'authenticate' | 'findOpenSessions'>> = {},
): Promise<string> {
  const context = {
    logger: silentLogger,
    secrets: secretsFromKey(new Uint8Array(32)),
  } as unknown as AppContext & { secrets: ReturnType<typeof secretsFromKey> };
  running = await buildServer({
    routes: [bindTo(context)(streamEndpoint, ({ signal }) => events(signal))],
    context,
    authenticate: async () => null,
    rateLimits: { perAddress: 0, perSession: 0 },
    webFolder: null,
    ...sessions,
  });
  return running.listen({ port: 0, host: '127.0.0.1' });
}

async function* numbers(count: number): AsyncIterable<StreamEvent> {
  for (let cursor = 1; cursor <= count; cursor += 1) {
    yield { cursor, data: { type: 'text-delta', id: '1', delta: `第${cursor}个\n\n` } };
  }
}

test('a stream is server-sent events with cursors, ended by [DONE], and is not compressed', async () => {
  const address = await serve(async () => numbers(2));
  const response = await fetch(`${address}/v1/test/stream`, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  expect(await response.text()).toBe(
    'id: 1\ndata: {"type":"text-delta","id":"1","delta":"第1个\\n\\n"}\n\n' +
      'id: 2\ndata: {"type":"text-delta","id":"1","delta":"第2个\\n\\n"}\n\n' +
      'data: [DONE]\n\n',
  );
});

test('a failure before the first event is an ordinary error answer', async () => {
  const address = await serve(async () => {
    throw new AppError('not_found');
  });
  const response = await fetch(`${address}/v1/test/stream`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ errorCode: 'not_found' });
});

test('a failure in the middle is told in the stream, without what the bug said', async () => {
  const address = await serve(async () =>
    (async function* () {
      yield* numbers(1);
      throw new Error('the password is 123');
    })(),
  );
  const response = await fetch(`${address}/v1/test/stream`, { headers: { 'accept-language': 'en' } });
  const text = await response.text();
  expect(text).toContain('"errorCode":"internal"');
  expect(text).toContain('{"type":"error","errorText":"Something went wrong on the server.');
  expect(text).not.toContain('123');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test('the signal aborts when the reader leaves', async () => {
  const left = Promise.withResolvers<void>();
  const address = await serve(async (signal) =>
    (async function* () {
      yield* numbers(1);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      left.resolve();
    })(),
  );
  const reader = new AbortController();
  const response = await fetch(`${address}/v1/test/stream`, { signal: reader.signal });
  await response.body?.getReader().read();
  reader.abort();
  await left.promise;
});

test('a slow reader holds the writer back instead of filling the memory', async () => {
  const raw = Object.assign(new PassThrough({ highWaterMark: 4096 }), {
    setHeader() {},
    writeHead() {},
    flushHeaders() {},
  });
  const reply = { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply;
  let produced = 0;
  const events = (async function* () {
    for (let cursor = 1; cursor <= 1000; cursor += 1) {
      produced = cursor;
      yield { cursor, data: { delta: 'x'.repeat(1000) } };
    }
  })();
  const written = writeEventStream(reply, events, {
    signal: new AbortController().signal,
    describeFailure: () => [],
  });
  // Nobody reads: however often the loop turns, production stands still.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(produced).toBeLessThan(10);
  raw.resume();
  await written;
  expect(produced).toBe(1000);
});

test('an idle stream is kept open by heartbeats', async () => {
  const app = fastify();
  const wait = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    const events = (async function* () {
      await wait.promise;
      yield* numbers(1);
    })();
    await writeEventStream(reply, events, {
      signal: new AbortController().signal,
      describeFailure: () => [],
      heartbeatMs: 5,
    });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  const reader = response.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first).toContain(': still here\n\n');
  wait.resolve();
  await reader?.cancel();
  await app.close();
});

test('a stop ends open streams politely, without [DONE], so that readers resume', async () => {
  const address = await serve(async (signal) =>
    (async function* () {
      yield* numbers(1);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    })(),
  );
  const response = await fetch(`${address}/v1/test/stream`);
  const reading = response.text();
  await running?.close();
  const text = await reading;
  expect(text).toContain('id: 1\n');
  expect(text).not.toContain('[DONE]');
});

test('a stream ends with the session that reads it, wherever that was ended, and others go on', async () => {
  const open = new Set(['ses_left', 'ses_stays']);
  const address = await serve(
    async (signal) =>
      (async function* () {
        yield* numbers(1);
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })(),
    {
      authenticate: async (token) => ({
        userId: 'usr',
        sessionId: `ses_${token.slice(0, -20)}`,
        role: 'user',
      }),
      findOpenSessions: async (ids) => new Set(ids.filter((id) => open.has(id))),
    },
  );
  const read = (who: string) =>
    fetch(`${address}/v1/test/stream`, { headers: { authorization: `Bearer ${who}${'-'.repeat(20)}` } });
  const [left, stays, nobody] = [
    await read('left'),
    await read('stays'),
    await fetch(`${address}/v1/test/stream`),
  ];
  let othersEnded = 0;
  const others = [stays, nobody].map((response) => response.text().then(() => (othersEnded += 1)));
  open.delete('ses_left');
  const text = await left.text();
  expect(text).toContain('id: 1\n');
  expect(text).not.toContain('[DONE]');
  expect(othersEnded).toBe(0);
  await running?.close();
  await Promise.all(others);
});
