import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { SpanComment } from '@mingfa/contract/draft-document';

/** What is open over the document. */
export type OpenedTool =
  | { kind: 'article' | 'case' | 'calculation' | 'evidence' }
  | { kind: 'footnote'; position: number; isNew: boolean }
  | { kind: 'comment'; comment: SpanComment | null }
  | { kind: 'citation'; citation: AuditedCitation };
