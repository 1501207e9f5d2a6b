import { hasLetterhead } from '@mingfa/contract/letterhead';
import { and, eq } from 'drizzle-orm';
import { letterhead } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { LetterheadRow } from './letterhead-row.ts';
import { requireLetterhead } from './manage-letterheads.ts';

/**
 * The letterhead a document is exported with: the one that was asked for; where nothing was said, the default of whoever exports it, if it is a letter,
 * an opinion or a contract. Null: none.
 * @throws AppError `not_found`
 */
export async function chooseLetterhead(
  context: RequestContext,
  asked: string | null | undefined,
  of: Parameters<typeof hasLetterhead>[0],
): Promise<LetterheadRow | null> {
  if (asked) return requireLetterhead(context, asked);
  if (asked === null || !hasLetterhead(of)) return null;
  const [row] = await context.db
    .select()
    .from(letterhead)
    .where(and(eq(letterhead.ownerId, context.caller.userId), eq(letterhead.isDefault, true)));
  return row ?? null;
}
