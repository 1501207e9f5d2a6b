import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording-findings';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { custodyEntry } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { CUSTODY_BEGINNING, chainCustody } from '../custody/chain-custody.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** An entry with the id of whoever did it, which its hash covers, and their name. */
export type CustodyRow = typeof custodyEntry.$inferSelect & { name: string | null };

/** Who did what with a recording, oldest first, with whether nothing was changed since. @throws AppError `not_found` */
export async function listCustody(
  context: RecordingContext & RequestContext,
  input: { recordingId: string; page: number; pageSize: number },
): Promise<EndpointOutput<typeof contract.listCustody>> {
  const { page, pageSize } = input;
  const { id } = await ownRecording(context.db, context.caller, input.recordingId);
  const rows = await readCustody(context.db, id);
  const items = rows.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
    number: row.number,
    at: row.at.toISOString(),
    by: row.name,
    deed: row.deed,
    detail: row.detail,
    hash: row.hash,
  }));
  return { items, total: rows.length, page, pageSize, isWhole: isChainWhole(rows) };
}

/** All entries of a recording, oldest first. */
export async function readCustody(db: DatabaseOrTransaction, recordingId: string): Promise<CustodyRow[]> {
  const rows = await db
    .select({ entry: custodyEntry, name: user.nickname })
    .from(custodyEntry)
    .leftJoin(user, eq(user.id, custodyEntry.by))
    .where(eq(custodyEntry.recordingId, recordingId))
    .orderBy(asc(custodyEntry.number));
  return rows.map(({ entry, name }) => ({ ...entry, name }));
}

/** Whether numbers follow each other from 1 and every hash follows from the one before. */
export function isChainWhole(rows: readonly CustodyRow[]): boolean {
  let previous = CUSTODY_BEGINNING;
  return rows.every(({ recordingId, number, at, by, deed, detail, hash }, index) => {
    const entry = { recordingId, number, at: at.toISOString(), by, deed, detail };
    const isNext = number === index + 1 && chainCustody(previous, entry) === hash;
    previous = hash;
    return isNext;
  });
}
