import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { type ServerProcess, startServerProcess } from '../testing/start-server-process.ts';

const COMMANDS = fileURLToPath(new URL('../cli', import.meta.url));
const RESOLVE_ONCE = new URL('../runtime/resolve-imports-once.ts', import.meta.url).href;
const PASSWORD = 'a long enough password';

let dataDir: string;
let server: ServerProcess;
const start = () => startServerProcess({ MINGFA_DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As `npm run backup` and `npm run restore` run it. */
function command(
  name: 'backup' | 'restore',
  ...given: (string | Record<string, string>)[]
): Promise<{ code: unknown; said: string }> {
  const args = given.filter((one) => typeof one === 'string');
  const variables = Object.assign({}, ...given.filter((one) => typeof one === 'object')) as object;
  const env = { ...process.env, MINGFA_DATA_DIR: dataDir, DATABASE_URL: '', ...variables };
  return new Promise((resolve) => {
    const command = ['--import', RESOLVE_ONCE, join(COMMANDS, `${name}.ts`), ...args];
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

async function register(mobile: string): Promise<string> {
  const response = await fetch(new URL('/v1/auth/register', server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password: PASSWORD, agreed: true }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** What signing in answers: the session's role, or what was wrong. */
async function signIn(mobile: string): Promise<string | undefined> {
  const response = await fetch(new URL('/v1/auth/pass/login', server.address), {
    method: 'POST',
    body: new URLSearchParams({ username: mobile, password: PASSWORD }),
  });
  const answer = (await response.json()) as { profile?: { role: string }; errorCode?: string };
  return answer.profile?.role ?? answer.errorCode;
}

/** A picture of one dot. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function uploadPicture(token: string): Promise<void> {
  const authorization = `Bearer ${token}`;
  const content = Buffer.from(PNG, 'base64');
  const post = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(new URL(path, server.address), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { uploadId: string; ticket: string };
  };
  const picture = { purpose: 'image', name: 'me.png', bytes: content.length };
  const { uploadId, ticket } = await post('/v1/external-service/sts-token', picture);
  const gateway = new URL('/v1/external-service/upload/file/gateway', server.address);
  gateway.search = String(new URLSearchParams({ ticket, offset: '0' }));
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await fetch(gateway, { method: 'POST', headers, body: content })).status).toBe(200);
  await post('/v1/auth/avatar', { uploadId });
}

/** Every stored file with what it holds. */
async function readFiles(): Promise<Record<string, string>> {
  const folder = join(dataDir, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (path) => [path.slice(folder.length), await readFile(path, 'base64')]),
    ),
  ) as Record<string, string>;
}

test('what was backed up from a running server is restored: accounts, files and the secret', async () => {
  const token = await register('13900000001');
  await uploadPicture(token);
  const files = await readFiles();
  const secret = await readFile(join(dataDir, 'secret.key'), 'utf8');
  expect(Object.keys(files).length).toBeGreaterThan(0);

  const backedUp = await command('backup');
  expect(backedUp.said).toContain('Backed up to');
  expect(backedUp.code).toBe(0);
  const [name = ''] = await readdir(join(dataDir, 'backups'));
  const folder = join(dataDir, 'backups', name);
  expect(backedUp.said).toContain(folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
  expect(await command('backup', '--verify', folder)).toMatchObject({ code: 0 });

  await uploadPicture(await register('13900000002'));
  const refused = await command('restore', folder);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('is in use by process');
  expect(await signIn('13900000002')).toBe('user');

  await server.stop();
  await writeFile(join(dataDir, 'secret.key'), `${'ab'.repeat(32)}\n`);
  const restored = await command('restore', folder);
  expect(restored.said).toContain('Restored from');
  expect(restored.code).toBe(0);
  expect(await readFiles()).toEqual(files);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(secret);

  server = await start();
  expect(await signIn('13900000001')).toBe('user');
  expect(await signIn('13900000002')).toBe('wrong_credentials');
  const replaced = (await readdir(dataDir)).filter((entry) => entry.startsWith('replaced-'));
  expect(replaced).toHaveLength(1);
  expect(await readdir(join(dataDir, replaced[0] ?? ''))).toEqual(
    expect.arrayContaining(['database', 'files', 'secret.key']),
  );
});

test('a data folder without an installation is an error, not an empty backup', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'mingfa-empty-'));
  for (const wrong of [empty, join(empty, 'nowhere')]) {
    const { code, said } = await command('backup', { MINGFA_DATA_DIR: wrong });
    expect(code).toBe(1);
    expect(said).toContain('holds no installation of Mingfa');
  }
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
});

test('a backup that is not whole does not pass', async () => {
  const [name = ''] = await readdir(join(dataDir, 'backups'));
  await rm(join(dataDir, 'backups', name, 'secret.key'));
  const { code, said } = await command('backup', '--verify', join(dataDir, 'backups', name));
  expect(code).toBe(1);
  expect(said).toContain('secret.key is missing');
});

// The last ones, because no server runs any more.
test('a folder that is no backup is refused and nothing is put aside', async () => {
  await server.stop();
  const before = await readdir(dataDir);
  const { code, said } = await command('restore', join(dataDir, 'files'));
  expect(code).toBe(1);
  expect(said).toContain('is not a backup folder');
  expect(await readdir(dataDir)).toEqual(before);
});

test('a backup is made as well when no server runs', async () => {
  const { code, said } = await command('backup');
  expect(said).toContain('Backed up to');
  expect(code).toBe(0);
});
