import type { CustodyEntry } from '@mingfa/contract/recording-findings';
import type { Transaction } from '../../../db/client.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { writeCustody } from '../custody/write-custody.ts';

type Exported = [
  recordingId: string,
  deed: Extract<CustodyEntry['deed'], 'exported' | 'passage_cut' | 'pack_given'>,
  detail: CustodyEntry['detail'],
];

/** Writes into the custody log and the audit that something of a recording was given out: once it was made, never before. */
export async function recordExported(context: RequestContext, ...exported: Exported): Promise<void> {
  await context.db.transaction((tx) => recordExportedIn(tx, context, ...exported));
}

/** {@link recordExported} in a transaction that does more. */
export async function recordExportedIn(
  tx: Transaction,
  context: RequestContext,
  ...[recordingId, deed, detail]: Exported
): Promise<void> {
  const action = deed === 'pack_given' ? 'evidence_exported' : 'exported';
  await writeCustody(context, tx, recordingId, { by: context.caller.userId, deed, detail });
  await recordAudit(context, tx, { kind: 'recording', action, id: recordingId });
}
