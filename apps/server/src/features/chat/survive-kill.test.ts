import { rm } from 'node:fs/promises';
import type { Message } from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import type { ScriptStep } from '../../testing/model-scripts.ts';
import { dataIn, type SentEvent, streamEvents, textOf } from '../../testing/read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

let dataDir: string;
let model: ScriptedModelServer;
let server: ServerProcess;
let token = '';
/** Lets the model go on after its first words. */
let goOn = Promise.withResolvers<void>();

beforeAll(async () => {
  dataDir = await makeDataFolder();
  model = await startScriptedModelServer({
    script: async function* (): AsyncGenerator<ScriptStep> {
      for (const text of ['一二三', '四五六', '七八九']) yield { do: 'text', text };
      await goOn.promise;
      yield { do: 'text', text: '。' };
      yield { do: 'finish' };
    },
  });
  server = await start();
});
afterAll(async () => {
  goOn.resolve();
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({ MINGFA_DATA_DIR: dataDir, MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'held' });
function call(path: string, body?: object): Promise<Response> {
  return fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
async function json<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

test('a server killed in the middle of an answer has, once started again, all that was shown, marked interrupted', async () => {
  ({ token } = await json<{ token: string }>(await call('/v1/auth/tourists/access-token', {})));
  const { conversationId } = await json<{ conversationId: string }>(await call('/v1/chat/start', {}));
  const shown: SentEvent[] = [];
  for await (const event of streamEvents(
    await call('/v1/chat/reasons', { conversationId, question: '问' }),
  )) {
    shown.push(event);
    if (textOf(shown).endsWith('七八九')) break;
  }
  await server.kill();
  server = await start();

  const history = await call(`/v1/chat/conversation/history?conversationId=${conversationId}`);
  const { items } = await json<{ items: Message[] }>(history);
  const [, answer] = items;
  expect(answer?.run).toMatchObject({ state: 'interrupted', errorCode: 'run_interrupted' });
  const kept = answer?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  expect(kept).toBe(textOf(shown));

  // The tab that was cut off asks for the rest, and a new tab for everything.
  const runId = answer?.run?.runId as string;
  const cursor = shown.at(-1)?.cursor as number;
  const resume = async (from: number) => {
    const events: SentEvent[] = [];
    const response = await call(`/v1/chat/conversation/record/reasons?runId=${runId}&cursor=${from}`);
    for await (const event of streamEvents(response)) events.push(event);
    return events;
  };
  const rest = await resume(cursor);
  expect(textOf(rest)).toBe('');
  expect(rest.map((event) => event.chunk.type)).toEqual(['text-end', 'data-error', 'error']);
  expect(rest[0]?.cursor).toBe(cursor + 1);
  const whole = await resume(0);
  expect(whole.slice(0, cursor)).toEqual(shown);
  expect(whole.map((event) => event.cursor)).toEqual(whole.map((_, index) => index + 1));

  // And the answer can be written anew.
  goOn.resolve();
  const again: SentEvent[] = [];
  for await (const event of streamEvents(
    await call('/v1/chat/regenerate', { messageId: answer?.messageId }),
  )) {
    again.push(event);
  }
  expect(textOf(again)).toBe('一二三四五六七八九。');
  expect(again.at(-1)?.chunk.type).toBe('finish');
});

test('a stop by signal ends the stream without its end, and keeps the text as interrupted', async () => {
  goOn = Promise.withResolvers();
  const { conversationId } = await json<{ conversationId: string }>(await call('/v1/chat/start', {}));
  const shown: SentEvent[] = [];
  let stopping: Promise<unknown> | undefined;
  const response = await call('/v1/chat/reasons', { conversationId, question: '问' });
  for await (const event of streamEvents(response)) {
    shown.push(event);
    if (!stopping && textOf(shown).endsWith('七八九')) stopping = server.stop();
  }
  await stopping;
  server = await start();
  const history = await call(`/v1/chat/conversation/history?conversationId=${conversationId}`);
  const [, answer] = (await json<{ items: Message[] }>(history)).items;
  expect(answer?.run?.state).toBe('interrupted');
  expect(answer?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe(
    '一二三四五六七八九',
  );
});

test('a search killed in the middle keeps its plan and its log, and is written anew in the same scopes', async () => {
  goOn = Promise.withResolvers();
  const shown: SentEvent[] = [];
  const scopes = { laws: true, cases: false, web: false };
  const asked = { question: '押金不退怎么办？去哪里起诉？', scopes, depth: 'thorough' };
  for await (const event of streamEvents(await call('/v1/chat/rag-internet/reasons', asked))) {
    shown.push(event);
    if (textOf(shown).endsWith('七八九')) break;
  }
  await server.kill();
  server = await start();
  const [first] = shown;
  if (first?.chunk.type !== 'start') throw new Error('no start');
  const { messageId, messageMetadata } = first.chunk;
  const history = await call(
    `/v1/chat/conversation/history?conversationId=${messageMetadata.conversationId}`,
  );
  const [question, answer] = (await json<{ items: Message[] }>(history)).items;
  expect(question?.search).toEqual({ scopes, depth: 'thorough' });
  expect(answer?.run?.state).toBe('interrupted');
  expect(answer?.parts.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['data-plan', 'data-search-log', 'text']),
  );
  goOn.resolve();
  const again: SentEvent[] = [];
  for await (const event of streamEvents(await call('/v1/chat/regenerate', { messageId }))) again.push(event);
  expect(
    dataIn(again, 'plan')
      .at(-1)
      ?.searches.map(({ scope }) => scope),
  ).toEqual(
    dataIn(shown, 'plan')
      .at(-1)
      ?.searches.map(({ scope }) => scope),
  );
  expect(dataIn(again, 'gaps')).toHaveLength(1);
});
