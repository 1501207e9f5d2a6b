import { timingSafeEqual } from 'node:crypto';
import type { Profile } from '@mingfa/contract/account';
import { eq, sql } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';
import { throttleAttempts } from './throttle-attempts.ts';

// Without letters and digits that are taken for one another.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 16;

/** Whether an administrator is still to claim the installation. */
export async function needsSetup(context: AppContext): Promise<boolean> {
  return (await context.db.$count(user, eq(user.role, 'admin'))) === 0;
}

/**
 * The code that makes the first administrator, as the start prints it, or null once there is one. It follows from the
 * installation's secret key, so it stays the same over restarts and is stored nowhere.
 */
export async function readSetupCode(context: AppContext & { secrets: Secrets }): Promise<string | null> {
  return (await needsSetup(context)) ? setupCodeOf(context.secrets) : null;
}

function setupCodeOf(secrets: Secrets): string {
  const bytes = Buffer.from(secrets.sign('setup-code', 'v1'), 'base64url').subarray(0, CODE_LENGTH);
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** Makes the caller the first administrator. @throws AppError `wrong_setup_code`, `setup_already_claimed` */
export async function claimSetup(
  context: AccountContext & RequestContext,
  input: { setupCode: string },
): Promise<Profile> {
  const { caller } = context;
  await throttleAttempts(context, { kind: 'setup', account: caller.userId }, async () => {
    if (!(await needsSetup(context))) throw new AppError('setup_already_claimed');
    if (!isSameCode(input.setupCode, setupCodeOf(context.secrets))) throw new AppError('wrong_setup_code');
    await makeFirstAdministrator(context);
  });
  return getProfile(context);
}

async function makeFirstAdministrator(context: AccountContext & RequestContext): Promise<void> {
  const { userId } = context.caller;
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mingfa.setup'))`);
    if ((await tx.$count(user, eq(user.role, 'admin'))) > 0) throw new AppError('setup_already_claimed');
    await tx.update(user).set({ role: 'admin' }).where(eq(user.id, userId));
    await recordAudit(context, tx, { kind: 'account', action: 'made_administrator', id: userId });
  });
}

function isSameCode(given: string, expected: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [left, right] = [plain(given), plain(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
