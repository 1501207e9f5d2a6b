import type { Query } from '@tanstack/react-query';
import i18next from 'i18next';
import { currentLanguage } from '../lib/i18n.ts';
import { readLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query.ts';
import { setRequestEnvironment } from '../lib/request-environment.ts';
import { ensureGuest } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { onTokenChange, readToken } from '../lib/token.ts';

interface Navigator {
  navigate: (to: string) => unknown;
}

/** What is shared is read without a session: whoever loses one there stays. */
const readsShare = () => window.location.pathname.startsWith('/share/');

/** Gives the HTTP client what it may not import: words, the router, the session. */
export function connectClient(router: Navigator): void {
  setRequestEnvironment({
    language: () => (i18next.isInitialized ? currentLanguage() : readLanguage()),
    ensureSession: ensureGuest,
    sessionEnded: (httpStatus) => {
      if (readsShare()) return;
      toast.error(i18next.t(httpStatus === 403 ? 'failure.status403' : 'failure.status401', { ns: 'shell' }));
      void router.navigate('/');
    },
    tooFrequent: () => toast.info(i18next.t('failure.tooFrequent', { ns: 'shell' })),
    failedText: (path, status) =>
      status === null
        ? i18next.t('failure.failed', { ns: 'shell', path })
        : i18next.t('failure.failedStatus', { ns: 'shell', path, status }),
  });
  let before = readToken();
  onTokenChange((token) => {
    const [earlier, now] = [before, token];
    before = token;
    if (now === null && !readsShare()) void router.navigate('/');
    // After the screens have heard that the session is gone, so that no read of theirs opens a new one.
    if (earlier !== null && earlier !== now) setTimeout(() => forgetReads(now !== null), 0);
  });
}

/** What one session has read is not for the next; what is public stays. */
function forgetReads(readAgain: boolean): void {
  const ofSession = { predicate: (query: Query) => query.meta?.access !== 'public' };
  if (readAgain) void queryClient.resetQueries(ofSession);
  else for (const query of queryClient.getQueryCache().findAll(ofSession)) query.reset();
}
