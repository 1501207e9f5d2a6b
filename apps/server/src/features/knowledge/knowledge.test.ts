import { ENDPOINTS } from '@mingfa/contract/endpoints';
import * as contract from '@mingfa/contract/knowledge';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { document } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';

let server: TestApp;
let person: TestPerson;
let token: string;
beforeAll(async () => {
  server = await openTestApp({ parser: textParser() });
  person = await server.person();
  token = person.token;
});
afterAll(() => server.close());

let made = 0;
const content = (text: string) => {
  made += 1;
  return `${text}\n（第${made}份）`;
};
async function readyFile(konId: string, text: string, name = '合同.txt'): Promise<string> {
  const { fileId } = await addFile(server, token, konId, { name, content: content(text) });
  await server.app.idle();
  return fileId;
}
const getBase = async (konId: string) =>
  (await server.call(contract.getKnowledgeBase, { token, params: { konId } })).body;
const listChunks = async (fileId: string, query = {}) =>
  (await server.call(contract.listSegments, { token, params: { fileId }, query })).body;
const search = async (konId: string, question: string) =>
  (await server.call(contract.testRetrieval, { token, params: { konId }, body: { question } })).body;
const update = (segmentId: string, body: object) =>
  server.call(contract.updateSegment, { token, params: { segmentId }, body });

test('a knowledge base is made, changed, switched, listed last changed first, and counts what is in it', async () => {
  const konId = await makeKnowledgeBase(server, token, { name: '租赁合同库' });
  expect(await getBase(konId)).toMatchObject({
    name: '租赁合同库',
    description: '',
    enabled: true,
    settings: { segmentLength: 600, recognition: 'auto', includeHeadings: true },
    files: 0,
    segments: 0,
    bytes: 0,
  });
  server.clock.advance(1000);
  const other = await makeKnowledgeBase(server, token, { name: '劳动合同库' });
  const fileId = await readyFile(konId, '第一条 租金。');
  await addFile(server, token, konId, { name: '坏.txt', content: content('[fail file_damaged]') });
  // Read to the end, and without any text: it is not counted among those that can be searched.
  await addFile(server, token, konId, { name: '照片.pdf', content: '[scan]' });
  server.clock.advance(1000);
  await server.call(contract.updateKnowledgeBase, {
    token,
    params: { konId },
    body: { name: '房屋租赁', settings: { segmentLength: 300 } },
  });
  await server.app.idle();
  const switched = await server.call(contract.switchKnowledgeBase, {
    token,
    params: { konId },
    body: { enabled: false },
  });
  const { segments } = (await server.call(contract.getFileProgress, { token, params: { fileId } })).body;
  expect(switched.body).toMatchObject({
    name: '房屋租赁',
    enabled: false,
    settings: { segmentLength: 300 },
    files: 3,
    filesReady: 1,
    filesWorking: 0,
    filesFailed: 1,
    segments,
  });
  const list = async (q = '') =>
    (await server.call(contract.listKnowledgeBases, { token, query: { q } })).body.items.map(
      (base) => base.konId,
    );
  expect((await list()).slice(0, 2)).toEqual([konId, other]);
  expect(await list('劳动')).toEqual([other]);
  expect(await list('没有这样的')).toEqual([]);
});

test('a base is deleted with its files, their objects and what was found in them', async () => {
  const konId = await makeKnowledgeBase(server, token);
  const files = [await readyFile(konId, '甲'), await readyFile(konId, '乙'), await readyFile(konId, '丙')];
  const storage = async () => (await server.call(contract.getStorage, { token })).body.usedBytes;
  const before = await storage();
  const { bytes } = await getBase(konId);
  expect((await server.call(contract.deleteKnowledgeBase, { token, params: { konId } })).body).toEqual({
    done: true,
  });
  expect((await server.call(contract.getKnowledgeBase, { token, params: { konId } })).status).toBe(404);
  await server.app.idle();
  expect(await server.context.db.$count(document, eq(document.knowledgeBaseId, konId))).toBe(0);
  expect(before - (await storage())).toBe(bytes);
  const held = await server.context.db.select().from(storedObject);
  expect(held.some(({ holderId }) => files.includes(holderId ?? ''))).toBe(false);
});

test('the same content twice is refused with the name of the first, unless it is kept on purpose', async () => {
  const konId = await makeKnowledgeBase(server, token);
  const same = content('一模一样');
  const first = await addFile(server, token, konId, { name: '原件.txt', content: same });
  const uploadId = await uploadFile(server, token, { name: '副本.txt', content: same });
  const add = (body: object, base = konId) =>
    server.call(contract.addKnowledgeFile, { token, params: { konId: base }, body: { uploadId, ...body } });
  const refused = await add({});
  expect(refused.error).toMatchObject({
    errorCode: 'duplicate_file',
    details: [{ path: 'fileId', message: first.fileId }],
  });
  expect(refused.error.errorMessage).toContain('原件.txt');
  expect((await add({ keepDuplicate: true })).body).toMatchObject({ name: '副本.txt' });
  const elsewhere = await makeKnowledgeBase(server, token);
  await addFile(server, token, elsewhere, { name: '别处.txt', content: same });
  await server.app.idle();
  expect((await getBase(konId)).files).toBe(2);
});

test('the same file added twice at once makes one', async () => {
  const konId = await makeKnowledgeBase(server, token);
  const same = content('同时添加');
  const uploads = await Promise.all(
    [1, 2, 3].map((index) => uploadFile(server, token, { name: `${index}.txt`, content: same })),
  );
  const answers = await Promise.all(
    uploads.map((uploadId) =>
      server.call(contract.addKnowledgeFile, { token, params: { konId }, body: { uploadId } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await server.app.idle();
});

test('files are listed newest first, by name and by state', async () => {
  const konId = await makeKnowledgeBase(server, token);
  for (const name of ['甲方合同.txt', '乙方合同.txt', '收据.txt']) {
    await addFile(server, token, konId, { name, content: content(name) });
    server.clock.advance(1000);
  }
  await addFile(server, token, konId, { name: '坏.txt', content: content('[fail file_password]') });
  await server.app.idle();
  const list = async (query: object) =>
    (await server.call(contract.listKnowledgeFiles, { token, params: { konId }, query: { ...query } })).body;
  expect((await list({})).items.map(({ name }) => name)).toEqual([
    '坏.txt',
    '收据.txt',
    '乙方合同.txt',
    '甲方合同.txt',
  ]);
  expect(await list({ q: '合同', pageSize: 1 })).toMatchObject({
    total: 2,
    items: [{ name: '乙方合同.txt' }],
  });
  const failed = (await list({ state: 'failed' })).items;
  expect(failed).toMatchObject([{ errorCode: 'file_password' }]);
  expect(failed[0]?.errorMessage).toContain('密码');
});

test('a file is renamed to a name that misleads nobody', async () => {
  const konId = await makeKnowledgeBase(server, token);
  const fileId = await readyFile(konId, '改名');
  const renamed = await server.call(contract.renameFile, {
    token,
    params: { fileId },
    body: { name: '../../a\u202etxt.exe' },
  });
  expect(renamed.body.name).toBe('atxt.exe');
});

describe('the segments of a file', () => {
  let konId: string;
  let fileId: string;
  beforeAll(async () => {
    konId = await makeKnowledgeBase(server, token, { settings: { segmentLength: 200 } });
    const clause = (number: string, word: string) =>
      `第${number}条 ${word}由承租人承担，${'双方另有约定的除外。'.repeat(12)}`;
    fileId = await readyFile(
      konId,
      [clause('一', '物业费'), clause('二', '水电费'), clause('三', '花木费')].join('\n'),
    );
  });

  test('are listed in order and searched by words', async () => {
    const all = await listChunks(fileId);
    expect(all.total).toBeGreaterThanOrEqual(3);
    expect(all.items.map(({ position }) => position)).toEqual(all.items.map((_, index) => index));
    expect(all.items.every(({ place }) => place.documentId === fileId)).toBe(true);
    const found = await listChunks(fileId, { q: '水电费' });
    expect(found.items.map(({ text }) => text.includes('水电费'))).toEqual([true]);
    expect((await listChunks(fileId, { q: '%' })).total).toBe(0);
  });

  test('are found by an edited text and no more by the old one, until the edit is taken back', async () => {
    const [segment] = (await listChunks(fileId, { q: '花木费' })).items;
    const segmentId = segment?.segmentId ?? '';
    const edited = await update(segmentId, { text: '第三条 燃气费由出租人承担。' });
    expect(edited.body).toMatchObject({ origin: 'edited', text: '第三条 燃气费由出租人承担。' });
    expect((await search(konId, '燃气费')).items[0]?.segment.segmentId).toBe(segmentId);
    expect((await search(konId, '花木费')).items.some((hit) => hit.segment.segmentId === segmentId)).toBe(
      false,
    );
    await server.call(contract.deleteSegment, { token, params: { segmentId } });
    const [back] = (await listChunks(fileId, { q: '花木费' })).items;
    expect(back).toMatchObject({ segmentId, origin: 'parsed', text: segment?.text });
    expect((await search(konId, '花木费')).items[0]?.segment.segmentId).toBe(segmentId);
    // What was read is there as long as the file is.
    expect((await server.call(contract.deleteSegment, { token, params: { segmentId } })).status).toBe(404);
    await update(segmentId, { text: '另一段' });
    expect((await update(segmentId, { text: segment?.text })).body.origin).toBe('parsed');
  });

  test('are not found while they are switched off', async () => {
    const [segment] = (await listChunks(fileId, { q: '物业费' })).items;
    const segmentId = segment?.segmentId ?? '';
    expect((await update(segmentId, { enabled: false })).body.enabled).toBe(false);
    expect((await search(konId, '物业费')).items.some((hit) => hit.segment.segmentId === segmentId)).toBe(
      false,
    );
    await update(segmentId, { enabled: true });
    expect((await search(konId, '物业费')).items[0]?.segment.segmentId).toBe(segmentId);
  });

  test('can be added by hand, and deleted again', async () => {
    const before = await getBase(konId);
    const added = await server.call(contract.addSegment, {
      token,
      params: { fileId },
      body: { text: '车位由承租人自行解决' },
    });
    expect(added.body).toMatchObject({ origin: 'added', range: null });
    expect((await getBase(konId)).segments).toBe(before.segments + 1);
    expect((await search(konId, '车位由谁解决')).items[0]?.segment.text).toContain('车位');
    await server.call(contract.deleteSegment, { token, params: { segmentId: added.body.segmentId } });
    expect((await getBase(konId)).segments).toBe(before.segments);
    expect((await search(konId, '车位由谁解决')).items.some((hit) => hit.segment.text.includes('车位'))).toBe(
      false,
    );
  });

  test('five added at once get five places', async () => {
    const added = await Promise.all(
      [1, 2, 3, 4, 5].map((index) =>
        server.call(contract.addSegment, { token, params: { fileId }, body: { text: `补充${index}` } }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(added.map(({ body }) => body.position)).size).toBe(5);
  });

  test('wait until the file has been read', async () => {
    const failed = await addFile(server, token, konId, {
      name: '坏.txt',
      content: content('[fail file_damaged]'),
    });
    await server.app.idle();
    const answer = await server.call(contract.addSegment, {
      token,
      params: { fileId: failed.fileId },
      body: { text: '还不行' },
    });
    expect(answer.error.errorCode).toBe('file_not_ready');
  });
});

test('the retrieval test says how each segment was found and what is not ready', async () => {
  const konId = await makeKnowledgeBase(server, token);
  await readyFile(konId, '第五条 违约金为合同总价的百分之二十。', '采购合同.txt');
  await server.call(contract.switchKnowledgeBase, { token, params: { konId }, body: { enabled: false } });
  const answer = await search(konId, '违约金是多少');
  expect(answer.items[0]).toMatchObject({
    fileName: '采购合同.txt',
    methods: [{ method: 'words', rank: 1 }],
  });
  expect(answer).toMatchObject({ methods: ['words'], filesNotReady: 0 });
});

test('nobody else gets at a base, a file or a segment of it by any endpoint', async () => {
  const konId = await makeKnowledgeBase(server, token);
  const fileId = await readyFile(konId, '机密内容');
  const segmentId = (await listChunks(fileId)).items[0]?.segmentId ?? '';
  const stranger = (await server.person()).token;
  const administrator = (await server.admin()).token;
  const uploadId = await uploadFile(server, stranger, { name: 'x.txt', content: content('别人的') });
  const body = { name: 'x', text: 'x', enabled: false, question: '机密内容', uploadId };
  let asked = 0;
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    if (!/^knowledge\./.test(name) || !endpoint.path.includes('{')) continue;
    asked += 1;
    for (const other of [stranger, administrator]) {
      const answer = await server.call(endpoint, {
        token: other,
        params: { konId, fileId, segmentId },
        ...(endpoint.method === 'POST' ? { body } : {}),
      });
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.text).not.toContain('机密');
    }
  }
  expect(asked).toBeGreaterThan(14);
  expect((await listChunks(fileId)).items[0]?.text).toContain('机密内容');
  expect((await getBase(konId)).enabled).toBe(true);
});
