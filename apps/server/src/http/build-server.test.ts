import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@mingfa/contract/account';
import { createInvite } from '@mingfa/contract/admin';
import * as system from '@mingfa/contract/system';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noSms } from '../adapters/sms-none.ts';
import type { Logger } from '../ports/logger.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let webFolder: string;
let server: TestApp;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'mingfa-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>明法</title>');
  await writeFile(join(webFolder, 'assets/app-1a2b.js'), `export const text = '${'x'.repeat(5000)}';`);
  server = await openTestApp({ webFolder, controlToken: 'control-token-of-this-test' });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.server.inject({ method: 'GET', url, headers });

test('every answer carries the strict content security policy and a request id', async () => {
  for (const url of ['/', '/healthz', '/v1/auth/options', '/v1/nothing', '/docs', '/assets/app-1a2b.js']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
        "media-src 'self' blob:;" +
        "connect-src 'self';frame-ancestors 'none';base-uri 'none';object-src 'none';form-action 'self'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^req_/);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('any page path shows the application, never cached; hashed assets are kept for a year', async () => {
  for (const url of ['/', '/chat/cnv_123456', '/laws_regulations?law=1', '/no/such/page']) {
    const page = await get(url);
    expect([url, page.statusCode]).toEqual([url, 200]);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-cache');
  }
  expect((await get('/share/x/conversation')).headers['cache-control']).toBe('no-store');
  const asset = await get('/assets/app-1a2b.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an unknown address of the API, or a missing file, is a JSON 404', async () => {
  for (const url of ['/v1/nothing', '/v1', '/v1/', '/assets/gone.js', '/gone.txt']) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.json()).toMatchObject({ errorCode: 'not_found', errorMessage: '未找到相应内容' });
  }
});

test('a path outside the web folder is not served', async () => {
  for (const url of ['/../package.json', '/assets/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const answer = await get(url);
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('"name"');
  }
});

test('large answers are compressed when the client takes it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await get('/openapi.json', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
  expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
    'br',
  );
});

test('errors speak the language that is asked for', async () => {
  const english = await get('/v1/auth/info', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.1' });
  expect(english.statusCode).toBe(401);
  expect(english.json().errorMessage).toBe('Your session has ended. Please sign in again.');
  const chinese = await get('/v1/auth/info');
  expect(chinese.json().errorMessage).toBe('登录已失效，请重新登录');
});

test('broken bodies are told from wrong fields, and every wrong field is named', async () => {
  const post = (payload: string | Buffer, type: string) =>
    server.app.server.inject({
      method: 'POST',
      url: '/v1/auth/register',
      payload,
      headers: { 'content-type': type },
    });
  const broken = await post('{"mobile":', 'application/json');
  expect([broken.statusCode, broken.json().errorCode]).toEqual([422, 'invalid_input']);
  const wrongType = await post('mobile=1', 'text/plain');
  expect([wrongType.statusCode, wrongType.json().errorCode]).toEqual([415, 'unsupported_file']);
  const form = await post('mobile=1', 'application/x-www-form-urlencoded');
  expect([form.statusCode, form.json().errorCode]).toEqual([415, 'unsupported_file']);
  const huge = await post(JSON.stringify({ mobile: 'x'.repeat(1_100_000) }), 'application/json');
  expect([huge.statusCode, huge.json().errorCode]).toEqual([413, 'too_large']);
  const fields = await post('{"mobile":"12","password":"short"}', 'application/json');
  expect(fields.json().details).toEqual([
    { path: 'mobile', message: '格式不正确' },
    { path: 'password', message: '至少 8 个字符' },
    { path: 'agreed', message: '需要勾选同意' },
  ]);
});

test('an address that cannot be decoded is a bad request, not a fault', async () => {
  const answer = await get('/v1/file/%ff%fe');
  expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'malformed_address']);
});

test('the command line on this machine acts as an administrator by its token alone', async () => {
  const right = await server.call(createInvite, {
    headers: { 'x-control-token': 'control-token-of-this-test' },
  });
  expect(right.status).toBe(200);
  const wrong = await server.call(createInvite, {
    headers: { 'x-control-token': 'control-token-of-this-tesT' },
  });
  expect(wrong.status).toBe(401);
});

test('readiness asks the database', async () => {
  expect((await server.call(system.getReadiness)).body).toEqual({ status: 'ready' });
});

test('over TLS, and only then, browsers are told to stay there', async () => {
  const overTls = await openTestApp({ environment: { PUBLIC_URL: 'https://law.example.com' } });
  try {
    const answer = await overTls.app.server.inject({ method: 'GET', url: '/healthz' });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  } finally {
    await overTls.close();
  }
});

test('what holds something of a person is never kept by a browser or a proxy, a refusal neither', async () => {
  const { token } = await server.guest();
  for (const answer of [
    await server.call(account.getProfile, { token }),
    await server.call(account.getProfile),
    await server.call(account.guestToken),
  ])
    expect(answer.headers['cache-control']).toBe('no-store');
});

test('methods that nothing here uses are no way in, and TRACE sends nothing back', async () => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const answer = await server.app.server.inject({
      method: method as 'PUT',
      url: '/v1/auth/info',
      headers: { 'x-secret': 'not to be echoed' },
    });
    expect([method, answer.statusCode]).toEqual([method, 404]);
    expect(answer.body).not.toContain('not to be echoed');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('requests are limited by address and by session, with the time to wait', async () => {
  const limited = await openTestApp({
    environment: { RATE_LIMIT_PER_MINUTE: '5', RATE_LIMIT_PER_MINUTE_SESSION: '3' },
  });
  try {
    const guest = await limited.guest();
    const bySession = [];
    for (let index = 0; index < 4; index += 1) {
      const answer = await limited.call(account.getProfile, {
        token: guest.token,
        address: `10.1.0.${index}`,
      });
      bySession.push(answer.status);
    }
    expect(bySession).toEqual([200, 200, 200, 429]);
    let last = await limited.call(account.accountOptions, { address: '10.2.0.1' });
    for (let index = 0; index < 5; index += 1) {
      last = await limited.call(account.accountOptions, { address: '10.2.0.1' });
    }
    expect(last.status).toBe(429);
    expect(last.error.errorCode).toBe('rate_limited');
    expect(last.error.errorMessage).toMatch(/请 \d+ 秒后再试/);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.call(account.accountOptions, { address: '10.2.0.2' })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('the address of a client is believed from a proxy only where one is trusted', async () => {
  const trusting = await openTestApp({
    environment: { TRUST_PROXY: 'true', GUESTS_PER_ADDRESS_A_DAY: '1' },
  });
  try {
    const from = (address: string) =>
      trusting.call(account.guestToken, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
    expect((await from('1.1.1.1')).status).toBe(200);
    expect((await from('1.1.1.1')).status).toBe(429);
    expect((await from('2.2.2.2')).status).toBe(200);
  } finally {
    await trusting.close();
  }
});

test('pages and health answer to HEAD', async () => {
  for (const url of ['/', '/healthz']) {
    const answer = await server.app.server.inject({ method: 'HEAD', url });
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '']);
  }
});

test('the log has a line for each request and nothing a person entered', async () => {
  const lines: string[] = [];
  const note = (values: object, message: string) => void lines.push(JSON.stringify([message, values]));
  const logger: Logger = { debug: note, info: note, warn: note, error: note, child: () => logger };
  const logged = await openTestApp({ logger, sms: noSms });
  try {
    const body = { mobile: '13712345678', password: 'my secret words', agreed: true, nickname: '王小明' };
    const headers = { 'user-agent': 'Agent-of-Wang', 'idempotency-key': 'key-of-wang-0001' };
    const granted = await logged.call(account.register, { body, headers, address: '10.20.30.40' });
    await logged.call(account.register, { body, address: '10.20.30.40' });
    const credentials = { username: body.mobile, password: 'not my secret' };
    await logged.call(account.passwordLogin, { body: credentials, address: '10.20.30.40' });
    await logged.app.server.inject({ method: 'GET', url: '/v1/law/search?q=我被王小明打了' });
    // A broken database: the error that is reported quotes the query and its values.
    await logged.context.db.execute(sql`alter table sign_in_attempt rename to sign_in_attempt_gone`);
    const failed = await logged.call(account.passwordLogin, { body: credentials, address: '10.20.30.40' });
    expect(failed.status).toBe(500);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    const text = lines.join('\n');
    expect(text).toContain('"route":"/v1/auth/register","status":200');
    expect(text).toContain(failed.error.requestId);
    expect(text).toContain('42P01');
    for (const secret of [
      body.mobile,
      body.password,
      'not my secret',
      '王小明',
      '我被',
      '10.20.30.40',
      'Agent-of-Wang',
      granted.body.token,
      granted.body.profile.uuid,
    ]) {
      expect(text).not.toContain(secret);
    }
  } finally {
    await logged.close();
  }
});
