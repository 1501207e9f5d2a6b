export type { AuditedDeed } from './audited.ts';
export { recordAudit } from './record-audit.ts';
