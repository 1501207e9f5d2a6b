import { AGREEMENT_NAMES } from '@mingfa/contract/rights';
import { and, eq, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { agreementAcceptance } from '../../db/schema/rights.ts';
import type { AccountContext } from './account-context.ts';

/** Keeps that somebody accepted both agreements in their present versions; the first time of each counts. */
export async function writeAcceptance(
  { accountSettings, clock }: AccountContext,
  tx: DatabaseOrTransaction,
  userId: string,
): Promise<void> {
  const acceptedAt = clock.now();
  await tx
    .insert(agreementAcceptance)
    .values(
      AGREEMENT_NAMES.map((agreement) => ({
        userId,
        agreement,
        version: accountSettings.agreementVersions[agreement],
        acceptedAt,
      })),
    )
    .onConflictDoNothing();
}

/** Whether a version is in force that somebody has not accepted. */
export async function isAgreementDue(
  { accountSettings }: AccountContext,
  tx: DatabaseOrTransaction,
  userId: string,
): Promise<boolean> {
  const inForce = AGREEMENT_NAMES.map((agreement) =>
    and(
      eq(agreementAcceptance.agreement, agreement),
      eq(agreementAcceptance.version, accountSettings.agreementVersions[agreement]),
    ),
  );
  const accepted = await tx.$count(
    agreementAcceptance,
    and(eq(agreementAcceptance.userId, userId), or(...inForce)),
  );
  return accepted < AGREEMENT_NAMES.length;
}
