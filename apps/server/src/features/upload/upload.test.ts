import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { listQuotas } from '@mingfa/contract/account';
import * as knowledge from '@mingfa/contract/knowledge';
import * as contract from '@mingfa/contract/upload';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localFiles } from '../../adapters/files-local/local-files.ts';
import { quotaUse, user } from '../../db/schema/account.ts';
import { upload } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { removeForgottenObjects } from '../../engine/ingestion/index.ts';
import { forgetUploads } from '../../engine/uploads/index.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';

let server: TestApp;
let files: FileStore;
let folder: string;
let person: TestPerson;
/** What the store does when it is written to, before it does it. */
let onWrite: (key: string, content: Uint8Array | Readable) => void | Promise<void> = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-upload-'));
  const local = localFiles(folder);
  files = {
    ...local,
    async write(key, content) {
      await onWrite(key, content);
      return local.write(key, content);
    },
  };
  server = await openTestApp({ files, parser: textParser() });
  person = await server.person();
});
afterEach(() => {
  onWrite = () => {};
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function open(content: Buffer, more: { name?: string; sha256?: string | null; token?: string } = {}) {
  const answer = await server.call(contract.createUpload, {
    token: more.token ?? person.token,
    body: {
      name: more.name ?? '租赁合同.txt',
      bytes: content.length,
      sha256: more.sha256 === undefined ? sha256(content) : more.sha256,
    },
  });
  expect(answer.text).toContain('ticket');
  return answer.body;
}
const send = (ticket: string, offset: number, body: Buffer) =>
  server.call(contract.receiveUpload, { query: { ticket, offset }, body });
const progress = (ticket: string) => server.call(contract.getUpload, { query: { ticket } });

async function storedContent(uploadId: string): Promise<Buffer> {
  const [row] = await server.context.db.select().from(upload).where(eq(upload.id, uploadId));
  expect(row?.state).toBe('whole');
  expect(row?.parts).toHaveLength(1);
  const content = await files.read(row?.parts[0]?.key ?? '');
  return buffer(content as Readable);
}
async function heldKeys(holderId: string): Promise<string[]> {
  const rows = await server.context.db.select().from(storedObject).where(eq(storedObject.holderId, holderId));
  return rows.map(({ key }) => key);
}

test('a file in three parts arrives whole, checked, and leaves one object in the store', async () => {
  const content = randomBytes(300_000);
  const { ticket, uploadId } = await open(content);
  expect((await send(ticket, 0, content.subarray(0, 100_000))).body).toEqual({
    uploadId,
    receivedBytes: 100_000,
    bytes: 300_000,
    complete: false,
  });
  await send(ticket, 100_000, content.subarray(100_000, 200_000));
  expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 200_000, complete: false });
  expect((await send(ticket, 200_000, content.subarray(200_000))).body).toMatchObject({
    receivedBytes: 300_000,
    complete: true,
  });
  expect((await storedContent(uploadId)).equals(content)).toBe(true);
  expect(await heldKeys(uploadId)).toHaveLength(1);
});

test('each purpose has its endings and its size', async () => {
  const gigabyte = 1024 ** 3;
  const ticketFor = async (purpose: contract.UploadPurpose, name: string, bytes: number) => {
    const body = { purpose, name, bytes };
    const answer = await server.call(contract.createUpload, { token: person.token, body });
    return answer.status === 200 ? 'ticket' : answer.error.errorCode;
  };
  expect(await ticketFor('page', '保存的网页.HTML', 10 * 1024 ** 2)).toBe('ticket');
  expect(await ticketFor('page', '网页.html', 10 * 1024 ** 2 + 1)).toBe('too_large');
  expect(await ticketFor('page', '合同.pdf', 10)).toBe('unsupported_file');
  expect(await ticketFor('image', 'me.webp', 10)).toBe('ticket');
  expect(await ticketFor('image', 'me.svg', 10)).toBe('unsupported_file');
  expect(await ticketFor('document', 'me.webp', 10)).toBe('unsupported_file');
  expect(await ticketFor('recording', '庭审.mp3', 6 * gigabyte + 1)).toBe('too_large');
  expect(await ticketFor('recording', '庭审.mp3', gigabyte)).toBe('ticket');
  // More than this person may keep.
  expect(await ticketFor('recording', '庭审.mkv', 6 * gigabyte)).toBe('storage_exceeded');
  expect(await ticketFor('transcript', '庭审.srt', 20 * 1024 ** 2)).toBe('ticket');
  expect(await ticketFor('transcript', '庭审.vtt', 20 * 1024 ** 2 + 1)).toBe('too_large');
  expect(await ticketFor('recording', '庭审.pdf', 10)).toBe('unsupported_file');
  expect(await ticketFor('dataset', '流水.xlsx', 2 * gigabyte + 1)).toBe('too_large');
  expect(await ticketFor('dataset', '流水.xlsx', 100 * 1024 ** 2)).toBe('ticket');
  expect(await ticketFor('case-file', '卷宗.zip', 512 * 1024 ** 2)).toBe('ticket');
  expect(await ticketFor('case-file', '卷宗.zip', 512 * 1024 ** 2 + 1)).toBe('too_large');
});

test('a part that comes again is passed over, and the answer says where to go on', async () => {
  const content = randomBytes(3000);
  const { ticket, uploadId } = await open(content);
  await send(ticket, 0, content.subarray(0, 1000));
  expect((await send(ticket, 0, content.subarray(0, 1000))).body).toMatchObject({ receivedBytes: 1000 });
  const gap = await send(ticket, 2000, content.subarray(2000));
  expect(gap.error.errorCode).toBe('upload_offset');
  expect(gap.error.errorMessage).toContain('1000');
  await send(ticket, 1000, content.subarray(1000));
  // The last answer may have been lost: asking again is told that it is whole.
  expect((await send(ticket, 1000, content.subarray(1000))).body).toMatchObject({ complete: true });
  expect((await storedContent(uploadId)).equals(content)).toBe(true);
});

test('the same part sent five times at once counts once', async () => {
  const content = randomBytes(5000);
  const { ticket, uploadId } = await open(content);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(ticket, 0, content)));
  for (const answer of answers) expect(answer.body).toMatchObject({ receivedBytes: 5000, complete: true });
  expect((await storedContent(uploadId)).equals(content)).toBe(true);
  expect(await heldKeys(uploadId)).toHaveLength(1);
});

test('content that does not match its checksum is dropped, and the upload begins anew', async () => {
  const content = randomBytes(2000);
  const { ticket, uploadId } = await open(content);
  await send(ticket, 0, content.subarray(0, 1000));
  const wrong = await send(ticket, 1000, randomBytes(1000));
  expect(wrong.error.errorCode).toBe('upload_mismatch');
  expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 0, complete: false });
  expect(await heldKeys(uploadId)).toEqual([]);
  expect((await send(ticket, 0, content)).body).toMatchObject({ complete: true });
});

test('without an announced checksum the file gets its own', async () => {
  const content = randomBytes(1000);
  const { ticket, uploadId } = await open(content, { sha256: null });
  await send(ticket, 0, content.subarray(0, 10));
  await send(ticket, 10, content.subarray(10));
  const [row] = await server.context.db.select().from(upload).where(eq(upload.id, uploadId));
  expect(row?.sha256).toBe(sha256(content));
});

test('more bytes than announced are refused, and what was there before stays', async () => {
  const content = randomBytes(1000);
  const { ticket } = await open(content);
  await send(ticket, 0, content.subarray(0, 400));
  expect((await send(ticket, 400, randomBytes(700))).error.errorCode).toBe('upload_mismatch');
  expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 400 });
  expect((await send(ticket, 400, content.subarray(400))).body).toMatchObject({ complete: true });
});

test('a part beyond the limit of a request is refused', async () => {
  const content = Buffer.alloc(contract.UPLOAD_PART_BYTES + 1);
  const { ticket } = await open(content);
  expect((await send(ticket, 0, content)).error.errorCode).toBe('too_large');
  expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 0 });
});

test('a forged, changed or expired ticket opens nothing', async () => {
  const content = randomBytes(100);
  const { ticket, uploadId, expiresAt } = await open(content);
  const [, end = '', signature = ''] = ticket.split('.');
  const forged = [
    `${uploadId}.${end}.${'A'.repeat(signature.length)}`,
    `${uploadId}.${(Number.parseInt(end, 36) + 1).toString(36)}.${signature}`,
    `${(await open(content)).uploadId}.${end}.${signature}`,
    `${ticket}.x`,
    'x'.repeat(40),
  ];
  for (const other of forged) expect((await progress(other)).status).toBe(404);
  const now = server.clock.now();
  server.clock.set(expiresAt);
  expect((await progress(ticket)).status).toBe(404);
  expect((await send(ticket, 0, content)).status).toBe(404);
  server.clock.set(now);
});

test('every upload counts for the day, and the one beyond the allowance is told when it resets', async () => {
  const other = await server.person();
  const uploadsOf = async () =>
    (await server.call(listQuotas, { token: other.token })).body.items.find(({ kind }) => kind === 'upload');
  const ask = (name: string, language = 'zh-CN') =>
    server.call(contract.createUpload, {
      token: other.token,
      body: { name, bytes: 100 },
      headers: { 'accept-language': language },
    });
  await open(randomBytes(100), { token: other.token });
  await ask('不收的.exe');
  expect(await uploadsOf()).toMatchObject({ limit: 500, used: 1 });
  await server.context.db.update(quotaUse).set({ used: 499 }).where(eq(quotaUse.userId, other.userId));
  expect((await ask('最后一份.txt')).status).toBe(200);
  const refused = await ask('多一份.txt');
  expect(refused).toMatchObject({ status: 429, error: { errorCode: 'quota_exceeded' } });
  expect(refused.error.errorMessage).toContain('今日额度已用完（500 次）');
  expect((await ask('多一份.txt', 'en')).error.errorMessage).toContain("Today's allowance of 500");
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.clock.advance(24 * 3_600_000);
  expect((await ask('明天的.txt')).status).toBe(200);
  server.clock.advance(-24 * 3_600_000);
});

test('an upload whose bytes the store refuses is given back, and counts once it arrives after all', async () => {
  const other = await server.person();
  const used = async () =>
    (await server.call(listQuotas, { token: other.token })).body.items.find(({ kind }) => kind === 'upload')
      ?.used;
  const content = randomBytes(100);
  const { ticket } = await open(content, { token: other.token });
  onWrite = () => Promise.reject(new AppError('store_unavailable'));
  for (const _ of [1, 2]) expect((await send(ticket, 0, content)).error.errorCode).toBe('store_unavailable');
  onWrite = () => {};
  expect(await used()).toBe(0);
  expect((await send(ticket, 0, content)).body.complete).toBe(true);
  expect((await send(ticket, 100, Buffer.alloc(0))).body.complete).toBe(true);
  expect(await used()).toBe(1);
});

test('empty files and unknown kinds are refused before a byte is sent', async () => {
  const ask = async (name: string, bytes: number) =>
    (await server.call(contract.createUpload, { token: person.token, body: { name, bytes } })).error
      .errorCode;
  expect(await ask('a.txt', 0)).toBe('empty_file');
  expect(await ask('a.exe', 10)).toBe('unsupported_file');
  expect(await ask('a.docx.scr', 10)).toBe('unsupported_file');
  expect(await ask('a.pdf', 10 ** 10)).toBe('too_large');
  expect(await ask('旧合同.DOC', 10)).toBe('file_old_format');
  expect(await ask('台账.xls', 10)).toBe('file_old_format');
});

test('what is wrong is said so that one can mend it', async () => {
  const ask = async (name: string, bytes: number) =>
    (await server.call(contract.createUpload, { token: person.token, body: { name, bytes } })).error
      .errorMessage;
  expect(await ask('旧合同.doc', 10)).toContain('另存为 .docx');
  expect(await ask('a.pdf', 10 ** 10)).toContain('200 MB');
});

test('uploads opened at once stay within the storage together, and what has its time over counts no more', async () => {
  const someone = await server.person();
  const answers = await Promise.all(
    Array.from({ length: 14 }, () =>
      server.call(contract.createUpload, {
        token: someone.token,
        body: { name: 'a.pdf', bytes: 200 * 1024 * 1024 },
      }),
    ),
  );
  // 2 GB for a registered person.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.error.errorCode).toBe('storage_exceeded');
  expect(refused?.error.errorMessage).toContain('2 GB');
  const storage = async () => (await server.call(knowledge.getStorage, { token: someone.token })).body;
  expect(await storage()).toEqual({ usedBytes: 2000 * 1024 * 1024, limitBytes: 2 * 1024 ** 3 });
  const vipUntil = new Date(server.clock.now().getTime() + 1000);
  await server.context.db.update(user).set({ vipUntil }).where(eq(user.id, someone.userId));
  expect((await storage()).limitBytes).toBe(20 * 1024 ** 3);
  const now = server.clock.now();
  server.clock.advance(7 * 3_600_000);
  expect((await storage()).usedBytes).toBe(0);
  server.clock.set(now);
});

test('a store that fails or is full in the middle loses nothing that was answered', async () => {
  for (const code of ['store_unavailable', 'disk_full'] as const) {
    const content = randomBytes(3000);
    const { ticket, uploadId } = await open(content);
    await send(ticket, 0, content.subarray(0, 1000));
    onWrite = () => Promise.reject(new AppError(code));
    expect((await send(ticket, 1000, content.subarray(1000, 2000))).error.errorCode).toBe(code);
    expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 1000 });
    onWrite = () => {};
    await send(ticket, 1000, content.subarray(1000, 2000));
    // The store fails while the parts are joined: asking again joins them.
    onWrite = (key) => (key.endsWith('whole') ? Promise.reject(new AppError(code)) : undefined);
    expect((await send(ticket, 2000, content.subarray(2000))).error.errorCode).toBe(code);
    expect((await progress(ticket)).body).toMatchObject({ receivedBytes: 3000, complete: false });
    onWrite = () => {};
    expect((await send(ticket, 2000, content.subarray(2000))).body).toMatchObject({ complete: true });
    expect((await storedContent(uploadId)).equals(content)).toBe(true);
  }
});

test('an upload becomes a file once, for the one who sent it', async () => {
  const konId = await makeKnowledgeBase(server, person.token);
  const uploadId = await uploadFile(server, person.token, { name: 'a.txt', content: '第一条' });
  const add = (token: string, base: string) =>
    server.call(knowledge.addKnowledgeFile, { token, params: { konId: base }, body: { uploadId } });
  const other = await server.person();
  expect((await add(other.token, await makeKnowledgeBase(server, other.token))).status).toBe(404);
  const answers = await Promise.all([add(person.token, konId), add(person.token, konId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const open2 = await open(Buffer.from('unfinished'));
  const early = await server.call(knowledge.addKnowledgeFile, {
    token: person.token,
    params: { konId },
    body: { uploadId: open2.uploadId },
  });
  expect(early.error.errorCode).toBe('upload_incomplete');
  await server.app.idle();
});

test('what was never finished is removed from table and store when its time is over, and nothing else', async () => {
  const content = randomBytes(2000);
  const { ticket, uploadId } = await open(content);
  await send(ticket, 0, content.subarray(0, 1000));
  const konId = await makeKnowledgeBase(server, person.token);
  const usedId = await uploadFile(server, person.token, { name: 'kept.txt', content: '留下的文件' });
  const added = await server.call(knowledge.addKnowledgeFile, {
    token: person.token,
    params: { konId },
    body: { uploadId: usedId },
  });
  await server.app.idle();
  const [partKey = ''] = await heldKeys(uploadId);
  const [fileKey = ''] = await heldKeys(added.body.fileId);
  const now = server.clock.now();
  server.clock.advance(7 * 3_600_000);
  const context = { ...server.context, files, secrets: server.app.context.secrets };
  await forgetUploads(context);
  await removeForgottenObjects(context);
  server.clock.set(now);
  expect(await server.context.db.select().from(upload).where(eq(upload.id, uploadId))).toEqual([]);
  expect(await files.read(partKey)).toBeNull();
  expect((await buffer((await files.read(fileKey)) as Readable)).toString()).toBe('留下的文件');
});

test('a connection cut in the middle of a part leaves the upload where it was, and the server serves on', async () => {
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.server.address() as AddressInfo;
  const content = randomBytes(400_000);
  const { ticket, uploadId } = await open(content);
  const cut = request({
    port,
    method: 'POST',
    path: `/v1/external-service/upload/file/gateway?ticket=${ticket}&offset=0`,
    headers: { 'content-type': 'application/octet-stream', 'content-length': content.length },
  });
  const gone = new Promise((resolve) => cut.once('error', resolve));
  const writing = new Promise<void>((resolve) => {
    onWrite = (_key, body) => {
      (body as Readable).once('data', () => resolve());
      (body as Readable).pause();
    };
  });
  cut.write(content.subarray(0, 200_000));
  await writing;
  cut.destroy(new Error('cut'));
  await gone;
  onWrite = () => {};
  const answer = await fetch(
    `http://127.0.0.1:${port}/v1/external-service/upload/file/gateway?ticket=${ticket}&offset=0`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    },
  );
  expect(await answer.json()).toMatchObject({ complete: true });
  expect((await storedContent(uploadId)).equals(content)).toBe(true);
});
