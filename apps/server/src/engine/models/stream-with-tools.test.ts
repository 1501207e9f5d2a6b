import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openAICompatibleModels } from '../../adapters/model-openai-compatible/index.ts';
import type { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import type { Script, ScriptStep } from '../../testing/model-scripts.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { type ModelTool, streamWithFallback, ToolSupport } from './index.ts';
import type { ToolLimits } from './tool-limits.ts';

const servers: ScriptedModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(script?: Script): Promise<ScriptedModelServer> {
  const server = await startScriptedModelServer(script ? { script } : {});
  servers.push(server);
  return server;
}
function modelAt({ baseUrl }: ScriptedModelServer, modelName: string): ResolvedModel {
  const model = openAICompatibleModels()({ baseUrl, apiKey: '', modelName });
  return { modelId: modelName, name: modelName, builtIn: false, model };
}
const call = (name: string, input: object | string, number = 0): ScriptStep => ({
  do: 'tool-call',
  name,
  arguments: typeof input === 'string' ? input : JSON.stringify(input),
  number,
});
const toTools: ScriptStep = { do: 'finish', reason: 'tool_calls' };
const finish: ScriptStep = { do: 'finish' };

/** Tells back what it was asked, and remembers it. */
function lookUp(
  run: ModelTool['run'] = async (input) => ({ text: `见${JSON.stringify(input)}`, outcome: 1 }),
) {
  const inputs: unknown[] = [];
  const tool: ModelTool = {
    name: 'search_laws',
    description: '查法规',
    input: z.object({ query: z.string() }),
    run(input, signal) {
      inputs.push(input);
      return run(input, signal);
    },
  };
  return { tool, inputs };
}

let now = new Date('2026-11-20T00:00:00Z');
const support = () => new ToolSupport({ now: () => now });
async function ask(
  models: ResolvedModel[],
  tools: ModelTool[],
  more: { limits?: Partial<ToolLimits>; support?: ToolSupport; signal?: AbortSignal; logger?: Logger } = {},
) {
  const chunks: AnswerChunk[] = [];
  const { limits = {}, signal = new AbortController().signal, logger = silentLogger } = more;
  const outcome = await streamWithFallback(models, () => ({ messages: [{ role: 'user', content: '问' }] }), {
    write: (chunk) => chunks.push(chunk),
    signal,
    logger,
    tools: { all: tools, support: more.support ?? support(), limits },
  }).then(
    (answer) => ({ answer, error: null }),
    (error: unknown) => ({ answer: null, error }),
  );
  return { ...outcome, chunks, parts: chunks.reduce(reduceAnswer, EMPTY_ANSWER).parts };
}

test('the model calls a tool, is told what it gave, and answers; the reader sees the call and its outcome', async () => {
  const { tool, inputs } = lookUp();
  const server = await serve(function* ({ results }) {
    if (results.length === 0) {
      yield { do: 'text', text: '我查一下。' };
      yield call('search_laws', { query: '试用期' });
      yield toTools;
    } else {
      yield { do: 'text', text: `查得：${results[0]}` };
      yield finish;
    }
  });
  const { answer, parts } = await ask([modelAt(server, 'any')], [tool]);
  expect(inputs).toEqual([{ query: '试用期' }]);
  expect(answer?.text).toBe('我查一下。\n\n查得：见{"query":"试用期"}');
  expect(parts).toEqual([
    { type: 'text', text: '我查一下。', state: 'done' },
    {
      type: 'dynamic-tool',
      toolName: 'search_laws',
      toolCallId: 'answer-2',
      input: { query: '试用期' },
      state: 'output-available',
      output: 1,
    },
    { type: 'text', text: '查得：见{"query":"试用期"}', state: 'done' },
  ]);
});

test('several calls of one turn, and the same id in the next turn, stay apart', async () => {
  const { tool, inputs } = lookUp();
  const server = await serve(function* ({ results }) {
    if (results.length < 3) {
      yield call('search_laws', { query: `甲${results.length}` });
      if (results.length === 0) yield call('search_laws', { query: '乙' }, 1);
      yield toTools;
    } else {
      yield { do: 'text', text: '好' };
      yield finish;
    }
  });
  const { parts } = await ask([modelAt(server, 'any')], [tool]);
  expect(inputs).toEqual([{ query: '甲0' }, { query: '乙' }, { query: '甲2' }]);
  const calls = parts.filter((part) => part.type === 'dynamic-tool');
  expect(calls.map((part) => part.state)).toEqual(Array(3).fill('output-available'));
  expect(new Set(calls.map((part) => part.toolCallId)).size).toBe(3);
});

test.each([
  ['broken JSON', 'search_laws', '{"query": "试'],
  ['an input of another shape', 'search_laws', '{"words": ["试用期"]}'],
  ['a tool that does not exist', 'delete_everything', '{}'],
])('%s runs nothing; the model is told and answers all the same', async (_case, name, input) => {
  const { tool, inputs } = lookUp();
  const server = await serve(function* ({ results }) {
    yield results.length === 0 ? call(name, input) : { do: 'text', text: '直接回答。' };
    yield results.length === 0 ? toTools : finish;
  });
  const { answer, parts } = await ask([modelAt(server, 'any')], [tool]);
  expect(inputs).toEqual([]);
  expect(answer?.text).toBe('直接回答。');
  expect(server.requests[1]?.results).toHaveLength(1);
  expect(parts[0]).toMatchObject({ type: 'dynamic-tool', toolName: name, state: 'output-error' });
});

test('a model that never stops calling is held to the turns and the calls, and is no answer', async () => {
  const { tool, inputs } = lookUp();
  const server = await serve();
  const { error } = await ask([modelAt(server, 'scripted-tool-loop')], [tool], {
    limits: { turns: 5, calls: 3 },
  });
  expect((error as AppError).code).toBe('model_malformed');
  expect(inputs).toHaveLength(3);
  expect(server.requests.map(({ mayCall }) => mayCall)).toEqual([true, true, true, true, false]);
  expect(server.requests.at(-1)?.results.at(-1)).toContain('次数已用完');
});

test('in the last turn the model has to answer, and may', async () => {
  const server = await serve(function* ({ mayCall }) {
    yield mayCall ? call('search_laws', { query: '再查' }) : { do: 'text', text: '够了，回答。' };
    yield mayCall ? toTools : finish;
  });
  const { answer } = await ask([modelAt(server, 'any')], [lookUp().tool], { limits: { turns: 3 } });
  expect(answer?.text).toBe('够了，回答。');
  expect(server.requests).toHaveLength(3);
});

test('text before a call that never ends is kept, and the answer is said to be cut off', async () => {
  const server = await serve(function* () {
    yield { do: 'text', text: '我查。' };
    yield call('search_laws', { query: '再查' });
    yield toTools;
  });
  const { error, parts } = await ask([modelAt(server, 'any'), modelAt(server, 'other')], [lookUp().tool], {
    limits: { turns: 2 },
  });
  expect((error as AppError).code).toBe('model_cut_off');
  expect(parts[0]).toEqual({ type: 'text', text: '我查。', state: 'done' });
  expect(server.requests.map(({ model }) => model)).toEqual(['any', 'any']);
});

test('a model that refuses tools answers without, and is not offered them again for a while', async () => {
  const server = await serve();
  const models = [modelAt(server, 'scripted-refuses-tools')];
  const remembered = support();
  const first = await ask(models, [lookUp().tool], { support: remembered });
  expect(first.answer?.text).toBe('没有工具也能回答。');
  expect(first.chunks.some(({ type }) => type === 'data-notice')).toBe(false);
  await ask(models, [lookUp().tool], { support: remembered });
  expect(server.requests.map(({ tools }) => tools.length)).toEqual([1, 0, 0]);
  now = new Date(now.getTime() + 61 * 60_000);
  await ask(models, [lookUp().tool], { support: remembered });
  expect(server.requests.map(({ tools }) => tools.length)).toEqual([1, 0, 0, 1, 0]);
});

test('a model that refuses everything has failed, and that is not laid to the tools', async () => {
  const server = await serve();
  const remembered = support();
  const { error } = await ask([modelAt(server, 'scripted-404')], [lookUp().tool], { support: remembered });
  expect((error as AppError).code).toBe('model_refused');
  expect(remembered.isRefusing('scripted-404')).toBe(false);
});

test('a slow tool is given up, and the model goes on without it', async () => {
  const { tool } = lookUp(() => new Promise(() => {}));
  const server = await serve(function* ({ results }) {
    yield results.length === 0 ? call('search_laws', { query: '慢' }) : { do: 'text', text: '没有查到。' };
    yield results.length === 0 ? toTools : finish;
  });
  const { answer, parts } = await ask([modelAt(server, 'any')], [tool], { limits: { timeMs: 30 } });
  expect(answer?.text).toBe('没有查到。');
  expect(server.requests[1]?.results[0]).toContain('超时');
  expect(parts[0]).toMatchObject({ state: 'output-error', errorText: '查询超时，没有结果。' });
});

test('stopping ends a tool at once, and no other model is asked', async () => {
  const stop = new AbortController();
  const reason = new Error('stopped');
  let toolSignal: AbortSignal | undefined;
  const { tool } = lookUp((_input, signal) => {
    toolSignal = signal;
    stop.abort(reason);
    return new Promise(() => {});
  });
  const server = await serve(function* () {
    yield call('search_laws', { query: '慢' });
    yield toTools;
  });
  const { error } = await ask([modelAt(server, 'any'), modelAt(server, 'other')], [tool], {
    signal: stop.signal,
  });
  expect(error).toBe(reason);
  expect(toolSignal?.aborted).toBe(true);
  expect(server.requests).toHaveLength(1);
});

test('a huge result is cut, and after too much of them no more is told', async () => {
  const { tool } = lookUp(async () => ({ text: '长'.repeat(100_000), outcome: 1 }));
  const server = await serve(function* ({ results }) {
    yield results.length < 4 ? call('search_laws', { query: '长' }) : { do: 'text', text: '好' };
    yield results.length < 4 ? toTools : finish;
  });
  await ask([modelAt(server, 'any')], [tool], { limits: { characters: 1000, allCharacters: 2500 } });
  const lengths = server.requests.at(-1)?.results.map((text) => text.length) ?? [];
  expect(lengths.slice(0, 3).every((length) => length > 1000 && length < 1100)).toBe(true);
  expect(server.requests.at(-1)?.results[3]).toContain('已经足够多');
});

test('a bug in a tool is reported, and none of its words reach the model or the reader', async () => {
  const { tool } = lookUp(async () => {
    throw new Error('password=hunter2');
  });
  const logged: unknown[] = [];
  const server = await serve(function* ({ results }) {
    yield results.length === 0 ? call('search_laws', { query: '坏' }) : { do: 'text', text: '好' };
    yield results.length === 0 ? toTools : finish;
  });
  const logger = { ...silentLogger, error: (...values: unknown[]) => void logged.push(values) };
  const { chunks } = await ask([modelAt(server, 'any')], [tool], { logger });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify([chunks, server.requests])).not.toContain('hunter2');
});

test('a model that fails after a call, before any text, gives way to the next', async () => {
  const server = await serve(function* ({ model, results }) {
    if (model === 'second') yield { do: 'text', text: '由第二个回答。' };
    else if (results.length === 0) yield call('search_laws', { query: '查' });
    else yield { do: 'answer', status: 500, body: '' };
    yield model === 'first' && results.length === 0 ? toTools : finish;
  });
  const { answer, chunks } = await ask(
    [modelAt(server, 'first'), modelAt(server, 'second')],
    [lookUp().tool],
  );
  expect(answer?.text).toBe('由第二个回答。');
  expect(chunks.filter(({ type }) => type === 'message-metadata')).toHaveLength(2);
  expect(chunks).toContainEqual({
    type: 'data-notice',
    data: {
      kind: 'fallback_model',
      values: { from: 'first', to: 'second', errorCode: 'model_unavailable', reason: expect.any(String) },
    },
  });
});

test('a model that fails in a later turn, after text, keeps its text and no other is asked', async () => {
  const server = await serve(function* ({ results }) {
    if (results.length === 0) {
      yield { do: 'text', text: '我查一下。' };
      yield call('search_laws', { query: '查' });
      yield toTools;
    } else yield { do: 'answer', status: 500, body: '' };
  });
  const { error, parts } = await ask([modelAt(server, 'first'), modelAt(server, 'second')], [lookUp().tool]);
  expect((error as AppError).code).toBe('model_cut_off');
  expect(parts[0]).toEqual({ type: 'text', text: '我查一下。', state: 'done' });
  expect(server.requests.map(({ model }) => model)).toEqual(['first', 'first']);
});
