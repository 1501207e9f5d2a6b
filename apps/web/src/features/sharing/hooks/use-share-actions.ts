import { listShares, type OwnShare, revokeShare } from '@mingfa/contract/share';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { shareAddress } from '../model/share-address.ts';

/** What can be done with a share of one's own; what cannot be undone is asked first. */
export function useShareActions({ shareId, type, title }: OwnShare) {
  const { t } = useTranslation(['sharing', 'shell']);
  const params = { shareId };
  const revoking = useEndpointMutation(revokeShare, {
    onSuccess: () => toast.success(t('own.revoked')),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listShares),
  });
  return {
    isBusy: revoking.isPending,
    copyAddress: async () =>
      (await copyText(shareAddress(shareId, type)))
        ? toast.success(t('shell:action.copied'))
        : toast.error(t('shell:action.copyFailed')),
    revoke: async () => {
      const confirmed = await confirmAction({
        title: t('own.revokeTitle', { title }),
        text: t('own.revokeText'),
        confirmText: t('own.revoke'),
        danger: true,
      });
      if (confirmed) revoking.mutate({ params });
    },
  };
}
