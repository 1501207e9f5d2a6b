import { getDocumentPages, listDocumentParts } from '@mingfa/contract/document';
import type { DocumentPart } from '@mingfa/contract/document-content';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { requestData } from '../../lib/client.ts';
import { endpointKey, useEndpoint } from '../../lib/query.ts';

/** Parts come in windows, so that neighbours share one request. */
const WINDOW_PARTS = 10;

export const CONTENT_READS = [getDocumentPages, listDocumentParts] as const;

interface PartWindow {
  items: DocumentPart[];
}

const windowStart = (number: number) => Math.floor((number - 1) / WINDOW_PARTS) * WINDOW_PARTS + 1;

/** Large parts come in answers of their own: it is asked on behind the last one until the window is whole. */
async function readWindow(documentId: string, start: number, signal: AbortSignal): Promise<PartWindow> {
  const items: DocumentPart[] = [];
  const end = start + WINDOW_PARTS;
  for (let from = start; from < end; from = (items.at(-1)?.number ?? end) + 1) {
    const request = { params: { documentId }, query: { from, count: end - from } };
    const answer = await requestData(listDocumentParts, request, { signal });
    if (answer.items.length === 0) break;
    items.push(...answer.items);
    if ((items.at(-1)?.number ?? end) >= answer.total) break;
  }
  return { items };
}

/** The window that holds the part with that number. */
export function partWindow(documentId: string, number: number) {
  const start = windowStart(number);
  return queryOptions<PartWindow>({
    queryKey: [...endpointKey(listDocumentParts), { documentId }, start],
    queryFn: ({ signal }) => readWindow(documentId, start, signal),
    // The text of a file that was read does not change.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { access: listDocumentParts.access },
  });
}

/** One part with its blocks, once it has come. */
export function usePart(documentId: string, number: number) {
  const window = useQuery(partWindow(documentId, number));
  const part: DocumentPart | undefined = window.data?.items.find((one) => one.number === number);
  return { part, isError: window.isError, retry: () => void window.refetch() };
}

/** First numbers of all windows of a document. */
export function windowStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / WINDOW_PARTS) }, (_, index) => index * WINDOW_PARTS + 1);
}

/** All parts, for what is laid out only as a whole: a workbook, a Word file. */
export function useAllParts(
  documentId: string,
  count: number,
): { parts: DocumentPart[]; isPending: boolean } {
  return useQueries({
    queries: windowStarts(count).map((from) => partWindow(documentId, from)),
    combine: joinWindows,
  });
}

function joinWindows(results: { data: { items: DocumentPart[] } | undefined; isPending: boolean }[]) {
  return {
    parts: results.flatMap(({ data }) => data?.items ?? []),
    isPending: results.some(({ isPending }) => isPending),
  };
}

/** Sizes of all parts, so that everything has its place before it has come. */
export function usePartSizes(documentId: string, isReady: boolean) {
  return useEndpoint(
    getDocumentPages,
    { params: { documentId } },
    { enabled: isReady, staleTime: Number.POSITIVE_INFINITY },
  );
}
