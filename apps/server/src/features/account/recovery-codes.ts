import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { recoveryCode } from '../../db/schema/account.ts';
import type { Secrets } from '../../ports/secrets.ts';

// Without letters and digits that are taken for one another.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 10;
const CODES = 10;

/** Makes ten codes for the day the telephone is lost, in the place of those before. They are shown now and never again. */
export async function makeRecoveryCodes(
  context: { secrets: Secrets },
  tx: DatabaseOrTransaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx
    .insert(recoveryCode)
    .values(
      codes.map((code) => ({ userId, codeHash: hashRecoveryCode(context, userId, code), usedAt: null })),
    );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** What is stored of a code: keyed, so that a copy of the table alone cannot be searched through. */
export function hashRecoveryCode(context: { secrets: Secrets }, userId: string, code: string): string {
  return context.secrets.sign('recovery-code', `${userId}\0${code}`);
}

/** A code as it was made, however it is typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
