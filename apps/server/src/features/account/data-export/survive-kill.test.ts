import { setTimeout as delay } from 'node:timers/promises';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/start-server-process.ts';

const PASSWORD = 'correct horse';
const KILLED_WITHIN_MS = 30_000;

let dataDir: string;
let server: ServerProcess;
let people = 0;

const start = () =>
  startServerProcess({
    MINGFA_DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${new URL('../../../testing/kill-when-asked.ts', import.meta.url)}`,
  });
beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
});
afterAll(() => server.stop());

async function call(
  path: string,
  { token, body, killAfter }: { token?: string; body?: object; killAfter?: string } = {},
) {
  const response = await fetch(server.address + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(killAfter ? { 'x-kill-after': killAfter } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return await response.json();
}

async function somebody(): Promise<{ token: string; conversationId: string }> {
  people += 1;
  const mobile = `137${String(people).padStart(8, '0')}`;
  const { token } = await call('/v1/auth/register', { body: { mobile, password: PASSWORD, agreed: true } });
  return { token, ...(await call('/v1/chat/start', { token, body: {} })) };
}

const SET = 'update "data_export" set';

test.each([
  ['when it was begun', `${SET} "state"`],
  ['while it was packed', `${SET} "done"; ${SET} "done"; ${SET} "done"`],
  ['when it was ready', `${SET} .*"bytes"`],
])('a download that is killed %s is whole once the server is started again', async (_when, killAfter) => {
  const { token, conversationId } = await somebody();
  // The answer may have come before the job was killed.
  const begun = await call('/v1/auth/export', { token, body: { password: PASSWORD }, killAfter }).catch(
    () => null,
  );
  if (begun) expect(begun).toMatchObject({ exportId: expect.any(String) });
  expect(await Promise.race([server.exited(), delay(KILLED_WITHIN_MS, 'still there')])).toBeNull();
  server = await start();
  const state = async () => (await call('/v1/auth/export', { token })).export;
  await expect
    .poll(state, { timeout: 60_000, interval: 200 })
    .toMatchObject({ state: 'ready', address: expect.any(String) });
  const made = await state();
  const zip = await fetch(server.address + made.address);
  const bytes = Buffer.from(await zip.arrayBuffer());
  expect(bytes.length).toBe(made.bytes);
  const { files } = await JSZip.loadAsync(bytes);
  const conversations = await files['conversations.json']?.async('string');
  expect(JSON.parse(conversations ?? '').conversations).toMatchObject([{ id: conversationId }]);
});
