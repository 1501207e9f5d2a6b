import { describeCustodyDetail } from '@mingfa/contract/labels/custody-detail';
import { listRecordingCopies } from '@mingfa/contract/recording';
import * as contract from '@mingfa/contract/recording-transcript';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matter } from '../../../db/schema/drafting.ts';
import { custodyEntry, machineSegment, recording } from '../../../db/schema/recording.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { type SaidTurn, writeRecording } from '../../../testing/write-recording.ts';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  me = await server.person();
});
afterAll(() => server.close());

const TALK: SaidTurn[] = [
  ['说话人 1', '你借了我三万五，对吧？'],
  ['说话人 2', '对，是三万五。'],
  ['说话人 1', '什么时候还？'],
];
const make = (said: readonly SaidTurn[] = TALK) => writeRecording(server, me.userId, said);
const list = async (recordingId: string, query: Record<string, number> = {}) =>
  (await server.call(contract.listSegments, { token: me.token, params: { recordingId }, query })).body;
async function edit(recordingId: string, changes: contract.TranscriptChange[], revision?: number) {
  const body = { changes, revision: revision ?? (await list(recordingId)).revision };
  return server.call(contract.editTranscript, { token: me.token, params: { recordingId }, body });
}
const edits = async (recordingId: string) =>
  (await server.call(contract.listTranscriptEdits, { token: me.token, params: { recordingId } })).body;

test('a correction stands with what the machine heard beside it, and in the history with who made it', async () => {
  const id = await make();
  const [first] = (await list(id)).items;
  const segmentId = first?.segmentId ?? '';
  expect(first).toMatchObject({ machineText: null, isUnchecked: true });
  const done = await edit(id, [{ kind: 'text', segmentId, text: '你借了我五万，对吧？' }]);
  expect(done.body.changed).toMatchObject([
    { segmentId, text: '你借了我五万，对吧？', machineText: TALK[0]?.[1], isUnchecked: false },
  ]);
  const [made] = (await edits(id)).items;
  expect(made).toMatchObject({
    kind: 'text',
    before: TALK[0]?.[1],
    after: '你借了我五万，对吧？',
    revision: 1,
  });
  expect(made?.by).not.toBeNull();
});

test('a change made to an older revision is refused as a whole, and so is one with a wrong id in it', async () => {
  const id = await make();
  const [first, second] = (await list(id)).items;
  const segmentId = first?.segmentId ?? '';
  await edit(id, [{ kind: 'checked', segmentIds: [segmentId], isChecked: true }]);
  const late = await edit(id, [{ kind: 'remove', segmentIds: [segmentId] }], 0);
  expect(late.error).toMatchObject({ errorCode: 'transcript_changed' });
  const other = await make();
  const foreign = (await list(other)).items[0]?.segmentId ?? '';
  const mixed = await edit(id, [
    { kind: 'text', segmentId: second?.segmentId ?? '', text: '不同的话' },
    { kind: 'remove', segmentIds: [foreign] },
  ]);
  expect(mixed.status).toBe(404);
  expect((await list(id)).items.map(({ text }) => text)).toEqual(TALK.map(([, text]) => text));
});

test('a segment that was split and one that was merged are what the machine had once they are restored', async () => {
  const id = await make();
  const items = (await list(id)).items;
  const ids = items.map(({ segmentId }) => segmentId);
  await edit(id, [{ kind: 'split', segmentId: ids[0] ?? '', at: 7 }]);
  const parts = (await list(id)).items;
  expect(parts.slice(0, 2).map(({ text }) => text)).toEqual(['你借了我三万五', '，对吧？']);
  expect(parts[0]?.endMs).toBe(parts[1]?.startMs);
  await edit(id, [
    { kind: 'merge', segmentId: parts[1]?.segmentId ?? '' },
    { kind: 'text', segmentId: parts[1]?.segmentId ?? '', text: '乱了' },
  ]);
  expect((await list(id)).total).toBe(3);
  await edit(id, [{ kind: 'restore', segmentIds: [parts[1]?.segmentId ?? ''] }]);
  const restored = await list(id);
  expect(restored.total).toBe(3);
  expect(
    restored.items.map(({ text, startMs, endMs, machineText }) => [text, startMs, endMs, machineText]),
  ).toEqual(items.map(({ text, startMs, endMs }) => [text, startMs, endMs, null]));
});

test('a segment of one character, or cut at its end, is not split', async () => {
  const id = await make([['甲', '好']]);
  const segmentId = (await list(id)).items[0]?.segmentId ?? '';
  expect((await edit(id, [{ kind: 'split', segmentId, at: 1 }])).status).toBe(404);
  expect((await list(id)).total).toBe(1);
});

test('typing along without a recogniser makes a transcript, whose own segments have no machine behind them', async () => {
  const id = await writeRecording(server, me.userId, [], { durationMs: 60_000 });
  const typed = await edit(id, [
    { kind: 'insert', startMs: 5000, endMs: 6000, speakerId: null, text: '第二句' },
    { kind: 'insert', startMs: 1000, endMs: 2000, speakerId: null, text: '第一句' },
  ]);
  expect(typed.body.changed.map(({ text, machineText }) => [text, machineText])).toEqual([
    ['第一句', null],
    ['第二句', null],
  ]);
  const [row] = await server.context.db.select().from(recording).where(eq(recording.id, id));
  expect(row).toMatchObject({ transcript: 'typed', segments: 2, revision: 1 });
});

test('a turn stands within the recording: what lies behind its end is refused, and an end rounded up to the next second is the end', async () => {
  const id = await writeRecording(server, me.userId, TALK, { durationMs: 29_400 });
  const [first] = (await list(id)).items;
  const segmentId = first?.segmentId ?? '';
  const times = (startMs: number, endMs: number) => edit(id, [{ kind: 'time', segmentId, startMs, endMs }]);
  expect((await times(1000, 40_000)).error).toMatchObject({ errorCode: 'turn_behind_end' });
  expect((await times(35_000, 36_000)).error).toMatchObject({ errorCode: 'turn_behind_end' });
  expect((await times(3000, 2000)).error).toMatchObject({ errorCode: 'turn_ends_before_start' });
  const typed = { kind: 'insert', speakerId: null, text: '还有' } as const;
  expect((await edit(id, [{ ...typed, startMs: 29_000, endMs: 90_000 }])).error).toMatchObject({
    errorCode: 'turn_behind_end',
  });
  expect((await times(1000, 30_000)).body.changed).toMatchObject([{ startMs: 1000, endMs: 29_400 }]);
  expect((await list(id)).total).toBe(3);
});

test('speakers are named everywhere, merged into one, and the words they said stay', async () => {
  const id = await make();
  const named = await server.call(contract.createSpeaker, {
    token: me.token,
    params: { recordingId: id },
    body: { name: '张律师', role: 'asks' },
  });
  const [one, two] = named.body.speakers;
  const params = { recordingId: id, speakerId: one?.speakerId ?? '' };
  const body = { intoId: named.body.speakerId };
  const merged = await server.call(contract.mergeSpeakers, { token: me.token, params, body });
  expect(merged.body.speakers.map(({ name }) => name)).toEqual(['说话人 2', '张律师']);
  const spoken = (await list(id)).items.map(({ speakerId }) => speakerId);
  expect(spoken).toEqual([named.body.speakerId, two?.speakerId, named.body.speakerId]);
  const renamed = await server.call(contract.updateSpeaker, {
    token: me.token,
    params: { recordingId: id, speakerId: two?.speakerId ?? '' },
    body: { name: '李建国' },
  });
  expect(renamed.body.speakers[0]).toMatchObject({ name: '李建国', isNamed: true });
  await server.call(contract.updateSpeaker, {
    token: me.token,
    params: { recordingId: id, speakerId: two?.speakerId ?? '' },
    body: { role: 'answers' },
  });
  expect((await edits(id)).items.slice(0, 2)).toMatchObject([
    { before: '李建国（其他）', after: '李建国（应答方）' },
    { before: '说话人 2', after: '李建国' },
  ]);
});

test('words are replaced as they are written, dots and percent signs too, and counted', async () => {
  const id = await make([
    ['甲', '利息3.5%，月息3.5%。'],
    ['乙', '利息335%。'],
  ]);
  const { revision } = await list(id);
  const body = { find: '3.5%', replacement: '3.8%$&', revision };
  const done = await server.call(contract.replaceInTranscript, {
    token: me.token,
    params: { recordingId: id },
    body,
  });
  expect(done.body).toEqual({ replaced: 2, revision: revision + 1 });
  expect((await list(id)).items.map(({ text }) => text)).toEqual(['利息3.8%$&，月息3.8%$&。', '利息335%。']);
  expect((await edits(id)).items[0]).toMatchObject({ kind: 'replace', before: '利息3.5%，月息3.5%。' });
});

test('every change is in the custody log with its revision, how many places and how, and none is merged into another', async () => {
  const id = await make();
  const segmentId = (await list(id)).items[0]?.segmentId ?? '';
  for (const text of ['一', '二', '三']) await edit(id, [{ kind: 'text', segmentId, text }]);
  const body = { name: '张律师', role: 'asks' as const };
  await server.call(contract.createSpeaker, { token: me.token, params: { recordingId: id }, body });
  const { revision } = await list(id);
  const replace = { find: '三', replacement: '五', revision };
  await server.call(contract.replaceInTranscript, {
    token: me.token,
    params: { recordingId: id },
    body: replace,
  });
  await edit(id, [
    { kind: 'restore', segmentIds: [segmentId] },
    { kind: 'checked', segmentIds: [segmentId], isChecked: true },
  ]);
  const entries = await server.context.db
    .select()
    .from(custodyEntry)
    .where(eq(custodyEntry.recordingId, id))
    .orderBy(asc(custodyEntry.number));
  expect(entries.map(({ deed, detail }) => [deed, detail])).toEqual([
    ['edited', { revision: 1, changes: 1, kinds: 'text' }],
    ['edited', { revision: 2, changes: 1, kinds: 'text' }],
    ['edited', { revision: 3, changes: 1, kinds: 'text' }],
    ['edited', { revision: 4, changes: 1, kinds: 'speakers' }],
    ['edited', { revision: 5, changes: 2, kinds: 'replace' }],
    ['edited', { revision: 6, changes: 2, kinds: 'restore checked' }],
  ]);
  expect(describeCustodyDetail(entries[5]?.detail ?? {}, 'zh-CN')).toBe(
    '文字记录第 6 版；共 2 处；方式：恢复原文、核对',
  );
});

test('words are found in all recordings of a person and in nobody else’s, with signs taken as they are', async () => {
  const id = await make([['甲', '违约金按100%_计算']]);
  const find = async (q: string, token = me.token) =>
    (await server.call(contract.searchRecordings, { token, query: { q } })).body;
  expect((await find('100%_')).items).toMatchObject([{ recordingId: id, startMs: 0, speaker: '甲' }]);
  expect((await find('100%%')).total).toBe(0);
  const other = await server.person();
  expect((await find('违约金', other.token)).total).toBe(0);
});

test('notes are kept in the order of their times, changed and deleted', async () => {
  const recordingId = await make();
  const save = async (body: object) =>
    (
      await server.call(contract.saveRecordingNote, {
        token: me.token,
        params: { recordingId },
        body,
      })
    ).body;
  const later = await save({ startMs: 9000, text: '承认借款' });
  await save({ startMs: 2000 });
  await save({ noteId: later.noteId, startMs: 9000, text: '承认借款三万五' });
  const listed = async () =>
    (await server.call(contract.listRecordingNotes, { token: me.token, params: { recordingId } })).body.items;
  expect((await listed()).map(({ startMs, text }) => [startMs, text])).toEqual([
    [2000, ''],
    [9000, '承认借款三万五'],
  ]);
  const params = { recordingId, noteId: later.noteId };
  expect((await server.call(contract.deleteRecordingNote, { token: me.token, params })).status).toBe(200);
  expect((await server.call(contract.deleteRecordingNote, { token: me.token, params })).status).toBe(404);
  expect(await listed()).toHaveLength(1);
});

test('a segment that was removed comes back from the history as it was, once', async () => {
  const id = await make();
  const items = (await list(id)).items;
  const segmentId = items[1]?.segmentId ?? '';
  await edit(id, [{ kind: 'remove', segmentIds: [segmentId] }]);
  const [removed] = (await edits(id)).items;
  expect(removed).toMatchObject({ kind: 'remove', before: '对，是三万五。', canComeBack: true });
  const back = await edit(id, [{ kind: 'bring_back', editId: removed?.editId ?? 0 }]);
  expect(back.body.changed).toEqual([items[1]]);
  expect((await list(id)).items).toEqual(items);
  expect((await edits(id)).items[0]).toMatchObject({ kind: 'bring_back', after: '对，是三万五。' });
  const again = await edit(id, [{ kind: 'bring_back', editId: removed?.editId ?? 0 }]);
  expect(again.status).toBe(404);
  expect((await edits(id)).items.every(({ canComeBack }) => !canComeBack)).toBe(true);
  const [row] = await server.context.db.select().from(recording).where(eq(recording.id, id));
  expect(row?.segments).toBe(3);
});

test('a segment that comes back after the recording was written down anew is the machine’s again', async () => {
  const id = await make();
  const segmentId = (await list(id)).items[1]?.segmentId ?? '';
  await edit(id, [{ kind: 'remove', segmentIds: [segmentId] }]);
  const [removed] = (await edits(id)).items;
  // As another transcript does it: the turns of the machine's have other ids, and what was removed stays away.
  const ofRecording = eq(machineSegment.recordingId, id);
  const { db } = server.context;
  const free = and(ofRecording, eq(machineSegment.text, '对，是三万五。'));
  await db.update(machineSegment).set({ id: 'rms_new', text: '对，三万五。' }).where(free);
  const back = await edit(id, [{ kind: 'bring_back', editId: removed?.editId ?? 0 }]);
  expect(back.body.changed).toMatchObject([{ text: '对，是三万五。', machineText: '对，三万五。' }]);
});

test('what was removed in another recording does not come back here', async () => {
  const [one, other] = [await make(), await make()];
  const segmentId = (await list(one)).items[0]?.segmentId ?? '';
  await edit(one, [{ kind: 'remove', segmentIds: [segmentId] }]);
  const editId = (await edits(one)).items[0]?.editId ?? 0;
  expect((await edit(other, [{ kind: 'bring_back', editId }])).status).toBe(404);
});

test('a transcript whose place another took comes back whole with speakers and edits, and so does the other in its turn', async () => {
  const id = await make();
  const before = await list(id);
  const [first] = before.items;
  await edit(id, [{ kind: 'text', segmentId: first?.segmentId ?? '', text: '你借了我五万，对吧？' }]);
  const edited = (await list(id)).items;
  const content = '1\n00:00:99,000 --> kaputt\nhello\n\n2\n00:00:05,000 --> 00:00:06,000\n别的话\n';
  const uploadId = await uploadFile(server, me.token, { name: 'a.srt', content, purpose: 'transcript' });
  const imported = await server.call(contract.importTranscript, {
    token: me.token,
    params: { recordingId: id },
    body: { uploadId },
  });
  // The cue whose times nobody can read is not lost.
  expect((await list(id)).items.map(({ text }) => text)).toEqual(['hello', '别的话']);
  expect(imported.body.warnings.join()).toContain('1');
  const [replacing] = (await edits(id)).items;
  expect(replacing).toMatchObject({ kind: 'import', canComeBack: true, replacedSegments: 3 });
  const back = await edit(id, [{ kind: 'bring_back', editId: replacing?.editId ?? 0 }]);
  expect(back.body.changed).toEqual(edited);
  expect((await list(id)).items).toEqual(edited);
  expect(edited[0]).toMatchObject({ machineText: TALK[0]?.[1] });
  const [again] = (await edits(id)).items;
  expect(again).toMatchObject({ kind: 'bring_back', canComeBack: true, replacedSegments: 2 });
  await edit(id, [{ kind: 'bring_back', editId: again?.editId ?? 0 }]);
  expect((await list(id)).items.map(({ text }) => text)).toEqual(['hello', '别的话']);
  const other = await make();
  const stolen = await edit(other, [{ kind: 'bring_back', editId: replacing?.editId ?? 0 }]);
  expect(stolen.error).toMatchObject({ errorCode: 'not_found' });
});

test('copies of a recording are named before it is deleted, the facts of a matter among them', async () => {
  const id = await make();
  const { db, ids, clock } = server.context;
  const at = clock.now();
  await db.insert(matter).values({
    ...{ id: ids.make('matter'), ownerId: me.userId, name: '借款', createdAt: at, savedAt: at },
    ...{ factsRevision: 1, changedIn: {}, facts: 1, contradicted: 0 },
    sheet: {
      rows: {},
      entries: {
        told_words: {
          chosen: {
            value: '三万五',
            source: {
              kind: 'file',
              documentId: 'd',
              recordingId: id,
              place: { start: 0, end: 3, quote: '三万五' },
            },
          },
          confirmed: false,
          others: [],
        },
      },
    },
  });
  const named = await server.call(listRecordingCopies, { token: me.token, params: { recordingId: id } });
  expect(named.body).toEqual({ copies: [{ kind: 'draft', name: '借款' }] });
});
