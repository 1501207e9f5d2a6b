import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { drawWord } from './draw-word.ts';
import { useAddresses } from './use-addresses.ts';
import { WORD_FRAME_CSS } from './word-frame-page.ts';

async function fetchOriginal(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The original answered ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Draws the original of a document into the page of a frame.
 * @returns the page once it is drawn; null until then
 */
export function useDrawnWord(
  documentId: string,
  page: Document | null,
  onFailed: () => void,
): Document | null {
  const [drawnIn, setDrawnIn] = useState<Document | null>(null);
  const { addresses } = useAddresses(documentId, true);
  const address = addresses.data?.original;
  const original = useQuery({
    queryKey: ['original', documentId],
    queryFn: ({ signal }) => fetchOriginal(address ?? '', signal),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
  const fail = useEffectEvent(onFailed);
  // Addresses that could not be renewed take nothing from what is shown already.
  const hasFailed = original.isError || (addresses.isError && address === undefined);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  useEffect(() => {
    if (!page || !original.data) return;
    let late = false;
    drawWord(original.data).then(
      (drawn) => {
        if (late) return;
        const style = page.createElement('style');
        style.textContent = WORD_FRAME_CSS;
        page.body.replaceChildren(page.adoptNode(drawn), style);
        setDrawnIn(page);
      },
      () => {
        if (!late) fail();
      },
    );
    return () => {
      late = true;
    };
  }, [page, original.data]);
  return drawnIn;
}
