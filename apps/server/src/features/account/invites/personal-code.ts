import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { personalCode, user } from '../../../db/schema/account.ts';
import type { AppContext } from '../../../ports/app-context.ts';

// Without letters and digits that are taken for one another.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Codes for one registration have ten: none of them is ever somebody's own. */
const CODE_LENGTH = 8;

/** Whether it may be somebody's own code, by its form. */
export function isPersonalCode(code: string): boolean {
  return code.trim().length === CODE_LENGTH;
}

/** Somebody's own code, made when it is first asked for. */
export async function personalCodeOf({ db, clock }: AppContext, userId: string): Promise<string> {
  const held = () =>
    db.select({ code: personalCode.code }).from(personalCode).where(eq(personalCode.userId, userId));
  for (;;) {
    const [row] = await held();
    if (row) return row.code;
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    await db.insert(personalCode).values({ userId, code, createdAt: clock.now() }).onConflictDoNothing();
  }
}

/** Whose code it is; null where it is nobody's, or of an account that was switched off. */
export async function ownerOfCode(tx: DatabaseOrTransaction, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: personalCode.userId })
    .from(personalCode)
    .innerJoin(user, eq(user.id, personalCode.userId))
    .where(and(eq(personalCode.code, code.trim().toUpperCase()), eq(user.disabled, false)));
  return row?.userId ?? null;
}
