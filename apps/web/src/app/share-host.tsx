import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../lib/i18n.ts';
import { useShareRequest } from '../lib/share-request.ts';

const ShareDialog = lazy(async () => {
  const [file] = await Promise.all([
    import('./screens/share-dialog-with-messages.tsx'),
    loadNamespaces('sharing', 'chat'),
  ]);
  return file;
});

const close = () => useShareRequest.setState({ request: null });

/** Opens the dialog of sharing over whichever screen asks for it. */
export function ShareHost() {
  const request = useShareRequest((state) => state.request);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the address changes
  useEffect(close, [key]);
  if (!request) return null;
  return (
    <Suspense>
      <ShareDialog request={request} onClose={close} />
    </Suspense>
  );
}
