import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';
import { AppError } from '../../ports/app-error.ts';

/** What makes a repeated request the same one. */
export interface RequestIdentity {
  key: string | null;
  hash: string;
}

/** A key belongs to one endpoint; the hash tells a repetition from something else with the same key. */
export function identifyRequest(
  info: { idempotencyKey?: string | undefined },
  endpoint: string,
  input: object,
): RequestIdentity {
  return {
    key: info.idempotencyKey ? `${endpoint}:${info.idempotencyKey}` : null,
    hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url'),
  };
}

/** The run that an earlier request of the person with this key began. @throws AppError `idempotency_conflict` */
export async function findRepeatedRun(
  db: DatabaseOrTransaction,
  userId: string,
  identity: RequestIdentity,
): Promise<string | null> {
  if (identity.key === null) return null;
  const [held] = await db
    .select({ id: run.id, requestHash: run.requestHash })
    .from(run)
    .where(and(eq(run.userId, userId), eq(run.idempotencyKey, identity.key)));
  if (!held) return null;
  if (held.requestHash !== identity.hash) throw new AppError('idempotency_conflict');
  return held.id;
}
