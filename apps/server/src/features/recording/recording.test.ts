import { createHash } from 'node:crypto';
import * as knowledge from '@mingfa/contract/knowledge';
import * as contract from '@mingfa/contract/recording';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAICompatibleTranscribers } from '../../adapters/transcriber-openai-compatible/open-transcriber.ts';
import { storedObject } from '../../db/schema/file.ts';
import * as schema from '../../db/schema/recording.ts';
import { inlineRecordingReader } from '../../testing/inline-recording-reader.ts';
import { makeRecording, untilAtRest } from '../../testing/recordings-over-http.ts';
import {
  type HeardRequest,
  type HearingStep,
  type ScriptedTranscriptionServer,
  startScriptedTranscriptionServer,
} from '../../testing/scripted-transcription-server.ts';
import { spokenWave } from '../../testing/spoken-wave.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { CUSTODY_BEGINNING, chainCustody } from './custody/chain-custody.ts';

let server: TestApp;
let person: TestPerson;
let recogniser: ScriptedTranscriptionServer;
let script: (piece: number, attempt: number, request: HeardRequest) => HearingStep;
let host = '';
const attempts = new Map<number, number>();

beforeAll(async () => {
  recogniser = await startScriptedTranscriptionServer((request) => {
    const piece = Number(/piece-(\d+)/.exec(request.fileName)?.[1]);
    const attempt = (attempts.get(piece) ?? 0) + 1;
    attempts.set(piece, attempt);
    return script(piece, attempt, request);
  });
  host = new URL(recogniser.baseUrl).host;
  server = await openTestApp({
    recordingReader: inlineRecordingReader,
    pieceLimits: { durationMs: 5500, overlapMs: 1000 },
    chat: { openTranscriber: openAICompatibleTranscribers({ timeoutMs: 3000 }) },
    environment: { TRANSCRIPTION_BASE_URL: recogniser.baseUrl, TRANSCRIPTION_MODEL_NAME: 'whisper' },
  });
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await recogniser.close();
});

const asked = (recordingId: string, more: object = {}) => ({
  token: person.token,
  params: { recordingId },
  ...more,
});
const said = (piece: number): HearingStep => ({
  do: 'answer',
  body: {
    segments: [
      { start: 0.8, end: 2, text: `这是第${piece}段的前一句。` },
      { start: 2, end: 3.9, text: `这是第${piece}段的后一句。` },
    ],
  },
});
const transcribe = (recordingId: string, agreedHost: string | null = host) =>
  server.call(contract.transcribeRecording, asked(recordingId, { body: { agreedHost } }));
const wordsOf = async (recordingId: string) =>
  (
    await server.context.db
      .select()
      .from(schema.recordingSegment)
      .where(eq(schema.recordingSegment.recordingId, recordingId))
      .orderBy(asc(schema.recordingSegment.startMs), asc(schema.recordingSegment.id))
  ).map(({ text }) => text);
const custodyOf = (recordingId: string) =>
  server.context.db
    .select()
    .from(schema.custodyEntry)
    .where(eq(schema.custodyEntry.recordingId, recordingId))
    .orderBy(asc(schema.custodyEntry.number));
/** A recording that was looked into, in the pieces of the recogniser's server anew. */
async function measured(seconds: number) {
  attempts.clear();
  const content = spokenWave(seconds, { every: 5, pause: 1 });
  const { recordingId } = await makeRecording(server, person.token, { name: '谈话.wav', content });
  await untilAtRest(server, person.token, recordingId);
  return { recordingId, content };
}

test('a recording is received with its hash, looked into and measured, and rests until somebody wants its words', async () => {
  const first = spokenWave(30);
  const second = spokenWave(12);
  const made = await makeRecording(
    server,
    person.token,
    { name: '会议 一.wav', content: first },
    { name: '会议 二.mp3', content: second },
  );
  expect(made).toMatchObject({ title: '会议 一', state: 'waiting', stage: 'stored', files: 2 });
  const detail = await untilAtRest(server, person.token, made.recordingId);
  expect(detail).toMatchObject({
    state: 'ready',
    stage: 'measured',
    durationMs: 42_000,
    measuredBy: 'samples',
  });
  expect(
    detail.fileList.map(({ sha256, offsetMs, isPlayable }) => ({ sha256, offsetMs, isPlayable })),
  ).toEqual([
    { sha256: createHash('sha256').update(first).digest('hex'), offsetMs: 0, isPlayable: true },
    { sha256: createHash('sha256').update(second).digest('hex'), offsetMs: 30_000, isPlayable: true },
  ]);
  expect(detail.fileList.map(({ probe }) => [probe?.container, probe?.isMisnamed])).toEqual([
    ['wav', false],
    ['wav', true],
  ]);
  const { body: waveform } = await server.call(contract.getWaveform, asked(made.recordingId));
  const peaks = Buffer.from(waveform.peaks, 'base64');
  expect(peaks.length * waveform.peakMs).toBe(42_000);
  expect(peaks[Math.floor(35_000 / waveform.peakMs)]).toBeGreaterThan(80);
  expect(peaks[Math.floor(29_000 / waveform.peakMs)]).toBeLessThan(10);
  // The pause at the end of the first file and where the second one pauses.
  expect(waveform.silences.map(({ startMs }) => Math.round(startMs / 1000))).toEqual([8, 18, 28, 38]);

  const custody = await custodyOf(made.recordingId);
  expect(custody.map(({ deed, by }) => [deed, by])).toEqual([
    ['received', person.userId],
    ['received', person.userId],
    ['looked_into', null],
  ]);
  let hash = CUSTODY_BEGINNING;
  for (const { recordingId, number, at, by, deed, detail: told, hash: kept } of custody) {
    hash = chainCustody(hash, { recordingId, number, at: at.toISOString(), by, deed, detail: told });
    expect(kept).toBe(hash);
  }
});

test.each<[string, Buffer, string]>([
  ['播放列表.mp3', Buffer.from('#EXTM3U\nhttps://example.com/a.mp3\n'), 'recording_playlist'],
  ['说明.mp3', Buffer.from('这不是录音'.repeat(100)), 'not_a_recording'],
])('%s is kept, and told that it is none', async (name, content, code) => {
  const { recordingId } = await makeRecording(server, person.token, { name, content });
  const detail = await untilAtRest(server, person.token, recordingId);
  expect(detail.progress).toMatchObject({ state: 'failed', errorCode: code });
  expect(detail.progress.errorMessage).toBeTruthy();
  const { body } = await server.call(contract.getRecordingAddresses, asked(recordingId));
  expect(body.items).toMatchObject([{ play: null, original: expect.any(String) }]);
});

test('nothing is sent before a person agreed to the host that receives it, and the agreement is kept', async () => {
  script = said;
  const { recordingId } = await measured(5);
  const transcriber = () => server.call(contract.getTranscriber, { token: person.token });
  expect((await transcriber()).body).toEqual({ kind: 'service', name: 'whisper', host, isAgreed: false });
  const changed = await transcribe(recordingId, 'other.example.com');
  expect([changed.status, changed.error.errorCode]).toEqual([409, 'recogniser_changed']);
  expect(changed.error.errorMessage).toContain(host);
  expect(attempts.size).toBe(0);
  expect((await transcribe(recordingId)).status).toBe(200);
  await untilAtRest(server, person.token, recordingId);
  expect((await transcriber()).body.isAgreed).toBe(true);
  expect(await wordsOf(recordingId)).toEqual(['这是第1段的前一句。', '这是第1段的后一句。']);
  expect((await custodyOf(recordingId)).at(-1)).toMatchObject({
    deed: 'transcribed',
    detail: { host, model: 'whisper', pieces: 1, gaps: 0, segments: 2 },
  });
});

test('a hundred pieces through every kind of failure are one text, complete and in order, and nothing is paid for twice', async () => {
  const failures: Record<number, HearingStep> = {
    1: { do: 'answer', status: 429, headers: { 'retry-after': '7' }, body: '' },
    2: { do: 'answer', status: 500, body: 'oops' },
    3: { do: 'cut_off', body: '{"segments":[{"start":0,"te' },
    4: { do: 'answer', body: '' },
    5: { do: 'answer', body: '{"text":"半' },
    6: { do: 'answer', status: 504, body: '' },
    7: { do: 'answer', status: 503, body: '' },
  };
  const good = new Map<number, number>();
  script = (piece, attempt) => {
    // What is never answered is waited for: once is enough, the others are told of it by a proxy.
    const failure = piece === 6 ? ({ do: 'held' } as const) : failures[piece % 10];
    if (failure && attempt === 1) return failure;
    if (piece === 50) return { do: 'answer', status: 413, body: '' };
    good.set(piece, (good.get(piece) ?? 0) + 1);
    if (piece % 10 === 8)
      return {
        do: 'answer',
        body: {
          segments: [
            { start: 2, end: 3.9, text: `这是第${piece}段的后一句。` },
            { start: 0.8, end: 2, text: `这是第${piece}段的前一句。` },
          ],
        },
      };
    return said(piece);
  };
  const { recordingId } = await measured(500);
  expect((await transcribe(recordingId)).body).toMatchObject({ state: 'waiting', stage: 'measured' });
  const busy = await transcribe(recordingId);
  expect([busy.status, busy.error.errorCode]).toEqual([409, 'recording_not_ready']);
  const detail = await untilAtRest(server, person.token, recordingId);
  expect(detail.progress).toMatchObject({ state: 'ready', stage: 'joined', errorCode: null });
  const pieces = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(await wordsOf(recordingId)).toEqual(
    pieces
      .filter((piece) => piece !== 50)
      .flatMap((piece) => [`这是第${piece}段的前一句。`, `这是第${piece}段的后一句。`]),
  );
  expect(detail.gaps.map(({ startMs, endMs }) => [startMs, endMs].map((ms) => Math.round(ms / 100)))).toEqual(
    [[2445, 2495]],
  );
  expect([...good.values()].every((times) => times === 1)).toBe(true);
  expect(good.size).toBe(99);

  // Only what is missing is sent again, and its words find their place.
  script = said;
  attempts.clear();
  expect((await transcribe(recordingId)).status).toBe(200);
  const whole = await untilAtRest(server, person.token, recordingId);
  expect([...attempts.keys()]).toEqual([50]);
  expect(whole.gaps).toEqual([]);
  expect((await wordsOf(recordingId)).slice(98, 100)).toEqual([
    '这是第50段的前一句。',
    '这是第50段的后一句。',
  ]);
  expect(whole.revision).toBe(detail.revision + 1);
});

test('a recogniser that refuses the key ends the work; taken up again, it goes on behind what was heard', async () => {
  script = (piece) => (piece === 3 ? { do: 'answer', status: 401, body: '' } : said(piece));
  const { recordingId } = await measured(20);
  await transcribe(recordingId);
  const failed = await untilAtRest(server, person.token, recordingId);
  expect(failed.progress).toMatchObject({
    state: 'failed',
    errorCode: 'model_unauthorized',
    // What is left at the end is silent: it is not sent at all.
    done: 3,
    total: 5,
  });
  script = said;
  expect((await server.call(contract.retryRecording, asked(recordingId))).status).toBe(200);
  const detail = await untilAtRest(server, person.token, recordingId);
  expect(detail).toMatchObject({ state: 'ready', stage: 'joined', segments: 8 });
  expect([1, 2, 3, 4].map((piece) => attempts.get(piece))).toEqual([1, 1, 2, 1]);
});

test('one that is stopped keeps what was heard; a service that fails piece after piece is not asked on and on', async () => {
  script = (piece) => (piece === 2 ? { do: 'held' } : said(piece));
  const { recordingId } = await measured(15);
  await transcribe(recordingId);
  while ((attempts.get(2) ?? 0) === 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await server.call(contract.cancelRecording, asked(recordingId))).status).toBe(200);
  expect(await untilAtRest(server, person.token, recordingId)).toMatchObject({
    state: 'cancelled',
    segments: 0,
  });
  script = said;
  await server.call(contract.retryRecording, asked(recordingId));
  expect(await untilAtRest(server, person.token, recordingId)).toMatchObject({ state: 'ready', segments: 6 });
  expect(attempts.get(1)).toBe(1);

  script = () => ({ do: 'answer', status: 413, body: '' });
  const other = await measured(40);
  await transcribe(other.recordingId);
  const failed = await untilAtRest(server, person.token, other.recordingId);
  expect(failed.progress).toMatchObject({ state: 'failed', errorCode: 'model_refused' });
  expect([...attempts.keys()]).toEqual([1, 2, 3]);
});

test('voices of different pieces are different speakers until a person says otherwise, and names given stay', async () => {
  script = (piece) => ({
    do: 'answer',
    body: {
      segments: [
        { start: 0.5, end: 2, text: `第${piece}段，你借了多少？`, speaker: 'A' },
        { start: 2, end: 3.9, text: `第${piece}段，借了五万。`, speaker: 'B' },
      ],
    },
  });
  const { recordingId } = await measured(10);
  await transcribe(recordingId);
  const { speakers } = await untilAtRest(server, person.token, recordingId);
  expect(speakers.map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ['说话人 1', false],
    ['说话人 2', false],
    ['说话人 3', false],
    ['说话人 4', false],
  ]);
});

test('what is played comes in ranges with its own type, and the custody log tells of a listening once', async () => {
  const { recordingId, content } = await measured(10);
  const { body } = await server.call(contract.getRecordingAddresses, asked(recordingId));
  const [item] = body.items;
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.server.inject({ method: 'GET', url, headers });
  const whole = await get(item?.play ?? '');
  expect(whole.statusCode).toBe(200);
  expect(whole.rawPayload.equals(content)).toBe(true);
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'content-length': `${content.length}`,
    'x-content-type-options': 'nosniff',
  });
  const tag = String(whole.headers.etag);
  const part = await get(item?.play ?? '', { range: 'bytes=100-199', 'if-range': tag });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${content.length}`]);
  expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
  expect((await get(item?.play ?? '', { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  const behind = await get(item?.play ?? '', { range: `bytes=${content.length}-` });
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  expect((await get(item?.play ?? '', { 'if-none-match': tag })).statusCode).toBe(304);

  const original = await get(item?.original ?? '', { 'accept-encoding': 'gzip, br' });
  expect(original.headers['content-encoding']).toBeUndefined();
  expect(original.rawPayload.equals(content)).toBe(true);
  expect(original.headers).toMatchObject({ 'content-type': 'application/x-recording' });
  expect(original.headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect((await get(`${item?.original}x`)).statusCode).toBe(404);
  const asPlay = (item?.original ?? '').replace('original.', 'play.');
  expect((await get(asPlay)).statusCode).toBe(404);

  const deeds = async () => (await custodyOf(recordingId)).map(({ deed }) => deed);
  expect(await deeds()).toEqual(['received', 'looked_into', 'played', 'original_given']);
  // An address opens to whoever has it: the log does not say that its owner listened.
  expect((await custodyOf(recordingId))[2]?.detail).toMatchObject({ through: 'address' });
  server.clock.advance(3_600_001);
  await get(item?.play ?? '', { range: 'bytes=0-9' });
  expect((await deeds()).at(-1)).toBe('played');
  expect(await deeds()).toHaveLength(5);
});

test('what is kept until a day goes on that day, part by part, and its room is given back', async () => {
  script = said;
  const used = async () => (await server.call(knowledge.getStorage, { token: person.token })).body.usedBytes;
  const { recordingId, content } = await measured(10);
  await transcribe(recordingId);
  await untilAtRest(server, person.token, recordingId);
  // Its transcript takes room as well, as soon as its document is written.
  await server.app.idle();
  const held = await used();
  const retain = (of: string, until: object) =>
    server.call(contract.setRecordingRetention, asked(recordingId, { body: { of, until } }));
  const set = await retain('original', { kind: 'days', days: 3 });
  expect(set.body.retention).toEqual({
    original: new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    copy: null,
    text: null,
  });
  server.clock.advance(2 * 86_400_000);
  await server.app.keepHouse();
  expect(
    (await server.call(contract.getRecording, asked(recordingId))).body.fileList[0]?.deletedAt,
  ).toBeNull();
  server.clock.advance(86_400_001);
  await server.app.keepHouse();
  const { body } = await server.call(contract.getRecording, asked(recordingId));
  expect(body.fileList[0]).toMatchObject({ deletedAt: expect.any(String), isPlayable: false });
  expect(body.retention.original).toBeNull();
  expect(held - (await used())).toBe(content.length);
  expect(await wordsOf(recordingId)).toHaveLength(4);

  const { body: without } = await retain('text', { kind: 'now' });
  expect(without).toMatchObject({ transcript: null, segments: 0, stage: 'measured', speakers: [] });
  expect(await wordsOf(recordingId)).toEqual([]);
  const { context } = server;
  expect(
    await context.db.$count(schema.recordingPiece, eq(schema.recordingPiece.recordingId, recordingId)),
  ).toBe(0);
  expect((await custodyOf(recordingId)).map(({ deed, by }) => [deed, by]).slice(-2)).toEqual([
    ['original_deleted', null],
    ['text_deleted', person.userId],
  ]);
});

test('a deleted recording leaves no row and no object behind; somebody else has none of it', async () => {
  const { recordingId } = await measured(10);
  const other = await server.person();
  const stranger = await server.call(contract.deleteRecording, {
    token: other.token,
    params: { recordingId },
  });
  expect(stranger.status).toBe(404);
  const { db } = server.context;
  const held = await db.select().from(storedObject).where(eq(storedObject.holderId, recordingId));
  expect(held).toHaveLength(2);
  const deleted = await server.call(contract.deleteRecording, asked(recordingId));
  expect(deleted.body).toEqual({ copies: [] });
  expect(await db.select().from(storedObject).where(eq(storedObject.holderId, recordingId))).toEqual([]);
  for (const { key } of held) expect(await server.app.context.files.read(key)).toBeNull();
  expect((await server.call(contract.getRecording, asked(recordingId))).status).toBe(404);
});
