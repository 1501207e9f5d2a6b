import { installationSettings } from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';

export type InstallationSettings = z.infer<typeof installationSettings>;

const KEY = 'installation';
const DEFAULTS = {
  registration: 'open',
  guests: true,
  allowedHosts: [],
  secondFactorForAdministrators: false,
  clonesNeedApproval: false,
  caseNamesMasked: true,
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

/** Changes the settings; hosts and rules stay as they were where they are not named. */
export async function saveInstallationSettings(
  context: RequestContext,
  input: InstallationSettings,
): Promise<Required<InstallationSettings>> {
  const updatedAt = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await getInstallationSettings(context, tx);
    const value = {
      ...input,
      allowedHosts: [...new Set(input.allowedHosts ?? before.allowedHosts)],
      secondFactorForAdministrators:
        input.secondFactorForAdministrators ?? before.secondFactorForAdministrators,
      clonesNeedApproval: input.clonesNeedApproval ?? before.clonesNeedApproval,
      caseNamesMasked: input.caseNamesMasked ?? before.caseNamesMasked,
    };
    await tx
      .insert(setting)
      .values({ key: KEY, value, updatedAt })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt } });
    await recordAudit(context, tx, { kind: 'installation', action: 'settings_changed', id: KEY });
    return value;
  });
}
