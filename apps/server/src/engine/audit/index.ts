export type { AuditedDeed } from './audited.ts';
export { recordAudit } from './record-audit.ts';
export { type SecurityEvent, tellSecurity } from './tell-security.ts';
