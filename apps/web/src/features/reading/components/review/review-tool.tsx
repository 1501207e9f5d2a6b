import { listReviews } from '@mingfa/contract/review';
import { useState } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { OpenedReview } from './opened-review.tsx';
import { ReviewStart } from './review-start.tsx';
import type { ReviewToolProps } from './review-tool-props.ts';

const EARLIER_MAX = 50;

/** Reviews of this contract: the newest is shown, others can be opened, another begun. */
export function ReviewTool(props: ReviewToolProps) {
  const { documentId } = props;
  const [chosen, setChosen] = useState<string | 'new' | null>(null);
  const reviews = useEndpoint(
    listReviews,
    { query: { documentId, pageSize: EARLIER_MAX } },
    { staleTime: 0 },
  );
  if (reviews.isPending) return <PageLoading />;
  if (reviews.isError) return <ErrorState error={reviews.error} onRetry={() => void reviews.refetch()} />;
  const { items } = reviews.data;
  const shown = chosen ?? items[0]?.reviewId ?? 'new';
  if (shown === 'new')
    return (
      <ReviewStart documentId={documentId} earlier={items} onStarted={setChosen} onEarlier={setChosen} />
    );
  return (
    <OpenedReview
      key={shown}
      {...props}
      reviewId={shown}
      onNew={() => setChosen('new')}
      onDeleted={() => setChosen(null)}
    />
  );
}
