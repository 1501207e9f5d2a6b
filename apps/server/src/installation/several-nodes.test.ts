import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BreakableProxy, openBreakableProxy } from '../testing/breakable-proxy.ts';
import type { ScriptStep } from '../testing/model-scripts.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../testing/scripted-model-server.ts';
import { type Nodes, openNodes } from '../testing/start-nodes.ts';
import type { ServerProcess } from '../testing/start-server-process.ts';
import { createSharedDatabase } from '../testing/test-database.ts';

const QUESTIONS_A_DAY = 12;
/** Longer than a lease lasts. */
const AWAY_MS = 12_000;

let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
let proxy: BreakableProxy;
let model: ScriptedModelServer;
let nodes: Nodes;
let first: ServerProcess;
let second: ServerProcess;
/** Answers that are being written wait for it. */
let release = () => {};

beforeAll(async () => {
  shared = await createSharedDatabase();
  const address = new URL(shared.address);
  proxy = await openBreakableProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  model = await startScriptedModelServer({
    async *script(): AsyncGenerator<ScriptStep> {
      yield { do: 'text', text: '先看合同。' };
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      yield { do: 'text', text: '再看法律。' };
      yield { do: 'finish' };
    },
  });
  nodes = await openNodes({
    DATABASE_URL: address.href,
    QUESTIONS_A_DAY_USER: String(QUESTIONS_A_DAY),
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'held',
  });
  // The first migrates; one after another, as they are started in life.
  first = await nodes.start('first');
  second = await nodes.start('second');
});
afterAll(async () => {
  release();
  await nodes?.close();
  await model?.close();
  await proxy?.close();
  await shared?.drop();
});

afterEach(() => {
  first.thaw();
  proxy.mend();
  release();
});

let people = 0;
const newMobile = () => {
  people += 1;
  return `138000000${String(people).padStart(2, '0')}`;
};

async function send(node: ServerProcess, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(node.address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const signedIn = (token: string) => ({ authorization: `Bearer ${token}` });

async function register(node: ServerProcess, mobile = newMobile()): Promise<string> {
  const made = await send(node, '/v1/auth/register', { mobile, password: 'a long password', agreed: true });
  expect(made.status, made.text).toBe(200);
  return (JSON.parse(made.text) as { token: string }).token;
}

/** Asks, and reads the stream until the model has begun to write. */
async function ask(
  node: ServerProcess,
  token: string,
): Promise<{ conversationId: string; left: () => Promise<string> }> {
  const started = await send(node, '/v1/chat/start', {}, signedIn(token));
  const { conversationId } = JSON.parse(started.text) as { conversationId: string };
  const response = await fetch(`${node.address}/v1/chat/reasons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedIn(token) },
    body: JSON.stringify({ conversationId, question: '对方不付货款怎么办？' }),
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  let seen = '';
  while (!seen.includes('先看合同')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended: ${seen.slice(-300)}`);
    seen += value;
  }
  const left = async () => {
    for (;;) {
      const piece = await reader.read().catch(() => ({ done: true, value: '' }));
      if (piece.done) return seen;
      seen += piece.value;
    }
  };
  return { conversationId, left };
}

async function lastAnswer(node: ServerProcess, token: string, conversationId: string) {
  const listed = await send(
    node,
    `/v1/chat/conversation/history?conversationId=${conversationId}`,
    undefined,
    signedIn(token),
  );
  expect(listed.status, listed.text).toBe(200);
  const { items } = JSON.parse(listed.text) as {
    items: { role: string; run: { state: string } | null; parts: { type: string; text?: string }[] }[];
  };
  const answers = items.filter(({ role }) => role === 'assistant');
  return {
    answers: answers.length,
    state: answers.at(-1)?.run?.state,
    text: (answers.at(-1)?.parts ?? []).flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join(''),
  };
}

test('a session opens on every node, and ends on all when it is ended on one', async () => {
  const token = await register(first);
  expect((await send(second, '/v1/auth/info', undefined, signedIn(token))).status).toBe(200);
  expect((await send(second, '/v1/auth/sign-out', {}, signedIn(token))).status).toBe(200);
  expect((await send(first, '/v1/auth/info', undefined, signedIn(token))).status).toBe(401);
});

test('wrong passwords are counted together, whichever node is asked', async () => {
  const mobile = newMobile();
  await register(first, mobile);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 30 && !statuses.includes(429); attempt += 1) {
    const response = await fetch(`${(attempt % 2 ? first : second).address}/v1/auth/pass/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: mobile, password: `wrong ${attempt}` }),
    });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
  const asked = await fetch(`${first.address}/v1/auth/pass/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: mobile, password: 'a long password' }),
  });
  expect(asked.status).toBe(429);
});

test('a request that is sent to both nodes at once makes one thing', async () => {
  const token = await register(first);
  const key = { ...signedIn(token), 'idempotency-key': randomUUID() };
  const made = await Promise.all([first, second].map((node) => send(node, '/v1/chat/start', {}, key)));
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  expect(made[0]?.text).toBe(made[1]?.text);
});

test("a day's quota is one for all nodes", async () => {
  const token = await register(first);
  const asked = await Promise.all(
    Array.from({ length: QUESTIONS_A_DAY * 2 }, async (_, index) => {
      const response = await fetch(`${(index % 2 ? first : second).address}/v1/chat/reasons`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedIn(token) },
        body: JSON.stringify({ question: `第${index}个问题：押金能退吗？` }),
      });
      await response.body?.cancel();
      return response.status;
    }),
  );
  expect(asked.filter((status) => status === 200)).toHaveLength(QUESTIONS_A_DAY);
  expect(asked.filter((status) => status === 429)).toHaveLength(QUESTIONS_A_DAY);
});

test("a frozen node's answer is given up by the other, and awake again it adds nothing", async () => {
  const token = await register(first);
  const { conversationId, left } = await ask(first, token);
  const streamEnd = left();
  first.freeze();
  expect((await send(second, '/v1/auth/info', undefined, signedIn(token))).status).toBe(200);
  await vi.waitFor(
    async () => expect((await lastAnswer(second, token, conversationId)).state).toBe('interrupted'),
    { timeout: 60_000, interval: 200 },
  );
  first.thaw();
  release();
  await streamEnd;
  expect(await lastAnswer(first, token, conversationId)).toEqual({
    answers: 1,
    state: 'interrupted',
    text: '先看合同。',
  });
});

test('a database that is away is told as 503, and nobody takes it for the death of the other node', async () => {
  const token = await register(first);
  const { conversationId, left } = await ask(first, token);
  const streamEnd = left();
  proxy.break();
  const brokenMs = performance.now();
  for (const node of [first, second]) {
    const refused = await send(node, '/v1/auth/info', undefined, signedIn(token));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(JSON.parse(refused.text)).toMatchObject({ errorCode: 'database_unavailable' });
    expect((await send(node, '/readyz')).status).toBe(503);
    expect((await send(node, '/healthz')).status).toBe(200);
  }
  release();
  await vi.waitFor(() => expect(performance.now() - brokenMs).toBeGreaterThan(AWAY_MS), {
    timeout: 60_000,
    interval: 200,
  });
  proxy.mend();
  await vi.waitFor(async () => expect((await send(second, '/readyz')).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await streamEnd).toContain('再看法律');
  expect(await lastAnswer(second, token, conversationId)).toEqual({
    answers: 1,
    state: 'finished',
    text: '先看合同。再看法律。',
  });
});
