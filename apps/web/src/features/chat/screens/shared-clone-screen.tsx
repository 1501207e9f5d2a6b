import { openCloneByLink } from '@mingfa/contract/clone-chat';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { cloneAddress } from '../../../lib/clone-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { CloneGone } from '../components/clone/clone-gone.tsx';

/** A link to a live clone: whoever has it goes to the chat with it. */
export default function SharedCloneScreen() {
  const { t } = useTranslation('square');
  const { linkId = '' } = useParams();
  const opened = useEndpoint(openCloneByLink, { params: { linkId } }, { staleTime: 0 });
  if (opened.isPending) return <PageLoading />;
  if (opened.isSuccess) return <Navigate replace to={cloneAddress({ appId: opened.data.appId, linkId })} />;
  const status = opened.error.failure.httpStatus;
  return (
    <main>
      <ScreenHeader title={t('title')} />
      {status === 404 || status === 422 ? (
        <CloneGone isLink />
      ) : (
        <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
      )}
    </main>
  );
}
