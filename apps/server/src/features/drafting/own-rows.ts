import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { draft, matter } from '../../db/schema/drafting.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type MatterRow = typeof matter.$inferSelect;
export type DraftRow = typeof draft.$inferSelect;

/** A draft with the matter it rests on. */
export interface DraftOfMatter {
  draft: DraftRow;
  matter: MatterRow;
}

type Whose = Pick<Caller, 'userId'>;
const ownMatterId = (caller: Whose, matterId: string) =>
  and(eq(matter.id, matterId), eq(matter.ownerId, caller.userId));

/** The caller's matter. @throws AppError `not_found`, also for somebody else's */
export async function ownMatter(
  db: DatabaseOrTransaction,
  caller: Whose,
  matterId: string,
): Promise<MatterRow> {
  const [row] = await db.select().from(matter).where(ownMatterId(caller, matterId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's matter, held until the transaction ends: whoever else changes its facts waits. @throws AppError `not_found` */
export async function holdMatter(tx: Transaction, caller: Whose, matterId: string): Promise<MatterRow> {
  const [row] = await tx.select().from(matter).where(ownMatterId(caller, matterId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's draft with its matter. @throws AppError `not_found`, also for somebody else's */
export async function ownDraft(
  db: DatabaseOrTransaction,
  caller: Whose,
  draftId: string,
): Promise<DraftOfMatter> {
  const [row] = await db
    .select({ draft, matter })
    .from(draft)
    .innerJoin(matter, eq(matter.id, draft.matterId))
    .where(and(eq(draft.id, draftId), eq(draft.ownerId, caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's draft with its matter, both held; the matter first, as everybody does: PostgreSQL holds rows in the order of `from`. @throws AppError `not_found` */
export async function holdDraft(tx: Transaction, caller: Whose, draftId: string): Promise<DraftOfMatter> {
  const [row] = await tx
    .select({ draft, matter })
    .from(matter)
    .innerJoin(draft, eq(draft.matterId, matter.id))
    .where(and(eq(draft.id, draftId), eq(draft.ownerId, caller.userId), eq(matter.ownerId, caller.userId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}
