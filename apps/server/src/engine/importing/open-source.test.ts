import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedDownloader } from '../../adapters/page-fetcher-guarded/guarded-downloader.ts';
import { openSource } from './open-source.ts';

const KINDS = {
  file: /\.(?:md|txt|html?|docx)$/i,
  told: 'DOCX, HTML, TXT or MD',
  fileBytes: 30 * 1024 * 1024,
};

let server: Server;
let address: string;
let work: string;
/** What an administrator has named. */
let allowedHosts: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'mingfa-work-'));
  const zip = new JSZip();
  zip.file('laws-main/法律/甲法.md', '# 甲法');
  const archive = await zip.generateAsync({ type: 'nodebuffer' });
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/laws.zip') response.writeHead(302, { location: '/moved' }).end();
    else if (request.url === '/moved')
      response.writeHead(200, { 'content-type': 'application/zip' }).end(archive);
    else if (request.url === '/law')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>第一条 甲。</p>');
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else response.writeHead(404).end('nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowedHosts = [new URL(address).host];
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(work, { recursive: true, force: true });
});

const openAddress = (path: string) =>
  openSource(
    { kind: 'address', location: `${address}${path}`, name: `${address}${path}` },
    {
      workFolder: work,
      downloader: guardedDownloader({ allowedHosts: async () => allowedHosts }),
      kinds: KINDS,
    },
  );

test('the archive at an address is fetched, through its redirects, and removed when it was read', async () => {
  const source = await openAddress('/laws.zip');
  expect(source.files.map((file) => file.path)).toEqual(['laws-main/法律/甲法.md']);
  expect((await source.files[0]?.read())?.toString()).toBe('# 甲法');
  expect(await readdir(work)).toHaveLength(1);
  await source.close();
  expect(await readdir(work)).toEqual([]);
  expect(asked).toEqual(['/laws.zip', '/moved']);
});

test('a page at an address is one law', async () => {
  const source = await openAddress('/law');
  expect(source.files.map((file) => file.path)).toEqual(['law.html']);
  await source.close();
});

test('what cannot be fetched is said in words and leaves nothing behind', async () => {
  await expect(openAddress('/missing.zip')).rejects.toThrow('answered 404');
  await expect(openAddress('/round')).rejects.toThrow('too many redirects');
  await expect(openAddress('/away')).rejects.toThrow('only public http and https');
  expect(await readdir(work)).toEqual([]);
});

test('an internal address is opened only where an administrator named its host', async () => {
  const named = allowedHosts;
  allowedHosts = [];
  try {
    for (const location of [`${address}/laws.zip`, 'http://169.254.169.254/latest', 'http://[::1]/laws.zip'])
      await expect(
        openSource(
          { kind: 'address', location, name: location },
          {
            workFolder: work,
            downloader: guardedDownloader({ allowedHosts: async () => allowedHosts }),
            kinds: KINDS,
          },
        ),
      ).rejects.toThrow('only public http and https addresses are opened');
  } finally {
    allowedHosts = named;
  }
  expect(asked.filter((path) => path === '/laws.zip')).toHaveLength(1);
  expect(await readdir(work)).toEqual([]);
});
