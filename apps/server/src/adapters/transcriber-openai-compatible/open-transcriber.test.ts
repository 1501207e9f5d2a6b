import { afterEach, expect, test } from 'vitest';
import type { HearingOptions } from '../../ports/transcriber.ts';
import {
  type HearingStep,
  type ScriptedTranscriptionServer,
  startScriptedTranscriptionServer,
} from '../../testing/scripted-transcription-server.ts';
import { openAICompatibleTranscribers } from './open-transcriber.ts';

const PIECE = {
  fileName: 'p.mp3',
  mediaType: 'audio/mpeg',
  content: Buffer.from('sound'),
  durationMs: 60_000,
};
const OPTIONS = { language: 'zh', prompt: '李建国 借条', signal: new AbortController().signal } as const;

let server: ScriptedTranscriptionServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function hearing(
  script: (number: number, format: string | undefined) => HearingStep,
  options: Partial<HearingOptions> = {},
) {
  server = await startScriptedTranscriptionServer(({ number, fields }) =>
    script(number, fields.response_format?.[0]),
  );
  const open = openAICompatibleTranscribers({ timeoutMs: 5000, answerMaxBytes: 20_000 });
  const transcriber = open('听写', { baseUrl: server.baseUrl, apiKey: 'secret', modelName: 'whisper' });
  return { transcriber, hear: () => transcriber.hear(PIECE, { ...OPTIONS, ...options }) };
}

const failing = async (step: HearingStep) => {
  const { hear } = await hearing(() => step);
  return await hear().then(
    () => 'heard',
    (error: { code?: string }) => error.code,
  );
};

test('segments and words come with their times, and the server is told language, names and model', async () => {
  const { hear, transcriber } = await hearing(() => ({
    do: 'answer',
    body: {
      text: '钱我借了。月底还。',
      segments: [
        { start: 1.5, end: 2.5, text: ' 钱我借了。' },
        { start: 2.5, end: 4, text: '月底还。' },
      ],
      words: [
        { word: '钱', start: 1.5, end: 1.7 },
        { word: '我借了', start: 1.7, end: 2.4 },
      ],
    },
  }));
  expect(await hear()).toEqual([
    {
      ...{ startMs: 1500, endMs: 2500, text: '钱我借了。', speaker: null },
      words: [
        { startMs: 1500, endMs: 1700, text: '钱' },
        { startMs: 1700, endMs: 2400, text: '我借了' },
      ],
    },
    { startMs: 2500, endMs: 4000, text: '月底还。', speaker: null },
  ]);
  expect(transcriber.host).toMatch(/^127\.0\.0\.1:\d+$/);
  const [asked] = server?.requests ?? [];
  expect(asked).toMatchObject({ fileName: 'p.mp3', mediaType: 'audio/mpeg', authorization: 'Bearer secret' });
  expect(asked?.content.toString()).toBe('sound');
  expect(asked?.fields).toMatchObject({
    model: ['whisper'],
    language: ['zh'],
    prompt: ['李建国 借条'],
    'timestamp_granularities[]': ['segment', 'word'],
  });
});

test('a server that takes only plain JSON is asked for that, and the next time at once', async () => {
  const { hear } = await hearing((_, format) =>
    format === 'json'
      ? { do: 'answer', body: { text: '你好。请坐。' } }
      : { do: 'answer', status: 400, body: { error: { message: 'response_format' } } },
  );
  const heard = await hear();
  expect(heard.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
    ['你好。', 0, 30_000],
    ['请坐。', 30_000, 60_000],
  ]);
  const before = server?.requests.length ?? 0;
  await hear();
  expect(server?.requests.length).toBe(before + 1);
});

test('voices that a server tells apart keep the names it gave them', async () => {
  const { hear } = await hearing((_, format) =>
    format === 'diarized_json'
      ? {
          do: 'answer',
          body: {
            text: '多少？五万。',
            segments: [
              { start: 0, end: 1, text: '多少？', speaker: 'A' },
              { start: 1, end: 2, text: '五万。', speaker: 'B' },
            ],
          },
        }
      : { do: 'answer', status: 422, body: {} },
  );
  expect((await hear()).map(({ speaker, text }) => `${speaker}:${text}`)).toEqual(['A:多少？', 'B:五万。']);
});

test('plain text is text, an empty list and an empty text are silence', async () => {
  expect((await (await hearing(() => ({ do: 'answer', body: '好的。' }))).hear())[0]?.text).toBe('好的。');
  await server?.close();
  expect(await (await hearing(() => ({ do: 'answer', body: { text: '', segments: [] } }))).hear()).toEqual(
    [],
  );
  await server?.close();
  expect(await (await hearing(() => ({ do: 'answer', body: { text: ' ' } }))).hear()).toEqual([]);
});

test('times that are none, go back or lie outside the piece are brought into it', async () => {
  const { hear } = await hearing(() => ({
    do: 'answer',
    body: {
      segments: [
        { start: 9, end: 3, text: '甲' },
        { start: null, end: 'x', text: '乙' },
        { start: -5, end: 99_999, text: '丙' },
        { start: 1, end: 2, text: 7 },
      ],
    },
  }));
  expect((await hear()).map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
    [9000, 9000, '甲'],
    [0, 0, '乙'],
    [0, 60_000, '丙'],
  ]);
});

test.each<[string, HearingStep]>([
  ['model_unauthorized', { do: 'answer', status: 401, body: 'key sk-123' }],
  ['model_rate_limited', { do: 'answer', status: 429, body: '' }],
  ['model_timeout', { do: 'answer', status: 504, body: '' }],
  ['model_unavailable', { do: 'answer', status: 500, body: '' }],
  ['model_unreachable', { do: 'answer', status: 404, body: '' }],
  [
    'model_unreachable',
    { do: 'answer', status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
  ],
  ['model_unreachable', { do: 'cut_off', body: '{"text":"' }],
  ['model_refused', { do: 'answer', status: 413, body: '' }],
  ['model_refused', { do: 'answer', status: 400, body: '' }],
  ['model_malformed', { do: 'answer', body: '' }],
  ['model_malformed', { do: 'answer', body: '{"text":"cut' }],
  ['model_malformed', { do: 'answer', body: '<html>busy</html>' }],
  ['model_malformed', { do: 'answer', body: { nothing: true } }],
  ['model_malformed', { do: 'answer', body: { text: '长'.repeat(30_000) } }],
])('what goes wrong is told as %s', async (code, step) => {
  expect(await failing(step)).toBe(code);
});

test('how long a server asks to be left alone is handed on', async () => {
  const { hear } = await hearing(() => ({
    do: 'answer',
    status: 429,
    headers: { 'retry-after': '17' },
    body: '',
  }));
  await expect(hear()).rejects.toMatchObject({ code: 'model_rate_limited', retryAfterSeconds: 17 });
});

test('a server that says nothing is given up after the limit, and at once when the work is stopped', async () => {
  server = await startScriptedTranscriptionServer(() => ({ do: 'held' }));
  const address = { baseUrl: server.baseUrl, apiKey: '', modelName: 'm' };
  const late = openAICompatibleTranscribers({ timeoutMs: 50 })('m', address);
  await expect(late.hear(PIECE, OPTIONS)).rejects.toMatchObject({ code: 'model_timeout' });
  const stop = new AbortController();
  const stopped = openAICompatibleTranscribers()('m', address).hear(PIECE, {
    ...OPTIONS,
    signal: stop.signal,
  });
  stop.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
});
