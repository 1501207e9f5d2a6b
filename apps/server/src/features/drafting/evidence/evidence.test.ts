import { buffer } from 'node:stream/consumers';
import * as documentContract from '@mingfa/contract/document';
import * as draftContract from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as matterContract from '@mingfa/contract/matter';
import * as contract from '@mingfa/contract/matter-evidence';
import { openPdf } from '@mingfa/files/formats/pdf/open-pdf';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import { makePdf, text } from '@mingfa/files/testing/make-pdf';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from '../../../db/schema/document.ts';
import { evidenceBundle } from '../../../db/schema/drafting.ts';
import type { BundleMaker } from '../../../ports/bundle-maker.ts';
import { inlineBundleMaker } from '../../../testing/inline-bundle-maker.ts';
import { inlineParser } from '../../../testing/inline-parser.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { textParser } from '../../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase, uploadFile } from '../../../testing/upload-file.ts';

let server: TestApp;
let me: TestPerson;
let bundleMaker: BundleMaker = inlineBundleMaker;
beforeAll(async () => {
  server = await openTestApp({
    parser: { ...textParser(), ...inlineParser },
    bundleMaker: {
      prepare: (...of) => bundleMaker.prepare(...of),
      write: (...of) => bundleMaker.write(...of),
    },
  });
  me = await server.person();
});
afterAll(() => server.close());

const pdf = (...pages: string[]) => makePdf(pages.map((words) => ({ content: text(90, 100, words) })));
async function newMatter(token = me.token): Promise<string> {
  const made = await server.call(matterContract.createMatter, { token, body: { name: '借款案' } });
  return made.body.matterId;
}
async function add(
  matterId: string,
  name: string,
  content: Buffer | string,
  row?: string,
): Promise<{ row: string; fileId: string }> {
  const uploadId = await uploadFile(server, me.token, { name, content });
  const answer = await server.call(contract.addEvidenceFile, {
    token: me.token,
    params: { matterId },
    body: { from: { kind: 'upload', uploadId }, ...(row ? { row } : {}) },
  });
  expect(answer.text).toContain('fileId');
  return answer.body;
}
const evidence = async (matterId: string) =>
  (await server.call(contract.getEvidence, { token: me.token, params: { matterId } })).body;
const facts = async (matterId: string) =>
  (await server.call(matterContract.getMatterFacts, { token: me.token, params: { matterId } })).body;
async function change(matterId: string, changes: FactChange[]) {
  const { factsRevision } = await facts(matterId);
  const answer = await server.call(matterContract.changeFacts, {
    token: me.token,
    params: { matterId },
    body: { seenFactsRevision: factsRevision, changes },
  });
  expect(answer.status).toBe(200);
}
const factAt = async (matterId: string, path: string) =>
  (await facts(matterId)).sheet.entries[path]?.chosen.value ?? null;
const begin = (matterId: string) =>
  server.call(contract.createEvidenceBundle, { token: me.token, params: { matterId } });
const bundleOf = async (matterId: string) =>
  (await server.call(contract.getEvidenceBundle, { token: me.token, params: { matterId } })).body.bundle;
const read = (matterId: string, token = me.token) =>
  server.app.server.inject({
    method: 'GET',
    url: `/v1/drafting/matter/${matterId}/evidence/bundle/file`,
    headers: { authorization: `Bearer ${token}` },
  });
async function wordsOf(content: Uint8Array): Promise<string[]> {
  const opened = await openPdf(Uint8Array.from(content), PARSER_LIMITS, 'text');
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { items } = await (await opened.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await opened.loadingTask.destroy();
  return pages;
}

test('files become pieces with names and numbered pages; lists of evidence draw on them, and another order numbers anew', async () => {
  const matterId = await newMatter();
  const loan = await add(matterId, '01-借条.pdf', pdf('Loan'));
  const transfer = await add(matterId, '银行转账凭证2024-03-05.pdf', pdf('One', 'Two'));
  await server.app.idle();
  const now = await evidence(matterId);
  expect(now.items.map(({ number, pages, from, to }) => [number, pages, from, to])).toEqual([
    [1, 1, 1, 1],
    [2, 2, 2, 3],
  ]);
  expect(now.items[0]?.files).toMatchObject([
    { state: 'counted', form: 'as_it_is', isOwn: true, errorMessage: null },
  ]);
  expect(await factAt(matterId, `evidence/${loan.row}/name`)).toBe('借条');
  expect(await factAt(matterId, `evidence/${transfer.row}/dated_on`)).toBe('2024-03-05');
  expect(await factAt(matterId, `evidence/${transfer.row}/pages`)).toBe('2-3');
  const made = await server.call(draftContract.createDraft, {
    token: me.token,
    body: { templateId: 'evidence-list', matterId },
  });
  expect(JSON.stringify(made.body.document)).toContain('2-3');
  await change(matterId, [{ act: 'order_rows', path: 'evidence', rows: [transfer.row, loan.row] }]);
  expect(await factAt(matterId, `evidence/${loan.row}/pages`)).toBe('3');
  expect(await factAt(matterId, `evidence/${transfer.row}/pages`)).toBe('1-2');
  // What is not counted yet leaves the numbers behind it open.
  const more = await add(matterId, '微信聊天记录.txt', '第一句\n第二句', transfer.row);
  await server.call(contract.placeEvidenceFiles, {
    token: me.token,
    params: { matterId },
    body: { row: transfer.row, fileIds: [more.fileId] },
  });
  await server.app.idle();
  expect((await evidence(matterId)).items[0]?.files.map(({ name, form }) => [name, form])).toEqual([
    ['微信聊天记录.txt', 'printed'],
    ['银行转账凭证2024-03-05.pdf', 'as_it_is'],
  ]);
  expect(await factAt(matterId, `evidence/${loan.row}/pages`)).toBe('4');
});

test('a file that a machine named is called by its title once it has been read; what a person typed stays', async () => {
  const matterId = await newMatter();
  const contractText = '房 屋 租 赁 合 同\n签订日期：2023年5月6日\n第一条 租金每月三千元。';
  const [one, other] = [
    await add(matterId, '扫描件0001.txt', contractText),
    await add(matterId, '扫描件0002.txt', contractText),
  ];
  await change(matterId, [{ act: 'set', path: `evidence/${other.row}/name`, value: '租房合同' }]);
  await server.app.idle();
  expect(await factAt(matterId, `evidence/${one.row}/name`)).toBe('房屋租赁合同');
  expect(await factAt(matterId, `evidence/${one.row}/dated_on`)).toBe('2023-05-06');
  expect(await factAt(matterId, `evidence/${other.row}/name`)).toBe('租房合同');
  const entry = (await facts(matterId)).sheet.entries[`evidence/${one.row}/dated_on`];
  expect(entry).toMatchObject({ confirmed: false, chosen: { source: { kind: 'file' } } });
});

test('a bundle has the index, every page stamped, and says which file is not in it; the rest is there', async () => {
  const matterId = await newMatter();
  const loan = await add(matterId, '借条.pdf', pdf('Loan'));
  const broken = await add(matterId, '坏掉的.pdf', Buffer.from('%PDF-1.7\nrubbish'));
  await add(matterId, '说明.txt', '第一行说明');
  await change(matterId, [
    { act: 'set', path: `evidence/${loan.row}/proves`, value: '借款关系' },
    { act: 'set', path: `evidence/${loan.row}/form`, value: 'original' },
    { act: 'set', path: `evidence/${loan.row}/group`, value: '第一组 借款' },
  ]);
  await server.app.idle();
  expect((await evidence(matterId)).items[1]?.files).toMatchObject([{ state: 'failed' }]);
  expect((await begin(matterId)).status).toBe(200);
  await server.app.idle();
  const bundle = await bundleOf(matterId);
  expect(bundle).toMatchObject({ state: 'finished', done: 3, total: 3, pages: 2, isOutdated: false });
  expect(bundle?.problems).toMatchObject([{ number: 2, fileName: '坏掉的.pdf' }]);
  const answer = await read(matterId);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pages = await wordsOf(answer.rawPayload);
  expect(pages).toHaveLength(3);
  for (const words of ['借款案', '原件', '借款关系', '第一组 借款', '未能收入', '由文本文件打印'])
    expect(pages[0]).toContain(words);
  expect(pages[1]).toContain('证据1 第1页');
  expect(pages[2]).toMatch(/证据3 第1页/);
  expect(pages[2]).toContain('第2页 共2页');
  await change(matterId, [{ act: 'set', path: `evidence/${broken.row}/name`, value: '改了名' }]);
  expect(await bundleOf(matterId)).toMatchObject({ state: 'finished', isOutdated: true });
  server.clock.advance((contract.EVIDENCE_LIMITS.bundleDays * 24 + 1) * 3_600_000);
  await server.app.keepHouse();
  expect(await bundleOf(matterId)).toBeNull();
  expect(await server.app.context.files.read(bundle?.bundleId ?? '')).toBeNull();
});

test('one bundle at a time; it is cancelled at once, and begun anew', async () => {
  const matterId = await newMatter();
  expect((await begin(matterId)).error.errorCode).toBe('evidence_empty');
  await add(matterId, '借条.pdf', pdf('Loan'));
  await server.app.idle();
  const reached = Promise.withResolvers<void>();
  bundleMaker = {
    ...inlineBundleMaker,
    write: (_, __, signal) =>
      new Promise((___, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        reached.resolve();
      }),
  };
  await begin(matterId);
  await reached.promise;
  expect(await bundleOf(matterId)).toMatchObject({ state: 'working', done: 1, total: 1 });
  expect((await begin(matterId)).error.errorCode).toBe('bundle_under_way');
  await server.call(contract.cancelEvidenceBundle, { token: me.token, params: { matterId } });
  await server.app.idle();
  expect(await bundleOf(matterId)).toMatchObject({ state: 'cancelled' });
  expect((await read(matterId)).statusCode).toBe(404);
  bundleMaker = inlineBundleMaker;
  await begin(matterId);
  await server.app.idle();
  expect(await bundleOf(matterId)).toMatchObject({ state: 'finished', pages: 1, former: null });
});

test('a finished bundle can be had until another is finished, and still when that one is cancelled', async () => {
  const matterId = await newMatter();
  await add(matterId, '借条.pdf', pdf('Loan'));
  await server.app.idle();
  await begin(matterId);
  await server.app.idle();
  const first = await bundleOf(matterId);
  const reached = Promise.withResolvers<void>();
  bundleMaker = {
    ...inlineBundleMaker,
    write: (_, __, signal) =>
      new Promise((___, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        reached.resolve();
      }),
  };
  server.clock.advance(1000);
  await begin(matterId);
  await reached.promise;
  expect(await bundleOf(matterId)).toMatchObject({ state: 'working', former: { pages: 1 } });
  await server.call(contract.cancelEvidenceBundle, { token: me.token, params: { matterId } });
  await server.app.idle();
  expect(await bundleOf(matterId)).toMatchObject({ state: 'cancelled', former: { pages: 1 } });
  expect((await read(matterId)).statusCode).toBe(200);
  bundleMaker = inlineBundleMaker;
  server.clock.advance(1000);
  await begin(matterId);
  await server.app.idle();
  expect(await bundleOf(matterId)).toMatchObject({ state: 'finished', former: null });
  expect(await server.app.context.files.read(first?.bundleId ?? '')).toBeNull();
});

test('more pages than a bundle may have are refused before anything is made', async () => {
  const matterId = await newMatter();
  bundleMaker = {
    ...inlineBundleMaker,
    prepare: async () => ({ pages: contract.EVIDENCE_LIMITS.pages, form: 'as_it_is', content: null }),
  };
  await add(matterId, '甲.pdf', pdf('A'));
  await add(matterId, '乙.pdf', pdf('B'));
  await server.app.idle();
  bundleMaker = inlineBundleMaker;
  expect((await begin(matterId)).error.errorCode).toBe('evidence_too_large');
});

test("files are their owner's alone: somebody else's is not found, nor is what is no evidence taken", async () => {
  const matterId = await newMatter();
  const stranger = await server.person();
  const base = await makeKnowledgeBase(server, stranger.token);
  const theirs = await addFile(server, stranger.token, base, { name: '他人的.txt', content: '第一条' });
  const mine = await addFile(server, me.token, await makeKnowledgeBase(server, me.token), {
    name: '我的.txt',
    content: '第一条',
  });
  const sheet = await addFile(server, me.token, await makeKnowledgeBase(server, me.token), {
    name: '表.csv',
    content: 'a,b\n1,2',
  });
  await server.app.idle();
  const addOf = (documentId: string) =>
    server.call(contract.addEvidenceFile, {
      token: me.token,
      params: { matterId },
      body: { from: { kind: 'document', documentId } },
    });
  expect((await addOf(theirs.fileId)).error.errorCode).toBe('not_found');
  expect((await addOf(sheet.fileId)).error.errorCode).toBe('unsupported_file');
  expect((await addOf(mine.fileId)).status).toBe(200);
  await server.app.idle();
  const [item] = (await evidence(matterId)).items;
  expect(item?.files).toMatchObject([{ isOwn: false, pages: 1 }]);
  const params = { matterId };
  expect((await server.call(contract.getEvidence, { token: stranger.token, params })).status).toBe(404);
  expect((await read(matterId, stranger.token)).statusCode).toBe(404);
  // One that is used elsewhere stays there when it is taken out here.
  await server.call(contract.removeEvidence, {
    token: me.token,
    params: { matterId, row: item?.row ?? '' },
  });
  expect((await evidence(matterId)).items).toEqual([]);
  const kept = await server.call(documentContract.getDocument, {
    token: me.token,
    params: { documentId: mine.fileId },
  });
  expect(kept.status).toBe(200);
});

test('with a matter its files and its bundle go; a row that is taken out of the facts leaves its file to be placed again', async () => {
  const matterId = await newMatter();
  const [one, other] = [await add(matterId, '甲.pdf', pdf('A')), await add(matterId, '乙.pdf', pdf('B'))];
  await server.app.idle();
  await change(matterId, [{ act: 'clear', path: `evidence/${one.row}` }]);
  const loose = await evidence(matterId);
  expect(loose.unplaced.map(({ fileId }) => fileId)).toEqual([one.fileId]);
  expect(loose.items.map(({ from }) => from)).toEqual([1]);
  const placed = await server.call(contract.placeEvidenceFiles, {
    token: me.token,
    params: { matterId },
    body: { row: other.row, fileIds: [other.fileId, one.fileId] },
  });
  expect(placed.body.items[0]).toMatchObject({ pages: 2, from: 1, to: 2 });
  await begin(matterId);
  await server.app.idle();
  const bundle = await bundleOf(matterId);
  const documents = placed.body.items.flatMap(({ files }) => files.map(({ documentId }) => documentId ?? ''));
  const stored = await server.app.context.files.read(bundle?.bundleId ?? '');
  expect((await buffer(stored as NodeJS.ReadableStream & AsyncIterable<Buffer>)).length).toBeGreaterThan(
    1000,
  );
  await server.call(matterContract.deleteMatter, { token: me.token, params: { matterId } });
  for (const id of documents)
    expect(await server.context.db.select().from(document).where(eq(document.id, id))).toEqual([]);
  expect(
    await server.context.db.select().from(evidenceBundle).where(eq(evidenceBundle.matterId, matterId)),
  ).toEqual([]);
  expect(await server.app.context.files.read(bundle?.bundleId ?? '')).toBeNull();
});
