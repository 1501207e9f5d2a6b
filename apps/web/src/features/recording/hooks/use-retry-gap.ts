import type { TimeRange } from '@mingfa/contract/evidence';
import { getRecording, getTranscriber, transcribeRecording } from '@mingfa/contract/recording';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';

/** Sends a gap once more; to a host that nobody agreed to nothing is sent, and it is asked about first. */
export function useRetryGap({ recording, transcript }: RecordingDesk, onAsk: () => void) {
  const { t } = useTranslation('recording');
  const params = { recordingId: recording.recordingId };
  const sending = useMutation({
    mutationFn: async (gap: TimeRange) => {
      await transcript.keeper.flush();
      const { kind, host, isAgreed } = await requestData(getTranscriber, {});
      if (kind === 'none' || (host !== null && !isAgreed)) return null;
      return await requestData(transcribeRecording, { params, body: { agreedHost: host, gap } });
    },
    onSuccess: (begun) => {
      if (begun === null) return onAsk();
      queryClient.setQueryData(endpointKey(getRecording, { params }), begun);
      toast.success(t('transcribe.begun'));
    },
    onError: toastFailure,
  });
  return { retry: sending.mutate, isBusy: sending.isPending };
}
