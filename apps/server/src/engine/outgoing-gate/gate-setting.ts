import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';

/** The topic of the settings under which an administrator switches the gate on. */
export const OUTGOING_GATE_KEY = 'outgoing_gate';

const keptGate = z.object({ enabled: z.boolean() });

/** Whether the gate is on, and how often that was changed. Off until an administrator says otherwise; what is kept and cannot be read is on. */
export async function readGateSetting(
  db: DatabaseOrTransaction,
): Promise<{ enabled: boolean; revision: number }> {
  const [row] = await db.select().from(setting).where(eq(setting.key, OUTGOING_GATE_KEY));
  if (!row) return { enabled: false, revision: 0 };
  const read = keptGate.safeParse(row.value);
  return { enabled: read.success ? read.data.enabled : true, revision: row.revision };
}
