import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { UPLOAD_PART_BYTES } from '@mingfa/contract/upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askUntil } from '../../testing/ask-until.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import {
  type ScriptedTranscriptionServer,
  startScriptedTranscriptionServer,
} from '../../testing/scripted-transcription-server.ts';
import { spokenWave } from '../../testing/spoken-wave.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

/** Some pieces of five minutes at most. */
const SOUND = spokenWave(450);
const HELD_AT = 2;

let dataDir: string;
let recogniser: ScriptedTranscriptionServer;
let server: ServerProcess;
let token = '';
const reached = Promise.withResolvers<void>();
let goOn = false;
const answered: string[] = [];

beforeAll(async () => {
  dataDir = await makeDataFolder();
  recogniser = await startScriptedTranscriptionServer(({ fileName }) => {
    const piece = /\d+/.exec(fileName)?.[0] ?? '';
    if (piece === `${HELD_AT}` && !goOn) {
      reached.resolve();
      return { do: 'held' };
    }
    answered.push(piece);
    return { do: 'answer', body: { segments: [{ start: 1, end: 3, text: `第${piece}片说的话。` }] } };
  });
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await recogniser.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({
    MINGFA_DATA_DIR: dataDir,
    TRANSCRIPTION_BASE_URL: recogniser.baseUrl,
    TRANSCRIPTION_MODEL_NAME: 'held',
  });
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
const until = (recordingId: string, wanted: (detail: RecordingDetail) => boolean) =>
  askUntil(
    () => call<RecordingDetail>(`/v1/recording/${recordingId}/detail`),
    (detail) => {
      if (detail.state === 'failed') throw new Error(detail.progress.errorMessage ?? '');
      return wanted(detail);
    },
  );
async function upload(): Promise<string> {
  const opened = await call<{ uploadId: string; ticket: string }>('/v1/external-service/sts-token', {
    purpose: 'recording',
    name: '谈话.wav',
    bytes: SOUND.length,
    sha256: createHash('sha256').update(SOUND).digest('hex'),
  });
  for (let offset = 0; offset < SOUND.length; offset += UPLOAD_PART_BYTES)
    await fetch(
      `${server.address}/v1/external-service/upload/file/gateway?ticket=${opened.ticket}&offset=${offset}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(SOUND.subarray(offset, offset + UPLOAD_PART_BYTES)),
      },
    );
  return opened.uploadId;
}

test('a server killed while it measures and while it listens goes on behind what was heard, and sends no piece twice that was', async () => {
  ({ token } = await call<{ token: string }>('/v1/auth/register', {
    mobile: '13800000001',
    password: 'correct horse',
    agreed: true,
  }));
  const { recordingId } = await call<RecordingDetail>('/v1/recording/create', {
    uploadIds: [await upload()],
  });
  await server.kill();
  server = await start();
  const measured = await until(recordingId, ({ state }) => state === 'ready');
  expect(measured).toMatchObject({ stage: 'measured', durationMs: 450_000 });

  const { host } = await call<{ host: string }>('/v1/recording/transcriber');
  await call(`/v1/recording/${recordingId}/transcribe`, { agreedHost: host });
  await reached.promise;
  const before = await until(recordingId, ({ progress }) => progress.done === HELD_AT - 1);
  expect(before.progress.state).toBe('working');
  const pieces = before.progress.total ?? 0;
  expect(pieces).toBeGreaterThanOrEqual(HELD_AT);
  await server.kill();
  goOn = true;
  server = await start();
  const after = await until(recordingId, ({ state }) => state === 'ready');
  expect(after).toMatchObject({ stage: 'joined', segments: pieces, gaps: [] });
  expect(answered).toEqual(Array.from({ length: pieces }, (_, index) => `${index + 1}`));
});
