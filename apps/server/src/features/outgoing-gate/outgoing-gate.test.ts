import * as adminContract from '@mingfa/contract/admin';
import * as aiSearch from '@mingfa/contract/ai-search';
import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/outgoing-gate';
import * as webSearch from '@mingfa/contract/web-search';
import { maskOutgoing } from '@mingfa/legal/redaction/mask-outgoing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvent } from '../../db/schema/audit.ts';
import type { OutgoingMasker } from '../../engine/outgoing-gate/index.ts';
import type { Script, ScriptedRequest, ScriptStep } from '../../testing/model-scripts.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import {
  type ScriptedSearchEngine,
  startScriptedSearchEngine,
} from '../../testing/scripted-search-engine.ts';
import {
  type ScriptedSearchModels,
  startScriptedSearchModels,
} from '../../testing/scripted-search-models.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';

/** It reaches this machine, but is no loopback address: the gate takes it for one elsewhere. */
const away = (address: string) => address.replace('127.0.0.1', '0.0.0.0');
const QUESTION = '我叫王建国，身份证号110101199003071233，电话13800138000。李小红借我钱不还怎么办？';
const REAL = /王建国|建国|李小红|小红|110101199003071233|13800138000/;

let app: TestApp;
let admin: TestPerson;
let me: TestPerson;
let upstream: ScriptedModelServer;
let searchModels: ScriptedSearchModels;
let engine: ScriptedSearchEngine;
let script: Script;
let masking: 'whole' | 'blind' | 'broken' = 'whole';
let modelId: string;
let baseId: string;

/** In place of a thread, so that a test can break it. */
const masker: OutgoingMasker = {
  async mask(groups) {
    if (masking === 'broken') throw new Error('no memory');
    if (masking === 'blind') return groups.map((texts) => ({ texts: [...texts], placeholders: [] }));
    return groups.map(maskOutgoing);
  },
  close: async () => {},
};

beforeAll(async () => {
  upstream = await startScriptedModelServer({ script: (request) => script(request) });
  searchModels = await startScriptedSearchModels();
  engine = await startScriptedSearchEngine({ results: [] });
  app = await openTestApp({ parser: textParser(), outgoingMasker: masker });
  admin = await app.admin();
  me = await app.person();
  const { token } = admin;
  const model = (body: object) =>
    app.call(adminContract.saveModel, { token, body: { name: '模型', modelName: 'any', ...body } });
  modelId = (await model({ baseUrl: away(upstream.baseUrl) })).body.modelId;
  await model({ baseUrl: away(searchModels.baseUrl), purpose: 'embedding' });
  await model({ baseUrl: away(searchModels.baseUrl), purpose: 'rerank', name: '重排' });
  await app.call(webSearch.saveWebSearch, { token, body: { service: 'searxng', baseUrl: engine.baseUrl } });
  await app.call(contract.saveOutgoingGate, { token, body: { enabled: true } });
  baseId = await makeKnowledgeBase(app, me.token, { name: '借款' });
  await addFile(app, me.token, baseId, {
    name: '借条.txt',
    content: '借条：李小红，电话13800138000，借款五万元。',
  });
  await app.app.idle();
});
afterAll(async () => {
  await app.close();
  await Promise.all([upstream.close(), searchModels.close(), engine.close()]);
});

async function ask(question: string, start: object = {}) {
  const started = await app.call(chat.startConversation, { token: me.token, body: start });
  const { conversationId } = started.body;
  const from = upstream.requests.length;
  const answer = await app.call(chat.streamAnswer, { token: me.token, body: { conversationId, question } });
  const events = parseEvents(answer.text);
  const messages = await app.call(chat.listMessages, { token: me.token, query: { conversationId } });
  return {
    events,
    text: textOf(events),
    error: dataIn(events, 'error').at(-1),
    notices: dataIn(events, 'notice'),
    stored: JSON.stringify(messages.body.items),
    asked: upstream.requests.slice(from),
  };
}
const namesIn = ({ messages }: ScriptedRequest) => [
  ...new Set(JSON.stringify(messages).match(/〔(?:姓名|电话)\d+〕/g) ?? []),
];
/** Calls a skill with a placeholder, then speaks to the person by it; in pieces of a character. */
const callThenAnswer: Script = function* (request): Iterable<ScriptStep> {
  const [name = ''] = /我叫(〔姓名\d+〕)/.exec(JSON.stringify(request.messages))?.slice(1) ?? [];
  if (request.mayCall && request.results.length === 0) {
    yield {
      do: 'tool-call',
      name: request.tools.find((one) => one === 'search_files') ?? 'search_laws',
      arguments: JSON.stringify({ query: `${name} 借款`, question: `${name} 借款` }),
    };
    yield { do: 'finish', reason: 'tool_calls' };
    return;
  }
  for (const sign of `${name}，您可以起诉，〔姓名99〕不必。`) yield { do: 'text', text: sign };
  yield { do: 'finish' };
};

test('a model elsewhere sees placeholders in question, history, files and results; the person and what is stored have the real words', async () => {
  script = callThenAnswer;
  const answer = await ask(QUESTION, { knowledgeBaseIds: [baseId] });
  expect(answer.error).toBeUndefined();
  expect(answer.text).toContain('王建国，您可以起诉，〔姓名99〕不必。');
  expect(answer.stored).toContain('王建国，您可以起诉');
  expect(answer.asked.length).toBeGreaterThanOrEqual(2);
  const sent = JSON.stringify(answer.asked);
  expect(sent).not.toMatch(REAL);
  expect(sent).toMatch(/借条：〔姓名\d+〕/);
  expect(answer.asked.at(-1)?.results).toHaveLength(1);
  const called = answer.events.find(({ chunk }) => chunk.type === 'tool-input-available')?.chunk;
  expect(JSON.stringify(called)).toContain('王建国 借款');
  // The same placeholders in every turn.
  const [first = []] = answer.asked.map(namesIn);
  for (const request of answer.asked) expect(namesIn(request)).toEqual(expect.arrayContaining(first));
});

test('texts of files and questions are embedded and put in order with placeholders', ({ skip }) => {
  // A PostgreSQL without pgvector embeds nothing.
  skip(!app.context.capabilities.vectors);
  const sent = JSON.stringify(searchModels.requests);
  expect(searchModels.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining([expect.stringContaining('embeddings')]),
  );
  expect(sent).toContain('借条：〔姓名1〕，电话〔电话1〕');
  expect(sent).not.toMatch(REAL);
});

test('a search of the web names nobody, and an administrator’s trial goes the same way', async () => {
  script = callThenAnswer;
  await app.call(aiSearch.streamSearch, {
    token: me.token,
    body: { question: QUESTION, search: { scopes: ['laws', 'web'], depth: 'quick' } },
  });
  await app.call(webSearch.testWebSearch, { token: admin.token, body: { query: '王建国 借款 诉讼时效' } });
  expect(engine.searches.length).toBeGreaterThan(0);
  expect(JSON.stringify(engine.searches)).not.toMatch(REAL);
  expect(engine.searches.at(-1)?.query).toBe('借款 诉讼时效');
});

test('where masking fails, or a number with a right check digit is left, nothing is sent and the person reads why', async () => {
  script = callThenAnswer;
  for (const [broken, code] of [
    ['broken', 'outgoing_gate_failed'],
    ['blind', 'outgoing_gate_number_left'],
  ] as const) {
    masking = broken;
    const answer = await ask(QUESTION);
    expect(answer.asked).toEqual([]);
    // The built-in engine answers in its place, which asks nobody, and says why.
    expect(answer.notices).toContainEqual({
      kind: 'fallback_built_in',
      values: expect.objectContaining({ errorCode: code, reason: expect.stringMatching(/^没有发送/) }),
    });
  }
  masking = 'whole';
});

test('the setting says who receives texts, the composer which models are asked in placeholders, and the audit who switched it', async () => {
  const shown = await app.call(contract.getOutgoingGate, { token: admin.token });
  expect(shown.body).toMatchObject({ enabled: true, revision: 1 });
  expect(shown.body.places.map(({ purpose, isOnThisHost }) => [purpose, isOnThisHost])).toEqual([
    ['chat', false],
    ['embedding', false],
    ['rerank', false],
    ['web_search', false],
  ]);
  const choices = await app.call(chat.listModelChoices, { token: me.token });
  expect(choices.body.items).toEqual([
    { modelId, name: '模型', builtIn: false, masked: true },
    expect.objectContaining({ builtIn: true }),
  ]);
  expect(choices.body.items[1]).not.toHaveProperty('masked');
  const deeds = await app.context.db.select().from(auditEvent).where(eq(auditEvent.thingId, 'outgoing_gate'));
  expect(deeds).toMatchObject([{ action: 'settings_changed' }]);
  const stale = await app.call(contract.saveOutgoingGate, {
    token: admin.token,
    body: { enabled: false, seenRevision: 0 },
  });
  expect(stale.error.errorCode).toBe('setting_changed');
});

test('a preview shows the text as it would go out; switched off, everything is as it was', async () => {
  const preview = () =>
    app
      .call(contract.previewOutgoing, { token: me.token, body: { text: QUESTION } })
      .then(({ body }) => body);
  const on = await preview();
  expect(on.enabled).toBe(true);
  expect(on.text).not.toMatch(REAL);
  expect(on.marks).toContainEqual({ kind: 'name', placeholder: '〔姓名1〕', original: '王建国', count: 1 });
  await app.call(contract.saveOutgoingGate, { token: admin.token, body: { enabled: false } });
  expect(await preview()).toEqual({ enabled: false, text: QUESTION, marks: [] });
  script = callThenAnswer;
  const answer = await ask(QUESTION);
  expect(JSON.stringify(answer.asked)).toContain('王建国');
});
