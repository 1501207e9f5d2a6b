import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { maskOutgoing } from '@mingfa/legal/redaction/mask-outgoing';
import { convertArrayToReadableStream } from 'ai/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setting } from '../../db/schema/installation.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { gateEmbedders, gateImageModels, gateModels, gateRerankers } from './gate-models.ts';
import { OUTGOING_GATE_KEY } from './gate-setting.ts';
import { gateWebSearch } from './gate-web-search.ts';
import { type OutgoingMasker, threadMasker } from './mask-in-thread.ts';
import { createOutgoingGate, type OutgoingGate } from './outgoing-gate.ts';

const AWAY = { baseUrl: 'https://models.example.com/v1', apiKey: '', modelName: 'm' };
const HERE = { ...AWAY, baseUrl: 'http://127.0.0.1:1/v1' };
const ABOUT = '我叫王建国，身份证号110101199003071233，电话13800138000。';
const MASKED = '我叫〔姓名1〕，身份证号〔身份证号1〕，电话〔电话1〕。';
const USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const FINISH = { type: 'finish', usage: USAGE, finishReason: { unified: 'stop', raw: undefined } } as const;

const inPlace: OutgoingMasker = {
  mask: async (groups) => groups.map(maskOutgoing),
  close: async () => {},
};

let database: TestDatabase;
let gate: OutgoingGate;
let sent: LanguageModelV4Prompt[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  sent = [];
  gate = open(inPlace);
  await keep({ enabled: true });
});

const open = (masker: OutgoingMasker) => createOutgoingGate({ db: database.context.db, masker });
const keep = async (value: object) => {
  const row = { key: OUTGOING_GATE_KEY, value, updatedAt: new Date(0) };
  await database.context.db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
};

/** Records what it is asked and says what it is told to. */
function modelSaying(parts: LanguageModelV4StreamPart[], address = AWAY, through = gate): LanguageModelV4 {
  return gateModels(through, () => ({
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'm',
    supportedUrls: {},
    async doGenerate({ prompt }) {
      sent.push(prompt);
      const content = parts.flatMap((part) =>
        part.type === 'text-delta' ? [{ type: 'text' as const, text: part.delta }] : [],
      );
      return { content, finishReason: FINISH.finishReason, usage: USAGE, warnings: [] };
    },
    async doStream({ prompt }) {
      sent.push(prompt);
      return { stream: convertArrayToReadableStream([...parts, FINISH]) };
    },
  }))(address);
}

const ask = (text: string): LanguageModelV4Prompt => [{ role: 'user', content: [{ type: 'text', text }] }];
async function answered(model: LanguageModelV4, prompt: LanguageModelV4Prompt) {
  const { stream } = await model.doStream({ prompt });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}
const saidIn = (parts: readonly LanguageModelV4StreamPart[], type: string) =>
  parts.map((part) => (part.type === type && 'delta' in part ? part.delta : '')).join('');

test('instructions, history, calls of tools and their results go out with placeholders that are explained', async () => {
  await answered(modelSaying([]), [
    { role: 'system', content: '你为王建国工作。' },
    { role: 'user', content: [{ type: 'text', text: ABOUT }] },
    {
      role: 'assistant',
      content: [
        { type: 'reasoning', text: '王建国在问' },
        {
          type: 'tool-call',
          toolCallId: 'c',
          toolName: 'find',
          input: { who: '王建国', phones: [13800138000, 12] },
        },
      ],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: 'c',
          toolName: 'find',
          output: { type: 'json', value: { found: ['王建国，13800138000'] } },
        },
      ],
    },
  ]);
  const told = JSON.stringify(sent);
  expect(told).not.toMatch(/王建国|建国|1380013|110101/);
  expect(told).toContain(MASKED);
  expect(sent[0]?.[0]?.content).toMatch(/^你为〔姓名1〕工作。\n\n.*逐字照抄/s);
  expect(sent[0]?.[2]?.content).toMatchObject([
    { text: '〔姓名1〕在问' },
    { input: { who: '〔姓名1〕', phones: ['〔电话1〕', 12] } },
  ]);
  expect(sent[0]?.[3]?.content).toMatchObject([{ output: { value: { found: ['〔姓名1〕，〔电话1〕'] } } }]);
});

test('text, reasoning and what is asked of tools come back with the real words, in the order they were sent', async () => {
  const parts = await answered(
    modelSaying([
      { type: 'reasoning-start', id: 'r' },
      { type: 'reasoning-delta', id: 'r', delta: '〔姓' },
      { type: 'reasoning-delta', id: 'r', delta: '名1〕问' },
      { type: 'reasoning-end', id: 'r' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: '请〔姓名1' },
      { type: 'text-delta', id: 't', delta: '〕与〔姓名9〕用〔电话' },
      { type: 'text-end', id: 't' },
      { type: 'tool-input-start', id: 'c', toolName: 'find' },
      { type: 'tool-input-delta', id: 'c', delta: '{"who":"〔姓' },
      { type: 'tool-input-delta', id: 'c', delta: '名1〕"}' },
      { type: 'tool-input-end', id: 'c' },
      { type: 'tool-call', toolCallId: 'c', toolName: 'find', input: '{"who":"\\u3014姓名1\\u3015"}' },
    ]),
    ask(ABOUT),
  );
  expect(saidIn(parts, 'reasoning-delta')).toBe('王建国问');
  expect(saidIn(parts, 'text-delta')).toBe('请王建国与〔姓名9〕用〔电话');
  expect(saidIn(parts, 'tool-input-delta')).toBe('{"who":"王建国"}');
  expect(parts.find(({ type }) => type === 'tool-call')).toMatchObject({ input: '{"who":"王建国"}' });
  const types = parts.map(({ type }) => type);
  expect(types.lastIndexOf('text-delta')).toBeLessThan(types.indexOf('text-end'));
  expect(types.at(-1)).toBe('finish');
});

test('what was kept back is said before an answer breaks off', async () => {
  const error = new Error('broken');
  const parts = await answered(
    modelSaying([
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: '见〔姓名' },
      { type: 'error', error },
    ]),
    ask(ABOUT),
  );
  expect(saidIn(parts, 'text-delta')).toBe('见〔姓名');
  expect(parts.findIndex(({ type }) => type === 'error')).toBe(3);
});

test('an answer that is not streamed is restored, too', async () => {
  const model = modelSaying([{ type: 'text-delta', id: 't', delta: '〔姓名1〕好' }]);
  const { content } = await model.doGenerate({ prompt: ask(ABOUT) });
  expect(content).toEqual([{ type: 'text', text: '王建国好' }]);
});

test('a model on this host, and every model while the gate is off, is asked in the real words', async () => {
  await answered(modelSaying([], HERE), ask(ABOUT));
  await keep({ enabled: false });
  await answered(modelSaying([]), ask(ABOUT));
  expect(sent).toEqual([ask(ABOUT), ask(ABOUT)]);
});

test('a setting that cannot be read counts as on', async () => {
  await keep({ enabled: 'perhaps' });
  await answered(modelSaying([]), ask(ABOUT));
  expect(JSON.stringify(sent)).toContain(MASKED);
});

const nothingSent = async (prompt: LanguageModelV4Prompt, code: string, through = gate) => {
  const model = modelSaying([], AWAY, through);
  await expect(model.doStream({ prompt })).rejects.toMatchObject({ code });
  await expect(model.doGenerate({ prompt })).rejects.toMatchObject({ code });
  expect(sent).toEqual([]);
};

test('nothing is sent where masking fails', async () => {
  const broken = open({ ...inPlace, mask: () => Promise.reject(new Error('no memory')) });
  await nothingSent(ask(ABOUT), 'outgoing_gate_failed', broken);
  const short = open({ ...inPlace, mask: async () => [{ texts: [], placeholders: [] }] });
  await nothingSent(ask(ABOUT), 'outgoing_gate_failed', short);
});

test('nothing is sent where a number with a right check digit is left, wherever it stands', async () => {
  const blind = open({
    ...inPlace,
    mask: async (groups) => groups.map((texts) => ({ texts: [...texts], placeholders: [] })),
  });
  await nothingSent(ask(`${'长'.repeat(3990)}110101199003071233`), 'outgoing_gate_number_left', blind);
  const [user] = ask('你好');
  const named = { ...user, providerOptions: { test: { '110101199003071233': true } } };
  await nothingSent([named] as LanguageModelV4Prompt, 'outgoing_gate_number_left');
});

test('nothing is sent where there is a picture or a file', async () => {
  const data = { type: 'data' as const, data: new Uint8Array(1) };
  await nothingSent(
    [{ role: 'user', content: [{ type: 'file', mediaType: 'image/png', data }] }],
    'outgoing_gate_unmaskable',
  );
});

test('texts to an embedding model are masked, each by itself, and questions with their passages together', async () => {
  const seen: unknown[] = [];
  const embedder = gateEmbedders(gate, (modelId) => ({
    modelId,
    modelName: 'm',
    spaceKey: 'k',
    embed: async (texts) => {
      seen.push(texts);
      return texts.map(() => new Float32Array(1));
    },
  }))('e', AWAY);
  expect(await embedder.embed([ABOUT, '李小红的电话是13900139000'])).toHaveLength(2);
  expect(embedder.spaceKey).toBe('k');
  const reranker = gateRerankers(gate, (modelId) => ({
    modelId,
    modelName: 'm',
    rerank: async (...asked) => {
      seen.push(asked.slice(0, 2));
      return [1];
    },
  }))('r', AWAY);
  await reranker.rerank('王建国欠我钱', [ABOUT]);
  expect(seen).toEqual([
    [MASKED, '〔姓名1〕的电话是〔电话1〕'],
    ['〔姓名1〕欠我钱', [MASKED]],
  ]);
});

test('an embedding model that may not be asked is unavailable, for the reason of the gate', async () => {
  const broken = open({ ...inPlace, mask: () => Promise.reject(new Error('no memory')) });
  const embedder = gateEmbedders(broken, () => {
    throw new Error('unused');
  });
  expect(() => embedder('e', AWAY)).toThrow('unused');
  const opened = gateEmbedders(broken, (modelId) => ({
    modelId,
    modelName: 'm',
    spaceKey: 'k',
    embed: () => Promise.reject(new Error('was asked')),
  }))('e', AWAY);
  await expect(opened.embed(['a'])).rejects.toMatchObject({
    code: 'embedding_unavailable',
    cause: { code: 'outgoing_gate_failed' },
  });
});

test('a picture is described without names', async () => {
  const seen: string[] = [];
  const image = gateImageModels(gate, () => ({
    modelName: 'm',
    draw: async (description) => {
      seen.push(description);
      return new Uint8Array(1);
    },
  }))(AWAY);
  await image.draw(ABOUT, new AbortController().signal);
  expect(seen).toEqual([MASKED]);
});

test('what points at a person is left out of a search, of a service on this host, too; of nothing but names nothing is sent', async () => {
  const seen: string[] = [];
  const search = gateWebSearch({ db: database.context.db, gate }, ({ service }) => ({
    service,
    search: async ({ query }) => {
      seen.push(query);
      return [];
    },
  }))({ service: 'searxng', baseUrl: 'http://127.0.0.1:8080', apiKey: '' });
  const call = { limit: 5, language: 'zh-CN' as const };
  await search.search({ ...call, query: '我叫王建国，诈骗立案标准 110101199003071233' });
  await search.search({ ...call, query: '13800138000' });
  expect(seen).toEqual(['我叫 ，诈骗立案标准']);
});

test('100,000 characters are masked without holding anybody up, and a thread that ends fails what waits for it', async () => {
  const masker = threadMasker(new URL('../../outgoing-gate-thread.ts', import.meta.url));
  const threaded = open(masker);
  await threaded.mask(['你好']);
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  }, 5);
  const { texts } = await threaded.mask([`${ABOUT}他说①。\n`.repeat(2300)]);
  clearInterval(beat);
  expect(texts[0]).not.toContain('王建国');
  expect(turns).toBeGreaterThan(20);
  const late = masker.mask([['你好']]);
  const ended = expect(late).rejects.toThrow();
  await threaded.close();
  await ended;
});
