import { getDocument } from '@mingfa/contract/document';
import { isMoving, pollWhile } from '../../lib/poll-while.ts';
import { useEndpoint } from '../../lib/query.ts';

/** A document to read; asked for again while the server is still reading it. */
export function useReadDocument(documentId: string) {
  return useEndpoint(
    getDocument,
    { params: { documentId } },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
}
