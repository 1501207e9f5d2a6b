import type { CustodyEntry } from '@mingfa/contract/recording-findings';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { writeCustody } from '../custody/write-custody.ts';

/** Writes into the custody log and the audit that something of a recording was given out. */
export async function recordExported(
  context: RequestContext,
  recordingId: string,
  deed: Extract<CustodyEntry['deed'], 'exported' | 'passage_cut' | 'pack_given'>,
  detail: CustodyEntry['detail'],
): Promise<void> {
  const action = deed === 'pack_given' ? 'evidence_exported' : 'exported';
  await context.db.transaction(async (tx) => {
    await writeCustody(context, tx, recordingId, { by: context.caller.userId, deed, detail });
    await recordAudit(context, tx, { kind: 'recording', action, id: recordingId });
  });
}
