import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as account from '@mingfa/contract/account';
import * as chat from '@mingfa/contract/chat';
import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import * as rights from '@mingfa/contract/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../../env.ts';
import { backUp } from '../../../installation/back-up.ts';
import { openDatabase } from '../../../installation/open-database.ts';
import { restore } from '../../../installation/restore.ts';
import { silentLogger } from '../../../runtime/silent-logger.ts';
import { makeDataFolder } from '../../../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/start-server-process.ts';

const PASSWORD = 'correct horse';
const KILLED_WITHIN_MS = 30_000;

let dataDir: string;
let backups: string;
let server: ServerProcess;
let people = 0;

const start = () =>
  startServerProcess({
    MINGFA_DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${new URL('../../../testing/kill-when-asked.ts', import.meta.url)}`,
  });
beforeAll(async () => {
  dataDir = await makeDataFolder();
  backups = await mkdtemp(join(tmpdir(), 'mingfa-deletion-'));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(backups, { recursive: true, force: true });
});

async function call<Definition extends Endpoint>(
  { method, path }: Definition,
  { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: EndpointOutput<Definition> }> {
  const isForm = path.endsWith('/pass/login');
  const response = await fetch(server.address + path, {
    method,
    headers: {
      ...(body ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? new URLSearchParams(body as never).toString() : JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as EndpointOutput<Definition> };
}

async function somebody(): Promise<{ token: string; mobile: string }> {
  people += 1;
  const mobile = `138${String(people).padStart(8, '0')}`;
  const made = await call(account.register, { body: { mobile, password: PASSWORD, agreed: true } });
  const { token } = made.body;
  await call(chat.startConversation, { token, body: {} });
  return { token, mobile };
}

async function finished(receiptKey: string): Promise<EndpointOutput<typeof rights.getDeletionReceipt>> {
  const path = rights.getDeletionReceipt.path.replace('{receiptKey}', receiptKey);
  return expect
    .poll(async () => (await call({ ...rights.getDeletionReceipt, path })).body, {
      timeout: 20_000,
      interval: 50,
    })
    .toMatchObject({ finishedAt: expect.any(String) })
    .then(async () => (await call({ ...rights.getDeletionReceipt, path })).body);
}

const signIn = (mobile: string) =>
  call(account.passwordLogin, { body: { username: mobile, password: PASSWORD } });

test.each([
  ['when it was asked for', 'insert into "account_deletion"; ^commit'],
  ['when the account was closed', 'update "account_deletion" set "held"; ^commit'],
  ['when its conversations had gone', 'delete from "conversation"; ^commit'],
  ['when its reviews had gone', 'delete from "playbook"; ^commit'],
  ['just before the account went', 'delete from "stored_file"'],
  ['when the account had gone', 'delete from "user"; ^commit'],
])(
  'a deletion that is killed %s ends the same once the server is started again',
  async (_when, killAfter) => {
    const { token, mobile } = await somebody();
    const headers = { 'x-kill-after': killAfter, 'idempotency-key': `key-of-${mobile}` };
    const body = { password: PASSWORD, waitingDays: 0 };
    // The answer may have come before the job was killed.
    const asked = await call(rights.requestDeletion, { token, body, headers }).catch(() => null);
    const end = await Promise.race([server.exited(), delay(KILLED_WITHIN_MS, 'still there')]);
    expect(end).toBeNull();
    server = await start();
    const receiptKey =
      asked?.body.receiptKey ??
      (
        await call(rights.requestDeletion, {
          token,
          body,
          headers: { 'idempotency-key': `key-of-${mobile}` },
        })
      ).body.receiptKey;
    // Where neither came, the key was never told to anybody.
    if (receiptKey) {
      const receipt = await finished(receiptKey);
      expect(receipt.removed).toContainEqual({ kind: 'conversations', table: 'conversation', rows: 1 });
      expect(receipt.removed).toContainEqual({ kind: 'account', table: 'user', rows: 1 });
    }
    await expect
      .poll(async () => (await signIn(mobile)).status, { timeout: 20_000, interval: 200 })
      .toBe(422);
  },
);

test('a backup of before a deletion that is restored serves nobody who was deleted since', async () => {
  const [gone, other] = [await somebody(), await somebody()];
  await server.stop();
  const environment = readEnvironment({ MINGFA_DATA_DIR: dataDir });
  const database = await openDatabase(environment, silentLogger);
  const { folder } = await backUp({ ...environment, MINGFA_BACKUP_FOLDER: backups }, database, 'by-hand');
  await database.close();
  server = await start();
  const body = { password: PASSWORD, waitingDays: 0 };
  await finished((await call(rights.requestDeletion, { token: gone.token, body })).body.receiptKey);
  await server.stop();
  await restore(environment, folder);
  server = await start();
  expect((await signIn(gone.mobile)).status).toBe(422);
  expect((await signIn(other.mobile)).status).toBe(200);
});
