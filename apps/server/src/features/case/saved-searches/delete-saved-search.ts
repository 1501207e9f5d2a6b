import { and, eq } from 'drizzle-orm';
import { savedCaseSearch } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

/**
 * Forgets one of the caller's kept searches.
 * @throws AppError `not_found`
 */
export async function deleteSavedSearch(
  { db, caller }: RequestContext,
  input: { searchId: string },
): Promise<void> {
  const deleted = await db
    .delete(savedCaseSearch)
    .where(and(eq(savedCaseSearch.id, input.searchId), eq(savedCaseSearch.ownerId, caller.userId)))
    .returning({ id: savedCaseSearch.id });
  if (deleted.length === 0) throw new AppError('not_found');
}
