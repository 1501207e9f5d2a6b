import { installationSettings } from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { holdSetting, readRevision, storeSetting } from './store-setting.ts';

export type InstallationSettings = z.infer<typeof installationSettings>;

const KEY = 'installation';
const DEFAULTS = {
  registration: 'open',
  guests: true,
  allowedHosts: [],
  secondFactorForAdministrators: false,
  clonesNeedApproval: false,
  caseNamesMasked: true,
  sharing: true,
} satisfies InstallationSettings;

/** Who may come in: open to all until an administrator says otherwise. No internal host may be opened until then. */
export async function getInstallationSettings(
  context: Pick<AppContext, 'db'>,
  tx: DatabaseOrTransaction = context.db,
): Promise<Required<InstallationSettings>> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, KEY));
  const stored = installationSettings.partial().safeParse(row?.value ?? {});
  return { ...DEFAULTS, ...(stored.success ? stored.data : {}) };
}

/** How often the settings have been changed. */
export function getSettingsRevision(context: Pick<AppContext, 'db'>): Promise<number> {
  return readRevision(context.db, KEY);
}

/**
 * Changes the settings; hosts and rules stay as they were where they are not named.
 * @throws AppError `setting_changed`
 */
export async function saveInstallationSettings(
  context: RequestContext,
  { seenRevision, ...input }: InstallationSettings & { seenRevision?: number | undefined },
): Promise<Required<InstallationSettings> & { revision: number }> {
  return context.db.transaction(async (tx) => {
    await holdSetting(tx, KEY);
    const before = await getInstallationSettings(context, tx);
    const value = {
      ...input,
      allowedHosts: [...new Set(input.allowedHosts ?? before.allowedHosts)],
      secondFactorForAdministrators:
        input.secondFactorForAdministrators ?? before.secondFactorForAdministrators,
      clonesNeedApproval: input.clonesNeedApproval ?? before.clonesNeedApproval,
      caseNamesMasked: input.caseNamesMasked ?? before.caseNamesMasked,
      sharing: input.sharing ?? before.sharing,
    };
    const revision = await storeSetting(context, tx, { key: KEY, value, before, seenRevision });
    return { ...value, revision };
  });
}
