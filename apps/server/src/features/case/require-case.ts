import { and, eq, isNull, or } from 'drizzle-orm';
import { legalCase } from '../../db/schema/case.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type CaseRow = typeof legalCase.$inferSelect;

/** Cases that somebody may read: shared ones, and their own. */
export const mayBeReadBy = (caller: Pick<Caller, 'userId'>) =>
  and(eq(legalCase.state, 'ready'), or(isNull(legalCase.ownerId), eq(legalCase.ownerId, caller.userId)));

/** One's own, or a shared one as an administrator. */
export const mayChange = (caller: Caller, { ownerId }: Pick<CaseRow, 'ownerId'>): boolean =>
  ownerId === null ? caller.role === 'admin' : ownerId === caller.userId;

/**
 * A case that the caller may read.
 * @throws AppError `not_found`
 */
export async function requireCase(
  context: Pick<RequestContext, 'db' | 'caller'>,
  caseId: string,
): Promise<CaseRow> {
  const [row] = await context.db
    .select()
    .from(legalCase)
    .where(and(eq(legalCase.id, caseId), mayBeReadBy(context.caller)));
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * A case that the caller may change; to others there is none.
 * @throws AppError `not_found`
 */
export async function requireOwnCase(
  context: Pick<RequestContext, 'db' | 'caller'>,
  caseId: string,
): Promise<CaseRow> {
  const row = await requireCase(context, caseId);
  if (!mayChange(context.caller, row)) throw new AppError('not_found');
  return row;
}
