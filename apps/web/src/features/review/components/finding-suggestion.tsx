import EditOutlined from '@ant-design/icons/EditOutlined';
import { decideFinding, type Finding } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshReviews } from '../model/refresh-reviews.ts';
import styles from './finding-card.module.css';

/** What to write instead, which the person may reword. */
export function FindingSuggestion({ finding }: { finding: Finding }) {
  const { t } = useTranslation(['review', 'shell']);
  const [draft, setDraft] = useState<string | null>(null);
  const saving = useEndpointMutation(decideFinding, {
    onSuccess: () => setDraft(null),
    onSettled: refreshReviews,
    onError: toastFailure,
  });
  const label = t(finding.action === 'insert' ? 'review.insert' : 'review.replace');
  if (draft !== null) {
    return (
      <div className={styles.suggestion}>
        <span className={styles.label}>{label}</span>
        <textarea
          className={styles.editor}
          aria-label={label}
          value={draft}
          rows={4}
          maxLength={4000}
          onChange={(event) => setDraft(event.target.value)}
        />
        <span className={styles.actions}>
          <Button
            size="small"
            type="primary"
            loading={saving.isPending}
            onClick={() =>
              saving.mutate({ params: { findingId: finding.findingId }, body: { suggestion: draft } })
            }
          >
            {t('review.saveSuggestion')}
          </Button>
          <Button size="small" onClick={() => setDraft(null)}>
            {t('shell:action.cancel')}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <div className={styles.suggestion}>
      <span className={styles.label}>{label}</span>
      <span className={styles.wording}>{finding.suggestion}</span>
      <IconButton
        size="small"
        icon={<EditOutlined />}
        label={t('review.edit')}
        onClick={() => setDraft(finding.suggestion)}
      />
    </div>
  );
}
