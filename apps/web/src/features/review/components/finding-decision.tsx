import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { decideFinding, type Finding } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshReviews } from '../model/refresh-reviews.ts';
import styles from './finding-card.module.css';

/** Accepts a finding, dismisses it, or takes the decision back. */
export function FindingDecision({ finding }: { finding: Finding }) {
  const { t } = useTranslation('review');
  const { findingId, decision } = finding;
  const deciding = useEndpointMutation(decideFinding, { onSettled: refreshReviews, onError: toastFailure });
  const decide = (to: Finding['decision']) =>
    deciding.mutate({ params: { findingId }, body: { decision: to } });
  if (decision === 'open') {
    return (
      <div className={styles.actions}>
        <Button
          size="small"
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          onClick={() => decide('accepted')}
        >
          {t('review.accept')}
        </Button>
        <Button size="small" onClick={() => decide('rejected')}>
          {t('review.reject')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <span className={decision === 'accepted' ? styles.accepted : styles.dismissed}>
        {t(`review.decision.${decision}`)}
      </span>
      <Button size="small" type="text" onClick={() => decide('open')}>
        {t('review.undo')}
      </Button>
    </div>
  );
}
