export { createComparison, deleteComparison, getComparison, listComparisons } from './comparisons.ts';
export { exportComparison, exportNotes, LABELLED_NOTES } from './export-documents.ts';
export { forgetComparisons } from './forget-comparisons.ts';
export { getReading, keepReading } from './get-reading.ts';
export { listDocuments } from './list-documents.ts';
export { getDocumentPages, listDocumentParts } from './list-parts.ts';
export { openDocumentConversation } from './open-conversation.ts';
export {
  closeDocument,
  createDocumentToRead,
  getDocument,
  getDocumentProgress,
  openDocument,
} from './open-document.ts';
export { personalComparisons } from './personal-comparisons.ts';
export type { ReadingContext } from './reading-context.ts';
export { readingSource } from './reading-source.ts';
