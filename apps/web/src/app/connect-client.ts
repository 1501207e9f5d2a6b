import i18next from 'i18next';
import { currentLanguage } from '../lib/i18n.ts';
import { readLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query.ts';
import { setRequestEnvironment } from '../lib/request-environment.ts';
import { ensureGuest } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { onTokenChange } from '../lib/token.ts';

interface Navigator {
  navigate: (to: string) => unknown;
}

/** Gives the HTTP client what it may not import: words, the router, the session. */
export function connectClient(router: Navigator): void {
  setRequestEnvironment({
    language: () => (i18next.isInitialized ? currentLanguage() : readLanguage()),
    ensureSession: ensureGuest,
    sessionEnded: (httpStatus) => {
      toast.error(i18next.t(httpStatus === 403 ? 'failure.status403' : 'failure.status401', { ns: 'shell' }));
      void router.navigate('/');
    },
    tooFrequent: () => toast.info(i18next.t('failure.tooFrequent', { ns: 'shell' })),
    failedText: (path, status) =>
      status === null
        ? i18next.t('failure.failed', { ns: 'shell', path })
        : i18next.t('failure.failedStatus', { ns: 'shell', path, status }),
  });
  // What one session has read is not for the next. A guest's sign-up keeps its things and reads them anew.
  onTokenChange(() => queryClient.clear());
}
