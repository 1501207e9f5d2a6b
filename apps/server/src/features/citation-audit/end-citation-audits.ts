import type { CitationAudit } from '@mingfa/contract/citation-audit';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { citationAudit } from '../../db/schema/citation-audit.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { AuditContext } from './audit-context.ts';
import { describeAudit } from './describe-audit.ts';
import { ownAudit } from './own-audits.ts';

/** Stops an audit; what it found stays. @throws AppError `not_found` */
export async function cancelCitationAudit(
  context: AuditContext & RequestContext,
  input: { auditId: string },
): Promise<CitationAudit> {
  await ownAudit(context, input.auditId);
  await context.db
    .update(citationAudit)
    .set({ state: 'cancelled', finishedAt: context.clock.now() })
    .where(and(eq(citationAudit.id, input.auditId), inArray(citationAudit.state, ['waiting', 'working'])));
  context.liveWork.stop(input.auditId);
  return describeAudit(context.db, await ownAudit(context, input.auditId), context.language);
}

/** Deletes an audit; the file stays. @throws AppError `not_found` */
export async function deleteCitationAudit(
  context: AuditContext & RequestContext,
  input: { auditId: string },
): Promise<void> {
  const { audit } = await ownAudit(context, input.auditId);
  await context.db.transaction(async (tx) => {
    await tx.delete(citationAudit).where(eq(citationAudit.id, audit.id));
    await recordAudit(context, tx, { kind: 'citation_audit', action: 'deleted', id: audit.id });
  });
  context.liveWork.stop(audit.id);
}

/** Removes the audits of these documents, which are gone for their owner. */
export async function forgetAudits(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  await tx
    .delete(citationAudit)
    .where(sql`${citationAudit.documentId} = any(${sql.param(documentIds)}::text[])`);
}
