import type { DatabaseOrTransaction } from '../../db/client.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { COMMAND_LINE } from '../../runtime/command-line.ts';
import type { AuditedDeed } from './audited.ts';

/** Records what the caller does, in the transaction that does it: both happen, or neither. */
export async function recordAudit(
  context: Pick<RequestContext, 'caller' | 'clock' | 'request'>,
  tx: DatabaseOrTransaction,
  ...deeds: AuditedDeed[]
): Promise<void> {
  if (deeds.length === 0) return;
  const { caller, request } = context;
  const isPerson = caller.userId !== COMMAND_LINE.userId;
  const happenedAt = context.clock.now();
  await tx.insert(auditEvent).values(
    deeds.map(({ kind, id, action }) => ({
      userId: isPerson ? caller.userId : null,
      role: isPerson ? caller.role : ('system' as const),
      thingKind: kind,
      thingId: id,
      action,
      requestId: request.requestId,
      happenedAt,
    })),
  );
}
