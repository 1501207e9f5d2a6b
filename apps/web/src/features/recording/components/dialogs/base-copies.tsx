import { listKnowledgeFiles } from '@mingfa/contract/knowledge';
import {
  listTranscriptCopies,
  renewTranscriptCopy,
  type TranscriptCopy,
} from '@mingfa/contract/recording-findings';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../../lib/client.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './dialogs.module.css';

/** The copies of a transcript that knowledge bases hold already: what each was made of, and a button that makes an older one anew. */
export function BaseCopies({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation('recording');
  const titleId = useId();
  const copies = useEndpoint(listTranscriptCopies, { params: { recordingId } });
  const items = copies.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.copies} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('base.copies')}</h3>
      <ul>
        {items.map((copy) => (
          <BaseCopy key={copy.fileId} recordingId={recordingId} copy={copy} />
        ))}
      </ul>
      {items.some(({ isCurrent }) => !isCurrent) ? (
        <p className={styles.quiet}>{t('base.renewHint')}</p>
      ) : null}
    </section>
  );
}

function BaseCopy({ recordingId, copy }: { recordingId: string; copy: TranscriptCopy }) {
  const { t } = useTranslation('recording');
  const { fileId, base, name, revision, copiedAt, isCurrent } = copy;
  const label = t('base.copy', { base, name });
  const renewing = useMutation({
    mutationFn: () => requestData(renewTranscriptCopy, { params: { recordingId, fileId } }),
    onSuccess: () => toast.success(t('base.renewed')),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listTranscriptCopies, listKnowledgeFiles),
  });
  return (
    <li className={styles.copy}>
      <span>
        {label}
        <span className={styles.quiet}>
          {t('base.madeOf', { revision, time: formatTime(copiedAt) })} ·{' '}
          {isCurrent ? t('base.isCurrent') : t('base.isOlder')}
        </span>
      </span>
      {isCurrent ? null : (
        <Button
          size="small"
          aria-label={`${t('base.renew')}：${label}`}
          loading={renewing.isPending}
          onClick={() => renewing.mutate()}
        >
          {t('base.renew')}
        </Button>
      )}
    </li>
  );
}
