import type { savedCaseSearch as contractSearch } from '@mingfa/contract/case-search';
import type { z } from 'zod';
import type { savedCaseSearch } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { findCases } from '../search/find-cases.ts';
import { readSavedQuery } from './read-saved-query.ts';

/** A kept search with how many hits came since it was last opened. */
export async function describeSavedSearch(
  context: RequestContext,
  row: typeof savedCaseSearch.$inferSelect,
): Promise<z.infer<typeof contractSearch>> {
  const asked = readSavedQuery(row.query);
  const since = row.openedAt.getTime();
  let newCount = 0;
  if (asked) {
    const { index, rows } = await findCases(context, context.caller.userId, asked);
    newCount = rows.filter((found) => (index.importedAt[found] as number) > since).length;
  }
  return {
    searchId: row.id,
    name: row.name,
    query: row.query,
    newCount,
    openedAt: row.openedAt.toISOString(),
  };
}
