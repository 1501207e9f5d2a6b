import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';

/** Lets one transaction at a time change who invited whom, in the whole installation. */
export async function holdInvites(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mingfa.invite-claims'))`);
}
