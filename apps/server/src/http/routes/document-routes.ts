import * as contract from '@mingfa/contract/document';
import * as reading from '../../features/reading/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

const DONE = { done: true } as const;

/** Documents opened for reading, what is known of them, and comparisons of two. */
export function documentRoutes(context: reading.ReadingContext): BoundRoute[] {
  return [
    bindRoute(contract.listDocuments, ({ caller, info, query }) =>
      reading.listDocuments(context, caller, info.language, query),
    ),
    bindRoute(contract.createDocument, ({ caller, info, body }) =>
      reading.createDocumentToRead(context, caller, info.language, body),
    ),
    bindRoute(contract.openDocument, ({ caller, info, params }) =>
      reading.openDocument(context, caller, info.language, params),
    ),
    bindRoute(contract.closeDocument, async ({ caller, params }) => {
      await reading.closeDocument(context, caller, params);
      return DONE;
    }),
    bindRoute(contract.getDocument, ({ caller, info, params }) =>
      reading.getDocument(context, caller, info.language, params),
    ),
    bindRoute(contract.getDocumentProgress, ({ caller, info, params }) =>
      reading.getDocumentProgress(context, caller, info.language, params),
    ),
    bindRoute(contract.listDocumentParts, ({ caller, params, query }) =>
      reading.listDocumentParts(context, caller, { ...params, ...query }),
    ),
    bindRoute(contract.getDocumentPages, ({ caller, params }) =>
      reading.getDocumentPages(context, caller, params),
    ),
    bindRoute(contract.getReading, ({ caller, params }) => reading.getReading(context, caller, params)),
    bindRoute(contract.openDocumentConversation, ({ caller, params }) =>
      reading.openDocumentConversation(context, caller, params),
    ),
    bindRoute(contract.exportNotes, ({ caller, params, query, signal }) =>
      reading.exportNotes(context, caller, { ...params, ...query }, signal),
    ),
    bindRoute(contract.createComparison, ({ caller, body, signal }) =>
      reading.createComparison(context, caller, body, signal),
    ),
    bindRoute(contract.listComparisons, ({ caller, query }) =>
      reading.listComparisons(context, caller, query),
    ),
    bindRoute(contract.getComparison, ({ caller, params }) => reading.getComparison(context, caller, params)),
    bindRoute(contract.exportComparison, ({ caller, params, query, signal }) =>
      reading.exportComparison(context, caller, { ...params, ...query }, signal),
    ),
    bindRoute(contract.deleteComparison, async ({ caller, params }) => {
      await reading.deleteComparison(context, caller, params);
      return DONE;
    }),
  ];
}
