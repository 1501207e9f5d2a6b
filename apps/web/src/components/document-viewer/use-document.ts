import { getDocument } from '@mingfa/contract/document';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isMoving, pollWhile } from '../../lib/poll-while.ts';
import { endpointKey, useEndpoint } from '../../lib/query.ts';
import { CONTENT_READS } from './use-parts.ts';

/** The document with its progress, asked again while it is on its way; not while the page is hidden. */
export function useDocument(documentId: string) {
  const queries = useQueryClient();
  const document = useEndpoint(
    getDocument,
    { params: { documentId } },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
  const state = document.data?.state;
  const before = useRef(state);
  useEffect(() => {
    // Read anew: what was shown before is not its text any more.
    if (before.current !== undefined && before.current !== 'ready' && state === 'ready')
      for (const endpoint of CONTENT_READS)
        void queries.invalidateQueries({ queryKey: [...endpointKey(endpoint), { documentId }] });
    before.current = state;
  }, [state, documentId, queries]);
  return document;
}
