import { createBrowserRouter, type RouteObject } from 'react-router';
import { PageLoading } from '../components/page-loading.tsx';
import { HomeLayout } from './home-layout.tsx';
import { loadScreen } from './load-screen.ts';
import { RouteError } from './route-error.tsx';

const newConversation = loadScreen(() => import('./screens/home-with-clones.tsx'), 'chat');
const loadFurtherRoutes = () => import('./further-routes.ts');

/** What the first page needs. Every screen comes on demand; each catches its own errors. Unknown paths show the new conversation. */
const routes: RouteObject[] = [
  {
    Component: HomeLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        id: 'beside-sidebar',
        ErrorBoundary: RouteError,
        HydrateFallback: PageLoading,
        children: [
          { index: true, lazy: newConversation },
          {
            path: 'chat/:conversationId',
            lazy: loadScreen(() => import('../features/chat/screens/conversation-screen.tsx'), 'chat'),
          },
          { path: '*', lazy: newConversation },
        ],
      },
    ],
  },
];

/** All other routes come when a path is first met that these don't name; they are fetched once the first page is there. */
export const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ patch }) {
    const { besideSidebar, alone } = await loadFurtherRoutes();
    patch('beside-sidebar', besideSidebar);
    patch(null, alone);
  },
});
window.addEventListener('load', () => void loadFurtherRoutes().catch(() => undefined), { once: true });
