import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '@mingfa/contract/chat';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { type SentEvent, streamEvents, textOf } from '../testing/read-events.ts';
import { startScriptedModelServer } from '../testing/scripted-model-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/start-server-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

let dataDir: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  // A folder that does not exist yet is made by the server.
  dataDir = join(await mkdtemp(join(tmpdir(), 'mingfa-start-')), 'data');
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

const start = async (variables: Record<string, string> = {}) => {
  server = await startServerProcess({ MINGFA_DATA_DIR: dataDir, ...variables });
  return server;
};

/** Runs `main.ts` to its end: what it said and its exit code. */
function runOnce(variables: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

test('the data folder and the secret are for their owner only; a second start over the same data says who holds it, ends, and touches nothing', async () => {
  const first = await start();
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'database'))).mode & 0o077).toBe(0);
  for (const name of ['secret.key', 'server.json'])
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);

  const serverFile = await readFile(join(dataDir, 'server.json'), 'utf8');
  const names = await readdir(dataDir);
  const second = await runOnce({ MINGFA_DATA_DIR: dataDir });
  expect(second.code).toBe(1);
  const { pid } = JSON.parse(serverFile) as { pid: number };
  expect(second.said).toContain(`is in use by process ${pid}`);
  expect(second.said).toContain(first.address);
  expect(second.said).not.toMatch(/\n\s+at /);
  expect(await readFile(join(dataDir, 'server.json'), 'utf8')).toBe(serverFile);
  expect(await readdir(dataDir)).toEqual(names);
  expect((await fetch(new URL('/readyz', first.address))).status).toBe(200);
});

test('after SIGTERM the server ends well, with an answer still being written, and starts again over its data', async () => {
  await rename(await makeDataFolder(), dataDir);
  const held = Promise.withResolvers<void>();
  const model = await startScriptedModelServer({
    script: async function* () {
      yield { do: 'text', text: '说到一半' } as const;
      await held.promise;
    },
  });
  const withModel = { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'held' };
  const post = async (path: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${server?.address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response;
  };
  try {
    const first = await start(withModel);
    const { token } = (await (await post('/v1/auth/tourists/access-token', {})).json()) as { token: string };
    const { conversationId } = (await (await post('/v1/chat/start', {}, token)).json()) as {
      conversationId: string;
    };
    // Somebody reads on until the stream is closed.
    const shown: SentEvent[] = [];
    let stopped: Promise<number | null> | undefined;
    let begun = 0;
    const stream = await post('/v1/chat/reasons', { conversationId, question: '问' }, token);
    for await (const event of streamEvents(stream)) {
      shown.push(event);
      if (stopped || !textOf(shown).endsWith('说到一半')) continue;
      begun = performance.now();
      stopped = first.stop();
    }
    expect(await stopped).toBe(0);
    expect(performance.now() - begun).toBeLessThan(8000);
    expect(await readdir(dataDir)).not.toContain('server.json');

    await start(withModel);
    const history = await fetch(
      `${server?.address}/v1/chat/conversation/history?conversationId=${conversationId}&page=1&pageSize=10`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { items } = (await history.json()) as { items: Message[] };
    expect(items.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(items[1]?.run?.state).toBe('interrupted');
    expect(items[1]?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe('说到一半');
  } finally {
    held.resolve();
    await model.close();
  }
});

test('a wrong environment is said in words, without a stack', async () => {
  const { code, said } = await runOnce({ MINGFA_DATA_DIR: dataDir, PORT: 'abc' });
  expect(code).toBe(1);
  expect(said).toContain('The environment is not usable');
  expect(said).toContain('PORT');
  expect(said).not.toMatch(/\n\s+at /);
});

test('a lock that is no lock, a folder that is none and a damaged database are each said in both languages; nothing is written over', async () => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(
    join(dataDir, 'lock'),
    'something that is no lock at all, and longer than its header would be',
  );
  const garbage = await runOnce({ MINGFA_DATA_DIR: dataDir });
  expect([garbage.code, await readdir(dataDir)]).toEqual([1, ['lock']]);
  expect(garbage.said).toMatch(/锁文件 .* 已损坏.*\n.*lock file .* is damaged/);
  await rm(join(dataDir, 'lock'));

  const inFile = join(dataDir, 'file');
  await writeFile(inFile, 'kept');
  const misplaced = await runOnce({ MINGFA_DATA_DIR: join(inFile, 'data') });
  expect([misplaced.code, await readFile(inFile, 'utf8')]).toEqual([1, 'kept']);
  expect(misplaced.said).toMatch(/不是文件夹.*\n.*is not a folder/);

  const control = join(dataDir, 'database', 'global', 'pg_control');
  await mkdir(join(control, '..'), { recursive: true });
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  await writeFile(control, 'damaged');
  const damaged = await runOnce({ MINGFA_DATA_DIR: dataDir });
  expect([damaged.code, await readFile(control, 'utf8')]).toEqual([1, 'damaged']);
  expect(damaged.said).toMatch(/数据库打不开.*npm run restore[\s\S]*does not open.*npm run restore/);
  for (const { said } of [garbage, misplaced, damaged]) expect(said).not.toMatch(/\n\s+at /);
});
