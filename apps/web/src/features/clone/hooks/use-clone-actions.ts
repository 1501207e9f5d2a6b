import {
  archiveClone,
  deleteClone,
  duplicateClone,
  exportClone,
  type OwnClone,
} from '@mingfa/contract/clone';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshClones } from '../model/refresh-clones.ts';

/** What can be done with a clone of one's own from its card; before what takes something away it is asked. */
export function useCloneActions() {
  const { t } = useTranslation('clone');
  const copying = useEndpointMutation(duplicateClone, {
    onSuccess: ({ name }) => {
      toast.success(t('card.copied', { name }));
      return refreshClones();
    },
    onError: toastFailure,
  });
  const archiving = useEndpointMutation(archiveClone, { onSettled: refreshClones, onError: toastFailure });
  const deleting = useEndpointMutation(deleteClone, {
    onSuccess: () => toast.success(t('card.deleted')),
    onSettled: refreshClones,
    onError: toastFailure,
  });
  return {
    copy: (appId: string) => copying.mutate({ params: { appId }, body: {} }),
    exportFile: ({ appId, name }: OwnClone) =>
      void downloadOrToast(exportClone, { params: { appId }, query: {} }, `${name}.json`),
    async archive({ appId, name, archived, publishedVersion }: OwnClone) {
      // Only what others use is missed by somebody.
      const isAsked = !archived && publishedVersion !== null;
      const confirmed =
        !isAsked ||
        (await confirmAction({
          title: t('card.archiveTitle', { name }),
          text: t('card.archiveText'),
          confirmText: t('card.archive'),
        }));
      if (confirmed) archiving.mutate({ params: { appId }, body: { archived: !archived } });
    },
    async remove({ appId, name }: OwnClone) {
      const confirmed = await confirmAction({
        title: t('card.deleteTitle', { name }),
        text: t('card.deleteText'),
        confirmText: t('card.delete'),
        danger: true,
      });
      if (confirmed) deleting.mutate({ params: { appId } });
    },
  };
}
