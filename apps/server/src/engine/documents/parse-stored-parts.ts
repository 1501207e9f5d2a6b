import type { DocumentBlock } from '@mingfa/contract/document-content';

/** The blocks that `readStoredParts` read. */
export function parseStoredParts(parts: readonly string[]): DocumentBlock[] {
  return parts.flatMap((part) => JSON.parse(part) as DocumentBlock[]);
}
