import type { CaseFolder } from '@mingfa/contract/case-folder';
import { eq } from 'drizzle-orm';
import { caseFolder } from '../../../db/schema/case-folder.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeFolder, ownFolder } from './own-folder.ts';

/**
 * Renames a folder, or changes what it is for.
 * @throws AppError `not_found`
 */
export async function editFolder(
  { db, caller, clock }: RequestContext,
  { folderId, ...input }: { folderId: string; name?: string | undefined; note?: string | undefined },
): Promise<CaseFolder> {
  return db.transaction(async (tx) => {
    const row = await ownFolder(tx, caller, folderId, true);
    const changed = {
      name: input.name ?? row.name,
      note: input.note ?? row.note,
      updatedAt: clock.now(),
    };
    await tx.update(caseFolder).set(changed).where(eq(caseFolder.id, folderId));
    return describeFolder(tx, { ...row, ...changed });
  });
}

/**
 * Deletes a folder; its cases stay in the library.
 * @throws AppError `not_found`
 */
export async function deleteFolder(context: RequestContext, input: { folderId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id } = await ownFolder(tx, context.caller, input.folderId, true);
    await tx.delete(caseFolder).where(eq(caseFolder.id, id));
    await recordAudit(context, tx, { kind: 'case_folder', action: 'deleted', id });
  });
}
