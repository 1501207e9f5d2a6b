import type { AddressInfo } from 'node:net';
import * as adminContract from '@mingfa/contract/admin';
import type { MessageMetadata } from '@mingfa/contract/answer-data';
import * as contract from '@mingfa/contract/chat';
import { ERRORS } from '@mingfa/contract/errors';
import { readUIMessageStream, type UIMessage } from 'ai';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversation, modelProvider } from '../../db/schema/chat.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import type { Script, ScriptStep } from '../../testing/model-scripts.ts';
import { dataIn, parseEvents, type SentEvent, streamEvents, textOf } from '../../testing/read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let me: TestPerson;
let admin: TestPerson;
let upstream: ScriptedModelServer;
let address: string;
/** What the scripted model does next; by name when empty. */
let script: Script | null = null;

beforeAll(async () => {
  upstream = await startScriptedModelServer();
  app = await openTestApp({ chat: plainChatParts() });
  me = await app.person();
  admin = await app.admin();
  await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.app.server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

async function useModels(...names: string[]): Promise<string[]> {
  await app.context.db.delete(modelProvider);
  const ids: string[] = [];
  for (const name of names) {
    const saved = await app.call(adminContract.saveModel, {
      token: admin.token,
      body: { name, baseUrl: upstream.baseUrl, modelName: name, apiKey: 'sk-secret-key-1234' },
    });
    expect(saved.status).toBe(200);
    ids.push(saved.body.modelId);
  }
  return ids;
}
/** A model whose answer the test writes piece by piece. */
async function useHeldModel() {
  const queue: (ScriptStep | null)[] = [];
  let wake = () => {};
  script = async function* () {
    for (;;) {
      const step = queue.shift();
      if (step === null) return;
      if (step) yield step;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const held = await startScriptedModelServer({ script });
  await app.context.db.delete(modelProvider);
  await app.call(adminContract.saveModel, {
    token: admin.token,
    body: { name: 'held', baseUrl: held.baseUrl, modelName: 'held' },
  });
  const put = (step: ScriptStep | null) => {
    queue.push(step);
    wake();
  };
  return {
    server: held,
    write: (text: string) => put({ do: 'text', text }),
    finish: () => {
      put({ do: 'finish' });
      put(null);
    },
    close: async () => {
      put(null);
      await held.close();
    },
  };
}
async function start(): Promise<string> {
  return (await app.call(contract.startConversation, { token: me.token, body: {} })).body.conversationId;
}
async function ask(conversationId: string, language = 'zh-CN'): Promise<SentEvent[]> {
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    headers: { 'accept-language': language },
    body: { conversationId, question: '问' },
  });
  return parseEvents(answer.text);
}
function open(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${address}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
  });
}
const openAnswer = (conversationId: string, init: RequestInit = {}) =>
  open(contract.streamAnswer.path, {
    method: 'POST',
    body: JSON.stringify({ conversationId, question: '问' }),
    ...init,
  });
const openResume = (runId: string, cursor: number) =>
  open(`${contract.resumeAnswer.path}?runId=${runId}&cursor=${cursor}`);
async function readUntil(stream: AsyncGenerator<SentEvent>, text: string): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for (;;) {
    const { done, value } = await stream.next();
    if (done) throw new Error(`ended at ${textOf(events)}`);
    events.push(value);
    if (textOf(events) === text) return events;
  }
}
async function readRest(stream: AsyncGenerator<SentEvent>): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}
function metadataOf(events: SentEvent[]): MessageMetadata {
  const [first] = events;
  if (first?.chunk.type !== 'start') throw new Error('no start');
  return first.chunk.messageMetadata;
}
async function messagesOf(conversationId: string) {
  return (await app.call(contract.listMessages, { token: me.token, query: { conversationId } })).body.items;
}

test('the stream is read by the AI SDK as a message with reasoning and text', async () => {
  await useModels('scripted-answer');
  const conversationId = await start();
  const events = await ask(conversationId);
  let last: UIMessage | undefined;
  const stream = new ReadableStream({
    start(controller) {
      for (const event of events) controller.enqueue(event.chunk);
      controller.close();
    },
  });
  for await (const read of readUIMessageStream({ stream })) last = read;
  expect(last?.parts.map((part) => part.type)).toEqual(['data-title', 'reasoning', 'text']);
  expect(last?.metadata).toMatchObject({ model: 'scripted-answer', asOf: '2026-11-20' });
  const kept = (await messagesOf(conversationId))[1];
  expect(kept?.parts).toEqual(JSON.parse(JSON.stringify(last?.parts)));
});

test('a reader who leaves in the middle comes back in another tab: nothing lost, nothing twice', async () => {
  const model = await useHeldModel();
  const conversationId = await start();
  const tab = new AbortController();
  const first = streamEvents(await openAnswer(conversationId, { signal: tab.signal }));
  model.write('第一句。');
  const before = await readUntil(first, '第一句。');
  tab.abort();
  const runId = metadataOf(before).runId;
  const active = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(active.body.activeRunId).toBe(runId);
  const [, partial] = await messagesOf(conversationId);
  expect(partial?.run).toMatchObject({ state: 'running', cursor: before.at(-1)?.cursor });
  expect(partial?.parts.at(-1)).toMatchObject({ type: 'text', text: '第一句。' });

  const resumed = streamEvents(await openResume(runId, before.at(-1)?.cursor ?? 0));
  const whole = streamEvents(await openResume(runId, 0));
  model.write('第二句。');
  expect(textOf(await readUntil(resumed, '第二句。'))).toBe('第二句。');
  model.finish();
  await readRest(resumed);
  const all = await readRest(whole);
  expect(textOf(all)).toBe('第一句。第二句。');
  expect(all.map((event) => event.cursor)).toEqual(all.map((_, index) => index + 1));
  await model.close();
});

test('stop from another tab keeps the text and ends both streams', async () => {
  const model = await useHeldModel();
  const conversationId = await start();
  const stream = streamEvents(await openAnswer(conversationId));
  model.write('写到这里');
  const before = await readUntil(stream, '写到这里');
  const stopped = await app.call(contract.cancelRun, {
    token: me.token,
    body: { runId: metadataOf(before).runId },
  });
  expect(stopped.body).toEqual({ state: 'cancelled' });
  expect((await readRest(stream)).map((event) => event.chunk.type)).toEqual(['text-end', 'abort']);
  const [, answer] = await messagesOf(conversationId);
  expect(answer?.run?.state).toBe('cancelled');
  expect(answer?.parts.at(-1)).toEqual({ type: 'text', text: '写到这里', state: 'done' });
  await model.close();
});

test('a second question waits for the first answer; deleting the conversation ends it', async () => {
  const model = await useHeldModel();
  const conversationId = await start();
  const stream = streamEvents(await openAnswer(conversationId));
  model.write('在写');
  await readUntil(stream, '在写');
  const second = await openAnswer(conversationId);
  expect([second.status, ((await second.json()) as { errorCode: string }).errorCode]).toEqual([
    409,
    'run_in_progress',
  ]);
  expect((await messagesOf(conversationId)).length).toBe(2);
  await app.call(contract.deleteConversations, {
    token: me.token,
    body: { conversationIds: [conversationId] },
  });
  expect((await readRest(stream)).at(-1)?.chunk.type).toBe('abort');
  expect(await app.context.db.$count(conversation, eq(conversation.id, conversationId))).toBe(0);
  await model.close();
});

test.each([
  ['scripted-401', 'model_unauthorized'],
  ['scripted-404', 'model_refused'],
  ['scripted-429', 'model_rate_limited'],
  ['scripted-500', 'model_unavailable'],
  ['scripted-malformed', 'model_malformed'],
  ['scripted-wrong-json', 'model_malformed'],
  ['scripted-html', 'model_malformed'],
  ['scripted-empty', 'model_malformed'],
  ['scripted-silent', 'model_timeout'],
] as const)(
  '%s gives no word: the built-in engine answers, and %s is said in both languages',
  async (name, code) => {
    await useModels(name);
    const conversationId = await start();
    for (const language of ['zh-CN', 'en'] as const) {
      const events = await ask(conversationId, language);
      expect(textOf(events)).toBe('答：问');
      const values = { from: name, to: '内置引擎', errorCode: code, reason: ERRORS[code].text[language] };
      expect(dataIn(events, 'notice')).toEqual([{ kind: 'fallback_built_in', values }]);
      expect(JSON.stringify(events)).not.toMatch(/secret|sk-/);
    }
    const answer = (await messagesOf(conversationId))[1];
    expect(answer?.run).toMatchObject({ state: 'finished', model: '内置引擎', errorCode: null });
    await useModels('scripted-fast');
    const again = await app.call(contract.regenerateAnswer, {
      token: me.token,
      body: { messageId: answer?.messageId },
    });
    const told = parseEvents(again.text);
    expect(told.at(-1)?.chunk.type).toBe('finish');
    expect(dataIn(told, 'notice')).toEqual([]);
  },
  30_000,
);

test.each(['scripted-cut-off', 'scripted-no-finish'])(
  '%s keeps what was written, says in both languages that it broke off, and can be asked again',
  async (name) => {
    await useModels(name);
    const conversationId = await start();
    for (const language of ['zh-CN', 'en'] as const) {
      const events = await ask(conversationId, language);
      const { text } = ERRORS.model_cut_off;
      expect(textOf(events)).not.toBe('');
      expect(events.at(-1)?.chunk).toEqual({ type: 'error', errorText: text[language] });
      expect(dataIn(events, 'error')).toMatchObject([
        { errorCode: 'model_cut_off', errorMessage: text[language] },
      ]);
    }
    const failed = (await messagesOf(conversationId))[1];
    expect(failed?.run).toMatchObject({ state: 'failed', errorCode: 'model_cut_off' });
    expect(failed?.parts.some((part) => part.type === 'text' && part.text !== '')).toBe(true);
    await useModels('scripted-fast');
    const again = await app.call(contract.regenerateAnswer, {
      token: me.token,
      body: { messageId: failed?.messageId },
    });
    expect(parseEvents(again.text).at(-1)?.chunk.type).toBe('finish');
  },
);

test('nobody at the address is said as such', async () => {
  const gone = await startScriptedModelServer();
  await gone.close();
  await app.context.db.delete(modelProvider);
  await app.call(adminContract.saveModel, {
    token: admin.token,
    body: { name: 'gone', baseUrl: gone.baseUrl, modelName: 'gone' },
  });
  const events = await ask(await start());
  expect(dataIn(events, 'notice')).toMatchObject([{ values: { errorCode: 'model_unreachable' } }]);
});

test('the second model takes over and is named as the writer', async () => {
  await useModels('scripted-429', 'scripted-fast');
  const conversationId = await start();
  const events = await ask(conversationId);
  expect(events.map((event) => event.chunk)).toContainEqual({
    type: 'data-notice',
    data: {
      kind: 'fallback_model',
      values: {
        from: 'scripted-429',
        to: 'scripted-fast',
        errorCode: 'model_rate_limited',
        reason: ERRORS.model_rate_limited.text['zh-CN'],
      },
    },
  });
  const [, answer] = await messagesOf(conversationId);
  expect(answer?.run).toMatchObject({ state: 'finished', model: 'scripted-fast' });
});

test('a huge answer arrives whole', async () => {
  await useModels('scripted-huge');
  const text = textOf(await ask(await start()));
  expect(text.match(/第\d+句/g)?.length).toBe(20_000);
  expect(text.endsWith('第19999句，很长的回答。')).toBe(true);
});

test('what a model writes as HTML is passed on as text, and earlier turns are told to it', async () => {
  await useModels('scripted-hostile');
  const conversationId = await start();
  expect(textOf(await ask(conversationId))).toContain('<script>alert(1)</script>');
  await ask(conversationId);
  const turns = upstream.requests.at(-1)?.messages.map((turn) => turn.role);
  expect(turns).toEqual(['user', 'assistant', 'user']);
});

test('models are tested, ordered, changed and deleted, and no key is ever sent back', async () => {
  const [good, bad] = (await useModels('scripted-fast', 'scripted-401')) as [string, string];
  const { token } = admin;
  const tested = await app.call(adminContract.testModel, { token, params: { modelId: good } });
  expect(tested.body).toMatchObject({ ok: true, errorCode: null });
  expect(tested.body.firstTokenMs).toBeGreaterThanOrEqual(0);
  const failed = await app.call(adminContract.testModel, { token, params: { modelId: bad } });
  expect(failed.body).toMatchObject({ ok: false, errorCode: 'model_unauthorized' });
  await app.call(adminContract.orderModels, { token, body: { modelIds: [bad, good] } });
  const listed = await app.call(adminContract.listModels, { token });
  expect(listed.body.items.map((item) => [item.name, item.keyHint])).toEqual([
    ['scripted-401', '1234'],
    ['scripted-fast', '1234'],
  ]);
  expect(listed.text).not.toContain('sk-secret');
  const [row] = await app.context.db.select().from(modelProvider).where(eq(modelProvider.id, good));
  expect(row?.apiKeyCipher).not.toContain('sk-secret');
  const choices = await app.call(contract.listModelChoices, { token: me.token });
  expect(choices.body.items.map((item) => item.name)).toEqual(['scripted-401', 'scripted-fast', '内置引擎']);

  const moved = await app.call(adminContract.saveModel, {
    token,
    body: { modelId: good, name: 'moved', baseUrl: 'http://elsewhere.example/v1', modelName: 'x' },
  });
  expect(moved.body.keyHint).toBe('');
  expect((await app.call(adminContract.deleteModel, { token, params: { modelId: bad } })).status).toBe(200);
  expect((await app.call(adminContract.deleteModel, { token, params: { modelId: bad } })).status).toBe(404);
  expect((await app.call(adminContract.listModels, { token: me.token })).status).toBe(404);
});

test('the built-in engine answers when it is chosen, though models are configured', async () => {
  await useModels('scripted-500');
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { conversationId: await start(), question: '问', modelId: 'grounded' },
  });
  expect(textOf(parseEvents(answer.text))).toBe('答：问');
});
