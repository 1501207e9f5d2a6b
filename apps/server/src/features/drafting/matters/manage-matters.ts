import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/matter';
import type { Matter } from '@mingfa/contract/matter';
import { EMPTY_SHEET } from '@mingfa/legal/drafting/fact-sheet';
import { and, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { draft, matter } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { removeDocuments, removeObjects } from '../../../engine/ingestion/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { containing } from '../../../runtime/containing.ts';
import { takeRoom } from '../../account/index.ts';
import type { EvidenceContext } from '../evidence/evidence-context.ts';
import { forgetEvidence } from '../evidence/remove-evidence.ts';
import { holdMatter, type MatterRow, ownMatter } from '../own-rows.ts';

/** Matters of the caller, changed last first. */
export async function listMatters(
  { db, caller }: RequestContext,
  { q, page, pageSize }: EndpointInput<typeof contract.listMatters>,
) {
  const own = and(
    eq(matter.ownerId, caller.userId),
    q === '' ? undefined : ilike(matter.name, containing(q)),
  );
  const rows = await db
    .select()
    .from(matter)
    .where(own)
    .orderBy(desc(matter.savedAt), desc(matter.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeMatters(db, rows), total: await db.$count(matter, own), page, pageSize };
}

/** Begins a matter that knows nothing yet. @throws AppError `limit_reached` */
export async function createMatter(context: MakingContext, { name }: { name: string }): Promise<Matter> {
  return context.makeOnce(async (tx) => describeMatter(tx, await insertMatter(context, tx, name)));
}

/** Adds a matter within a transaction. @throws AppError `limit_reached` */
export async function insertMatter(
  context: RequestContext,
  tx: Transaction,
  name: string,
): Promise<MatterRow> {
  await takeRoom(context, tx, 'matter');
  const now = context.clock.now();
  const [row] = await tx
    .insert(matter)
    .values({
      ...{ id: context.ids.make('matter'), ownerId: context.caller.userId, name, sheet: EMPTY_SHEET },
      ...{ factsRevision: 0, changedIn: {}, facts: 0, contradicted: 0, createdAt: now, savedAt: now },
    })
    .returning();
  if (!row) throw new Error('A matter was not written.');
  return row;
}

/** A matter. @throws AppError `not_found` */
export async function getMatter(
  context: RequestContext,
  { matterId }: { matterId: string },
): Promise<Matter> {
  return describeMatter(context.db, await ownMatter(context.db, context.caller, matterId));
}

/** Calls a matter something else. @throws AppError `not_found` */
export async function renameMatter(
  { db, caller, clock }: RequestContext,
  { matterId, name }: { matterId: string; name: string },
): Promise<Matter> {
  return db.transaction(async (tx) => {
    const { id } = await holdMatter(tx, caller, matterId);
    const [row] = await tx
      .update(matter)
      .set({ name, savedAt: clock.now() })
      .where(eq(matter.id, id))
      .returning();
    if (!row) throw new AppError('not_found');
    return describeMatter(tx, row);
  });
}

/** Deletes a matter with its facts, its evidence, its drafts and their versions. @throws AppError `not_found` */
export async function deleteMatter(
  context: EvidenceContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<void> {
  const gone = await context.db.transaction(async (tx) => {
    const { id } = await holdMatter(tx, context.caller, matterId);
    const evidence = await forgetEvidence(tx, id);
    const drafts = await tx.delete(draft).where(eq(draft.matterId, id)).returning({ id: draft.id });
    await tx.delete(matter).where(eq(matter.id, id));
    await recordAudit(
      context,
      tx,
      { kind: 'matter', action: 'deleted', id },
      ...drafts.map((one) => ({ kind: 'draft' as const, action: 'deleted' as const, id: one.id })),
    );
    return evidence;
  });
  for (const id of gone.bundles) context.liveWork.stop(id);
  await removeObjects(context, gone.bundles);
  await removeDocuments(context, gone.documents);
}

async function describeMatter(db: DatabaseOrTransaction, row: MatterRow): Promise<Matter> {
  const [described] = await describeMatters(db, [row]);
  return described as Matter;
}

async function describeMatters(db: DatabaseOrTransaction, rows: readonly MatterRow[]): Promise<Matter[]> {
  const ids = rows.map(({ id }) => id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ id: draft.matterId, drafts: count() })
          .from(draft)
          .where(inArray(draft.matterId, ids))
          .groupBy(draft.matterId);
  const drafts = new Map(counted.map((one) => [one.id, one.drafts]));
  return rows.map(({ id, name, factsRevision, facts, contradicted, createdAt, savedAt }) => ({
    ...{ matterId: id, name, factsRevision, facts, contradicted, drafts: drafts.get(id) ?? 0 },
    ...{ createdAt: createdAt.toISOString(), savedAt: savedAt.toISOString() },
  }));
}
