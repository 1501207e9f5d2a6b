import { and, eq } from 'drizzle-orm';
import { savedCaseSearch } from '../../../db/schema/case.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeRoom } from '../../account/index.ts';

interface SaveInput {
  searchId?: string | undefined;
  name: string;
  query: string;
}

/**
 * Keeps a search, or marks a kept one as looked at.
 * @throws AppError `limit_reached`, `not_found`
 */
export async function saveSearch(context: MakingContext, { searchId, name, query }: SaveInput) {
  const { caller, clock, ids } = context;
  const now = clock.now();
  return context.makeOnce(async (tx) => {
    if (!searchId) await takeRoom(context, tx, 'case_search');
    const [saved] = searchId
      ? await tx
          .update(savedCaseSearch)
          .set({ name, query, openedAt: now })
          .where(and(eq(savedCaseSearch.id, searchId), eq(savedCaseSearch.ownerId, caller.userId)))
          .returning()
      : await tx
          .insert(savedCaseSearch)
          .values({
            id: ids.make('caseSearch'),
            ownerId: caller.userId,
            name,
            query,
            openedAt: now,
            createdAt: now,
          })
          .returning();
    if (!saved) throw new AppError('not_found');
    return {
      searchId: saved.id,
      name: saved.name,
      query: saved.query,
      newCount: 0,
      openedAt: saved.openedAt.toISOString(),
    };
  });
}
