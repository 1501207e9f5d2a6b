import { deleteRecording, listRecordingCopies } from '@mingfa/contract/recording';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { AppRequestError } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshRecordings } from '../model/refresh-recordings.ts';
import { forgetTranscript } from './use-transcript.ts';

/** Deletes a recording after asking, and naming the copies of its words that stay elsewhere and what closes with it. */
export function useDeleteRecording(
  { recordingId, title }: { recordingId: string; title: string },
  onDeleted: () => void = () => {},
) {
  const { t } = useTranslation('recording');
  const deleting = useEndpointMutation(deleteRecording, {
    onSuccess: () => {
      forgetTranscript(recordingId);
      toast.success(t('delete.done'));
      onDeleted();
    },
    onSettled: refreshRecordings,
    onError: toastFailure,
  });
  const remove = async () => {
    const held = await callEndpoint(listRecordingCopies, { params: { recordingId } });
    // Nobody deletes without knowing what stays.
    if (!held.status) return toastFailure(new AppRequestError(held));
    const { copies } = held.data;
    const named = (isClosing: boolean) =>
      copies
        .filter(({ kind }) => (kind === 'share') === isClosing)
        .map(({ kind, name }) => t(`delete.copy.${kind}`, { name }))
        .join(t('delete.between'));
    const [closing, staying] = [named(true), named(false)];
    const confirmed = await confirmAction({
      title: t('delete.title', { title }),
      text: [
        t('delete.text'),
        ...(closing === '' ? [] : [t('delete.closing', { shares: closing })]),
        ...(staying === '' ? [] : [t('delete.copies', { copies: staying })]),
        t('delete.outside'),
      ].join(currentLanguage() === 'en' ? ' ' : ''),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { recordingId } });
  };
  return { remove, isDeleting: deleting.isPending };
}
