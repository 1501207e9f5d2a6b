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

/**
 * An entry with the id of whoever did it, which its hash covers, and their name. `isByProgram`: nobody did it, as its hash says; the id of an account
 * that was deleted since is gone from the entry, and its hash was made with it.
 */
export type CustodyRow = typeof custodyEntry.$inferSelect & { name: string | null; isByProgram: boolean };

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
    isByProgram: row.isByProgram,
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
  return rows.map(({ entry, name }, index) => {
    const isByProgram = entry.by === null && hashAfter(rows[index - 1]?.entry.hash, entry) === entry.hash;
    return { ...entry, name, isByProgram };
  });
}

/** The hash of an entry as it stands, behind the hash of the one before. */
const hashAfter = (
  previous: string | undefined,
  { recordingId, number, at, by, deed, detail }: typeof custodyEntry.$inferSelect,
): string =>
  chainCustody(previous ?? CUSTODY_BEGINNING, {
    ...{ recordingId, number, by, deed, detail },
    at: at.toISOString(),
  });

/** Whether numbers follow each other from 1 and every hash follows from the one before. */
export const isChainWhole = (rows: readonly CustodyRow[]): boolean =>
  rows.every((row, index) => row.number === index + 1 && hashAfter(rows[index - 1]?.hash, row) === row.hash);
