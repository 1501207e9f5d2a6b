import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecretsFile } from './secrets-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-secret-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the key is made once, readable by the owner alone, and opens what it sealed after a restart', async () => {
  const first = await openSecretsFile(folder);
  const sealed = first.encryptSecret('sk-很长的密钥');
  const { mode } = await stat(join(folder, 'secret.key'));
  expect(mode & 0o777).toBe(0o600);
  const again = await openSecretsFile(folder);
  expect(again.decryptSecret(sealed)).toBe('sk-很长的密钥');
  expect(again.sign('purpose', 'text')).toBe(first.sign('purpose', 'text'));
  expect(first.sign('other purpose', 'text')).not.toBe(first.sign('purpose', 'text'));
});

test('the same text is sealed differently each time, and a changed seal does not open', async () => {
  const secrets = await openSecretsFile(folder);
  const sealed = secrets.encryptSecret('key');
  expect(secrets.encryptSecret('key')).not.toBe(sealed);
  const middle = sealed.length >> 1;
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  expect(() => secrets.decryptSecret(changed)).toThrow();
  expect(() => secrets.decryptSecret('plain text')).toThrow();
});

test('a damaged key file stops the start instead of being replaced', async () => {
  const key = await readFile(join(folder, 'secret.key'), 'utf8');
  await writeFile(join(folder, 'secret.key'), 'short');
  await expect(openSecretsFile(folder)).rejects.toThrow('is damaged');
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('short');
  await writeFile(join(folder, 'secret.key'), key);
});
