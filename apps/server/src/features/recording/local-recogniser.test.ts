import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as admin from '@mingfa/contract/admin';
import * as recogniser from '@mingfa/contract/admin-recogniser';
import * as outgoing from '@mingfa/contract/outgoing-gate';
import * as contract from '@mingfa/contract/recording';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as schema from '../../db/schema/recording.ts';
import { inlineRecordingReader } from '../../testing/inline-recording-reader.ts';
import { makeRecording, untilAtRest } from '../../testing/recordings-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { saidWave, writeTinyRecogniser } from '../../testing/write-tiny-recogniser.ts';

let server: TestApp;
let person: TestPerson;
let administrator: TestPerson;
let folder: string;
let modelId: string;
beforeAll(async () => {
  server = await openTestApp({ recordingReader: inlineRecordingReader });
  person = await server.person();
  administrator = await server.admin();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = join(server.dataDir, crypto.randomUUID());
  await writeTinyRecogniser(folder);
  modelId = (await save()).body.modelId;
});

const save = (more: object = {}) =>
  server.call(admin.saveModel, {
    token: administrator.token,
    body: {
      ...{ purpose: 'transcription', name: '本机识别', modelName: 'model', apiKey: 'not kept' },
      ...{ baseUrl: pathToFileURL(folder).href, modelId },
      ...more,
    },
  });
const hear = (uploadId: string | null) =>
  server.call(recogniser.testRecogniser, {
    token: administrator.token,
    params: { modelId },
    body: { uploadId },
  });
const TALK = saidWave([
  ...([
    [0, 800],
    [440, 500],
    [2000, 500],
    [0, 1500],
  ] as const),
  ...([
    [440, 500],
    [0, 700],
  ] as const),
]);

test('a folder is saved with what it holds and the SHA-256 of its files, and no key', async () => {
  const { body } = await save();
  expect(body).toMatchObject({ modelName: 'Zipformer CTC', keyHint: '' });
  expect(body.files?.map(({ name }) => name)).toEqual(['model.onnx', 'tokens.txt']);
  expect(body.files?.[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  const gate = await server.call(outgoing.getOutgoingGate, { token: administrator.token });
  expect(gate.body.places).toMatchObject([{ purpose: 'transcription', isOnThisHost: true }]);
});

test('what is wrong with a folder is told when it is saved', async () => {
  await rm(join(folder, 'tokens.txt'));
  const missing = await save();
  expect([missing.status, missing.error.errorCode]).toEqual([409, 'recogniser_files_missing']);
  expect(missing.error.errorMessage).toContain('tokens.txt');
  const elsewhere = await save({ baseUrl: 'file://host/models' });
  expect(elsewhere.error.errorCode).toBe('invalid_input');
  const chat = await save({ modelId: undefined, purpose: 'chat' });
  expect(chat.error.errorCode).toBe('invalid_input');
});

test('a folder is looked into before it is saved, and what it lacks is said by name', async () => {
  const look = async (path: string) =>
    (
      await server.call(recogniser.getLocalRecogniser, {
        token: administrator.token,
        query: { folder: path },
      })
    ).body.found;
  expect(await look(folder)).toMatchObject({ files: expect.arrayContaining(['tokens.txt']), problem: null });
  await rm(join(folder, 'tokens.txt'));
  expect(await look(folder)).toEqual({
    ...{ title: null, files: [] },
    problem: expect.stringContaining('tokens.txt'),
  });
  expect([await look('models'), await look('//host/models'), await look('')]).toEqual([null, null, null]);
});

test('a test hears a tone, or the first minute of a file, which is gone afterwards', async () => {
  const library = await server.call(recogniser.getLocalRecogniser, { token: administrator.token });
  expect(library.body.version).toMatch(/^1\.13\./);
  expect(library.body.installCommand).toContain('sherpa-onnx-node@1.13.8');
  // The tone of the test is the one that the model knows.
  expect((await hear(null)).body).toMatchObject({ ok: true, text: '借', heardSeconds: 1 });
  const upload = { purpose: 'recording', name: 'a.wav', content: TALK } as const;
  const uploadId = await uploadFile(server, administrator.token, upload);
  const { body } = await hear(uploadId);
  expect(body).toMatchObject({ ok: true, text: '借款\n借', heardSeconds: 4.5, errorCode: null });
  expect(body.tookSeconds).toBeGreaterThan(0);
  expect((await hear(uploadId)).error.errorCode).toBe('not_found');
});

test('a model that changed since it was saved is told by the test, and saving it again takes it up', async () => {
  await writeFile(join(folder, 'tokens.txt'), '<blk> 0\n还 1\n款 2\n');
  expect((await hear(null)).body).toMatchObject({ ok: false, errorCode: 'recogniser_model_changed' });
  await save();
  expect((await hear(null)).body).toMatchObject({ ok: true, text: '还' });
});

test('a recording is written down on this machine: nobody is asked, no host is named, and the log says with what', async () => {
  const made = await makeRecording(server, person.token, { name: '谈话.wav', content: TALK });
  const { recordingId } = await untilAtRest(server, person.token, made.recordingId);
  const told = await server.call(contract.getTranscriber, { token: person.token });
  expect(told.body).toEqual({ kind: 'local', name: '本机识别', host: null, isAgreed: true });
  const params = { recordingId };
  const wrong = await server.call(contract.transcribeRecording, {
    ...{ token: person.token, params, body: { agreedHost: 'service.example' } },
  });
  expect(wrong.error.errorCode).toBe('recogniser_changed');
  const begun = await server.call(contract.transcribeRecording, {
    ...{ token: person.token, params, body: { agreedHost: null } },
  });
  expect(begun.status).toBe(200);
  const detail = await untilAtRest(server, person.token, recordingId);
  expect(detail).toMatchObject({ state: 'ready', stage: 'joined', transcript: 'local', segments: 2 });
  const words = await server.context.db
    .select()
    .from(schema.recordingSegment)
    .where(eq(schema.recordingSegment.recordingId, recordingId))
    .orderBy(asc(schema.recordingSegment.startMs));
  expect(words.map(({ text, speakerId }) => [text, speakerId])).toEqual([
    ['借款', null],
    ['借', null],
  ]);
  expect(Math.abs((words[1]?.startMs ?? 0) - 3300)).toBeLessThan(150);
  expect(await server.context.db.$count(schema.recogniserAgreement)).toBe(0);
  const custody = await server.context.db
    .select()
    .from(schema.custodyEntry)
    .where(eq(schema.custodyEntry.recordingId, recordingId));
  expect(custody.find(({ deed }) => deed === 'transcribed')?.detail).toMatchObject({
    host: null,
    model: expect.stringMatching(/^Zipformer CTC \(SHA-256 [0-9a-f]{12}…\)$/),
  });
});

test('what was begun on this machine goes to no service that takes its place', async () => {
  const made = await makeRecording(server, person.token, { name: '谈话.wav', content: TALK });
  const { recordingId } = await untilAtRest(server, person.token, made.recordingId);
  const begin = (agreedHost: string | null) =>
    server.call(contract.transcribeRecording, {
      ...{ token: person.token, params: { recordingId }, body: { agreedHost } },
    });
  await writeFile(join(folder, 'tokens.txt'), 'changed');
  await begin(null);
  expect((await untilAtRest(server, person.token, recordingId)).progress.errorCode).toBe(
    'recogniser_model_changed',
  );
  // The person agreed to this host before; this recording was promised to stay.
  const host = '127.0.0.1:9';
  await server.context.db
    .insert(schema.recogniserAgreement)
    .values({ userId: person.userId, host, at: server.clock.now() });
  await save({ baseUrl: `http://${host}/v1` });
  await server.call(contract.retryRecording, { token: person.token, params: { recordingId } });
  expect((await untilAtRest(server, person.token, recordingId)).progress).toMatchObject({
    state: 'failed',
    errorCode: 'recogniser_changed',
  });
});
