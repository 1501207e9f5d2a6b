import type * as contract from '@mingfa/contract/citation-audit';
import type { CitationAudit } from '@mingfa/contract/citation-audit';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { eq } from 'drizzle-orm';
import { citationAudit } from '../../db/schema/citation-audit.ts';
import { document } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { takeRoom } from '../account/index.ts';
import type { AuditContext } from './audit-context.ts';
import { queueAudit } from './audit-queue.ts';
import { describeAudit } from './describe-audit.ts';
import { DESCRIBED_AUDIT } from './own-audits.ts';

/**
 * Begins the audit of a file's citations, or of those of a pasted text; the work goes on by itself.
 * @throws AppError `not_found`, `file_not_ready`, `limit_reached`
 */
export async function createCitationAudit(
  context: AuditContext & MakingContext,
  input: EndpointInput<typeof contract.createCitationAudit>,
): Promise<CitationAudit> {
  const held = input.documentId ? await requireDocument(context, 'read', input.documentId) : null;
  // A file that is still being read is audited when it has been.
  if (held?.state === 'failed' || held?.state === 'cancelled') throw new AppError('file_not_ready');
  const begun = await context.makeOnce(async (tx) => {
    if (held) {
      // The document stays until this is written; it may have been deleted meanwhile.
      const [locked] = await tx
        .select({ id: document.id })
        .from(document)
        .where(eq(document.id, held.id))
        .for('key share');
      if (!locked) throw new AppError('not_found');
    }
    await takeRoom(context, tx, 'citation_audit');
    const id = context.ids.make('citationAudit');
    await tx.insert(citationAudit).values({
      id,
      ownerId: context.caller.userId,
      documentId: held?.id ?? null,
      pasted: input.text ?? null,
      state: 'waiting',
      characters: input.text?.length ?? held?.characters ?? 0,
      asOf: input.asOf ?? todayInChina(context.clock),
      createdAt: context.clock.now(),
    });
    const [row] = await tx
      .select(DESCRIBED_AUDIT)
      .from(citationAudit)
      .leftJoin(document, eq(document.id, citationAudit.documentId))
      .where(eq(citationAudit.id, id));
    if (!row) throw new Error('An audit was not written.');
    return describeAudit(tx, row, context.language);
  });
  await queueAudit(context, begun.auditId);
  return begun;
}
