import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
