import { getRecording, type RecordingDetail, type RecordingSpeaker } from '@mingfa/contract/recording';
import { createSpeaker, mergeSpeakers, updateSpeaker } from '@mingfa/contract/recording-transcript';
import { type ApiAnswer, AppRequestError } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';

type Told = { speakers: RecordingSpeaker[]; revision: number };

/** Who speaks: naming, adding and joining, in order with what is typed. */
export function useSpeakers({ recording, transcript }: RecordingDesk) {
  const { recordingId } = recording;
  const { keeper } = transcript;
  const does = async <Data extends Told>(
    asks: () => Promise<ApiAnswer<Data>>,
    readsAnew = false,
  ): Promise<Data | null> => {
    await keeper.flush();
    const answer = await keeper.run(asks, readsAnew);
    if (!answer.status) {
      toastFailure(new AppRequestError(answer));
      return null;
    }
    const { speakers, revision } = answer.data;
    queryClient.setQueryData<RecordingDetail>(
      endpointKey(getRecording, { params: { recordingId } }),
      (before) => before && { ...before, speakers, revision },
    );
    return answer.data;
  };
  return {
    speakers: recording.speakers,
    add: async (name: string) =>
      (await does(() => callEndpoint(createSpeaker, { params: { recordingId }, body: { name } })))
        ?.speakerId ?? null,
    change: (speakerId: string, to: Partial<Pick<RecordingSpeaker, 'name' | 'role'>>) =>
      does(() => callEndpoint(updateSpeaker, { params: { recordingId, speakerId }, body: to })),
    merge: (speakerId: string, intoId: string) =>
      does(() => callEndpoint(mergeSpeakers, { params: { recordingId, speakerId }, body: { intoId } }), true),
  };
}
