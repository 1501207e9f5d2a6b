import { type CaseFolder, type FolderCase, MOST_CASES_OF_FOLDER } from '@mingfa/contract/case-folder';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { caseFolder, caseFolderCase } from '../../../db/schema/case-folder.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { readReadable } from '../read-readable.ts';
import { describeFolder, type FolderRow, ownFolder } from './own-folder.ts';

/**
 * Puts cases that the caller may read into a folder; those that it holds already stay as they are.
 * @throws AppError `not_found` when one cannot be read, `limit_reached`
 */
export async function addToFolder(
  context: RequestContext,
  { folderId, caseIds, note }: { folderId: string; caseIds: readonly string[]; note: string },
): Promise<{ folder: CaseFolder; added: number }> {
  const { db, caller, clock } = context;
  const asked = [...new Set(caseIds)];
  const readable = await readReadable(context, asked);
  if (readable.size < asked.length) throw new AppError('not_found');
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await ownFolder(tx, caller, folderId, true);
    const added = await tx
      .insert(caseFolderCase)
      .values(
        [...readable.values()].map(({ caseId, title, number, ownNumber }) => ({
          folderId,
          caseId,
          title,
          number: number ?? ownNumber,
          note,
          addedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ caseId: caseFolderCase.caseId });
    const held = await tx.$count(caseFolderCase, eq(caseFolderCase.folderId, folderId));
    if (held > MOST_CASES_OF_FOLDER) throw new AppError('limit_reached', { limit: MOST_CASES_OF_FOLDER });
    return { folder: await touched(tx, row, now), added: added.length };
  });
}

/**
 * Takes cases out of a folder, those that are gone from the library too.
 * @throws AppError `not_found`
 */
export async function removeFromFolder(
  { db, caller, clock }: RequestContext,
  { folderId, caseIds }: { folderId: string; caseIds: readonly string[] },
): Promise<CaseFolder> {
  return db.transaction(async (tx) => {
    const row = await ownFolder(tx, caller, folderId, true);
    await tx
      .delete(caseFolderCase)
      .where(and(eq(caseFolderCase.folderId, folderId), inArray(caseFolderCase.caseId, [...caseIds])));
    return touched(tx, row, clock.now());
  });
}

/**
 * Writes what the caller notes on a case in a folder.
 * @throws AppError `not_found`
 */
export async function noteFolderCase(
  context: RequestContext,
  { folderId, caseId, note }: { folderId: string; caseId: string; note: string },
): Promise<FolderCase> {
  const { db, caller, clock } = context;
  const saved = await db.transaction(async (tx) => {
    const row = await ownFolder(tx, caller, folderId, true);
    const [changed] = await tx
      .update(caseFolderCase)
      .set({ note })
      .where(and(eq(caseFolderCase.folderId, folderId), eq(caseFolderCase.caseId, caseId)))
      .returning();
    if (!changed) throw new AppError('not_found');
    await touched(tx, row, clock.now());
    return changed;
  });
  const held = (await readReadable(context, [caseId])).get(caseId) ?? null;
  return {
    caseId,
    title: held?.title ?? saved.title,
    number: held ? (held.number ?? held.ownNumber) : saved.number,
    case: held,
    note,
    addedAt: saved.addedAt.toISOString(),
  };
}

async function touched(tx: Transaction, row: FolderRow, updatedAt: Date): Promise<CaseFolder> {
  await tx.update(caseFolder).set({ updatedAt }).where(eq(caseFolder.id, row.id));
  return describeFolder(tx, { ...row, updatedAt });
}
