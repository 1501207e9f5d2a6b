import { getCitationAudit, listAuditedCitations, listCitationAudits } from '@mingfa/contract/citation-audit';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshAudits = () =>
  refreshEndpoints(listCitationAudits, getCitationAudit, listAuditedCitations);

export const refreshCitations = () => refreshEndpoints(listAuditedCitations);
