export { getOutgoingGate } from './get-outgoing-gate.ts';
export type { OutgoingGateContext } from './outgoing-gate-context.ts';
export { previewOutgoing } from './preview-outgoing.ts';
export { saveOutgoingGate } from './save-outgoing-gate.ts';
