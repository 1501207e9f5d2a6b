import { and, eq } from 'drizzle-orm';
import { comparison } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type ComparisonRow = typeof comparison.$inferSelect;

/** The caller's comparison. @throws AppError `not_found` */
export async function ownComparison(context: RequestContext, comparisonId: string): Promise<ComparisonRow> {
  const [row] = await context.db
    .select()
    .from(comparison)
    .where(and(eq(comparison.id, comparisonId), eq(comparison.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
