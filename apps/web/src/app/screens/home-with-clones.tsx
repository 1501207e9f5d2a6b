import { lazy, Suspense } from 'react';
import NewConversationScreen from '../../features/chat/screens/new-conversation-screen.tsx';
import { loadNamespaces } from '../../lib/i18n.ts';

// Behind the first paint: a question can be asked before they are there.
const HomeClones = lazy(async () => {
  const [file] = await Promise.all([
    import('../../features/square/components/home-clones.tsx'),
    loadNamespaces('square'),
  ]);
  return { default: file.HomeClones };
});

/** The chat and the square know nothing of each other; they meet on the home screen. */
export default function HomeWithClones() {
  return (
    <NewConversationScreen>
      <Suspense>
        <HomeClones />
      </Suspense>
    </NewConversationScreen>
  );
}
