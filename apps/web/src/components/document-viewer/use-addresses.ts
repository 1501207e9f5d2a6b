import { getDocumentAddresses } from '@mingfa/contract/document';
import { useCallback, useRef } from 'react';
import { useEndpoint } from '../../lib/query.ts';

/** New addresses are asked for this long before the old ones end. */
const MARGIN_MS = 60_000;
const SHORTEST_MS = 15_000;
/** Pictures that fail together ask once. */
const PAUSE_MS = 5_000;

/** Signed addresses of the original and its page images, renewed before they end, or when one was refused. */
export function useAddresses(documentId: string, isWanted: boolean) {
  const addresses = useEndpoint(
    getDocumentAddresses,
    { params: { documentId } },
    {
      enabled: isWanted,
      staleTime: 0,
      gcTime: 0,
      // Nothing is renewed behind another window: who comes back after a while has old addresses.
      refetchOnWindowFocus: ({ state }) =>
        state.data !== undefined && Date.parse(state.data.expiresAt) - Date.now() < MARGIN_MS,
      refetchInterval: ({ state }) =>
        state.data ? Math.max(SHORTEST_MS, Date.parse(state.data.expiresAt) - Date.now() - MARGIN_MS) : false,
    },
  );
  const { refetch } = addresses;
  const lastAsked = useRef(0);
  const renew = useCallback(() => {
    if (Date.now() - lastAsked.current < PAUSE_MS) return;
    lastAsked.current = Date.now();
    void refetch();
  }, [refetch]);
  return { addresses, renew };
}

export function pageImageAddress(template: string, page: number): string {
  return template.replace('{page}', String(page));
}
