import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import {
  cancelReview,
  decideAllFindings,
  deleteReview,
  exportReview,
  type Finding,
  getReview,
} from '@mingfa/contract/review';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadFile } from '../../../../lib/download.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { marksOf } from '../../model/finding-marks.ts';
import { POLL_MS, refreshReviews } from '../../model/refresh-reading.ts';
import { ToolFrame } from '../tool-frame.tsx';
import tools from '../tools.module.css';
import { FindingCard } from './finding-card.tsx';
import styles from './review.module.css';
import type { ReviewToolProps } from './review-tool-props.ts';

type Level = Finding['level'];
const LEVELS = ['high', 'medium', 'low'] as const satisfies readonly Level[];
const REFRESHING = { onSettled: refreshReviews, onError: toastFailure };

/** One review: its findings by level, decisions, and what can be exported of it. */
export function OpenedReview({
  reviewId,
  onOpen,
  onMarks,
  active,
  onActive,
  onNew,
  onDeleted,
}: ReviewToolProps & { reviewId: string; onNew: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('reading');
  const { t: shared } = useTranslation('shell');
  const [level, setLevel] = useState<Level | null>(null);
  const review = useEndpoint(
    getReview,
    { params: { reviewId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && ['waiting', 'working'].includes(state.data.state) ? POLL_MS : false,
    },
  );
  const cancelling = useEndpointMutation(cancelReview, REFRESHING);
  const deciding = useEndpointMutation(decideAllFindings, REFRESHING);
  const deleting = useEndpointMutation(deleteReview, { ...REFRESHING, onSuccess: onDeleted });
  const findings = review.data?.findings;
  const marks = useMemo(() => marksOf(findings ?? []), [findings]);
  useEffect(() => {
    onMarks(marks);
    return () => onMarks([]);
  }, [marks, onMarks]);
  if (review.isPending) return <PageLoading />;
  if (review.isError) return <ErrorState error={review.error} onRetry={() => void review.refetch()} />;
  const { data } = review;
  const isMoving = data.state === 'waiting' || data.state === 'working';
  const shown = data.findings.filter((finding) => level === null || finding.level === level);
  const open = data.findings.filter(({ decision }) => decision === 'open').length;
  const download = async (form: 'changes' | 'report') => {
    const answer = await downloadFile(
      exportReview,
      { params: { reviewId }, query: { form, language: currentLanguage() } },
      `${data.documentName}.docx`,
    );
    if (!answer.status && !answer.silent) toast.error(answer.message);
  };
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('review.deleteTitle'),
      text: t('review.deleteText'),
      confirmText: shared('action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { reviewId } });
  };
  const decideAll = (decision: 'accepted' | 'rejected') =>
    deciding.mutate({ params: { reviewId }, body: { decision } });
  return (
    <ToolFrame
      foot={
        isMoving ? null : (
          <>
            {data.canExportChanges ? (
              <Button
                type="primary"
                icon={<DownloadOutlined aria-hidden />}
                onClick={() => void download('changes')}
              >
                {t('review.exportChanges')}
              </Button>
            ) : null}
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download('report')}>
              {t('review.exportReport')}
            </Button>
            {data.canExportChanges ? null : <p className={styles.footNote}>{t('review.notWord')}</p>}
          </>
        )
      }
    >
      <div className={styles.head}>
        <p className={styles.facts}>
          {t(`review.sides.${data.side}`)} · {t(`kinds.${data.contractKind}`)} ·{' '}
          {data.playbookId === 'built-in' ? t('playbook.builtInName') : data.playbookName} ·{' '}
          {data.model ? t('review.byModel', { model: data.model }) : t('review.byRules')}
        </p>
        <Button size="small" onClick={onNew}>
          {t('review.new')}
        </Button>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('review.delete')}
          title={t('review.delete')}
          onClick={() => void remove()}
        />
      </div>
      {isMoving ? (
        <div className={styles.progress} role="status">
          <p>
            {data.state === 'waiting'
              ? t('review.waiting')
              : t('review.working', { done: data.clausesDone, total: data.clausesTotal })}
          </p>
          <ProgressBar
            label={t('review.working', { done: data.clausesDone, total: data.clausesTotal })}
            share={data.clausesTotal > 0 ? data.clausesDone / data.clausesTotal : 0}
          />
          <Button size="small" onClick={() => cancelling.mutate({ params: { reviewId } })}>
            {t('review.cancel')}
          </Button>
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <p className={styles.bad}>{t('review.failed', { problem: data.errorMessage ?? '' })}</p>
      ) : null}
      {data.state === 'cancelled' ? <p className={tools.note}>{t('review.cancelled')}</p> : null}
      {data.modelErrorMessage ? (
        <p className={tools.note}>{t('review.modelProblem', { problem: data.modelErrorMessage })}</p>
      ) : null}
      {data.findings.length > 0 ? (
        <fieldset className={styles.levels} aria-label={t('review.levelFilter')}>
          {[null, ...LEVELS].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className={`${styles.level} ${one ? styles[one] : ''}`}
              aria-pressed={level === one}
              onClick={() => setLevel(one)}
            >
              {one
                ? `${t(`review.level.${one}`)} ${data.counts[one]}`
                : `${t('review.all')} ${data.findings.length}`}
            </button>
          ))}
          <span className={styles.decided}>{t('review.decided', data.counts)}</span>
        </fieldset>
      ) : null}
      {data.state === 'finished' && data.findings.length === 0 ? (
        <p className={tools.empty}>{t('review.none')}</p>
      ) : null}
      <ul className={tools.rows}>
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
      </ul>
      {open > 1 && !isMoving ? (
        <div className={styles.all}>
          <Button size="small" loading={deciding.isPending} onClick={() => decideAll('accepted')}>
            {t('review.acceptAll')}
          </Button>
          <Button size="small" type="text" onClick={() => decideAll('rejected')}>
            {t('review.rejectAll')}
          </Button>
        </div>
      ) : null}
    </ToolFrame>
  );
}
