import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { PrintedFormat } from '@mingfa/contract/printed-format';
import type { Review } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DraftFromButton } from '../../../components/draft-from-button.tsx';
import { ExportButton } from '../../../components/file-label/export-button.tsx';
import { FileLabelNote } from '../../../components/file-label/file-label-note.tsx';
import { formatChoices, PRINTED_FORMATS } from '../../../components/file-label/format-choices.ts';
import type { FileChoice } from '../../../components/file-label/labelled-file.ts';
import { ShareButton } from '../../../components/share-button.tsx';
import styles from './review.module.css';

interface ReviewExportsProps {
  review: Review;
  onDownload: (form: 'changes' | 'report', format: PrintedFormat, cleanCopyId?: string) => Promise<void>;
}

/** The contract with its changes where it is a Word file, and the report always. */
export function ReviewExports({ review, onDownload }: ReviewExportsProps) {
  const { t } = useTranslation('review');
  const { reviewId, documentId, canExportChanges, model } = review;
  const changes: FileChoice = {
    key: 'changes',
    kind: 'review_changes',
    label: t('review.exportChanges'),
    download: (cleanCopyId) => onDownload('changes', 'docx', cleanCopyId),
  };
  const reports = formatChoices(PRINTED_FORMATS, (format, cleanCopyId) =>
    onDownload('report', format, cleanCopyId),
  );
  return (
    <>
      {canExportChanges ? (
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void changes.download()}
        >
          {t('review.exportChanges')}
        </Button>
      ) : null}
      <ExportButton label={t('review.exportReport')} choices={reports} />
      <ShareButton source={{ kind: 'review', reviewId }} />
      <DraftFromButton kind="document" id={documentId} />
      {canExportChanges ? null : <p className={styles.footNote}>{t('review.notWord')}</p>}
      {model ? (
        <FileLabelNote
          kind={canExportChanges ? 'review_changes' : 'review'}
          thingId={reviewId}
          choices={[
            ...(canExportChanges ? [changes] : []),
            ...reports.map(
              (choice): FileChoice => ({
                ...choice,
                kind: 'review',
                label: t('review.reportAs', { format: choice.label }),
              }),
            ),
          ]}
        />
      ) : null}
    </>
  );
}
