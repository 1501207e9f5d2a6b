import { installationSettings } from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext } from '../../ports/app-context.ts';

export type InstallationSettings = z.infer<typeof installationSettings>;

const KEY = 'installation';
const DEFAULTS: InstallationSettings = { registration: 'open', guests: true };

/** Who may come in: open to all until an administrator says otherwise. */
export async function getInstallationSettings(
  context: AppContext,
  tx: DatabaseOrTransaction = context.db,
): Promise<InstallationSettings> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, KEY));
  const stored = installationSettings.partial().safeParse(row?.value ?? {});
  return { ...DEFAULTS, ...(stored.success ? stored.data : {}) };
}

export async function saveInstallationSettings(
  context: AppContext,
  input: InstallationSettings,
): Promise<InstallationSettings> {
  const updatedAt = context.clock.now();
  await context.db
    .insert(setting)
    .values({ key: KEY, value: input, updatedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value: input, updatedAt } });
  return input;
}
