import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { PageLoading } from '../../components/page-loading.tsx';
import { ShareScreen } from '../../features/sharing/screens/share-screen.tsx';
import { loadNamespaces } from '../../lib/i18n.ts';
import { LazySharedMessages } from './lazy-shared-messages.ts';

const LinkedClone = lazy(async () => {
  const [file] = await Promise.all([
    import('../../features/chat/screens/shared-clone-screen.tsx'),
    loadNamespaces('square'),
  ]);
  return file;
});

/** A share; or an agent by its link, which has an address of the same form. Sharing and chat meet here. */
export default function SharedItemWithMessages() {
  const { linkId = '', type = '' } = useParams();
  return (
    <Suspense fallback={<PageLoading />}>
      {type === 'clone' && !linkId.startsWith('shr_') ? (
        <LinkedClone />
      ) : (
        <ShareScreen key={linkId} shareId={linkId} type={type} Messages={LazySharedMessages} />
      )}
    </Suspense>
  );
}
