import type { Transaction } from '../../db/client.ts';
import { cloneEdge } from '../../db/schema/clone.ts';
import type { AppContext } from '../../ports/app-context.ts';

type EdgeDraft = Omit<typeof cloneEdge.$inferInsert, 'id' | 'happenedAt'>;

/** Keeps where a clone or a version comes from, in the transaction that makes it. */
export async function recordEdge(context: AppContext, tx: Transaction, edge: EdgeDraft): Promise<void> {
  await tx.insert(cloneEdge).values({ ...edge, happenedAt: context.clock.now() });
}
