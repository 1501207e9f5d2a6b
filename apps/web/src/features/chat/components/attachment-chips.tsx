import CloseOutlined from '@ant-design/icons/CloseOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import * as chat from '@mingfa/contract/chat';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DescribedProgress,
  describeProgress,
} from '../../../components/file-progress/describe-progress.ts';
import { describeUpload } from '../../../components/file-progress/describe-upload.ts';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { dropUpload, retryUpload, type Upload } from '../../../lib/upload/upload-queue.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import type { ChosenAttachment } from '../model/composer-options.ts';
import styles from './composer.module.css';

function Chip({
  name,
  progress,
  actions,
  onRemove,
}: {
  name: string;
  progress: DescribedProgress;
  actions?: ReactNode;
  onRemove: () => void;
}) {
  const { t } = useTranslation('chat');
  const { text, tone, share } = progress;
  return (
    <li className={`${styles.attachment} ${tone === 'bad' ? styles.failed : ''}`}>
      <FileIcon format={null} />
      <span className={styles.file}>
        <span className={styles.fileName} title={name}>
          {name}
        </span>
        <span className={styles.fileState} role="status" title={text}>
          {text}
        </span>
        {tone === 'moving' ? <ProgressBar label={`${name} ${text}`} share={share} /> : null}
      </span>
      {actions}
      <button type="button" aria-label={t('composer.removeAttachment', { name })} onClick={onRemove}>
        <CloseOutlined />
      </button>
    </li>
  );
}

/** A file on its way to the server. */
export function UploadChip({ group, upload }: { group: string; upload: Upload }) {
  const { t } = useTranslation('chat');
  const { t: words } = useTranslation('document');
  const canRetry = upload.state === 'failed' && upload.refusal === null;
  return (
    <Chip
      name={upload.file.name}
      progress={describeUpload(upload, words)}
      actions={
        canRetry ? (
          <button type="button" aria-label={t('message.retry')} onClick={() => retryUpload(group, upload)}>
            <RedoOutlined />
          </button>
        ) : null
      }
      onRemove={() => dropUpload(group, upload)}
    />
  );
}

/** A file the server has; a question may be asked while it is still read. */
export function AttachmentChip({
  attachment,
  onFailed,
  onRemove,
}: {
  attachment: ChosenAttachment;
  onFailed: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['chat', 'document']);
  const { at } = useChatPlace();
  const getAttachment = at(chat.getAttachment);
  const { t: words } = useTranslation('document');
  const { data } = useEndpoint(
    getAttachment,
    { params: { attachmentId: attachment.attachmentId } },
    {
      staleTime: 0,
      refetchInterval: pollWhile(isMoving),
    },
  );
  const hasFailed = data?.state === 'failed' || data?.state === 'cancelled';
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (hasFailed) tellFailed();
  }, [hasFailed]);
  const described: DescribedProgress = data
    ? describeProgress(data, words)
    : { text: words('progress.waiting'), tone: 'still', share: 0 };
  const progress =
    described.tone === 'good' ? { ...described, text: t('composer.attachmentReady') } : described;
  return <Chip name={attachment.name} progress={progress} onRemove={onRemove} />;
}
