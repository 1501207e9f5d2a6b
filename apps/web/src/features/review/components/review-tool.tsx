import { listReviews } from '@mingfa/contract/review';
import { useState } from 'react';
import type { ReviewSlotProps } from '../../../components/document-workspace/review-slot.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { OpenedReview } from './opened-review.tsx';
import { ReviewStart } from './review-start.tsx';

const EARLIER_MAX = 50;

/** Reviews of this contract: the newest is shown, others can be opened, another begun. */
export function ReviewTool(props: ReviewSlotProps) {
  const { documentId } = props;
  const [chosen, setChosen] = useState<string | 'new' | null>(null);
  const reviews = useEndpoint(
    listReviews,
    { query: { documentId, pageSize: EARLIER_MAX } },
    { staleTime: 0 },
  );
  return (
    <Loaded query={reviews}>
      {({ items }) => {
        const shown = chosen ?? items[0]?.reviewId ?? 'new';
        return shown === 'new' ? (
          <ReviewStart documentId={documentId} earlier={items} onStarted={setChosen} onEarlier={setChosen} />
        ) : (
          <OpenedReview
            key={shown}
            {...props}
            reviewId={shown}
            onNew={() => setChosen('new')}
            onDeleted={() => setChosen(null)}
          />
        );
      }}
    </Loaded>
  );
}
