import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getDeletionReceipt } from '@mingfa/contract/rights';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { HELD_ROWS, type HeldRows } from '../../../db/personal-tables.ts';
import { accountDeletion } from '../../../db/schema/rights.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { hashToken } from '../hash-token.ts';

/** Rows that a table holds of a person and that go; a slash and the reason follow for those that stay. */
const keyOf = ({ table, stays }: HeldRows) => (stays ? `${table}/${stays}` : table);

/** Counts what every table holds of a person; those that hold nothing are left out. */
export async function countHeld(db: DatabaseOrTransaction, userId: string): Promise<Record<string, number>> {
  const counts = HELD_ROWS.map(
    (held) =>
      sql`select ${keyOf(held)}::text as name, count(*)::int as rows from ${sql.identifier(held.table)} where ${held.rowsOf(userId)}`,
  );
  const { rows } = await db.execute<{ name: string; rows: number }>(sql.join(counts, sql` union all `));
  const counted: Record<string, number> = {};
  for (const { name, rows: more } of rows) if (more > 0) counted[name] = (counted[name] ?? 0) + more;
  return counted;
}

/** Entries of the list that have rows in a count, each once. */
export function listHeld(counted: Record<string, number>): (HeldRows & { rows: number })[] {
  const named = new Map(HELD_ROWS.map((held) => [keyOf(held), held]));
  return [...named].flatMap(([name, held]) => (counted[name] ? [{ ...held, rows: counted[name] }] : []));
}

/** Writes into the receipt, where there is one, what is about to go; what was counted before a kill stays. */
export async function writeHeld(tx: Transaction, userId: string): Promise<void> {
  const open = and(eq(accountDeletion.userId, userId), isNull(accountDeletion.held));
  const [asked] = await tx.select({ id: accountDeletion.id }).from(accountDeletion).where(open).for('update');
  if (!asked) return;
  await tx
    .update(accountDeletion)
    .set({ held: await countHeld(tx, userId) })
    .where(open);
}

/** From now on the receipt names nobody. */
export async function finishReceipt(context: AppContext, tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(accountDeletion)
    .set({ finishedAt: context.clock.now(), userId: null })
    .where(eq(accountDeletion.userId, userId));
}

/** How far a deletion is, for whoever has the key. @throws AppError `not_found` */
export async function getReceipt(
  { db }: AppContext,
  input: { receiptKey: string },
): Promise<EndpointOutput<typeof getDeletionReceipt>> {
  const [row] = await db
    .select()
    .from(accountDeletion)
    .where(eq(accountDeletion.keyHash, hashToken(input.receiptKey)));
  if (!row) throw new AppError('not_found');
  const rows = row.finishedAt ? listHeld(row.held ?? {}) : [];
  return {
    requestedAt: row.requestedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    removed: rows
      .filter(({ stays }) => !stays)
      .map(({ kind, table, rows: count }) => ({ kind, table, rows: count })),
    kept: rows.flatMap(({ kind, table, rows: count, stays }) =>
      stays ? [{ kind, table, rows: count, what: stays }] : [],
    ),
  };
}
