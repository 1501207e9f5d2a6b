import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const CONTROL_TOKEN = 'a token that nobody guesses in a test';
let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await openTestApp({
    controlToken: CONTROL_TOKEN,
    environment: { PUBLIC_URL: 'https://law.example.com', ALLOWED_HOSTS: 'mybox, Office.LAN' },
  });
  await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  // Not ended: a server gives up on whoever has hung up.
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['mingfa.localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['192.168.1.5', 200],
  ['law.example.com', 200],
  ['mybox:3000', 200],
  ['office.lan.', 200],
  ['attacker.example', 421],
  ['law.example.com.attacker.example', 421],
  ['127.0.0.1.attacker.example:3000', 421],
  ['localhost.attacker.example', 421],
  ['', 421],
])('a request to the host %s is answered %i', async (host, status) => {
  expect(statusOf(await ask('/v1/auth/options', { host }))).toBe(status);
});

test('the refusal names the way out, and health answers to every name', async () => {
  const refused = await ask('/', { host: 'attacker.example', 'accept-language': 'en' });
  expect(refused).toContain('This server is not known as “attacker.example”');
  expect(refused).toContain('ALLOWED_HOSTS');
  expect(statusOf(await ask('/healthz', { host: 'pod-7' }))).toBe(200);
});

test('the token of the command line opens nothing for a visitor of a proxy on this machine', async () => {
  const headers = { host: 'localhost', 'x-control-token': CONTROL_TOKEN };
  expect(statusOf(await ask('/v1/admin/settings', headers))).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect(statusOf(await ask('/v1/admin/settings', { ...headers, [name]: '127.0.0.1' }))).toBe(401);
});

test('the token of the command line opens nothing from another machine', async () => {
  const fromElsewhere = (remoteAddress: string) =>
    server.app.server.inject({
      url: '/v1/admin/settings',
      headers: { 'x-control-token': CONTROL_TOKEN },
      remoteAddress,
    });
  expect((await fromElsewhere('192.168.1.9')).statusCode).toBe(401);
  expect((await fromElsewhere('::1')).statusCode).toBe(200);
});

test('every answer denies what no page uses', async () => {
  for (const path of ['/v1/auth/options', '/', '/nowhere'])
    expect((await ask(path, { host: 'localhost' })).toLowerCase()).toContain(
      'permissions-policy: accelerometer=()',
    );
});
