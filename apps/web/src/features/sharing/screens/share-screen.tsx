import { readShare } from '@mingfa/contract/share';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { PasswordForm } from '../components/page/password-form.tsx';
import { SharePage } from '../components/page/share-page.tsx';
import { SharedArticle } from '../components/page/shared-article.tsx';
import type { MessagesSlot } from '../model/messages-slot.ts';

export interface ShareScreenProps {
  shareId: string;
  type: string;
  Messages: MessagesSlot;
}

/** What somebody shared, for whoever holds its address: read without a session. */
export function ShareScreen({ shareId, type, Messages }: ShareScreenProps) {
  const { t } = useTranslation('sharing');
  const read = useEndpoint(
    readShare,
    { query: { shareId, type } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false },
  );
  useNotIndexed();
  if (read.data)
    return (
      <SharePage title={read.data.title}>
        <SharedArticle shareId={shareId} item={read.data} Messages={Messages} />
      </SharePage>
    );
  if (read.isPending)
    return (
      <SharePage title={t('page.title')}>
        <PageLoading />
      </SharePage>
    );
  const { errorCode, httpStatus } = read.error.failure;
  return (
    <SharePage title={t(errorCode === 'share_locked' ? 'page.lockedTitle' : 'page.title')}>
      {errorCode === 'share_locked' ? (
        <PasswordForm shareId={shareId} onOpen={() => void read.refetch()} />
      ) : httpStatus === 404 || httpStatus === 422 ? (
        <EmptyState
          sentence={t('page.gone')}
          hint={t('page.goneHint')}
          action={
            <LinkButton primary to="/">
              {t('page.home')}
            </LinkButton>
          }
        />
      ) : errorCode === 'sharing_off' ? (
        <EmptyState
          sentence={t('page.off')}
          hint={t('page.offHint')}
          action={
            <LinkButton primary to="/">
              {t('page.home')}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
    </SharePage>
  );
}

/** Search engines are told not to keep it, also where they run the page. */
function useNotIndexed(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
