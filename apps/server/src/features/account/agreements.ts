import type { Profile } from '@mingfa/contract/account';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { AGREEMENT_NAMES, type AgreementName, type getAcceptance } from '@mingfa/contract/rights';
import type { Language } from '@mingfa/contract/values';
import { desc, eq } from 'drizzle-orm';
import { agreementAcceptance } from '../../db/schema/rights.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';
import { writeAcceptance } from './write-acceptance.ts';

/** What changed with each version of the agreements, the newest first. */
export type AgreementTexts = Record<
  AgreementName,
  Record<Language, { changes: readonly { version: string; text: string }[] }>
>;

/** What is in force, what is new in it for the caller, and what they accepted. */
export async function describeAcceptance(
  context: AccountContext & RequestContext & { agreements: AgreementTexts },
  input: { language: Language },
): Promise<EndpointOutput<typeof getAcceptance>> {
  const rows = await context.db
    .select()
    .from(agreementAcceptance)
    .where(eq(agreementAcceptance.userId, context.caller.userId))
    .orderBy(desc(agreementAcceptance.acceptedAt), desc(agreementAcceptance.version));
  return {
    inForce: AGREEMENT_NAMES.map((agreement) => {
      const version = context.accountSettings.agreementVersions[agreement];
      const versions = rows.filter((row) => row.agreement === agreement).map((row) => row.version);
      const last = versions.toSorted().at(-1) ?? '';
      return {
        agreement,
        version,
        accepted: versions.includes(version),
        changes: context.agreements[agreement][input.language].changes.filter(
          (change) => change.version > last,
        ),
      };
    }),
    history: rows.map(({ agreement, version, acceptedAt }) => ({
      agreement,
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
  };
}

/** Accepts both agreements as they were shown. @throws AppError `agreement_changed` where they are not in force any more */
export async function acceptAgreements(
  context: AccountContext & RequestContext,
  input: { versions: Record<AgreementName, string> },
): Promise<Profile> {
  const { caller, accountSettings } = context;
  if (AGREEMENT_NAMES.some((name) => input.versions[name] !== accountSettings.agreementVersions[name]))
    throw new AppError('agreement_changed');
  await context.db.transaction(async (tx) => {
    await writeAcceptance(context, tx, caller.userId);
    await recordAudit(context, tx, { kind: 'account', action: 'agreement_accepted', id: caller.userId });
  });
  return getProfile(context);
}
