import { useEffect } from 'react';
import type { ReviewSlotProps } from '../../../components/document-workspace/review-slot.ts';
import { ToolFrame } from '../../../components/document-workspace/tool-frame.tsx';
import { ToolRows } from '../../../components/document-workspace/tool-rows.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { isMoving } from '../../../lib/poll-while.ts';
import { useReview } from '../hooks/use-review.ts';
import { DecideRest } from './decide-rest.tsx';
import { FindingCard } from './finding-card.tsx';
import { LevelFilter } from './level-filter.tsx';
import { ReviewExports } from './review-exports.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewState } from './review-state.tsx';

interface OpenedReviewProps extends ReviewSlotProps {
  reviewId: string;
  onNew: () => void;
  onDeleted: () => void;
}

/** One review: its findings by level, decisions, and what can be exported of it. */
export function OpenedReview({ reviewId, onNew, onDeleted, ...slot }: OpenedReviewProps) {
  const { onOpen, onMarks, active, onActive } = slot;
  const opened = useReview(reviewId, onDeleted);
  const { review, marks, shown, open } = opened;
  useEffect(() => {
    onMarks(marks);
    return () => onMarks([]);
  }, [marks, onMarks]);
  return (
    <Loaded query={review}>
      {(data) => (
        <ToolFrame
          foot={isMoving(data) ? null : <ReviewExports review={data} onDownload={opened.download} />}
        >
          <ReviewHead review={data} onNew={onNew} onRemove={opened.remove} />
          <ReviewState review={data} onCancel={opened.cancel} />
          {data.findings.length > 0 ? (
            <LevelFilter review={data} level={opened.level} onLevel={opened.setLevel} />
          ) : null}
          <ToolRows>
            {shown.map((finding) => (
              <FindingCard
                key={finding.findingId}
                finding={finding}
                asOf={data.asOf}
                isActive={active === finding.findingId}
                onOpen={(place, quote) => {
                  onActive(finding.findingId);
                  onOpen(place, quote);
                }}
              />
            ))}
          </ToolRows>
          {open > 1 && !isMoving(data) ? (
            <DecideRest isBusy={opened.isDeciding} onDecide={opened.decideRest} />
          ) : null}
        </ToolFrame>
      )}
    </Loaded>
  );
}
