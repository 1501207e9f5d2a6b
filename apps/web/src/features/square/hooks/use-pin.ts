import { type ListedClone, pinClone, unpinClone } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshClones } from '../model/refresh-square.ts';

/** Puts a clone on the home screen, or takes it from there; a guest is told what it takes. */
export function usePin(
  { appId, pinned }: Pick<ListedClone, 'appId' | 'pinned'>,
  linkId: string | null = null,
) {
  const { t } = useTranslation('square');
  const isMember = useIsMember();
  const done = (key: 'pinned' | 'unpinned') => async () => {
    toast.success(t(key));
    await refreshClones();
  };
  const pin = useEndpointMutation(pinClone, { onSuccess: done('pinned'), onError: toastFailure });
  const unpin = useEndpointMutation(unpinClone, { onSuccess: done('unpinned'), onError: toastFailure });
  return {
    isPending: pin.isPending || unpin.isPending,
    toggle() {
      const params = { appId };
      if (!isMember) toast.info(t('signUp.pin'));
      else if (pinned) unpin.mutate({ params });
      else pin.mutate({ params, body: linkId ? { linkId } : {} });
    },
  };
}
