import type { CaseFolder } from '@mingfa/contract/case-folder';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { caseFolder, caseFolderCase } from '../../../db/schema/case-folder.ts';
import type { Caller } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

export type FolderRow = typeof caseFolder.$inferSelect;

/**
 * One of the caller's folders; to others there is none. In a transaction that changes what stands in it, it is held.
 * @throws AppError `not_found`
 */
export async function ownFolder(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  folderId: string,
  held = false,
): Promise<FolderRow> {
  const asked = db
    .select()
    .from(caseFolder)
    .where(and(eq(caseFolder.id, folderId), eq(caseFolder.ownerId, caller.userId)));
  const [row] = await (held ? asked.for('update') : asked);
  if (!row) throw new AppError('not_found');
  return row;
}

/** A folder as it stands in a list. */
export async function describeFolder(db: DatabaseOrTransaction, row: FolderRow): Promise<CaseFolder> {
  return folderOf(row, await db.$count(caseFolderCase, eq(caseFolderCase.folderId, row.id)));
}

/** A folder with the number of its cases, as the contract has it. */
export function folderOf(row: FolderRow, caseCount: number): CaseFolder {
  const { id, name, note, createdAt, updatedAt } = row;
  return {
    folderId: id,
    name,
    note,
    caseCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
