import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../ports/secrets.ts';
import { syncFolder } from '../runtime/sync-folder.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The secret key of the data folder (`secret.key`, mode 0600), made at the first start. */
export async function openSecretsFile(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secret.key');
  if (!existsSync(path)) await makeKey(dataDir, path);
  await chmod(path, 0o600);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length !== KEY_BYTES)
    throw new Error(`${path} is damaged: it must hold ${KEY_BYTES * 2} hex digits.`);
  return secretsFromKey(key);
}

/** The key is whole and on the disk before anything is encrypted with it. */
async function makeKey(dataDir: string, path: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, path);
  await syncFolder(dataDir);
}

/** Secrets of a key in memory. */
export function secretsFromKey(key: Uint8Array): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'mingfa', purpose, KEY_BYTES));
  const sealingKey = derive('seal');
  return {
    encryptSecret(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1:${sealed.toString('base64url')}`;
    },
    decryptSecret(sealed) {
      if (!sealed.startsWith('v1:')) throw new Error('This was not sealed by this program.');
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    sign: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
  };
}
