import type { CaseImport } from '@mingfa/contract/case-import';
import { and, eq, inArray } from 'drizzle-orm';
import { caseImport } from '../../db/schema/case.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { getCaseImport, seenBy } from './list-case-imports.ts';

/** Asks an import to stop; it does so before its next batch, and cases already whole stay. One that ended stays as it is. */
export async function cancelCaseImport(
  context: RequestContext,
  input: { importId: string },
): Promise<CaseImport> {
  const id = input.importId;
  await context.db.transaction(async (tx) => {
    const stopped = await tx
      .update(caseImport)
      .set({ cancelRequested: true })
      .where(
        and(eq(caseImport.id, id), inArray(caseImport.state, ['queued', 'running']), seenBy(context.caller)),
      )
      .returning({ id: caseImport.id });
    if (stopped.length > 0) await recordAudit(context, tx, { kind: 'case_import', action: 'cancelled', id });
  });
  return getCaseImport(context, input);
}
