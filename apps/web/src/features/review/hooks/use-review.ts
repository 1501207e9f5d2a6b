import type { PrintedFormat } from '@mingfa/contract/printed-format';
import {
  cancelReview,
  decideAllFindings,
  deleteReview,
  exportReview,
  type Finding,
  getReview,
} from '@mingfa/contract/review';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { marksOf } from '../model/finding-marks.ts';
import { refreshReviews } from '../model/refresh-reviews.ts';

const REFRESHING = { onSettled: refreshReviews, onError: toastFailure };

/** One review: read until it is finished, narrowed to a level, and what can be done with it. */
export function useReview(reviewId: string, onDeleted: () => void) {
  const { t } = useTranslation(['review', 'shell']);
  const [level, setLevel] = useState<Finding['level'] | null>(null);
  const review = useEndpoint(
    getReview,
    { params: { reviewId } },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
  const cancelling = useEndpointMutation(cancelReview, REFRESHING);
  const deciding = useEndpointMutation(decideAllFindings, REFRESHING);
  const deleting = useEndpointMutation(deleteReview, { ...REFRESHING, onSuccess: onDeleted });
  const findings = review.data?.findings;
  const marks = useMemo(() => marksOf(findings ?? []), [findings]);
  const params = { reviewId };
  return {
    review,
    marks,
    level,
    setLevel,
    shown: findings?.filter((finding) => level === null || finding.level === level) ?? [],
    /** Findings nobody has decided yet. */
    open: findings?.filter(({ decision }) => decision === 'open').length ?? 0,
    isDeciding: deciding.isPending,
    cancel: () => cancelling.mutate({ params }),
    decideRest: (decision: 'accepted' | 'rejected') => deciding.mutate({ params, body: { decision } }),
    download: (form: 'changes' | 'report', format: PrintedFormat, cleanCopyId?: string) =>
      downloadOrToast(
        exportReview,
        { params, query: { form, format, language: currentLanguage(), cleanCopyId } },
        `${review.data?.documentName ?? reviewId}.${format}`,
      ),
    remove: async () => {
      const confirmed = await confirmAction({
        title: t('review.deleteTitle'),
        text: t('review.deleteText'),
        confirmText: t('shell:action.delete'),
        danger: true,
      });
      if (confirmed) deleting.mutate({ params });
    },
  };
}
