import * as contract from '@mingfa/contract/law';
import { createUpload } from '@mingfa/contract/upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let server: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  admin = await enter(server, 'admin');
});
afterAll(() => server.close());

const TEXT = '# 水枪法\n\n2024年1月1日通过\n\n第一条 水枪应当喷水。\n\n第二条 本法自2024年2月1日起施行。\n';
const send = (name: string, content: string) =>
  uploadFile(server, admin.token, { purpose: 'law', name, content });
const importUpload = (uploadId: string) =>
  server.call(contract.uploadLawImport, { token: admin.token, body: { uploadId } });
const ticketFor = async (token: string, name: string, bytes: number) =>
  (await server.call(createUpload, { token, body: { purpose: 'law', name, bytes } })).error.errorCode;

test('what is no law file gets no ticket, and nobody but an administrator gets one', async () => {
  expect(await ticketFor(admin.token, 'photo.png', 10)).toBe('unsupported_file');
  expect(await ticketFor(admin.token, 'old.doc', 10)).toBe('file_old_format');
  expect(await ticketFor(admin.token, 'empty.md', 0)).toBe('empty_file');
  expect(await ticketFor(admin.token, 'all.zip', 513 * 1024 * 1024)).toBe('too_large');
  const person = await server.person();
  expect(await ticketFor(person.token, 'a.md', 10)).toBe('purpose_closed');
});

test('an archive that is none is refused, and a document is no upload for the library', async () => {
  expect((await importUpload(await send('broken.zip', 'no zip'))).error.errorCode).toBe('unreadable_file');
  const document = await uploadFile(server, admin.token, { name: 'a.md', content: TEXT });
  expect((await importUpload(document)).status).toBe(404);
});

test('a law by itself comes in; while it does another waits for its turn and keeps its upload', async () => {
  const [first, second] = [await send('../../水枪法.md', TEXT), await send('second.md', TEXT)];
  const started = await importUpload(first);
  expect(started.body).toMatchObject({ source: '水枪法.md' });
  expect((await importUpload(second)).error.errorCode).toBe('import_in_progress');
  await server.app.idle();
  const { body } = await server.call(contract.getLawImport, {
    token: admin.token,
    params: { importId: started.body.importId },
  });
  expect(body).toMatchObject({ state: 'finished', lawsAdded: 1, problems: [] });
  expect((await importUpload(second)).status).toBe(200);
  await server.app.idle();
});
