import { desc, eq, sql } from 'drizzle-orm';
import { caseFolder, caseFolderCase } from '../../../db/schema/case-folder.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { folderOf } from './own-folder.ts';

/** The caller's folders, last changed first; with `caseId` each says whether it holds that case. */
export async function listFolders(
  { db, caller }: RequestContext,
  input: { caseId?: string | undefined; page: number; pageSize: number },
) {
  const own = eq(caseFolder.ownerId, caller.userId);
  const rows = await db
    .select({
      folder: caseFolder,
      cases: sql<number>`(select count(*)::int from ${caseFolderCase} where ${caseFolderCase.folderId} = ${caseFolder.id})`,
      holds: sql<boolean>`exists (select 1 from ${caseFolderCase}
        where ${caseFolderCase.folderId} = ${caseFolder.id} and ${caseFolderCase.caseId} = ${input.caseId ?? ''})`,
    })
    .from(caseFolder)
    .where(own)
    .orderBy(desc(caseFolder.updatedAt), desc(caseFolder.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  return {
    items: rows.map(({ folder, cases, holds }) => ({ ...folderOf(folder, cases), holds })),
    total: await db.$count(caseFolder, own),
    page: input.page,
    pageSize: input.pageSize,
  };
}
