import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import type { Caller } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

export type SuggestionRow = typeof draftSuggestion.$inferSelect;

/** A suggestion for a draft of the caller's. @throws AppError `not_found`, also for somebody else's */
export async function ownSuggestion(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  { draftId, suggestionId }: { draftId: string; suggestionId: string },
): Promise<SuggestionRow> {
  const own = and(
    eq(draftSuggestion.id, suggestionId),
    eq(draftSuggestion.draftId, draftId),
    eq(draftSuggestion.ownerId, caller.userId),
  );
  const [row] = await db.select().from(draftSuggestion).where(own);
  if (!row) throw new AppError('not_found');
  return row;
}
