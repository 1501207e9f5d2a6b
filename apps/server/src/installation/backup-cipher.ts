import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  hkdfSync,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { z } from 'zod';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** 64 MB and a good tenth of a second for each guess at the passphrase. */
const SCRYPT = { N: 65_536, r: 8, p: 1 };

/** How the key of a backup is made of its passphrase; `check` tells a wrong passphrase from a damaged backup. */
export const backupEncryption = z.object({
  method: z.literal('scrypt-aes-256-gcm'),
  salt: z.string(),
  N: z.number().int().max(1_048_576),
  r: z.number().int().max(32),
  p: z.number().int().max(16),
  check: z.string(),
});
export type BackupEncryption = z.infer<typeof backupEncryption>;

/** Encrypts the files of one backup, each under a key of its own that its path gives. */
export interface BackupCipher {
  encryption: BackupEncryption;
  encrypt(path: string): Transform;
  /** Ends with an error where a byte is not as it was written, or belongs to another path. */
  decrypt(path: string): Transform;
  /** Over the manifest, so that nobody without the passphrase writes another. */
  sign(text: string): string;
}

/** A passphrase is missing or is another one; nothing was touched. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

/** A cipher for a new backup. */
export function makeCipher(passphrase: string): Promise<BackupCipher> {
  return deriveCipher(passphrase, randomBytes(16), SCRYPT);
}

/** The cipher of a backup that was made with this passphrase. @throws WrongPassphrase */
export async function openCipher(passphrase: string, written: BackupEncryption): Promise<BackupCipher> {
  const cipher = await deriveCipher(passphrase, Buffer.from(written.salt, 'base64url'), written);
  if (cipher.encryption.check !== written.check)
    throw new WrongPassphrase('The passphrase is not the one that this backup was made with.');
  return cipher;
}

async function deriveCipher(passphrase: string, salt: Buffer, cost: typeof SCRYPT): Promise<BackupCipher> {
  const { N, r, p } = cost;
  const master = await promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passphrase.normalize('NFC'),
    salt,
    KEY_BYTES,
    { N, r, p, maxmem: 256 * N * r },
  );
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, salt, purpose, KEY_BYTES));
  const sign = (text: string) => createHmac('sha256', derive('manifest')).update(text).digest('base64url');
  return {
    encryption: {
      method: 'scrypt-aes-256-gcm',
      salt: salt.toString('base64url'),
      N,
      r,
      p,
      check: derive('check').toString('base64url'),
    },
    encrypt: (path) => new Encrypt(derive(`file ${path}`)),
    decrypt: (path) => new Decrypt(derive(`file ${path}`)),
    sign,
  };
}

/** Nonce, ciphertext, tag. */
class Encrypt extends Transform {
  readonly #cipher: CipherGCM;

  constructor(key: Buffer) {
    super();
    const nonce = randomBytes(NONCE_BYTES);
    this.#cipher = createCipheriv('aes-256-gcm', key, nonce);
    this.push(nonce);
  }

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    done(null, this.#cipher.update(bytes));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.#cipher.final());
    done(null, this.#cipher.getAuthTag());
  }
}

/** The last bytes are the tag: so many are always kept back. */
class Decrypt extends Transform {
  readonly #key: Buffer;
  #cipher: DecipherGCM | null = null;
  #kept: Buffer = Buffer.alloc(0);

  constructor(key: Buffer) {
    super();
    this.#key = key;
  }

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    let rest = Buffer.concat([this.#kept, bytes]);
    if (!this.#cipher && rest.length >= NONCE_BYTES) {
      this.#cipher = createDecipheriv('aes-256-gcm', this.#key, rest.subarray(0, NONCE_BYTES));
      rest = rest.subarray(NONCE_BYTES);
    }
    const ready = this.#cipher ? Math.max(0, rest.length - TAG_BYTES) : 0;
    this.#kept = rest.subarray(ready);
    if (ready > 0 && this.#cipher) this.push(this.#cipher.update(rest.subarray(0, ready)));
    done();
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.#cipher || this.#kept.length < TAG_BYTES) throw new Error('It is too short.');
      this.#cipher.setAuthTag(this.#kept);
      done(null, this.#cipher.final());
    } catch (error) {
      done(new Error('An encrypted file of the backup is not as it was written.', { cause: error }));
    }
  }
}
