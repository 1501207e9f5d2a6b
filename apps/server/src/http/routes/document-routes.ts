import * as contract from '@mingfa/contract/document';
import * as reading from '../../features/reading/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Documents opened for reading, what is known of them, and comparisons of two. */
export function documentRoutes(context: reading.ReadingContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listDocuments, reading.listDocuments),
    bind(contract.createDocument, reading.createDocumentToRead),
    bind(contract.openDocument, reading.openDocument),
    bind(contract.closeDocument, reading.closeDocument),
    bind(contract.getDocument, reading.getDocument),
    bind(contract.getDocumentProgress, reading.getDocumentProgress),
    bind(contract.listDocumentParts, reading.listDocumentParts),
    bind(contract.getDocumentPages, reading.getDocumentPages),
    bind(contract.getReading, reading.getReading),
    bind(contract.openDocumentConversation, reading.openDocumentConversation),
    bind(contract.exportNotes, reading.exportNotes),
    bind(contract.createComparison, reading.createComparison),
    bind(contract.listComparisons, reading.listComparisons),
    bind(contract.getComparison, reading.getComparison),
    bind(contract.exportComparison, reading.exportComparison),
    bind(contract.deleteComparison, reading.deleteComparison),
  ];
}
