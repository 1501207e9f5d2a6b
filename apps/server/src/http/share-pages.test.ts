import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@mingfa/contract/share';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainChatParts } from '../testing/chat-parts.ts';
import { makeShare } from '../testing/share-told.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let server: TestApp;
let folder: string;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-web-'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>明法</title></head><body></body></html>');
  server = await openTestApp({ chat: plainChatParts(), webFolder: folder });
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (url: string) =>
  server.app.server.inject({ method: 'GET', url, headers: { 'accept-language': 'zh-CN' } });

test('a preview is told the title only where the owner agreed, and nothing that could be run', async () => {
  const { shareId } = await makeShare(server, person, { title: '"><script>alert(1)</script>' });
  const shown = () => page(`/share/${shareId}/conversation`);
  expect((await shown()).body).toContain('og:title" content="有人与您分享了内容');
  const body = { titleInPreview: true };
  await server.call(contract.editShare, { token: person.token, params: { shareId }, body });
  const agreed = await shown();
  expect(agreed.body).toContain('content="&#34;&#62;&#60;script&#62;alert(1)');
  expect(agreed.body).not.toContain('<script>');
  expect(agreed.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await server.call(contract.revokeShare, { token: person.token, params: { shareId } });
  expect((await shown()).body).toContain('有人与您分享了内容');
});

test('search engines are kept from shares, and from no other page', async () => {
  expect((await page('/robots.txt')).body).toContain('Disallow: /share/');
  expect((await page('/chat')).headers['x-robots-tag']).toBeUndefined();
});
