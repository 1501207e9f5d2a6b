import { hash, verify } from '@node-rs/argon2';

// argon2id with the library's defaults (19 MiB, two passes), as OWASP's password storage sheet recommends.
let unusable: Promise<string> | undefined;

/** The argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Compares in the same time whether or not there is a password to compare with. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  unusable ??= hash(crypto.randomUUID());
  const matches = await verify(stored ?? (await unusable), password);
  return matches && Boolean(stored);
}
