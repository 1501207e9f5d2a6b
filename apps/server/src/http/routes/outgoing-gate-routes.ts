import * as contract from '@mingfa/contract/outgoing-gate';
import * as gate from '../../features/outgoing-gate/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** The outgoing gate: its setting, and a text as it would go out. */
export function outgoingGateRoutes(context: gate.OutgoingGateContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getOutgoingGate, gate.getOutgoingGate),
    bind(contract.saveOutgoingGate, gate.saveOutgoingGate),
    bind(contract.previewOutgoing, gate.previewOutgoing),
  ];
}
