import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { register } from '@mingfa/contract/account';
import * as documents from '@mingfa/contract/document';
import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import * as uploads from '@mingfa/contract/upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../testing/start-server-process.ts';

let dataDir: string;
let server: ServerProcess;
let token = '';

const start = () =>
  startServerProcess({
    MINGFA_DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${new URL('../testing/kill-when-asked.ts', import.meta.url)}`,
  });
beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function post<Definition extends Endpoint>(
  { path }: Definition,
  body: object,
  headers: Record<string, string> = {},
): Promise<EndpointOutput<Definition>> {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
  return (await response.json()) as EndpointOutput<Definition>;
}

/** Asks with a key, is cut off by a kill, and asks twice more of the server that was started again. */
async function askKilled<Definition extends Endpoint>(endpoint: Definition, body: object, killAfter: string) {
  const key = { 'idempotency-key': randomUUID() };
  await expect(post(endpoint, body, { ...key, 'x-kill-after': killAfter })).rejects.toThrow('fetch failed');
  await server.kill();
  server = await start();
  const repeated = await post(endpoint, body, key);
  expect(await post(endpoint, body, key)).toEqual(repeated);
  return repeated;
}

async function upload(content: string): Promise<string> {
  const bytes = Buffer.byteLength(content);
  const ticket = await post(uploads.createUpload, { name: '说明.md', bytes });
  const sent = await fetch(`${server.address}${ticket.address}&offset=0`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: content,
  });
  expect(sent.status).toBe(200);
  return ticket.uploadId;
}

async function countOf({ path }: Endpoint): Promise<number> {
  const listed = await fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } });
  return ((await listed.json()) as { total: number }).total;
}

test('an account whose answer was lost to a kill is made once, and its session opens on the repetition', async () => {
  const body = { mobile: '13800000001', password: 'correct horse', agreed: true };
  ({ token } = await askKilled(register, body, 'insert into "user"; ^commit'));
  expect(await countOf(documents.listDocuments)).toBe(0);
});

test.each([
  ['before it was kept', 'insert into "document"'],
  ['when it was kept, before anything was answered', 'insert into "document"; ^commit'],
])(
  'a document that was made and killed %s is there once, and its upload answers',
  async (_when, killAfter) => {
    const before = await countOf(documents.listDocuments);
    const made = await askKilled(documents.createDocument, { uploadId: await upload(killAfter) }, killAfter);
    expect(made.documentId).toMatch(/^doc_/);
    expect(await countOf(documents.listDocuments)).toBe(before + 1);
  },
);
