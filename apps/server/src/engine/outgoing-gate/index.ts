export {
  gateEmbedders,
  gateImageModels,
  gateModels,
  gateRerankers,
  gateTranscribers,
} from './gate-models.ts';
export { OUTGOING_GATE_KEY, readGateSetting } from './gate-setting.ts';
export { gateWebSearch } from './gate-web-search.ts';
export { isOnThisHost } from './is-on-this-host.ts';
export { type OutgoingMasker, threadMasker } from './mask-in-thread.ts';
export { maskPrompt } from './mask-prompt.ts';
export { createOutgoingGate, type OutgoingGate } from './outgoing-gate.ts';
