import { getDocument, openDocument } from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import * as matters from '@mingfa/contract/matter';
import { listRecordingCopies } from '@mingfa/contract/recording';
import * as findings from '@mingfa/contract/recording-findings';
import * as contract from '@mingfa/contract/recording-transcript';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentPart, documentSegment } from '../../../db/schema/document.ts';
import { storedObject } from '../../../db/schema/file.ts';
import { custodyEntry, recording } from '../../../db/schema/recording.ts';
import { findTurns } from '../../../engine/retrieval/files/find-turns.ts';
import { inlineParser } from '../../../testing/inline-parser.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { textParser } from '../../../testing/text-parser.ts';
import { makeKnowledgeBase } from '../../../testing/upload-file.ts';
import { type SaidTurn, writeRecording } from '../../../testing/write-recording.ts';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ parser: { ...textParser(), parse: inlineParser.parse } });
  me = await server.person();
});
afterAll(() => server.close());

const TALK: SaidTurn[] = [
  ['张律师', '玫瑰大道的房子是您买的吗？'],
  ['李建国', '三、是我买的，第二条路那边。'],
];
const rowOf = async (id: string) =>
  (await server.context.db.select().from(recording).where(eq(recording.id, id)))[0];
const open = async (recordingId: string) => {
  const opened = await server.call(findings.openRecordingConversation, {
    token: me.token,
    params: { recordingId },
  });
  await server.app.idle();
  return opened;
};
const documentOf = async (recordingId: string) => (await rowOf(recordingId))?.documentId ?? '';
const segmentsOf = (documentId: string) =>
  server.context.db
    .select()
    .from(documentSegment)
    .where(eq(documentSegment.documentId, documentId))
    .orderBy(asc(documentSegment.position));

test('a transcript is a document whose passages say who spoke and are called after their time', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  expect((await open(id)).status).toBe(200);
  const documentId = await documentOf(id);
  const segments = await segmentsOf(documentId);
  expect(segments).toMatchObject([
    {
      text: '张律师：玫瑰大道的房子是您买的吗？\n李建国：三、是我买的，第二条路那边。',
      label: '00:00:00',
      timeStart: 0,
      timeEnd: 19_000,
      headingPath: [],
    },
  ]);
  const shown = await server.call(getDocument, { token: me.token, params: { documentId } });
  expect(shown.body).toMatchObject({ origin: 'recording', format: 'transcript', recordingId: id });
});

test('the document follows a correction, with its id, and lets the former original go', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  await open(id);
  const documentId = await documentOf(id);
  const listed = await server.call(contract.listSegments, { token: me.token, params: { recordingId: id } });
  const changes = [{ kind: 'text', segmentId: listed.body.items[0]?.segmentId, text: '芍药路的房子呢？' }];
  const body = { changes, revision: listed.body.revision };
  await server.call(contract.editTranscript, { token: me.token, params: { recordingId: id }, body });
  server.clock.advance(10_000);
  await server.app.idle();
  expect(await documentOf(id)).toBe(documentId);
  expect((await segmentsOf(documentId)).map(({ text }) => text).join()).toContain('芍药路');
  expect((await rowOf(id))?.documentRevision).toBe(1);
  const held = await server.context.db
    .select()
    .from(storedObject)
    .where(eq(storedObject.holderId, documentId));
  expect(held).toHaveLength(1);
});

test('an edit is published once the person pauses, and not with each of them', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  await open(id);
  const revisionOf = async () => (await rowOf(id))?.documentRevision;
  const items = async () =>
    (await server.call(contract.listSegments, { token: me.token, params: { recordingId: id } })).body;
  for (const text of ['一', '二', '三']) {
    const { revision, items: segments } = await items();
    const changes = [{ kind: 'text', segmentId: segments[0]?.segmentId, text }];
    const body = { changes, revision };
    await server.call(contract.editTranscript, { token: me.token, params: { recordingId: id }, body });
  }
  await server.app.idle();
  expect(await revisionOf()).toBe(0);
  server.clock.advance(10_000);
  await server.app.idle();
  expect(await revisionOf()).toBe(3);
});

test('the transcript cannot be renamed, cancelled or written into beside its recording, and closing it leaves it', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  await open(id);
  const documentId = await documentOf(id);
  const params = { fileId: documentId };
  const rename = { token: me.token, params, body: { name: '别的' } };
  expect((await server.call(knowledge.renameFile, rename)).status).toBe(404);
  expect((await server.call(knowledge.cancelFile, { token: me.token, params })).status).toBe(404);
  expect((await server.call(knowledge.deleteFile, { token: me.token, params })).status).toBe(404);
  const segmentId = (await segmentsOf(documentId))[0]?.id ?? '';
  const change = { token: me.token, params: { segmentId }, body: { text: '伪造' } };
  expect((await server.call(knowledge.updateSegment, change)).status).toBe(404);
  await server.call(openDocument, { token: me.token, params: { documentId } });
  const { closeDocument } = await import('@mingfa/contract/document');
  await server.call(closeDocument, { token: me.token, params: { documentId } });
  expect(await documentOf(id)).toBe(documentId);
});

test('a copy in a knowledge base keeps its times, also when it is read anew, and is refused a second time', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  const konId = await makeKnowledgeBase(server, me.token);
  const save = () =>
    server.call(findings.saveRecordingToBase, {
      token: me.token,
      params: { recordingId: id },
      body: { konId },
    });
  const { fileId } = (await save()).body;
  await server.app.idle();
  const log = await server.call(findings.listCustody, { token: me.token, params: { recordingId: id } });
  expect(log.body.items.at(-1)).toMatchObject({ deed: 'copied_to_base', detail: { copyId: fileId } });
  const place = { token: me.token, params: { documentId: fileId } };
  expect((await server.call(getDocument, place)).body).toMatchObject({ recordingId: id });
  const stranger = await server.person();
  await server.context.db.update(recording).set({ ownerId: stranger.userId }).where(eq(recording.id, id));
  expect((await server.call(getDocument, place)).body).toMatchObject({ recordingId: null });
  await server.context.db.update(recording).set({ ownerId: me.userId }).where(eq(recording.id, id));
  const params = { fileId };
  await server.call(knowledge.retryFile, { token: me.token, params, body: { anew: true } });
  await server.app.idle();
  const [segment] = (await server.call(knowledge.listSegments, { token: me.token, params })).body.items;
  expect(segment?.place.time).toEqual({ startMs: 0, endMs: 19_000 });
  expect((await save()).error).toMatchObject({ errorCode: 'duplicate_file' });
});

test('a copy tells what it was made of, and is written anew under its own id and name from the transcript as it stands', async () => {
  const id = await writeRecording(server, me.userId, [...TALK, ['甲', `又一段${crypto.randomUUID()}`]]);
  const konId = await makeKnowledgeBase(server, me.token);
  const params = { recordingId: id };
  const save = { token: me.token, params, body: { konId } };
  const { fileId } = (await server.call(findings.saveRecordingToBase, save)).body;
  await server.app.idle();
  await server.call(knowledge.renameFile, {
    token: me.token,
    params: { fileId },
    body: { name: '催款副本' },
  });
  const copies = async () =>
    (await server.call(findings.listTranscriptCopies, { token: me.token, params })).body.items;
  expect(await copies()).toMatchObject([{ fileId, konId, name: '催款副本', isCurrent: true }]);
  const listed = await server.call(contract.listSegments, { token: me.token, params });
  const segmentId = listed.body.items[0]?.segmentId;
  const changes = [{ kind: 'text', segmentId, text: '改过的话在这里。' }];
  const edit = { token: me.token, params, body: { changes, revision: listed.body.revision } };
  await server.call(contract.editTranscript, edit);
  const [old] = await copies();
  expect(old?.isCurrent).toBe(false);

  const renew = { params: { ...params, fileId } };
  const stranger = await server.person();
  expect((await server.call(findings.renewTranscriptCopy, { token: stranger.token, ...renew })).status).toBe(
    404,
  );
  expect((await server.call(findings.renewTranscriptCopy, { token: me.token, ...renew })).status).toBe(200);
  await server.app.idle();
  const [renewed, ...others] = await copies();
  expect(others).toEqual([]);
  expect(renewed).toMatchObject({ fileId, name: '催款副本', isCurrent: true });
  expect(renewed?.revision).toBeGreaterThan(old?.revision ?? 0);
  const segments = (await server.call(knowledge.listSegments, { token: me.token, params: { fileId } })).body
    .items;
  expect(segments.map(({ text }) => text).join()).toContain('改过的话在这里');
  const log = await server.call(findings.listCustody, { token: me.token, params });
  expect(log.body.isWhole).toBe(true);

  const named = await server.call(listRecordingCopies, { token: me.token, params });
  expect(named.body.copies).toContainEqual({ kind: 'knowledge_base', name: renewed?.base });
  await server.call(knowledge.deleteFile, { token: me.token, params: { fileId } });
  await server.app.idle();
  expect(await copies()).toEqual([]);
  expect((await server.call(findings.renewTranscriptCopy, { token: me.token, ...renew })).status).toBe(404);
});

test('a copy that was made before the log named copies is known by its moment, or by being the same to the byte', async () => {
  const id = await writeRecording(server, me.userId, [...TALK, ['甲', `另一段话${crypto.randomUUID()}`]]);
  await open(id);
  const konId = await makeKnowledgeBase(server, me.token);
  const save = { token: me.token, params: { recordingId: id }, body: { konId } };
  const { fileId } = (await server.call(findings.saveRecordingToBase, save)).body;
  await server.app.idle();
  const recordingOf = async () =>
    (await server.call(getDocument, { token: me.token, params: { documentId: fileId } })).body.recordingId;
  const { db } = server.context;
  const ofCopy = and(eq(custodyEntry.recordingId, id), eq(custodyEntry.deed, 'copied_to_base'));
  await db
    .update(custodyEntry)
    .set({ detail: { revision: 1, base: '旧' } })
    .where(ofCopy);
  const own = await documentOf(id);
  await db.update(recording).set({ documentId: null }).where(eq(recording.id, id));
  expect(await recordingOf()).toBe(id);
  await db.delete(custodyEntry).where(ofCopy);
  expect(await recordingOf()).toBeNull();
  await db.update(recording).set({ documentId: own }).where(eq(recording.id, id));
  expect(await recordingOf()).toBe(id);
});

test('a copy in a base is named for the recording it was made of, and not for another of the same title', async () => {
  const said = (): SaidTurn[] => [...TALK, ['甲', `又一段话${crypto.randomUUID()}`]];
  const id = await writeRecording(server, me.userId, said());
  const other = await writeRecording(server, me.userId, said());
  const konId = await makeKnowledgeBase(server, me.token);
  await server.call(findings.saveRecordingToBase, {
    token: me.token,
    params: { recordingId: id },
    body: { konId },
  });
  await server.app.idle();
  const kindsOf = async (recordingId: string) =>
    (await server.call(listRecordingCopies, { token: me.token, params: { recordingId } })).body.copies.map(
      ({ kind }) => kind,
    );
  expect(await kindsOf(id)).toEqual(['knowledge_base']);
  expect(await kindsOf(other)).toEqual([]);
  // From before the log named copies: known by being the same to the byte.
  await open(id);
  await open(other);
  await server.context.db.delete(custodyEntry).where(eq(custodyEntry.recordingId, id));
  expect(await kindsOf(id)).toEqual(['knowledge_base']);
  expect(await kindsOf(other)).toEqual([]);
});

test('a long talk is cut between its turns, each passage with the time of its own', async () => {
  const said = Array.from(
    { length: 60 },
    (_, index): SaidTurn => ['甲', `${index}${'说了很多话'.repeat(8)}。`],
  );
  const id = await writeRecording(server, me.userId, said);
  await open(id);
  const documentId = await documentOf(id);
  const segments = await segmentsOf(documentId);
  expect(segments.length).toBeGreaterThan(2);
  expect(segments.every(({ text }) => text.startsWith('甲：'))).toBe(true);
  const [, second] = segments;
  expect(second?.label).toMatch(/^00:0\d:\d0$/);
  expect(second?.timeStart).toBeGreaterThan(segments[0]?.timeEnd ?? 0);
  const parts = await server.context.db
    .select()
    .from(documentPart)
    .where(eq(documentPart.documentId, documentId));
  expect(parts.flatMap(({ blocks }) => blocks)).toHaveLength(60);
});

test('the document knows which turns somebody checked, and a passage of it where each of its turns stands', async () => {
  const id = await writeRecording(server, me.userId, TALK);
  const params = { recordingId: id };
  const listed = await server.call(contract.listSegments, { token: me.token, params });
  const segmentIds = [listed.body.items[1]?.segmentId];
  const body = {
    changes: [{ kind: 'checked', segmentIds, isChecked: true }],
    revision: listed.body.revision,
  };
  await server.call(contract.editTranscript, { token: me.token, params, body });
  await open(id);
  const [segment] = await segmentsOf(await documentOf(id));
  const turns = segment && (await findTurns(server.context.db, [segment])).get(segment.id);
  expect(turns?.map(({ start, end, ...turn }) => [segment?.text.slice(start, end), turn])).toEqual([
    ['张律师：玫瑰大道的房子是您买的吗？', { startMs: 0, endMs: 9000, state: 'machine' }],
    ['李建国：三、是我买的，第二条路那边。', { startMs: 10_000, endMs: 19_000, state: 'checked' }],
  ]);
});

test('of a long turn every passage has the time at which it was said, and words written into it since have none', async () => {
  const id = await writeRecording(server, me.userId, [
    ['甲', '他说要还钱。'.repeat(60)],
    TALK[1] ?? ['', ''],
  ]);
  await open(id);
  const segments = await segmentsOf(await documentOf(id));
  const changed = segments.map((one, place) =>
    place === 0 ? { ...one, text: `${one.text}\n后来写的` } : one,
  );
  const found = await findTurns(server.context.db, changed);
  expect(segments.length).toBeGreaterThan(2);
  for (const { id: segmentId, timeStart } of segments)
    expect(found.get(segmentId)?.[0]?.startMs).toBe(timeStart);
  expect(found.get(segments[0]?.id ?? '')).toHaveLength(1);
});

test('facts of a matter that are read from a recording know when they were said, and where they play', async () => {
  const id = await writeRecording(server, me.userId, [
    ['张律师', '您先说说经过。'],
    ['李建国', '2024年3月5日我向周明远借款120000元，约定月利率1%。'],
  ]);
  await open(id);
  const { matterId } = (await server.call(matters.createMatter, { token: me.token, body: { name: '借款' } }))
    .body;
  const from = { kind: 'document' as const, documentId: await documentOf(id) };
  const request = { token: me.token, params: { matterId } };
  await server.call(matters.readIntoFacts, { ...request, body: { from } });
  const { sheet } = (await server.call(matters.getMatterFacts, request)).body;
  // All that was told stands in these two: what no fact carries as it was told, and the account as a paper reports it.
  const facts = Object.entries(sheet.entries).filter(
    ([key]) => !['told_words', 'told_account'].includes(key),
  );
  const sources = facts.map(([, { chosen }]) => chosen.source);
  const spoken = sources.filter((source) => source.kind === 'file');
  expect(spoken.length).toBeGreaterThan(0);
  for (const source of spoken)
    expect(source).toMatchObject({ recordingId: id, time: { startMs: 10_000, endMs: 19_000 } });
});
