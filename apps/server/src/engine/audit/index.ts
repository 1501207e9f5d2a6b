export type { AuditedDeed } from './audited.ts';
export { chainEvents } from './chain-events.ts';
export { changesOf } from './changes-of.ts';
export { recordAudit } from './record-audit.ts';
export { type SecurityEvent, tellSecurity } from './tell-security.ts';
export { readCheckpoint, verifyChain } from './verify-chain.ts';
