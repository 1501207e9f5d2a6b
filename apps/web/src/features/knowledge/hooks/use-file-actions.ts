import { cancelFile, deleteFile, type KnowledgeFile, retryFile } from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';

const REFRESHING = { onSettled: () => refreshKnowledge(), onError: toastFailure };

/** What can be done with a file of a base, with what it costs said before. */
export function useFileActions({ fileId, name, segments }: KnowledgeFile) {
  const { t } = useTranslation('knowledge');
  const { t: shared } = useTranslation('shell');
  const cancelling = useEndpointMutation(cancelFile, REFRESHING);
  const retrying = useEndpointMutation(retryFile, REFRESHING);
  const deleting = useEndpointMutation(deleteFile, {
    ...REFRESHING,
    onSuccess: () => toast.success(t('files.deleted')),
  });
  const params = { fileId };
  return {
    isBusy: cancelling.isPending || retrying.isPending || deleting.isPending,
    cancel: () => cancelling.mutate({ params }),
    retry: () => retrying.mutate({ params, body: {} }),
    readAgain: async () => {
      const isConfirmed = await confirmAction({
        title: t('files.readAgainTitle', { name }),
        text: t('files.readAgainText'),
        confirmText: t('files.readAgain'),
      });
      if (isConfirmed) retrying.mutate({ params, body: { anew: true } });
    },
    remove: async () => {
      const isConfirmed = await confirmAction({
        title: t('files.deleteTitle', { name }),
        text: t('files.deleteText', { segments }),
        confirmText: shared('action.delete'),
        danger: true,
      });
      if (isConfirmed) deleting.mutate({ params });
    },
  };
}
