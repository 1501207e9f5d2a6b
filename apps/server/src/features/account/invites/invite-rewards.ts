import { type InviteRewards, inviteRewards } from '@mingfa/contract/invite';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { setting } from '../../../db/schema/installation.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readRevision, storeSetting } from '../../administration/index.ts';

const KEY = 'invite-rewards';
/** A week for each side, and at most ten people's worth for an inviter in a month. */
const DEFAULTS: InviteRewards = { claimerDays: 7, inviterDays: 7, inviterDaysAMonth: 70 };

/** What an invite gives now. */
export async function readRewards(tx: DatabaseOrTransaction): Promise<InviteRewards> {
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const stored = inviteRewards.safeParse(row?.value);
  return stored.success ? stored.data : DEFAULTS;
}

/** What an invite gives, and the revision of that. */
export async function getInviteRewards({
  db,
}: RequestContext): Promise<InviteRewards & { revision: number }> {
  return { ...(await readRewards(db)), revision: await readRevision(db, KEY) };
}

/** Changes what an invite gives from now on. @throws AppError `setting_changed` */
export async function saveInviteRewards(
  context: RequestContext,
  { seenRevision, ...value }: InviteRewards & { seenRevision: number },
): Promise<InviteRewards & { revision: number }> {
  const revision = await context.db.transaction((tx) =>
    storeSetting(context, tx, { key: KEY, value, seenRevision }),
  );
  return { ...value, revision };
}
