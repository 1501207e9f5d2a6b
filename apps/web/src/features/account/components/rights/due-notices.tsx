import { useSession } from '../../../../lib/session.ts';
import { OwnPassword } from '../own-password.tsx';
import { AgreementNotice } from './agreement-notice.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { NewDeviceBanner } from './new-device-banner.tsx';

/** That a password made up by somebody else is to be replaced before anything else; that the account is about to be deleted, that it is used on a new device, that the agreements have changed. */
export default function DueNotices() {
  const { mustChangePassword, deletionDueAt, newDevices, agreementDue } = useSession(
    (state) => state.profile,
  );
  if (mustChangePassword) return <OwnPassword />;
  return (
    <>
      {deletionDueAt ? <DeletionBanner dueAt={deletionDueAt} /> : null}
      {newDevices > 0 ? <NewDeviceBanner count={newDevices} /> : null}
      {agreementDue ? <AgreementNotice /> : null}
    </>
  );
}
