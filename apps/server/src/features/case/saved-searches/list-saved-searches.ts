import { desc, eq } from 'drizzle-orm';
import { savedCaseSearch } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeSavedSearch } from './describe-saved-search.ts';

/** The caller's kept searches, newest first, with what is new in each. */
export async function listSavedSearches(context: RequestContext, input: { page: number; pageSize: number }) {
  const { db, caller } = context;
  const own = eq(savedCaseSearch.ownerId, caller.userId);
  const rows = await db
    .select()
    .from(savedCaseSearch)
    .where(own)
    .orderBy(desc(savedCaseSearch.createdAt), desc(savedCaseSearch.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const items = [];
  // One after the other: each is a whole search.
  for (const row of rows) items.push(await describeSavedSearch(context, row));
  return {
    items,
    total: await db.$count(savedCaseSearch, own),
    page: input.page,
    pageSize: input.pageSize,
  };
}
