import type { ReadDocument } from '@mingfa/contract/document';
import type { PartSize } from './places.ts';

/** Larger Word files are shown as text first. */
const WORD_MAX_BYTES = 30 * 1024 * 1024;

/** Whether a document can be shown as it was made: pages as pictures, or a Word file as Word would set it. */
export function hasOriginal({ format, bytes }: ReadDocument, parts: readonly PartSize[]): boolean {
  if (format === 'pdf' || format === 'image') return parts.some((part) => part.page !== null);
  return format === 'docx' && bytes <= WORD_MAX_BYTES;
}
