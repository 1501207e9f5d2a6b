import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { saveOutgoingGate as contract, OutgoingGateSetting } from '@mingfa/contract/outgoing-gate';
import { OUTGOING_GATE_KEY } from '../../engine/outgoing-gate/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { storeSetting } from '../administration/index.ts';
import { describeGate } from './get-outgoing-gate.ts';
import type { OutgoingGateContext } from './outgoing-gate-context.ts';

/** Switches the gate; what is being asked now was masked, or not, when it was sent. @throws AppError `setting_changed` */
export async function saveOutgoingGate(
  context: OutgoingGateContext & RequestContext,
  { enabled, seenRevision }: EndpointInput<typeof contract>,
): Promise<OutgoingGateSetting> {
  return await context.db.transaction(async (tx) => {
    await storeSetting(context, tx, { key: OUTGOING_GATE_KEY, value: { enabled }, seenRevision });
    return await describeGate(context, tx);
  });
}
