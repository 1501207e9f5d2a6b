import type { CaseFolder } from '@mingfa/contract/case-folder';
import { caseFolder } from '../../../db/schema/case-folder.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { takeRoom } from '../../account/index.ts';
import { folderOf } from './own-folder.ts';

/**
 * Makes a folder of the caller's own.
 * @throws AppError `limit_reached`
 */
export async function createFolder(
  context: MakingContext,
  { name, note }: { name: string; note: string },
): Promise<CaseFolder> {
  const { caller, clock, ids } = context;
  const now = clock.now();
  const row = {
    id: ids.make('caseFolder'),
    ownerId: caller.userId,
    name,
    note,
    createdAt: now,
    updatedAt: now,
  };
  return context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'case_folder');
    await tx.insert(caseFolder).values(row);
    return folderOf(row, 0);
  });
}
