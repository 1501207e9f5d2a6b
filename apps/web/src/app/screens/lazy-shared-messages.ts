import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n.ts';

/** How the chat shows messages of a snapshot, loaded where there are some. */
export const LazySharedMessages = lazy(async () => {
  const [file] = await Promise.all([
    import('../../features/chat/components/shared/shared-messages.tsx'),
    loadNamespaces('chat'),
  ]);
  return file;
});
