import type { Transaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';

/** Keeps a topic of the settings for another feature, and records who changed it. */
export async function storeSetting(
  context: RequestContext,
  tx: Transaction,
  topic: { key: string; value: object },
): Promise<void> {
  const updatedAt = context.clock.now();
  await tx
    .insert(setting)
    .values({ ...topic, updatedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value: topic.value, updatedAt } });
  await recordAudit(context, tx, { kind: 'installation', action: 'settings_changed', id: topic.key });
}
