import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { LabelledKind } from '@mingfa/contract/generated-label';
import type { Review } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileLabelNote } from '../../../components/file-label/file-label-note.tsx';
import type { FileChoice } from '../../../components/file-label/labelled-file.ts';
import { ShareButton } from '../../../components/share-button.tsx';
import styles from './review.module.css';

interface ReviewExportsProps {
  review: Review;
  onDownload: (form: 'changes' | 'report', cleanCopyId?: string) => Promise<void>;
}

/** The contract with its changes where it is a Word file, and the report always. */
export function ReviewExports({ review, onDownload }: ReviewExportsProps) {
  const { t } = useTranslation('review');
  const { reviewId, canExportChanges, model } = review;
  const choice = (form: 'changes' | 'report', kind: LabelledKind): FileChoice => ({
    key: form,
    kind,
    label: t(form === 'changes' ? 'review.exportChanges' : 'review.exportReport'),
    download: (cleanCopyId) => onDownload(form, cleanCopyId),
  });
  return (
    <>
      {canExportChanges ? (
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void onDownload('changes')}
        >
          {t('review.exportChanges')}
        </Button>
      ) : null}
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void onDownload('report')}>
        {t('review.exportReport')}
      </Button>
      <ShareButton source={{ kind: 'review', reviewId }} />
      {canExportChanges ? null : <p className={styles.footNote}>{t('review.notWord')}</p>}
      {model ? (
        <FileLabelNote
          kind={canExportChanges ? 'review_changes' : 'review'}
          thingId={reviewId}
          choices={[
            ...(canExportChanges ? [choice('changes', 'review_changes')] : []),
            choice('report', 'review'),
          ]}
        />
      ) : null}
    </>
  );
}
