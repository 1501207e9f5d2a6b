import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { share } from '../../db/schema/share.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';

const CHARACTERS = 32;

/** Names a share to administrators and in the audit without opening it: whoever knows its id may read it. */
export function shareReference(shareId: string): string {
  return createHash('sha256').update(shareId).digest('hex').slice(0, CHARACTERS);
}

/** A condition: the share of this {@link shareReference}. */
export function hasReference(reference: string): SQL {
  return sql`left(encode(sha256(convert_to(${share.id}, 'UTF8')), 'hex'), ${sql.raw(String(CHARACTERS))}) = ${reference}`;
}

/** Notes in the audit what was done to a share. */
export function recordShare(
  context: RequestContext,
  tx: Transaction,
  action: 'made' | 'changed' | 'updated' | 'revoked' | 'ended',
  shareId: string,
): Promise<void> {
  return recordAudit(context, tx, { kind: 'share', action, id: shareReference(shareId) });
}
