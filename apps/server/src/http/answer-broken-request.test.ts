import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await openTestApp();
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends bytes and reads all that comes back. */
async function exchange(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.end(bytes);
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
}

test('an address longer than the limit is too large, in the usual form of an error', async () => {
  const text = await exchange(`GET /v1/law/search?q=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    errorCode: 'too_large',
    errorMessage: '内容过大，上限为 32 kB',
  });
});

test('a question of as many characters as the contract allows fits into an address, one more is said in words', async () => {
  const ask = async (path: string, length: number) => {
    const question = encodeURIComponent('押'.repeat(length));
    const target = new URL(`http://127.0.0.1:${port}${path}?question=${question}`);
    const { token } = await server.guest();
    return (await fetch(target, { headers: { authorization: `Bearer ${token}` } })).status;
  };
  for (const path of ['/v1/law/retrieve', '/v1/chat/lang-tips/']) {
    expect(await ask(path, 2000)).toBe(200);
    expect(await ask(path, 2001)).toBe(422);
  }
});

test('an address that cannot be decoded is a bad request, whatever it asks for', async () => {
  for (const path of ['/%zz', '/v1/law/%zz', '/%E0%A4%A', '/assets/%ff', '/v1/law/import/%c0%ae/progress']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, response.status]).toEqual([path, 400]);
    expect(await response.json()).toMatchObject({ errorCode: 'malformed_address' });
  }
});

test('what is not HTTP is refused, and the next request is served', async () => {
  for (const bytes of ['hello\r\n\r\n', Buffer.from([0, 1, 2, 255, 13, 10, 13, 10])]) {
    expect(await exchange(bytes)).toMatch(/^HTTP\/1\.1 422 /);
  }
  // Two lengths that disagree are how requests are smuggled past a proxy.
  const smuggled =
    'POST /v1/auth/options HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await exchange(smuggled)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await exchange('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
