import { deleteRecording } from '@mingfa/contract/recording';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshRecordings } from '../model/refresh-recordings.ts';
import { forgetTranscript } from './use-transcript.ts';

/** Deletes a recording after asking, and names the copies of its words that stay elsewhere. */
export function useDeleteRecording(
  { recordingId, title }: { recordingId: string; title: string },
  onDeleted: () => void = () => {},
) {
  const { t } = useTranslation('recording');
  const deleting = useEndpointMutation(deleteRecording, {
    onSuccess: ({ copies }) => {
      forgetTranscript(recordingId);
      const named = copies.map(({ kind, name }) => t(`delete.copy.${kind}`, { name }));
      if (named.length === 0) toast.success(t('delete.done'));
      else
        void confirmAction({
          title: t('delete.done'),
          text: t('delete.copies', { copies: named.join(t('delete.between')) }),
        });
      onDeleted();
    },
    onSettled: refreshRecordings,
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { recordingId } });
  };
  return { remove, isDeleting: deleting.isPending };
}
