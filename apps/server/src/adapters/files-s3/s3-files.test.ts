import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '../../ports/file-store.ts';
import { describeFileStore } from '../../testing/file-store-suite.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { s3Files } from './s3-files.ts';

let server: S3Server;
let files: FileStore & { close(): void };
const address = () => ({ ...server, prefix: 'mingfa/' });
beforeAll(async () => {
  server = await startS3Server();
  files = s3Files(address());
});
afterEach(() => server.setFault('none'));
afterAll(async () => {
  files.close();
  await server.close();
});

describeFileStore('a bucket', () => files);

test('objects lie under the prefix, and long streams go in parts of which none is left over', async () => {
  server.requests.length = 0;
  await files.write('fil_long', Readable.from([randomBytes(20 * 1024 * 1024)]));
  expect(server.objects.get('mingfa/fil_long')).toHaveLength(20 * 1024 * 1024);
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'POST']);
  expect(server.unfinished.size).toBe(0);
});

test('an upload that was completed is kept though the answer was lost on the way', async () => {
  const content = randomBytes(9 * 1024 * 1024);
  server.setFault('lostAnswer');
  expect(await files.write('fil_told_late', Readable.from([content]))).toEqual({ bytes: content.length });
  expect(server.objects.get('mingfa/fil_told_late')).toEqual(content);
});

test('a stream that fails half-way leaves no parts in the bucket', async () => {
  const broken = Readable.from(
    (function* () {
      yield randomBytes(17 * 1024 * 1024);
      throw new Error('gone');
    })(),
  );
  await expect(files.write('fil_half', broken)).rejects.toThrow('gone');
  expect(server.unfinished.size).toBe(0);
});

test('a wrong key is refused by the server, and told as a store that is not available', async () => {
  const wrong = s3Files({ ...address(), secretAccessKey: 'another' });
  await expect(wrong.write('fil_x', Buffer.from('x'))).rejects.toMatchObject({ code: 'store_unavailable' });
  wrong.close();
});

test('an erring, hanging, missing or unreachable store is not available; a full one is full', async () => {
  await files.write('fil_there', Buffer.from('x'));
  const hasty = s3Files(address(), { connectMs: 500, answerMs: 500 });
  const attempts = [
    () => hasty.write('fil_x', Buffer.from('x')),
    () => hasty.write('fil_x', Readable.from([Buffer.from('x')])),
    () => hasty.read('fil_there'),
    () => hasty.withPath('fil_there', async () => 'used'),
    () => hasty.remove('fil_there'),
  ];
  for (const fault of ['error', 'slow', 'noBucket'] as const) {
    server.setFault(fault);
    const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()));
    for (const outcome of outcomes)
      expect(outcome, fault).toMatchObject({ status: 'rejected', reason: { code: 'store_unavailable' } });
    server.setFault('none');
  }
  hasty.close();
  server.setFault('full');
  await expect(files.write('fil_x', Buffer.from('x'))).rejects.toMatchObject({ code: 'disk_full' });
  const nobody = s3Files({ ...address(), endpoint: 'http://127.0.0.1:9' });
  await expect(nobody.read('fil_there')).rejects.toMatchObject({ code: 'store_unavailable' });
  nobody.close();
});

test('a body that is cut off fails; it never looks whole', async () => {
  await files.write('fil_cut', randomBytes(300_000));
  server.setFault('cutOff');
  const content = (await files.read('fil_cut')) as Readable;
  await expect(buffer(content)).rejects.toMatchObject({ code: 'store_unavailable' });
  await expect(files.withPath('fil_cut', async () => 'used')).rejects.toMatchObject({
    code: 'store_unavailable',
  });
  server.setFault('none');
  expect(await files.withPath('fil_cut', async () => 'used')).toBe('used');
});
