import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@mingfa/contract/clone';
import * as cloneChat from '@mingfa/contract/clone-chat';
import type { CloneContent } from '@mingfa/contract/clone-content';
import * as pictures from '@mingfa/contract/clone-picture';
import { makePng } from '@mingfa/files/testing/make-image';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clonePicture } from '../../../db/schema/clone.ts';
import { storedObject } from '../../../db/schema/file.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';

const PNG = makePng(600, 400, 400);

let server: TestApp;
let me: TestPerson;
let other: TestPerson;
/** What the image model answers with, and what it was asked. */
let answered: { status: number; body: unknown }[] = [];
let asked: { prompt: string; response_format?: string }[] = [];
const imageServer = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  const { status, body } = answered.shift() ?? { status: 500, body: {} };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => imageServer.listen(0, '127.0.0.1', resolve));
  server = await openTestApp({
    environment: {
      IMAGE_BASE_URL: `http://127.0.0.1:${(imageServer.address() as AddressInfo).port}/v1`,
      IMAGE_MODEL_NAME: 'painter',
    },
  });
});
beforeEach(async () => {
  [me, other] = [await server.person(), await server.person()];
  [answered, asked] = [[], []];
});
afterAll(async () => {
  await server.close();
  imageServer.close();
});

async function made(content: object = completeClone(), { token } = me): Promise<string> {
  return (await server.call(contract.createClone, { token, body: { content } })).body.appId;
}
async function send(appId: string, content: Buffer | string, name = 'face.png', { token } = me) {
  const uploadId = await uploadFile(server, token, { purpose: 'image', name, content });
  return server.call(pictures.uploadClonePicture, { token, params: { appId }, body: { uploadId } });
}
const withFace = (pictureId: string | null): CloneContent => {
  const content = completeClone();
  return { ...content, avatar: { ...content.avatar, pictureId } };
};
const save = (appId: string, draftRevision: number, pictureId: string | null) =>
  server.call(contract.updateClone, {
    token: me.token,
    params: { appId },
    body: { draftRevision, content: withFace(pictureId) },
  });
const publish = async (appId: string, draftRevision: number, lastVersion: number, visibility: string) => {
  await markTried(server, appId);
  const body = { appId, draftRevision, lastVersion, visibility };
  return server.call(contract.publishClone, { token: me.token, body });
};
const show = (pictureId: string, { token }: { token: string }, query: { linkId?: string } = {}) =>
  server.call(pictures.readClonePicture, { token, params: { pictureId }, query });
const objectsOf = (pictureId: string) =>
  server.context.db.select().from(storedObject).where(eq(storedObject.key, pictureId));

test('an uploaded picture is drawn anew, and shown to its maker as what it is', async () => {
  const appId = await made();
  const { status, body } = await send(appId, PNG);
  expect(status).toBe(200);
  expect((await save(appId, 1, body.pictureId)).body.content.avatar.pictureId).toBe(body.pictureId);
  const shown = await show(body.pictureId, me);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `"${body.pictureId}"`,
  });
  expect(shown.text.slice(0, 4)).toBe('RIFF');
});

test('what is no still picture is refused, whatever it is called', async () => {
  const appId = await made();
  const hostile: [string, string | Buffer][] = [
    ['unsupported_file', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['unsupported_file', '<html><script>alert(1)</script></html>'],
    ['unsupported_file', makePng(60_000, 60_000, 10)],
    ['file_unsafe', makePng(7_900, 7_900, 10)],
  ];
  for (const [code, content] of hostile)
    expect([code, (await send(appId, content)).error.errorCode]).toEqual([code, code]);
  expect(await server.context.db.$count(clonePicture, eq(clonePicture.cloneId, appId))).toBe(0);
  expect((await send(appId, PNG, 'face.png', other)).status).toBe(404);
});

test('a draft names pictures of its own clone alone', async () => {
  const [appId, second] = [await made(), await made()];
  const { pictureId } = (await send(second, PNG)).body;
  expect((await save(appId, 1, pictureId)).status).toBe(404);
  const created = await server.call(contract.createClone, {
    token: me.token,
    body: { content: withFace(pictureId) },
  });
  expect(created.status).toBe(404);
});

test('others see the picture of what is published, by link with its link, and of the version of their conversation', async () => {
  const appId = await made();
  const first = (await send(appId, PNG)).body.pictureId;
  await save(appId, 1, first);
  expect((await show(first, other)).status).toBe(404);
  const published = (await publish(appId, 2, 0, 'link')).body;
  const linkId = published.linkId ?? '';
  expect((await show(first, other)).status).toBe(404);
  expect((await show(first, await server.guest(), { linkId })).status).toBe(200);
  const begun = await server.call(cloneChat.startConversation, {
    token: other.token,
    body: { appId, linkId },
  });
  expect(begun.body.clone?.avatar.pictureId).toBe(first);
  expect((await show(first, other)).status).toBe(200);

  const second = (await send(appId, makePng(300, 300, 100))).body.pictureId;
  await save(appId, 2, second);
  expect((await show(second, other, { linkId })).status).toBe(404);
  await publish(appId, 3, 1, 'link');
  expect((await show(second, other, { linkId })).status).toBe(200);
  // The conversation keeps its version and its face; nobody else finds the old one any more.
  expect((await show(first, other)).status).toBe(200);
  expect((await show(first, await server.guest(), { linkId })).status).toBe(404);
  await server.call(contract.unpublishClone, { token: me.token, body: { appId } });
  expect((await show(second, other, { linkId })).status).toBe(404);
  expect((await show(first, other)).status).toBe(200);
});

test('a copy and an import have a picture of their own; one that cannot be read falls back to the drawing, and says so', async () => {
  const appId = await made();
  const { pictureId } = (await send(appId, PNG)).body;
  await save(appId, 1, pictureId);
  const params = { appId };
  const copy = await server.call(contract.duplicateClone, { token: me.token, params, body: {} });
  const copied = copy.body.content.avatar.pictureId ?? '';
  expect(copied).not.toBe(pictureId);
  const exported = await server.call(contract.exportClone, { token: me.token, params });
  const file = JSON.parse(exported.text) as contract.CloneFile;
  expect(file.content.avatar.pictureId).toBeNull();
  expect(file.picture?.length).toBeGreaterThan(40);
  const imported = await server.call(contract.importClone, { token: other.token, body: file });
  expect(imported.body.passedOver).toEqual([]);
  const taken = imported.body.content.avatar.pictureId ?? '';
  expect((await show(taken, other)).status).toBe(200);
  expect((await show(taken, me)).status).toBe(404);
  const broken = { ...file, picture: Buffer.from('<svg onload="alert(1)"/>').toString('base64') };
  const fallen = await server.call(contract.importClone, { token: other.token, body: broken });
  expect(fallen.body.passedOver).toEqual([{ path: 'avatar.pictureId', name: '' }]);
  expect(fallen.body.content.avatar.pictureId).toBeNull();

  await server.call(contract.deleteClone, { token: me.token, params });
  expect((await show(pictureId, me)).status).toBe(404);
  expect(await objectsOf(pictureId)).toEqual([]);
  expect((await show(copied, me)).status).toBe(200);
});

test('pictures that nothing names any more go, but for a few', async () => {
  const appId = await made();
  const { pictureId } = (await send(appId, PNG)).body;
  await save(appId, 1, pictureId);
  const later: string[] = [];
  for (let count = 0; count < 7; count += 1) later.push((await send(appId, PNG)).body.pictureId);
  expect((await show(pictureId, me)).status).toBe(200);
  expect((await show(later[0] ?? '', me)).status).toBe(404);
  expect(await objectsOf(later[0] ?? '')).toEqual([]);
  expect(await server.context.db.$count(clonePicture, eq(clonePicture.cloneId, appId))).toBe(6);
  server.clock.advance(48 * 3_600_000);
  await server.app.keepHouse();
  expect(await objectsOf(pictureId)).toHaveLength(1);
});

test('a configured image model makes one, in the form it answers in; what it sends is read as hostile', async () => {
  const appId = await made();
  const draw = (description = '') =>
    server.call(pictures.generateClonePicture, { token: me.token, body: { appId, description } });
  const state = await server.call(pictures.getPictureMaker, { token: me.token });
  expect(state.body).toEqual({ modelName: 'painter' });
  const whole = { status: 200, body: { data: [{ b64_json: PNG.toString('base64') }] } };
  answered = [{ status: 400, body: {} }, whole];
  const drawn = await draw('一把钥匙');
  expect(drawn.status).toBe(200);
  expect((await show(drawn.body.pictureId, me)).text.slice(0, 4)).toBe('RIFF');
  expect(asked.map((one) => one.response_format)).toEqual(['b64_json', undefined]);
  expect(asked[0]?.prompt).toContain('一把钥匙');
  answered = [whole];
  await draw();
  expect(asked.at(-1)?.prompt).toContain(completeClone().name);
  answered = [{ status: 200, body: { data: [{ url: 'http://127.0.0.1:1/a.png' }] } }];
  expect((await draw()).error.errorCode).toBe('model_malformed');
  answered = [{ status: 200, body: { data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] } }];
  expect((await draw()).error.errorCode).toBe('model_malformed');
  answered = [{ status: 401, body: {} }];
  expect((await draw()).error.errorCode).toBe('model_unauthorized');
});
