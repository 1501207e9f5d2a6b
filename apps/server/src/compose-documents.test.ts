import * as documentContract from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import * as uploadContract from '@mingfa/contract/upload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { openTestApp, type TestApp, type TestPerson } from './testing/test-app.ts';
import { addFile, makeKnowledgeBase, uploadFile } from './testing/upload-file.ts';

let bucket: S3Server;
let server: TestApp;
let person: TestPerson;
let konId: string;
beforeAll(async () => {
  bucket = await startS3Server();
  server = await openTestApp({
    environment: {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
  });
  person = await server.person();
  konId = await makeKnowledgeBase(server, person.token);
});
afterEach(() => bucket.setFault('none'));
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const progressOf = async (fileId: string) =>
  (await server.call(knowledge.getFileProgress, { token: person.token, params: { fileId } })).body;

test('with a bucket a file is uploaded in parts, read by a child process, found, downloaded and deleted', async () => {
  const { token } = person;
  const text = `第一条 甲方将银杏巷七号出租给乙方。\n${'第二条 其他约定。\n'.repeat(2000)}`;
  const content = Buffer.from(text);
  const { ticket, uploadId } = (
    await server.call(uploadContract.createUpload, {
      token,
      body: { name: '租赁合同.txt', bytes: content.length },
    })
  ).body;
  for (let offset = 0; offset < content.length; offset += 20_000) {
    const body = content.subarray(offset, offset + 20_000);
    const sent = await server.call(uploadContract.receiveUpload, { query: { ticket, offset }, body });
    expect(sent.status).toBe(200);
  }
  const added = await server.call(knowledge.addKnowledgeFile, {
    token,
    params: { konId },
    body: { uploadId },
  });
  const { fileId } = added.body;
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready', stage: 'indexed' });
  const found = await server.call(knowledge.testRetrieval, {
    token,
    params: { konId },
    body: { question: '银杏巷七号' },
  });
  expect(found.body.items[0]?.segment.text).toContain('银杏巷七号');
  const { original } = (
    await server.call(documentContract.getDocumentAddresses, { token, params: { documentId: fileId } })
  ).body;
  expect((await server.app.server.inject({ method: 'GET', url: original })).body).toBe(text);
  expect([...bucket.objects.keys()]).toHaveLength(1);
  await server.call(knowledge.deleteFile, { token, params: { fileId } });
  expect([...bucket.objects.keys()]).toEqual([]);
});

test('while the bucket is away nothing is lost: files wait, uploads go on where they stopped, originals say so', async () => {
  const { token } = person;
  const ready = await addFile(server, token, konId, { name: '甲.txt', content: '第一条 已经读完。' });
  await server.app.idle();
  const { original } = (
    await server.call(documentContract.getDocumentAddresses, { token, params: { documentId: ready.fileId } })
  ).body;
  const open = await server.call(uploadContract.createUpload, { token, body: { name: '乙.txt', bytes: 10 } });
  const send = (offset: number) =>
    server.call(uploadContract.receiveUpload, {
      query: { ticket: open.body.ticket, offset },
      body: Buffer.from('12345'),
    });
  await send(0);
  const uploadId = await uploadFile(server, token, { name: '丙.txt', content: '第一条 还没有读。' });

  bucket.setFault('error');
  expect((await send(5)).error.errorCode).toBe('store_unavailable');
  expect((await server.app.server.inject({ method: 'GET', url: original })).json()).toMatchObject({
    errorCode: 'store_unavailable',
  });
  const added = await server.call(knowledge.addKnowledgeFile, {
    token,
    params: { konId },
    body: { uploadId },
  });
  const { fileId } = added.body;
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'waiting', errorCode: 'store_unavailable' });

  bucket.setFault('none');
  expect((await send(5)).body).toMatchObject({ complete: true });
  server.clock.advance(60_000);
  await server.app.idle();
  expect(await progressOf(fileId)).toMatchObject({ state: 'ready', errorCode: null });
});
