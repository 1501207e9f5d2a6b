import { listReviews } from '@mingfa/contract/review';
import { useState } from 'react';
import type { DocumentMark } from '../../../../components/document-viewer/viewer-props.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { OpenPlace } from '../../model/places.ts';
import { OpenedReview } from './opened-review.tsx';
import { ReviewStart } from './review-start.tsx';

export interface ReviewToolProps {
  documentId: string;
  onOpen: OpenPlace;
  /** Findings as marks in the document. */
  onMarks: (marks: readonly DocumentMark[]) => void;
  active: string | null;
  onActive: (findingId: string | null) => void;
}

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
