import { getReviewTable, getReviewTableProgress } from '@mingfa/contract/review-table';
import { useEffect } from 'react';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { refreshReviewContent } from '../model/review-cache.ts';

/** A table and how far it is. While it is being filled its progress is asked for, and what changed is read again. */
export function useReviewTable(tableId: string) {
  const params = { tableId };
  const table = useEndpoint(getReviewTable, { params }, { staleTime: 0 });
  const known = table.data?.progress;
  const { data: told } = useEndpoint(
    getReviewTableProgress,
    { params },
    { staleTime: 0, enabled: known !== undefined && isMoving(known), refetchInterval: pollWhile(isMoving) },
  );
  const isNewer = known !== undefined && told !== undefined && told.revision > known.revision;
  const hasChanged = isNewer || (told?.revision === known?.revision && told?.state !== known?.state);
  useEffect(() => {
    if (hasChanged && told !== undefined && known !== undefined) void refreshReviewContent();
  }, [hasChanged, told, known]);
  return { table, progress: isNewer ? told : known };
}
