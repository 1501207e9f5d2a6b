import type { CustodyEntry } from '@mingfa/contract/recording-findings';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { custodyEntry, recording } from '../../../db/schema/recording.ts';
import type { Clock } from '../../../ports/clock.ts';
import { CUSTODY_BEGINNING, chainCustody } from './chain-custody.ts';

/**
 * Adds a deed to the custody log of a recording, in the transaction that does it, chained to the entry before. The recording's row is
 * held: one entry comes after another. A recording that is gone gets none.
 * @param deed.by the account; null for what the program does by itself
 */
export async function writeCustody(
  context: { clock: Clock },
  tx: Transaction,
  recordingId: string,
  {
    by,
    deed,
    detail = {},
  }: { by: string | null; deed: CustodyEntry['deed']; detail?: CustodyEntry['detail'] },
): Promise<void> {
  if (!(await holdForCustody(tx, recordingId))) return;
  const [last] = await tx
    .select({ number: custodyEntry.number, hash: custodyEntry.hash })
    .from(custodyEntry)
    .where(eq(custodyEntry.recordingId, recordingId))
    .orderBy(desc(custodyEntry.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const at = context.clock.now();
  const hash = chainCustody(last?.hash ?? CUSTODY_BEGINNING, {
    ...{ recordingId, number, by, deed, detail },
    at: at.toISOString(),
  });
  await tx.insert(custodyEntry).values({ recordingId, number, at, by, deed, detail, hash });
}

/** Holds the row of a recording until the transaction ends. @returns whether it is there */
export async function holdForCustody(tx: Transaction, recordingId: string): Promise<boolean> {
  const [held] = await tx
    .select({ id: recording.id })
    .from(recording)
    .where(eq(recording.id, recordingId))
    .for('no key update');
  return held !== undefined;
}
