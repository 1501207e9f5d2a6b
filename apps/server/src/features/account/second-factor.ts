import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { recoveryCode, secondFactor } from '../../db/schema/account.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { hashRecoveryCode, plainRecoveryCode } from './recovery-codes.ts';

const ISSUER = 'Mingfa';
/** A code of the step before or after is taken, too: clocks of telephones differ. */
const WINDOW_STEPS = 1;

/** A generator of the six digits that change every 30 seconds (RFC 6238), as every authenticator app reads it. */
export function makeGenerator(label: string, secret: string = new Secret({ size: 20 }).base32): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret });
}

/** Whether an account asks for a second factor. */
export async function hasSecondFactor(
  context: AccountContext,
  userId: string,
  db: DatabaseOrTransaction = context.db,
): Promise<boolean> {
  return (
    (await db.$count(
      secondFactor,
      and(eq(secondFactor.userId, userId), isNotNull(secondFactor.confirmedAt)),
    )) > 0
  );
}

/**
 * Uses up a code of the account's generator, or one of its recovery codes. Of two uses of one code at once, one succeeds.
 * @throws AppError `wrong_second_factor`
 */
export async function useSecondFactor(context: AccountContext, userId: string, given: string): Promise<void> {
  const code = given.replace(/\s/g, '');
  const used = /^\d{6}$/.test(code)
    ? (await hasSecondFactor(context, userId)) && (await useTimeCode(context, userId, code))
    : await useRecoveryCode(context, userId, code);
  if (!used) throw new AppError('wrong_second_factor');
}

/** Marks the code's step as used: it and all before it are worth nothing from then on. */
export async function useTimeCode(context: AccountContext, userId: string, code: string): Promise<boolean> {
  const [row] = await context.db.select().from(secondFactor).where(eq(secondFactor.userId, userId));
  if (!row) return false;
  const timestamp = context.clock.now().getTime();
  const generator = makeGenerator('', context.secrets.decryptSecret(row.sealedSecret));
  const delta = generator.validate({ token: code, window: WINDOW_STEPS, timestamp });
  if (delta === null) return false;
  const step = generator.counter({ timestamp }) + delta;
  const taken = await context.db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        eq(secondFactor.sealedSecret, row.sealedSecret),
        lt(secondFactor.lastStep, step),
      ),
    )
    .returning({ userId: secondFactor.userId });
  return taken.length > 0;
}

async function useRecoveryCode(context: AccountContext, userId: string, code: string): Promise<boolean> {
  const taken = await context.db
    .update(recoveryCode)
    .set({ usedAt: context.clock.now() })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, hashRecoveryCode(context, userId, plainRecoveryCode(code))),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ userId: recoveryCode.userId });
  return taken.length > 0;
}
