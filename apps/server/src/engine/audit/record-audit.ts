import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { COMMAND_LINE } from '../../runtime/command-line.ts';
import type { AuditedDeed } from './audited.ts';
import { type SecurityEvent, tellSecurity } from './tell-security.ts';

/**
 * Records what the caller does, in the transaction that does it: both happen, or neither. What concerns security the log tells, too.
 * Accounts are named by pseudonyms, which mean nothing once the account is gone; `user_id` is emptied then.
 */
export async function recordAudit(
  context: Pick<RequestContext, 'caller' | 'clock' | 'logger' | 'pseudonymOf' | 'request'>,
  tx: DatabaseOrTransaction,
  ...deeds: AuditedDeed[]
): Promise<void> {
  if (deeds.length === 0) return;
  const { caller, request } = context;
  const isPerson = caller.userId !== COMMAND_LINE.userId;
  const happenedAt = context.clock.now();
  await tx.insert(auditEvent).values(
    deeds.map(({ kind, id, action, changes }) => ({
      userId: isPerson ? caller.userId : null,
      pseudonym: isPerson ? pseudonymOf(caller.userId) : null,
      role: isPerson ? caller.role : ('system' as const),
      thingKind: kind,
      thingId: kind === 'account' && id !== null ? pseudonymOf(id) : id,
      action,
      changes: changes && changes.length > 0 ? changes : null,
      requestId: request.requestId,
      happenedAt,
    })),
  );
  for (const { kind, id, action } of deeds.filter(concernsSecurity))
    tellSecurity(context, {
      event: `${kind}_${action}` as SecurityEvent['event'],
      accountId: kind === 'account' ? id : null,
    });
}

/** Accounts, who may come in, and what leaves or goes. */
function concernsSecurity({ kind, action }: AuditedDeed): boolean {
  return kind === 'account' || kind === 'installation' || action === 'deleted' || action === 'exported';
}

const pseudonymOf = (userId: string): SQL<string> =>
  sql`(select ${user.auditPseudonym} from ${user} where ${user.id} = ${userId})`;
