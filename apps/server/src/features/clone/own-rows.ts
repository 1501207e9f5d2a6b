import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type CloneRow = typeof clone.$inferSelect;
export type VersionRow = typeof cloneVersion.$inferSelect;

/** The draft, or a version by its number. */
export type DraftOrVersion = 'draft' | number;

const own = (context: Pick<RequestContext, 'caller'>, appId: string) =>
  and(eq(clone.id, appId), eq(clone.ownerId, context.caller.userId));

/** The caller's clone. @throws AppError `not_found`, also for somebody else's */
export async function ownClone(context: RequestContext, appId: string): Promise<CloneRow> {
  const [row] = await context.db.select().from(clone).where(own(context, appId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's clone, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdClone(context: RequestContext, tx: Transaction, appId: string): Promise<CloneRow> {
  const [row] = await tx.select().from(clone).where(own(context, appId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Changes the row of a clone that the transaction holds. */
export async function changeHeld(
  tx: Transaction,
  held: CloneRow,
  change: Partial<CloneRow>,
): Promise<CloneRow> {
  const [row] = await tx.update(clone).set(change).where(eq(clone.id, held.id)).returning();
  if (!row) throw new AppError('not_found');
  return row;
}

/** A version of a clone. @throws AppError `not_found` */
export async function requireVersion(
  db: DatabaseOrTransaction,
  cloneId: string,
  version: number,
): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(cloneVersion)
    .where(and(eq(cloneVersion.cloneId, cloneId), eq(cloneVersion.version, version)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Stored content as this release reads it, whichever release wrote it. */
export function readContent(stored: CloneContent): CloneContent {
  return cloneContent.parse(stored);
}

/** The content of the draft or of a version. @throws AppError `not_found` */
export async function contentOf(
  db: DatabaseOrTransaction,
  row: CloneRow,
  from: DraftOrVersion,
): Promise<CloneContent> {
  return readContent(from === 'draft' ? row.draft : (await requireVersion(db, row.id, from)).content);
}
