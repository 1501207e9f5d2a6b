import { lazy, Suspense } from 'react';
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
    <Suspense>
      <DueNotices />
    </Suspense>
  ) : null;
}
