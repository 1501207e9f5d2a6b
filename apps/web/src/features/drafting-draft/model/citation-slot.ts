import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { ComponentType } from 'react';

/** How an audited citation is drawn: the audit of citations brings it, where the two meet. */
export type CitationSlot = ComponentType<{ citation: AuditedCitation; asOf: string }>;
