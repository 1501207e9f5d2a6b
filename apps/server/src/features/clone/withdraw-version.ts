import type { Transaction } from '../../db/client.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { type CloneRow, changeHeld } from './own-rows.ts';
import { recordEdge } from './record-edge.ts';

/** Withdraws what is published of a clone that the transaction holds, if anything is. Its link is worth nothing any more. */
export async function withdrawVersion(
  context: RequestContext,
  tx: Transaction,
  held: CloneRow,
): Promise<CloneRow> {
  const { id, publishedVersion } = held;
  if (publishedVersion === null) return held;
  await recordEdge(context, tx, { cloneId: id, kind: 'unpublished', version: publishedVersion });
  await recordAudit(context, tx, { kind: 'clone', action: 'unpublished', id });
  return changeHeld(tx, held, { publishedVersion: null, linkId: null, listedAt: null });
}
