import { createHash } from 'node:crypto';
import type { CustodyEntry } from '@mingfa/contract/recording-findings';
import { canonicalJson } from '@mingfa/legal/recordings/evidence/custody-chain';

/** What the hash of an entry covers. `by` is the id of the account, or null for what the program did by itself. */
export interface ChainedDeed {
  recordingId: string;
  number: number;
  /** ISO 8601 in UTC. */
  at: string;
  by: string | null;
  deed: CustodyEntry['deed'];
  detail: CustodyEntry['detail'];
}

/** Stands before the first entry. */
export const CUSTODY_BEGINNING = '0'.repeat(64);

/** SHA-256, in lower-case hex, of the hash before, a line feed and the entry as JSON with its keys in order. */
export function chainCustody(previousHash: string, entry: ChainedDeed): string {
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalJson(entry)}`)
    .digest('hex');
}
