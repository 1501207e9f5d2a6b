import { lazy, Suspense } from 'react';
import { PageLoading } from '../components/page-loading.tsx';
import { loadNamespaces } from '../lib/i18n.ts';
import { useIsMember, useSession } from '../lib/session.ts';

const DueNotices = lazy(async () => {
  await loadNamespaces('rights', 'account');
  return import('../features/account/components/rights/due-notices.tsx');
});

/** What an account must know wherever it is; loaded where there is something. */
export function AccountNotices() {
  const isMember = useIsMember();
  const { mustChangePassword, deletionDueAt, newDevices, agreementDue } = useSession(
    (state) => state.profile,
  );
  return isMember && (mustChangePassword || deletionDueAt || newDevices || agreementDue) ? (
    // A password to be replaced is the whole page: nothing at all must not stand there while it is loaded.
    <Suspense fallback={mustChangePassword ? <PageLoading /> : null}>
      <DueNotices />
    </Suspense>
  ) : null;
}
