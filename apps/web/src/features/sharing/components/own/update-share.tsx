import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { listShareMarks, listShares, type OwnShare } from '@mingfa/contract/share';
import { previewShareUpdate, updateShare } from '@mingfa/contract/share-update';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import { WhyNotShared } from '../dialog/why-not-shared.tsx';
import { SharedContentView } from '../shared-content.tsx';
import { WordsAsRead } from '../words-as-read.tsx';
import { ShareChangeItem } from './share-change-item.tsx';
import styles from './update-share.module.css';

export interface UpdateShareProps {
  share: OwnShare;
  Messages: MessagesSlot;
  onClose: () => void;
}

/** What taking the snapshot anew makes public and takes away; nothing is public before the last button. */
export function UpdateShare({ share, Messages, onClose }: UpdateShareProps) {
  const { t } = useTranslation(['sharing', 'shell']);
  const params = { shareId: share.shareId };
  const preview = useEndpoint(previewShareUpdate, { params }, { staleTime: 0, gcTime: 0, retry: false });
  const updating = useEndpointMutation(updateShare, {
    onSuccess: async () => {
      toast.success(t('own.updated'));
      onClose();
      await refreshEndpoints(listShares, listShareMarks);
    },
    onError: (error) => {
      toastFailure(error);
      // What was looked at is not what there is any more.
      if (error.failure.errorCode === 'share_changed') void preview.refetch();
    },
  });
  const { fingerprint, changes = [] } = preview.data ?? {};
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('own.updateTitle', { title: share.title })}
      width={720}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            loading={updating.isPending}
            disabled={fingerprint === undefined || changes.length === 0 || preview.isFetching}
            onClick={() => fingerprint && updating.mutate({ params, body: { fingerprint } })}
          >
            {t('update.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('own.updateText')}</p>
      {preview.isError ? (
        <WhyNotShared error={preview.error} onRetry={() => void preview.refetch()} />
      ) : preview.data ? (
        <Changes {...preview.data} Messages={Messages} />
      ) : (
        <PageLoading tip={t('dialog.looking')} />
      )}
    </Sheet>
  );
}

type ChangesProps = EndpointOutput<typeof previewShareUpdate> & Pick<UpdateShareProps, 'Messages'>;

function Changes(props: ChangesProps) {
  const { t } = useTranslation('sharing');
  const { changes, title, note, content, failedChecks, quotedPassages, coveredColumns, Messages } = props;
  return (
    <>
      <p className={styles.count} role="status">
        {changes.length === 0 ? t('update.none') : t('update.count', { count: changes.length })}
      </p>
      {quotedPassages > 0 ? (
        <p className={styles.warning}>{t('choice.quoted', { count: quotedPassages })}</p>
      ) : null}
      {coveredColumns.length > 0 ? (
        <p className={styles.quiet}>
          {t('choice.covered', { columns: coveredColumns.join(t('choice.coveredBetween')) })}
        </p>
      ) : null}
      {failedChecks.length > 0 ? (
        <p className={styles.warning}>
          {t('marks.failed', { count: failedChecks.length })}: {failedChecks.join(' · ')}
        </p>
      ) : null}
      {changes.length > 0 ? (
        <ul className={styles.changes} aria-label={t('update.changes')}>
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <ShareChangeItem key={index} change={change} isSheet={content.kind === 'sheet'} />
          ))}
        </ul>
      ) : null}
      <details className={styles.whole}>
        <summary>{t('update.whole')}</summary>
        <WordsAsRead title={title} note={note} />
        <Suspense fallback={<PageLoading />}>
          <SharedContentView content={content} Messages={Messages} isPreview />
        </Suspense>
      </details>
    </>
  );
}
