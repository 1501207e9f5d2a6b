/** Where audits are begun and listed. */
export const AUDITS = '/document_generation/citation_audit';

/** Where one audit opens. */
export const auditAddress = (auditId: string): string => `${AUDITS}/${auditId}`;
