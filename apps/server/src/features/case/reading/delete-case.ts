import { eq } from 'drizzle-orm';
import { legalCase } from '../../../db/schema/case.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { expireCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { requireOwnCase } from '../require-case.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';

/**
 * Deletes a case with its text, its notes and its place in the index: one's own, or a shared one as an administrator.
 * @throws AppError `not_found`
 */
export async function deleteCase(context: RequestContext, input: { caseId: string }): Promise<void> {
  const { id } = await requireOwnCase(context, input.caseId);
  await context.db.transaction(async (tx) => {
    await tx.delete(legalCase).where(eq(legalCase.id, id));
    await touchCaseLibrary(tx, context.clock.now());
    await recordAudit(context, tx, { kind: 'case', id, action: 'deleted' });
  });
  expireCases(context);
}
