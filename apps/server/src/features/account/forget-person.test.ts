import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chat from '@mingfa/contract/chat';
import * as cloneChat from '@mingfa/contract/clone-chat';
import { acknowledgeCleanCopy, CLEAN_COPY_TERMS } from '@mingfa/contract/generated-label';
import * as upload from '@mingfa/contract/upload';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '../../cli/write-export.ts';
import { user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { cleanCopy } from '../../db/schema/generated-label.ts';
import { onCommandLine } from '../../runtime/command-line.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { sampleAnalysis } from '../../testing/sample-analyses.ts';
import { sampleReport } from '../../testing/sample-case-reports.ts';
import { sampleDataset } from '../../testing/sample-datasets.ts';
import { sampleFeedback } from '../../testing/sample-feedback.ts';
import { sampleRecording } from '../../testing/sample-recordings.ts';
import { sampleReviewTable } from '../../testing/sample-review-tables.ts';
import { sampleShare } from '../../testing/sample-shares.ts';
import { enter, makeSampleWorld, type SampleWorld } from '../../testing/sample-world.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countHeld } from './deletion/receipt.ts';
import { exportPerson } from './export-person.ts';
import { forgetPerson } from './forget-person.ts';
import { removeGoneGuests } from './open-guest-session.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
  folder = await mkdtemp(join(tmpdir(), 'mingfa-export-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody who has used everything that keeps something, an upload begun and not finished. */
async function somebody(): Promise<SampleWorld> {
  const world = makeSampleWorld(server, await enter(server, 'user'));
  const { token } = world.owner;
  const { conversationId } = await world.answer();
  const question = { conversationId, question: '附件说了什么？', attachmentIds: [await world.attachment()] };
  await server.call(chat.streamAnswer, { token, body: question });
  await world.segment();
  await world.comparison();
  await world.review();
  await world.playbook();
  await world.publishedClone();
  await world.cloneAnswer();
  const consent = { ...(await world.offeredClone()), allowed: true };
  await server.call(cloneChat.giveConsent, { token, body: consent });
  await world.webPage();
  await world.webSnapshot();
  await world.lawNote();
  await world.ownCase();
  await sampleReport(world);
  await sampleShare(world);
  await world.caseImport();
  await sampleFeedback(world);
  await sampleRecording(world);
  await sampleDataset(world);
  await sampleReviewTable(world);
  await sampleAnalysis(world);
  await world.fileTicket();
  await world.recoveryCodes();
  const copy = { kind: 'conversation', thingId: conversationId, terms: CLEAN_COPY_TERMS } as const;
  await server.call(acknowledgeCleanCopy, { token, body: { ...copy, acknowledged: true } });
  const opened = await server.call(upload.createUpload, {
    token,
    body: { name: '半份.txt', bytes: 100 },
    headers: { 'idempotency-key': token },
  });
  const query = { ticket: opened.body.ticket, offset: 0 };
  await server.call(upload.receiveUpload, { query, body: Buffer.from('一半') });
  await server.app.idle();
  return world;
}

/** The tables with rows that say whose they are, with how many are this person's. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { db } = server.context;
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (column_name in ('user_id', 'owner_id', 'created_by', 'used_by')
      or (table_name = 'user' and column_name = 'id'))`);
  const counted: Record<string, number> = {};
  for (const { table_name: table, column_name: column } of columns.rows) {
    const { rows } = await db.execute<{ held: number }>(sql`
      select count(*)::int as held from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
    if (rows[0]?.held) counted[table] = (counted[table] ?? 0) + rows[0].held;
  }
  return counted;
}

async function storedKeys(): Promise<string[]> {
  const entries = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a person is exported and forgotten with everything, and nobody else is touched', async () => {
  const other = await somebody();
  const othersRows = await rowsOf(other.owner.userId);
  const othersKeys = await storedKeys();
  const world = await somebody();
  const { userId, mobile, token } = world.owner;
  const context = onCommandLine(server.app.context);

  const held = await rowsOf(userId);
  expect(Object.keys(held).toSorted()).toEqual(
    [
      ...[
        'analysis',
        'analysis_template',
        'attachment',
        'audit_event',
        'case_folder',
        'case_mapping',
        'case_note',
        'case_report',
        'clean_copy',
        'clone',
        'clone_consent',
        'clone_visit',
        'comparison',
        'conversation',
        'dataset',
        'document',
        'feedback',
        'idempotency_key',
      ],
      ...[
        'knowledge_base',
        'law_note',
        'legal_case',
        'saved_case_search',
        'playbook',
        'quota_use',
        'recording',
        'recovery_code',
        'review',
        'review_table',
        'run',
      ],
      ...['second_factor', 'session', 'share', 'stored_file', 'upload', 'user', 'web_page'],
    ].toSorted(),
  );

  const { missing } = await writeExport(folder, exportPerson(context, { mobile }));
  expect(missing).toEqual([]);
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const json = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const { conversations, messages, attachments } = await json('conversations');
  expect([conversations.length, attachments.length]).toEqual([2, 1]);
  expect(JSON.stringify(messages)).toContain('附件说了什么？');
  const { documents } = await json('documents');
  expect(documents).toHaveLength(held.document ?? 0);
  for (const { id } of documents) expect(names.join()).toContain(`documents/${id}`);
  const read = (part: string) =>
    readFile(join(folder, names.find((name) => name.includes(part)) ?? ''), 'utf8');
  expect(await read(`documents/${await world.file()}`)).toContain('租金每月三千元');
  expect(await read('uploads/')).toBe('一半');
  const { clones, versions, edges, consents, visits } = await json('clones');
  expect([clones.length, versions.length, edges.length, visits.length]).toEqual([1, 1, 1, 1]);
  expect(consents).toMatchObject([{ allowed: true }]);
  expect((await json('reviews')).findings.length).toBeGreaterThan(0);
  expect((await json('review-tables')).reviewCells).toMatchObject([{ words: '一年' }]);
  expect((await json('law-notes')).lawNotes).toMatchObject([{ text: '记一笔' }]);
  expect(await json('cases')).toMatchObject({
    cases: [{ title: '虚构案', text: '原告楚云飞诉称' }],
    caseNotes: [{ text: '记一笔' }],
    caseSearches: [{ name: '风筝' }],
    caseFolders: [{ name: '风筝' }],
    caseFolderCases: [{ title: '虚构案' }],
    caseMappings: [{ mapping: { text: '全文' } }],
    caseImports: [{ source: '案例.zip' }],
  });
  expect((await json('clean-copies')).cleanCopies).toMatchObject([{ kind: 'conversation' }]);
  expect((await json('case-reports')).caseReportVersions).toHaveLength(1);
  expect((await json('knowledge-bases')).knowledgeBases).toHaveLength(1);
  const { account, deeds } = await json('account');
  expect(account).toMatchObject([{ id: userId, mobile }]);
  expect(deeds.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.startsWith('account/'))).toHaveLength(1);
  expect(await readFile(join(folder, 'account.json'), 'utf8')).not.toMatch(
    /passwordHash|tokenHash|sealedSecret|codeHash/,
  );
  expect((await stat(join(folder, 'account.json'))).mode & 0o777).toBe(0o600);
  const counted = await countHeld(server.context.db, userId);
  await expect(writeExport(folder, exportPerson(context, { mobile }))).rejects.toThrow('not empty');

  expect(await forgetPerson(context, { mobile })).toMatchObject({
    conversations: 2,
    documents: held.document,
    reviews: 1,
    cases: 6,
    uploads: held.upload,
    'clean-copies': 1,
  });
  await server.app.idle();
  expect(await rowsOf(userId)).toEqual({});
  // What stays under a pseudonym is not among what goes.
  for (const table of Object.keys(held))
    if (table !== 'audit_event' && table !== 'clean_copy') expect(counted).toHaveProperty(table);
  expect(await countHeld(server.context.db, userId)).toEqual({});
  expect((await storedKeys()).toSorted()).toEqual(othersKeys.toSorted());
  expect(await rowsOf(other.owner.userId)).toEqual(othersRows);
  // The law has the log of clean copies kept for its term: a pseudonym stands for the person.
  const logged = await server.context.db.select().from(cleanCopy).where(isNull(cleanCopy.userId));
  expect(logged.map(({ pseudonym }) => pseudonym)).toEqual([server.app.context.pseudonymOf(userId)]);
  const answer = await server.call(chat.startConversation, { token, body: {} });
  expect(answer.status).toBe(401);
  await expect(forgetPerson(context, { mobile })).rejects.toMatchObject({ code: 'not_found' });

  const events = await server.context.db.select().from(auditEvent).orderBy(auditEvent.id);
  expect(JSON.stringify(events)).not.toContain(userId);
  const ofAccount = events.filter(({ thingId }) => thingId === account[0].auditPseudonym);
  expect(ofAccount.map(({ action, role }) => [action, role])).toEqual([
    ['second_factor_on', 'user'],
    ['exported', 'system'],
    ['forgotten', 'system'],
  ]);
  for (const { id } of deeds)
    expect(events.find((event) => event.id === id)?.pseudonym).toBe(account[0].auditPseudonym);
});

test('a guest who is gone goes the same way, with what the store holds', async () => {
  const before = await storedKeys();
  const guest = await server.guest();
  const world = makeSampleWorld(server, guest);
  await world.answer();
  const fileId = server.context.ids.make('file');
  await server.app.context.files.write(fileId, Buffer.from('guest'));
  await server.context.db.execute(sql`insert into stored_file
    (id, owner_id, kind, name, media_type, bytes, sha256, created_at)
    values (${fileId}, ${guest.userId}, 'avatar', 'avatar.png', 'image/png', 5, '', now())`);
  server.clock.advance(8 * DAY_MS);
  expect(await removeGoneGuests(server.app.context)).toBe(1);
  expect(await rowsOf(guest.userId)).toEqual({});
  expect(await storedKeys()).toEqual(before);
});

test('the only administrator is not forgotten: the setup code would make the next stranger one', async () => {
  const { db, ids, clock } = server.context;
  await db.update(user).set({ role: 'user' }).where(eq(user.role, 'admin'));
  const write = (mobile: string) =>
    db.insert(user).values({ id: ids.make('user'), role: 'admin', mobile, createdAt: clock.now() });
  await write('13700000001');
  const context = onCommandLine(server.app.context);
  const forget = () => forgetPerson(context, { mobile: '13700000001' });
  await expect(forget()).rejects.toMatchObject({ code: 'last_administrator' });
  await write('13700000002');
  await forget();
});
