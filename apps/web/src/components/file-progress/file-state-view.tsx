import { getDocument, type ReadDocument } from '@mingfa/contract/document';
import { mayBeRetried } from '@mingfa/contract/document-content';
import { retryFile } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpointMutation } from '../../lib/query.ts';
import { NineCubeSpinner } from '../nine-cube-spinner.tsx';
import { describeProgress } from './describe-progress.ts';
import { FileIcon } from './file-icon.tsx';
import styles from './file-progress.module.css';
import { ProgressBar } from './progress-line.tsx';

/** Instead of a document that cannot be shown yet, or not at all: how far it is, or why not, and a way on. */
export function FileStateView({ file }: { file: ReadDocument }) {
  const { t } = useTranslation('document');
  const { text, tone, share } = describeProgress(file, t);
  const retrying = useEndpointMutation(retryFile, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: endpointKey(getDocument) }),
    onError: toastFailure,
  });
  const isMoving = tone === 'moving';
  return (
    <div className={styles.state} role={isMoving ? undefined : 'status'}>
      {isMoving ? <NineCubeSpinner size={48} tip={text} /> : <FileIcon format={file.format} />}
      <p className={styles.fileName}>{file.name}</p>
      {isMoving ? null : <p className={`${styles.words} ${styles[tone]}`}>{text}</p>}
      {isMoving ? <ProgressBar label={text} share={share} /> : null}
      {isMoving ? <p className={styles.hint}>{t('progress.mayLeave')}</p> : null}
      {mayBeRetried(file) ? (
        <Button
          loading={retrying.isPending}
          onClick={() => retrying.mutate({ params: { fileId: file.documentId }, body: {} })}
        >
          {t('viewer.retry')}
        </Button>
      ) : null}
    </div>
  );
}
