import { decideOnReport, listReportedComments, type ReportedComment } from '@mingfa/contract/comment-report';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';

export interface ReportedCommentRowProps {
  comment: ReportedComment;
  onDecided: () => void;
}

/** A reported comment: what it says, why it was reported, and the decision. */
export function ReportedCommentRow({ comment, onDecided }: ReportedCommentRowProps) {
  const { t } = useTranslation('admin-lists');
  const [asks, setAsks] = useState<'hide' | 'keep' | null>(null);
  const { commentId, appId, cloneName, text, author, reports, reasons, state, decision } = comment;
  const deciding = useEndpointMutation(decideOnReport, {
    onError: toastFailure,
    onSuccess: async (_, { body }) => {
      toast.success(t(body.decision === 'hide' ? 'reports.hidden' : 'reports.kept'));
      setAsks(null);
      onDecided();
      await refreshEndpoints(listReportedComments);
    },
  });
  return (
    <li className={styles.plainRow}>
      <span className={styles.grow}>
        <span className={styles.rowHead}>
          <strong>{author || t('noName')}</strong>
          <Link to={`/intelligent?app=${encodeURIComponent(appId)}`}>{cloneName}</Link>
          <span className={state === 'waiting' ? styles.fresh : styles.state}>
            {t(`reports.states.${state}`)}
          </span>
          <span>{t('reports.times', { count: reports })}</span>
          <time dateTime={comment.reportedAt}>{formatTime(comment.reportedAt)}</time>
        </span>
        <span className={styles.excerpt}>{text}</span>
        {reasons.length > 0 ? (
          <span className={styles.quiet}>{t('reports.reasons', { reasons: reasons.join('；') })}</span>
        ) : null}
        {decision ? (
          <span className={styles.quiet}>{t('reports.decision', { reason: decision })}</span>
        ) : null}
      </span>
      {state === 'hidden' ? null : (
        <Button
          danger
          onClick={() => setAsks('hide')}
          aria-label={t('reports.hideLabel', { text: text.slice(0, 20) })}
        >
          {t('reports.hide')}
        </Button>
      )}
      {state === 'kept' ? null : (
        <Button
          onClick={() => setAsks('keep')}
          aria-label={t('reports.keepLabel', { text: text.slice(0, 20) })}
        >
          {t('reports.keep')}
        </Button>
      )}
      {asks ? (
        <ReasonDialog
          title={t(asks === 'hide' ? 'reports.hideTitle' : 'reports.keepTitle')}
          hint={t(asks === 'hide' ? 'reports.hideHint' : 'reports.keepHint')}
          label={t('reports.reason')}
          confirm={t(asks === 'hide' ? 'reports.hide' : 'reports.keep')}
          isPending={deciding.isPending}
          onConfirm={(reason) => deciding.mutate({ body: { commentId, decision: asks, reason } })}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </li>
  );
}
