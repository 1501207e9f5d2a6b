import type { AuditedCitation } from '@mingfa/contract/citation-audit';

/** Whether a citation is as it should be on the chosen day, and no longer the law of today. */
export const isChangedSince = ({ isDoubtful, now }: Pick<AuditedCitation, 'isDoubtful' | 'now'>): boolean =>
  !isDoubtful && (now?.state === 'changed' || now?.state === 'repealed' || now?.state === 'gone');
