import * as adminContract from '@mingfa/contract/admin';
import * as search from '@mingfa/contract/ai-search';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Script, ScriptedRequest, ScriptStep } from '../../testing/model-scripts.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { writeWatchLaw } from '../../testing/write-watch-law.ts';

let app: TestApp;
let me: TestPerson;
let upstream: ScriptedModelServer;
let script: Script;

beforeAll(async () => {
  upstream = await startScriptedModelServer({ script: (request) => script(request) });
  app = await openTestApp();
  const admin = await app.admin();
  me = await app.person();
  await app.call(adminContract.saveModel, {
    token: admin.token,
    body: { name: '模型', baseUrl: upstream.baseUrl, modelName: 'any' },
  });
  await writeWatchLaw(app);
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

const saying = (text: string): Script =>
  function* (): Iterable<ScriptStep> {
    yield { do: 'text', text };
    yield { do: 'finish' };
  };
/** Calls a skill in every turn in which it may, with other words each time, then answers. */
const searching = (name: string, input: (turn: number) => object, say: string): Script =>
  function* (request: ScriptedRequest): Iterable<ScriptStep> {
    if (request.mayCall && request.results.length < 30) {
      yield { do: 'tool-call', name, arguments: JSON.stringify(input(request.results.length)) };
      yield { do: 'finish', reason: 'tool_calls' };
      return;
    }
    yield { do: 'text', text: say };
    yield { do: 'finish' };
  };

async function ask(body: object) {
  const answer = await app.call(search.streamSearch, { token: me.token, body });
  const events = parseEvents(answer.text);
  const request = upstream.requests.at(-1);
  return {
    text: textOf(events),
    plan: dataIn(events, 'plan').at(-1),
    log: dataIn(events, 'search-log').at(-1)?.entries ?? [],
    gaps: dataIn(events, 'gaps').at(-1)?.gaps ?? [],
    error: dataIn(events, 'error').at(-1),
    check: dataIn(events, 'citation-check').at(-1),
    tools: request?.tools ?? [],
    asked: JSON.stringify(request?.messages ?? []),
    results: request?.results ?? [],
  };
}

test('in a quick search a model has every source, told by scope, and nothing to search with', async () => {
  script = saying('应当在七日内出具怀表鉴定书[1]。');
  const found = await ask({ question: '《怀表鉴定法》规定怀表鉴定书几日内出具？' });
  expect(found.tools.filter((name) => name.startsWith('search_'))).toEqual([]);
  expect(found.asked).toContain('范围：法规、案例');
  expect(found.asked).toContain('鉴定人应当在七日内出具怀表鉴定书');
  expect(found.plan?.searches.every(({ byModel }) => !byModel)).toBe(true);
  expect(found.check?.total).toBe(1);
  const [laws] = found.log;
  expect(laws?.sources.filter(({ used }) => used).map(({ index }) => index)).toEqual([1]);
});

test('in a thorough search it searches further, and each search is one of the plan', async () => {
  script = searching(
    'search_laws',
    (turn) => ({ query: `怀表 鉴定费 ${turn}` }),
    '应当退还鉴定费五十元[2]。',
  );
  const found = await ask({ question: '《怀表鉴定法》规定怀表鉴定书几日内出具？', depth: 'thorough' });
  expect(found.tools).toContain('search_laws');
  // There are no cases, and the web was not chosen.
  expect(found.tools).not.toContain('search_cases');
  expect(found.tools).not.toContain('search_web');
  const further = found.plan?.searches.filter(({ byModel }) => byModel) ?? [];
  expect(further.map(({ query }) => query)).toEqual(
    ['0', '1', '2', '3', '4'].map((turn) => `怀表 鉴定费 ${turn}`),
  );
  expect(found.log.map(({ query }) => query)).toEqual(expect.arrayContaining(['怀表 鉴定费 0']));
  expect(found.text).toContain('鉴定费五十元');
});

test('the searches of a thorough search have an end: the model is told, and the reader, too', async () => {
  script = function* (request): Iterable<ScriptStep> {
    if (request.mayCall) {
      for (let number = 0; number < 8; number += 1)
        yield {
          do: 'tool-call',
          name: 'search_laws',
          number,
          arguments: JSON.stringify({ query: `怀表 ${request.results.length} ${number}` }),
        };
      yield { do: 'finish', reason: 'tool_calls' };
      return;
    }
    yield { do: 'text', text: '没有更多。' };
    yield { do: 'finish' };
  };
  const found = await ask({ question: '《怀表鉴定法》规定怀表鉴定书几日内出具？', depth: 'thorough' });
  expect(found.plan?.searches.length).toBe(found.plan?.limits.searches);
  expect(found.plan?.reached).toBe('searches');
  expect(found.results.join('\n')).toContain('检索次数或时间已经用完');
  expect(found.gaps.map(({ why }) => why)).toContain('limit_reached');
  expect(found.text).toBe('没有更多。');
});

test('a model that fails leaves the answer to the built-in engine, over the same sources', async () => {
  script = function* (): Iterable<ScriptStep> {
    yield { do: 'answer', status: 500, body: '{}' };
  };
  const found = await ask({
    question: '《怀表鉴定法》规定逾期出具怀表鉴定书的，鉴定费退还多少？副本由谁保存？',
    depth: 'thorough',
  });
  expect(found.error).toBeUndefined();
  expect(found.text).toContain('鉴定费五十元');
  expect(found.gaps.length).toBeGreaterThan(0);
});

test('a search that is stopped keeps its words, its plan and its log', async () => {
  const begun = Promise.withResolvers<void>();
  const never = new Promise<void>(() => {});
  script = async function* (): AsyncGenerator<ScriptStep> {
    yield { do: 'text', text: '先说一句' };
    begun.resolve();
    await never;
  };
  const asking = app.call(search.streamSearch, {
    token: me.token,
    body: { question: '《怀表鉴定法》规定怀表鉴定书几日内出具？' },
  });
  await begun.promise;
  const listed = await app.call(contract.listConversations, { token: me.token, query: { of: 'search' } });
  const running = listed.body.items.find(({ activeRunId }) => activeRunId !== null);
  await app.call(contract.cancelRun, { token: me.token, body: { runId: running?.activeRunId } });
  await asking;
  const { body } = await app.call(contract.listMessages, {
    token: me.token,
    query: { conversationId: running?.conversationId ?? '' },
  });
  const answer = body.items[1];
  expect(answer?.run?.state).toBe('cancelled');
  expect(answer?.parts.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['data-plan', 'data-search-log', 'text']),
  );
});
