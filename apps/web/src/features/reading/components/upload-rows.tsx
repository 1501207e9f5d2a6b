import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeUpload } from '../../../components/file-progress/describe-upload.ts';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { dropUpload, retryUpload, useUploads } from '../../../lib/upload/upload-queue.ts';
import styles from './document-list.module.css';

/** Files on their way to the server. */
export function UploadRows({ group }: { group: string }) {
  const { t } = useTranslation('document');
  const { t: shared } = useTranslation('shell');
  const uploads = useUploads(group);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {uploads.map((upload) => {
        const { text, tone, share } = describeUpload(upload, t);
        const mayRetry =
          upload.refusal === null && (upload.state === 'failed' || upload.state === 'cancelled');
        return (
          <li key={upload.id} className={styles.row}>
            <span className={styles.main}>
              <span className={styles.name}>{upload.path}</span>
              <span className={tone === 'bad' ? styles.bad : styles.about}>{text}</span>
              {tone === 'moving' ? <ProgressBar label={`${upload.path} ${text}`} share={share} /> : null}
            </span>
            {mayRetry ? (
              <Button size="small" onClick={() => retryUpload(group, upload)}>
                {t('viewer.retry')}
              </Button>
            ) : null}
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined />}
              aria-label={`${shared('action.cancel')} ${upload.path}`}
              onClick={() => dropUpload(group, upload)}
            />
          </li>
        );
      })}
    </ul>
  );
}
