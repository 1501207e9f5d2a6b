import { listCustody } from '@mingfa/contract/recording-findings';
import * as contract from '@mingfa/contract/share';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversation, message } from '../../db/schema/chat.ts';
import { clone } from '../../db/schema/clone.ts';
import { document } from '../../db/schema/document.ts';
import { openSampleServer, type SampleServer } from '../../testing/open-sample-server.ts';
import { sampleReport } from '../../testing/sample-case-reports.ts';
import { sampleReviewTable } from '../../testing/sample-review-tables.ts';
import { enter, makeSampleWorld, type SampleWorld } from '../../testing/sample-world.ts';
import { writeRecording } from '../../testing/write-recording.ts';
import { shareReference } from './share-reference.ts';

let samples: SampleServer;
beforeAll(async () => {
  samples = await openSampleServer();
});
afterAll(() => samples.server.close());

const newWorld = async () => makeSampleWorld(samples.server, await enter(samples.server, 'user'));
const make = ({ server, owner }: SampleWorld, source: object) =>
  server.call(contract.createShare, { token: owner.token, body: { source, expiresOn: null } });
async function read(world: SampleWorld, source: object, type: contract.ShareType) {
  const made = await make(world, source);
  expect([made.status, made.status === 200 || made.text]).toEqual([200, true]);
  const { shareId } = made.body;
  const shown = await world.server.call(contract.readShare, { query: { shareId, type } });
  expect(shown.status).toBe(200);
  expect(shown.text).not.toContain(world.owner.userId);
  return { ...shown, shareId };
}
const codeOf = async (world: SampleWorld, shareId: string, type: contract.ShareType) =>
  (await world.server.call(contract.readShare, { query: { shareId, type } })).error?.errorCode;

test('a clone shares its card, and neither persona nor knowledge', async () => {
  const world = await newWorld();
  const appId = await world.publishedClone();
  const { body, text, shareId } = await read(world, { kind: 'clone', appId }, 'clone');
  expect(body).toMatchObject({
    mayContinue: false,
    content: { kind: 'clone', clone: { appId, version: 1 } },
  });
  expect(text).not.toMatch(/persona|baseIds|kon_/);
  await world.server.context.db.delete(clone).where(eq(clone.id, appId));
  expect(await codeOf(world, shareId, 'clone')).toBe('share_gone');
});

test('a recording has it in its custody log that its transcript was shared, and that the share was ended', async () => {
  const world = await newWorld();
  const { server, owner } = world;
  const recordingId = await writeRecording(server, owner.userId, [['甲', '三万五，月底还。']]);
  const { shareId } = await read(world, { kind: 'recording', recordingId }, 'document');
  await server.call(contract.revokeShare, { token: owner.token, params: { shareId } });
  const log = await server.call(listCustody, { token: owner.token, params: { recordingId } });
  expect(log.body).toMatchObject({ isWhole: true, items: [{ deed: 'shared' }, { deed: 'share_ended' }] });
  // Whoever holds the id of a share may read it: the log goes into packs for others.
  expect(log.text).not.toContain(shareId);
});

test('the custody log says once that a share of a transcript expired, that it was opened again, and that an administrator ended it', async () => {
  const world = await newWorld();
  const { server, owner } = world;
  const recordingId = await writeRecording(server, owner.userId, [['甲', '三万五，月底还。']]);
  const { shareId } = await read(world, { kind: 'recording', recordingId }, 'document');
  const edit = (body: object) =>
    server.call(contract.editShare, { token: owner.token, params: { shareId }, body });
  const deeds = async () => {
    const { body } = await server.call(listCustody, { token: owner.token, params: { recordingId } });
    expect(body.isWhole).toBe(true);
    return body.items.map(({ deed, by }) => `${deed}${by === null ? '' : ' by owner'}`);
  };
  await edit({ viewLimit: 1 });
  await server.app.keepHouse();
  await server.app.keepHouse();
  const told = ['shared by owner', 'share_expired'];
  expect(await deeds()).toEqual(told);
  await edit({ viewLimit: null });
  await server.app.keepHouse();
  expect(await deeds()).toEqual([...told, 'share_reopened by owner']);
  const administrator = await enter(server, 'admin');
  await server.call(contract.revokeAnyShare, {
    ...{ token: administrator.token, params: { reference: shareReference(shareId) } },
    body: { reason: '侵害他人隐私' },
  });
  await server.app.keepHouse();
  expect(await deeds()).toEqual([...told, 'share_reopened by owner', 'share_ended_by_administrator']);
});

test('a review table shares what its documents say, and not what the files are called', async () => {
  const world = await newWorld();
  const { tableId } = await sampleReviewTable(world);
  const { body, text } = await read(world, { kind: 'review_table', tableId }, 'report');
  expect(body.content).toMatchObject({ kind: 'sheet' });
  expect(text).toContain('一年');
  expect(text).not.toMatch(/租赁合同\.docx|doc_/);
  expect((await make(await newWorld(), { kind: 'review_table', tableId })).status).toBe(404);
});

test('notes on a document tell what was read, and not what the file is called', async () => {
  const world = await newWorld();
  const documentId = await world.reading();
  const { db } = world.server.context;
  await db.update(document).set({ name: '秘密租约.docx' }).where(eq(document.id, documentId));
  const { body, text, shareId } = await read(world, { kind: 'reading', documentId }, 'document');
  expect(body.title).toBe('文件阅读笔记');
  expect(body.content).toMatchObject({ kind: 'sheet' });
  expect(text).toContain('关键信息');
  expect(text).not.toMatch(/秘密租约|doc_/);
  const foreign = await make(await newWorld(), { kind: 'reading', documentId });
  expect(foreign.status).toBe(404);
  await db.update(document).set({ ownerId: null }).where(eq(document.id, documentId));
  expect(await codeOf(world, shareId, 'document')).toBe('share_gone');
});

test('a review shares its findings with the articles they rely on', async () => {
  const world = await newWorld();
  const { reviewId } = await world.review();
  const { body, text } = await read(world, { kind: 'review', reviewId }, 'document');
  expect(body.title).toBe('合同审查意见');
  if (body.content.kind !== 'sheet') throw new Error('No sheet.');
  expect(body.content.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(0);
  expect(text).not.toMatch(/doc_|rev_|fnd_/);
});

test('a report shares its sections and its log', async () => {
  const world = await newWorld();
  const { reportId } = await sampleReport(world);
  const { body, text } = await read(world, { kind: 'report', reportId }, 'report');
  expect(body.title).toBe('押金案');
  expect(body.content).toMatchObject({ kind: 'sheet' });
  expect(text).toContain('类案');
  expect(text).not.toMatch(/crp_|cas_/);
});

test('an AI search is shared as one, and goes on as one', async () => {
  const world = await newWorld();
  const messageId = await world.search();
  const { db } = world.server.context;
  const [row] = await db.select().from(message).where(eq(message.id, messageId));
  const conversationId = row?.conversationId ?? '';
  const { shareId, text } = await read(world, { kind: 'search', conversationId }, 'search');
  expect(text).not.toMatch(/run_|msg_|cnv_/);
  expect((await make(world, { kind: 'conversation', conversationId })).status).toBe(404);
  const reader = await enter(world.server, 'user');
  const copied = await world.server.call(contract.continueShare, {
    token: reader.token,
    params: { shareId },
  });
  expect(copied.body.search).toMatchObject({ depth: 'quick' });
  expect(await db.$count(conversation, eq(conversation.ownerId, reader.userId))).toBe(1);
});
