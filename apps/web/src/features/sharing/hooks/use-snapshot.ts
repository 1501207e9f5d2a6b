import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { previewShare, type ShareSource } from '@mingfa/contract/share';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { requestData } from '../../../lib/client.ts';
import { type ShareChoice, snapshotOf } from '../model/share-choice.ts';

/** What would be shared. It is a POST for its size, and keeps nothing. */
export function useSnapshot(
  source: ShareSource,
  choice: ShareChoice,
  { title, note, isWanted }: { title: string; note: string; isWanted: boolean },
) {
  const body = { ...snapshotOf(source, choice), title, note };
  return useQuery<EndpointOutput<typeof previewShare>, AppRequestError>({
    queryKey: [previewShare.path, body],
    queryFn: ({ signal }) => requestData(previewShare, { body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
