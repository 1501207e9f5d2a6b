import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as account from '@mingfa/contract/account';
import * as home from '@mingfa/contract/home';
import * as uploads from '@mingfa/contract/upload';
import { readImage } from '@mingfa/files/reading/image-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function pngOf(width: number, height: number): Buffer {
  const content = Buffer.from(PNG);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

function jpegOf(width: number, height: number): Buffer {
  const app0 = Buffer.from([0xff, 0xe0, 0, 4, 0, 0]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app0, frame, Buffer.alloc(8)]);
}

async function upload(token: string, content: Buffer | string, name = 'me.png') {
  const bytes = Buffer.from(content);
  const body = { purpose: 'image', name, bytes: bytes.length } as const;
  const opened = await server.call(uploads.createUpload, { token, body });
  if (opened.status !== 200) return { ...opened, body: { avatar: '' } };
  const { ticket, uploadId } = opened.body;
  await server.call(uploads.receiveUpload, { query: { ticket, offset: 0 }, body: bytes });
  return server.call(account.uploadAvatar, { token, body: { uploadId } });
}
const open = (avatar: string) =>
  server.call(home.readFile, { params: { ticket: avatar.replace('/v1/file/', '') } });

test('an avatar is stored, shown by a short-lived address, and replaced', async () => {
  const person = await server.person();
  const first = await upload(person.token, PNG);
  expect(first.status).toBe(200);
  const shown = await open(first.body.avatar);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(String(shown.headers['content-disposition'])).toMatch(/^inline; filename="avatar\.png"/);
  const second = await upload(person.token, jpegOf(64, 64));
  expect((await open(second.body.avatar)).headers['content-type']).toBe('image/jpeg');
  expect((await open(first.body.avatar)).status).toBe(404);
  // What was uploaded goes with its ticket; the picture stays.
  server.clock.advance(7 * 3_600_000);
  await server.app.keepHouse();
  const folders = await readdir(join(server.dataDir, 'files'));
  const files = await Promise.all(folders.map((folder) => readdir(join(server.dataDir, 'files', folder))));
  expect(files.flat()).toHaveLength(1);
});

test('the address ends after some hours and cannot be forged', async () => {
  const person = await server.person();
  const { avatar } = (await upload(person.token, PNG)).body;
  expect((await open(`${avatar}x`)).status).toBe(404);
  expect((await open(avatar.replace(/fil_.{3}/, 'fil_abc'))).status).toBe(404);
  const [fileId, , signature] = avatar.replace('/v1/file/', '').split('.');
  expect((await open(`${fileId}.zzzzz.${signature}`)).status).toBe(404);
  server.clock.advance(3 * 3_600_000);
  expect((await open(avatar)).status).toBe(404);
  const { body } = await server.call(account.getProfile, { token: person.token });
  expect((await open(body.avatar)).status).toBe(200);
});

test('what is not an image by its content is refused, whatever it is called', async () => {
  const person = await server.person();
  const hostile: [string, Buffer | string][] = [
    ['page.png', '<html><script>alert(1)</script></html>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['short.png', PNG.subarray(0, 20)],
    ['moving.gif', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['bomb.png', pngOf(60_000, 60_000)],
    ['nothing.png', pngOf(0, 0)],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0])],
    ['riff.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0')],
    ['../../../etc/passwd', 'root:x:0:0'],
  ];
  for (const [name, content] of hostile) {
    const answer = await upload(person.token, content, name);
    expect([name, answer.status, answer.error.errorCode]).toEqual([name, 415, 'unsupported_file']);
  }
  const { body } = await server.call(account.getProfile, { token: person.token });
  expect(body.avatar).toBe('');
});

test('an empty, a missing and a too large file each have their own answer', async () => {
  const person = await server.person();
  expect((await upload(person.token, '')).error.errorCode).toBe('empty_file');
  const missing = await server.call(account.uploadAvatar, { token: person.token, body: {} });
  expect(missing.error).toMatchObject({ errorCode: 'invalid_input', details: [{ path: 'uploadId' }] });
  const large = await upload(person.token, Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]));
  expect([large.status, large.error.errorMessage]).toEqual([413, '内容过大，上限为 2 MB']);
});

test("only a picture that was sent as one becomes an avatar, and only its sender's", async () => {
  const person = await server.person();
  const document = await uploadFile(server, person.token, { name: '合同.txt', content: '第一条' });
  const stranger = await server.person();
  const picture = await uploadFile(server, stranger.token, { purpose: 'image', name: 'a.png', content: PNG });
  for (const uploadId of [document, picture]) {
    const answer = await server.call(account.uploadAvatar, { token: person.token, body: { uploadId } });
    expect(answer.status).toBe(404);
  }
});

test('sizes are read from PNG, JPEG and WebP', () => {
  expect(readImage(pngOf(800, 600))?.mediaType).toBe('image/png');
  expect(readImage(jpegOf(800, 600))?.mediaType).toBe('image/jpeg');
  expect(readImage(jpegOf(9000, 10))).toBeNull();
  const webp = Buffer.alloc(40);
  webp.write('RIFF', 0).toString();
  webp.write('WEBPVP8X', 8);
  webp.writeUIntLE(99, 24, 3);
  webp.writeUIntLE(99, 27, 3);
  expect(readImage(webp)?.mediaType).toBe('image/webp');
});

test('the nickname changes; an empty or endless one does not', async () => {
  const person = await server.person();
  const change = (nickname: unknown) =>
    server.call(account.updateProfile, { token: person.token, body: { nickname } });
  expect((await change('  王\0小明 ')).body.nickname).toBe('王小明');
  expect((await change('   ')).error.errorCode).toBe('invalid_input');
  expect((await change('王'.repeat(31))).error.errorCode).toBe('invalid_input');
});
