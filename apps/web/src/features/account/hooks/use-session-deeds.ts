import { confirmSession, listSessions, revokeSession } from '@mingfa/contract/session';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { refreshProfile, storeProfile } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';

/** What can be done about a device that is signed in: it is taken for one's own, or signed out. */
export function useSessionDeeds() {
  const { t } = useTranslation('account');
  const afterRevoking = {
    onSuccess: () => {
      toast.success(t('settings.revoked'));
      void refreshEndpoints(listSessions);
      void refreshProfile();
    },
    onError: toastFailure,
  };
  const revoking = useEndpointMutation(revokeSession, afterRevoking);
  const confirming = useEndpointMutation(confirmSession, {
    onSuccess: (profile) => {
      storeProfile(profile);
      toast.success(t('settings.deviceConfirmed'));
      void refreshEndpoints(listSessions);
    },
    onError: toastFailure,
  });
  return {
    afterRevoking,
    isBusy: revoking.isPending || confirming.isPending,
    confirm: (sessionId: string) => confirming.mutate({ params: { sessionId } }),
    revoke: (sessionId: string) => revoking.mutate({ params: { sessionId } }),
    /** Somebody else knows the password: signing out alone does not keep them out. */
    deny: async (sessionId: string) => {
      const confirmed = await confirmAction({
        title: t('settings.notMeTitle'),
        text: t('settings.notMeText'),
        confirmText: t('settings.revoke'),
      });
      if (confirmed) revoking.mutate({ params: { sessionId } });
    },
  };
}
