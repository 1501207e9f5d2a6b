import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import { useIsMember, useSession } from '../lib/session.ts';

const DeletionBanner = lazy(async () => {
  const [component] = await Promise.all([
    import('../features/account/components/rights/deletion-banner.tsx'),
    loadNamespaces('rights'),
  ]);
  return component;
});
const AgreementNotice = lazy(async () => {
  const [component] = await Promise.all([
    import('../features/account/components/rights/agreement-notice.tsx'),
    loadNamespaces('rights', 'account'),
  ]);
  return component;
});

const NewDeviceBanner = lazy(async () => {
  const [component] = await Promise.all([
    import('../features/account/components/rights/new-device-banner.tsx'),
    loadNamespaces('rights'),
  ]);
  return component;
});

/** What an account must know wherever it is: that it is about to be deleted, is used on a new device, that the agreements have changed. */
export function AccountNotices() {
  const isMember = useIsMember();
  const { deletionDueAt, newDevices, agreementDue } = useSession(({ profile }) => profile);
  if (!isMember) return null;
  return (
    <Suspense>
      {deletionDueAt ? <DeletionBanner dueAt={deletionDueAt} /> : null}
      {newDevices > 0 ? <NewDeviceBanner count={newDevices} /> : null}
      {agreementDue ? <AgreementNotice /> : null}
    </Suspense>
  );
}
