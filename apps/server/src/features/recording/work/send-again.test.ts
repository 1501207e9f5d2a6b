import { createHash } from 'node:crypto';
import * as contract from '@mingfa/contract/recording';
import { listCustody } from '@mingfa/contract/recording-findings';
import * as words from '@mingfa/contract/recording-transcript';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAICompatibleTranscribers } from '../../../adapters/transcriber-openai-compatible/open-transcriber.ts';
import { recordingPiece } from '../../../db/schema/recording.ts';
import { inlineRecordingReader } from '../../../testing/inline-recording-reader.ts';
import { makeRecording, untilAtRest } from '../../../testing/recordings-over-http.ts';
import {
  type HearingStep,
  type ScriptedTranscriptionServer,
  startScriptedTranscriptionServer,
} from '../../../testing/scripted-transcription-server.ts';
import { spokenWave } from '../../../testing/spoken-wave.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { keepAnswer } from './keep-answer.ts';

let server: TestApp;
let me: TestPerson;
let recogniser: ScriptedTranscriptionServer;
let script: (piece: number, attempt: number) => HearingStep;
let host = '';
const sent: number[] = [];

beforeAll(async () => {
  recogniser = await startScriptedTranscriptionServer(({ fileName }) => {
    const piece = Number(/piece-(\d+)/.exec(fileName)?.[1]);
    sent.push(piece);
    return script(piece, sent.filter((one) => one === piece).length);
  });
  host = new URL(recogniser.baseUrl).host;
  server = await openTestApp({
    recordingReader: inlineRecordingReader,
    pieceLimits: { durationMs: 5500, overlapMs: 1000 },
    chat: { openTranscriber: openAICompatibleTranscribers({ timeoutMs: 3000 }) },
    environment: { TRANSCRIPTION_BASE_URL: recogniser.baseUrl, TRANSCRIPTION_MODEL_NAME: 'whisper' },
  });
  me = await server.person();
});
afterAll(async () => {
  await server.close();
  await recogniser.close();
});

const answer = (...texts: string[]): HearingStep => ({
  do: 'answer',
  body: {
    segments: texts.map((text, index) => ({ start: 0.8 + index * 1.5, end: 2.2 + index * 1.5, text })),
  },
});
const said = (piece: number) => answer(`这是第${piece}段的前一句。`, `这是第${piece}段的后一句。`);
const REFUSED: HearingStep = { do: 'answer', status: 413, body: '' };

async function measured(seconds: number) {
  sent.length = 0;
  const content = spokenWave(seconds, { every: 5, pause: 1 });
  const { recordingId } = await makeRecording(server, me.token, { name: '谈话.wav', content });
  await untilAtRest(server, me.token, recordingId);
  return recordingId;
}
async function transcribed(recordingId: string, gap?: { startMs: number; endMs: number }) {
  const body = { agreedHost: host, ...(gap ? { gap } : {}) };
  const begun = await server.call(contract.transcribeRecording, {
    token: me.token,
    params: { recordingId },
    body,
  });
  if (begun.status !== 200) return { status: begun.status, detail: null };
  return { status: 200, detail: await untilAtRest(server, me.token, recordingId) };
}
const list = async (recordingId: string) =>
  (await server.call(words.listSegments, { token: me.token, params: { recordingId } })).body;
async function edit(recordingId: string, ...changes: words.TranscriptChange[]) {
  const { revision } = await list(recordingId);
  const body = { changes, revision };
  return server.call(words.editTranscript, { token: me.token, params: { recordingId }, body });
}
const edits = async (recordingId: string) =>
  (await server.call(words.listTranscriptEdits, { token: me.token, params: { recordingId } })).body.items;

test('one gap is sent again alone, and what people made of the other words stays', async () => {
  script = (piece) => (piece === 2 || piece === 4 ? REFUSED : said(piece));
  const id = await measured(25);
  const { detail } = await transcribed(id);
  expect(detail?.gaps).toHaveLength(2);
  const [first, second, third] = (await list(id)).items;
  await edit(
    id,
    { kind: 'text', segmentId: first?.segmentId ?? '', text: '这是改过的一句。' },
    { kind: 'remove', segmentIds: [second?.segmentId ?? ''] },
    { kind: 'split', segmentId: third?.segmentId ?? '', at: 4 },
  );
  const before = (await list(id)).items.map(({ text }) => text);
  script = said;
  sent.length = 0;
  const [gap] = detail?.gaps ?? [];
  const again = await transcribed(id, gap);
  expect(sent).toEqual([2]);
  const log = await server.call(listCustody, { token: me.token, params: { recordingId: id } });
  const told = log.body.items.filter(({ deed }) => deed === 'transcribed').map(({ detail }) => detail.pieces);
  expect(told[0]).toBeGreaterThan(3);
  expect(told.slice(1)).toEqual([1]);
  expect(again.detail?.gaps).toEqual(detail?.gaps.slice(1));
  const after = await list(id);
  expect(after.items.map(({ text }) => text)).toEqual([
    before[0],
    '这是第2段的前一句。',
    '这是第2段的后一句。',
    ...before.slice(1),
  ]);
  expect(after.items[0]).toMatchObject({ machineText: '这是第1段的前一句。', isUnchecked: false });
  expect(after.total).toBe(again.detail?.segments);
  expect((await transcribed(id, { startMs: 0, endMs: 1000 })).status).toBe(404);
});

test('written down anew, edits whose times match stand beside the new words; others come back from the history', async () => {
  script = said;
  const id = await measured(15);
  await transcribed(id);
  const items = (await list(id)).items;
  await edit(
    id,
    { kind: 'checked', segmentIds: [items[0]?.segmentId ?? ''], isChecked: true },
    { kind: 'text', segmentId: items[2]?.segmentId ?? '', text: '手工改过。' },
  );
  const { body } = await server.call(contract.getRecording, { token: me.token, params: { recordingId: id } });
  expect(body.byHand).toBe(2);
  // The second piece is heard as one long turn this time: no time of what was changed in it matches.
  script = (piece) =>
    piece === 2
      ? { do: 'answer', body: { segments: [{ start: 0.8, end: 3.9, text: '整段不同的话。' }] } }
      : answer(`另一种听法${piece}前`, `另一种听法${piece}后`);
  await transcribed(id);
  const texts = (await list(id)).items.map(({ text, machineText }) => [text, machineText]);
  expect(texts.slice(0, 3)).toEqual([
    ['这是第1段的前一句。', '另一种听法1前'],
    ['另一种听法1后', null],
    ['整段不同的话。', null],
  ]);
  const lost = (await edits(id)).find(({ kind }) => kind === 'remove');
  expect(lost).toMatchObject({ before: '手工改过。', canComeBack: true });
  const back = await edit(id, { kind: 'bring_back', editId: lost?.editId ?? 0 });
  expect(back.body.changed).toMatchObject([{ text: '手工改过。' }]);
  expect((await edits(id)).find(({ editId }) => editId === lost?.editId)?.canComeBack).toBe(false);
  expect((await edit(id, { kind: 'bring_back', editId: lost?.editId ?? 0 })).status).toBe(404);
});

test('the transcript that was there before it was written down anew is a table of the evidence pack, and comes back whole', async () => {
  script = said;
  const id = await measured(15);
  await transcribed(id);
  const [first] = (await list(id)).items;
  await edit(id, { kind: 'text', segmentId: first?.segmentId ?? '', text: '人工改过的第一句。' });
  const before = (await list(id)).items.map(({ text }) => text);
  // Every time is another: nothing of what people made matches.
  script = (piece) => ({
    do: 'answer',
    body: { segments: [{ start: 0.8, end: 3.9, text: `整段重听${piece}。` }] },
  });
  await transcribed(id);
  expect((await list(id)).items.map(({ text }) => text)).not.toContain(before[1]);

  const answered = await server.app.server.inject({
    method: 'GET',
    url: `/v1/recording/${id}/evidence-pack`,
    headers: { authorization: `Bearer ${me.token}` },
  });
  const pack = await JSZip.loadAsync(answered.rawPayload);
  const paths = Object.keys(pack.files).filter((path) => path.includes('被替换的文字记录'));
  expect(paths).toHaveLength(1);
  const table = (await pack.file(paths[0] ?? '')?.async('string')) ?? '';
  // The first row holds what the machine had and what stood in its place; the rows are all of the turns of before.
  expect(table).toContain('这是第1段的前一句。,人工改过的第一句。');
  expect(table.trim().split('\r\n')).toHaveLength(before.length + 1);
  const sums = Object.keys(pack.files).find((path) => path.endsWith('SHA256SUMS')) ?? '';
  const sha256 = createHash('sha256').update(table).digest('hex');
  expect(await pack.file(sums)?.async('string')).toContain(sha256);

  const replaced = (await edits(id)).find(({ replacedSegments }) => replacedSegments !== null);
  expect(replaced).toMatchObject({ kind: 'transcribe', canComeBack: true, replacedSegments: before.length });
  await edit(id, { kind: 'bring_back', editId: replaced?.editId ?? 0 });
  expect((await list(id)).items.map(({ text }) => text)).toEqual(before);
});

test('an empty answer is asked for once more before it becomes a gap', async () => {
  script = (piece, attempt) => (piece === 2 && attempt === 1 ? answer() : said(piece));
  const id = await measured(15);
  expect((await transcribed(id)).detail?.gaps).toEqual([]);
  expect(sent.filter((piece) => piece === 2)).toHaveLength(2);
  script = (piece) => (piece === 2 ? answer('  ') : said(piece));
  const other = await measured(15);
  const { detail } = await transcribed(other);
  expect(sent.filter((piece) => piece === 2)).toHaveLength(2);
  expect(detail?.gaps).toHaveLength(1);
  // It is no failure, and can be sent again all the same.
  script = said;
  expect((await transcribed(other, detail?.gaps[0])).detail?.gaps).toEqual([]);
});

test('an answer is kept by itself, also where the work was begun anew meanwhile, and never once its words were deleted', async () => {
  script = (piece) => (piece === 1 ? REFUSED : said(piece));
  const id = await measured(10);
  await transcribed(id);
  const { db } = server.context;
  const pieces = () => db.select().from(recordingPiece).where(eq(recordingPiece.recordingId, id));
  const [waiting] = (await pieces()).filter(({ number }) => number === 1);
  if (!waiting) throw new Error('There is no piece.');
  await db
    .update(recordingPiece)
    .set({ state: 'waiting', generation: waiting.generation + 1 })
    .where(eq(recordingPiece.recordingId, id));
  const heard = [{ startMs: 0, endMs: 1000, text: '听到了。', speaker: null }];
  await keepAnswer({ db }, waiting, heard);
  const kept = (await pieces()).find(({ number }) => number === 1);
  expect(kept).toMatchObject({ state: 'done', answer: { segments: heard } });
  await db.delete(recordingPiece).where(eq(recordingPiece.recordingId, id));
  await keepAnswer({ db }, waiting, heard);
  expect(await pieces()).toEqual([]);
});
