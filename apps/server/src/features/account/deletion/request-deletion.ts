import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/rights';
import { and, eq, isNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import { accountDeletion } from '../../../db/schema/rights.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { type Confirmation, confirmPerson } from '../confirm-person.ts';
import { hashToken, makeToken } from '../hash-token.ts';
import { type DeletionContext, queueDeletion } from './carry-out-deletion.ts';
import { requireOtherAdministrator } from './require-other-administrator.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Asks for the deletion of the caller's account. Until it is due, everything works and it can be cancelled.
 * @throws AppError `last_administrator`, `deletion_under_way`, and what `confirmPerson` throws
 */
export async function requestDeletion(
  context: DeletionContext & MakingContext,
  input: Confirmation & { waitingDays: number },
): Promise<EndpointOutput<typeof contract.requestDeletion>> {
  const { userId } = context.caller;
  await confirmPerson(context, input);
  const now = context.clock.now();
  const id = context.ids.make('accountDeletion');
  const dueAt = new Date(now.getTime() + input.waitingDays * DAY_MS);
  const receiptKey = makeToken();
  const made = await context
    .makeOnce(async (tx) => {
      await requireOtherAdministrator(tx, userId);
      await tx
        .insert(accountDeletion)
        .values({ id, userId, keyHash: hashToken(receiptKey), requestedAt: now, dueAt });
      await recordAudit(context, tx, { kind: 'account', action: 'deletion_asked', id: userId });
      return { dueAt: dueAt.toISOString(), receiptKey };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'account_deletion_user') ? new AppError('deletion_under_way') : error;
    });
  await queueDeletion(context, { id, dueAt });
  return made;
}

/** Cancels the caller's deletion while it waits. @throws AppError `not_found` */
export async function cancelDeletion(context: DeletionContext & RequestContext): Promise<void> {
  const { userId } = context.caller;
  await context.db.transaction(async (tx) => {
    const cancelled = await tx
      .delete(accountDeletion)
      .where(and(eq(accountDeletion.userId, userId), isNull(accountDeletion.held)))
      .returning({ id: accountDeletion.id });
    if (cancelled.length === 0) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'account', action: 'deletion_cancelled', id: userId });
  });
}
