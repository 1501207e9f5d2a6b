import * as contract from '@mingfa/contract/citation-audit';
import * as audit from '../../features/citation-audit/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Audits of the citations of any text. */
export function citationAuditRoutes(context: audit.AuditContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.createCitationAudit, audit.createCitationAudit),
    bind(contract.auditTextOnce, audit.auditTextOnce),
    bind(contract.listCitationAudits, audit.listCitationAudits),
    bind(contract.getCitationAudit, audit.getCitationAudit),
    bind(contract.listAuditedCitations, audit.listAuditedCitations),
    bind(contract.cancelCitationAudit, audit.cancelCitationAudit),
    bind(contract.deleteCitationAudit, audit.deleteCitationAudit),
    bind(contract.exportCitationAudit, audit.exportCitationAudit),
  ];
}
