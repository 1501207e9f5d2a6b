import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { clone } from '../../db/schema/clone.ts';
import { usableClones } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { CloneRow } from './own-rows.ts';

/** A clone by its id, and by the link where it was found by one. */
export interface CloneAddress {
  appId: string;
  linkId?: string | undefined;
}

/**
 * A clone that the caller may use now. An administrator looks at what waits for the square, too.
 * @throws AppError `not_found`, whatever else it is
 */
export async function requireUsable(
  { caller, ...context }: RequestContext,
  { appId, linkId }: CloneAddress,
  db: DatabaseOrTransaction = context.db,
): Promise<CloneRow & { publishedVersion: number }> {
  const offered =
    caller.role === 'admin'
      ? and(eq(clone.visibility, 'square'), isNotNull(clone.publishedVersion))
      : undefined;
  const [row] = await db
    .select()
    .from(clone)
    .where(and(eq(clone.id, appId), or(usableClones(caller, linkId ?? null), offered)));
  if (!row || row.publishedVersion === null) throw new AppError('not_found');
  return { ...row, publishedVersion: row.publishedVersion };
}
