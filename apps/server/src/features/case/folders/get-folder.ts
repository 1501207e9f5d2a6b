import type { FolderCase } from '@mingfa/contract/case-folder';
import { desc, eq } from 'drizzle-orm';
import { caseFolderCase } from '../../../db/schema/case-folder.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readReadable } from '../read-readable.ts';
import { folderOf, ownFolder } from './own-folder.ts';

/**
 * A folder with a page of its cases, last added first.
 * @throws AppError `not_found`
 */
export async function getFolder(
  context: RequestContext,
  input: { folderId: string; page: number; pageSize: number },
) {
  const { db, caller } = context;
  const row = await ownFolder(db, caller, input.folderId);
  const total = await db.$count(caseFolderCase, eq(caseFolderCase.folderId, row.id));
  const items = await readFolderCases(context, row.id, {
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  });
  return {
    folder: folderOf(row, total),
    cases: { items, total, page: input.page, pageSize: input.pageSize },
  };
}

/** Cases of a folder that is the caller's, last added first; those that are gone without a case. */
export async function readFolderCases(
  context: Pick<RequestContext, 'db' | 'caller'>,
  folderId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FolderCase[]> {
  const rows = await context.db
    .select()
    .from(caseFolderCase)
    .where(eq(caseFolderCase.folderId, folderId))
    .orderBy(desc(caseFolderCase.addedAt), desc(caseFolderCase.caseId))
    .limit(limit)
    .offset(offset);
  const held = await readReadable(
    context,
    rows.map(({ caseId }) => caseId),
  );
  return rows.map(({ caseId, title, number, note, addedAt }) => {
    const found = held.get(caseId) ?? null;
    return {
      caseId,
      title: found?.title ?? title,
      number: found ? (found.number ?? found.ownNumber) : number,
      case: found,
      note,
      addedAt: addedAt.toISOString(),
    };
  });
}
