import { and, eq, lt, or } from 'drizzle-orm';
import { inviteRequest, knownDevice, session, signInAttempt, smsCode } from '../../db/schema/account.ts';
import { accountDeletion } from '../../db/schema/rights.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { forgetLeftNumbers } from './left-number.ts';

const DAY_MS = 24 * 3_600_000;
/** Somebody who comes back after a long absence signs in as on a new device. */
const DEVICE_DAYS = 180;
/** How long the receipt of a deletion can be read. */
const RECEIPT_DAYS = 30;
/** Requests for invite codes: after the decision, and where nobody decided. */
const DECIDED_DAYS = 90;
const UNDECIDED_DAYS = 180;

/** Removes codes, failures, requests for invite codes, ended sessions, unused devices and left numbers that nothing asks for any more. */
export async function forgetOldRows(context: AppContext): Promise<void> {
  const now = context.clock.now().getTime();
  const before = (days: number) => new Date(now - days * DAY_MS);
  await context.db.delete(smsCode).where(lt(smsCode.createdAt, before(2)));
  await context.db.delete(signInAttempt).where(lt(signInAttempt.lastAt, before(1)));
  await context.db.delete(accountDeletion).where(lt(accountDeletion.finishedAt, before(RECEIPT_DAYS)));
  await context.db.delete(knownDevice).where(lt(knownDevice.lastUsedAt, before(DEVICE_DAYS)));
  await context.db
    .delete(inviteRequest)
    .where(
      or(
        lt(inviteRequest.decidedAt, before(DECIDED_DAYS)),
        and(eq(inviteRequest.state, 'open'), lt(inviteRequest.createdAt, before(UNDECIDED_DAYS))),
      ),
    );
  await context.db
    .delete(session)
    .where(or(lt(session.expiresAt, before(30)), lt(session.revokedAt, before(30))));
  await forgetLeftNumbers(context);
}
