import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { editTranscript, listSegments } from '@mingfa/contract/recording-transcript';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { type ApiAnswer, type AppRequestError, dataOf } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import { refreshWords } from '../model/refresh-recordings.ts';
import { TranscriptKeeper, type TranscriptRead } from '../model/transcript-keeper.ts';

/** As many as one request gives. */
const PAGE = 2_000;
type Page = EndpointOutput<typeof listSegments>;

const pageAt = (recordingId: string, from: number) =>
  callEndpoint(listSegments, { params: { recordingId }, query: { from, count: PAGE } });

/** All segments; pages that stem from different revisions are read again, so that no turn is missed or doubled. */
async function readTranscript(recordingId: string): Promise<ApiAnswer<TranscriptRead>> {
  for (;;) {
    const first = await pageAt(recordingId, 0);
    if (!first.status) return first;
    const { total, revision } = first.data;
    const froms = Array.from(
      { length: Math.max(0, Math.ceil(total / PAGE) - 1) },
      (_, page) => (page + 1) * PAGE,
    );
    const further = await Promise.all(froms.map((from) => pageAt(recordingId, from)));
    const failed = further.find((answer) => !answer.status);
    if (failed && !failed.status) return failed;
    const pages: Page[] = [first.data, ...further.flatMap(({ data }) => data ?? [])];
    if (pages.every((page) => page.revision === revision))
      return { status: true, data: { items: pages.flatMap(({ items }) => items), revision }, message: '' };
  }
}

/** Keepers outlive the screen, so that what was typed last is still sent when one has left it. */
const keepers = new Map<string, TranscriptKeeper>();

function keeperOf(recordingId: string, read: TranscriptRead): TranscriptKeeper {
  const held = keepers.get(recordingId);
  if (held) return held;
  const keeper = new TranscriptKeeper(read, {
    edit: (revision, changes) =>
      callEndpoint(editTranscript, { params: { recordingId }, body: { revision, changes } }),
    read: () => readTranscript(recordingId),
  });
  keeper.onSaved = () => {
    void refreshWords();
    // Opened anew it begins with what is here, not with what was read first.
    const { segments, revision } = keeper.read();
    queryClient.setQueryData(transcriptKey(recordingId), { items: segments, revision });
  };
  keepers.set(recordingId, keeper);
  return keeper;
}

/** The recording is gone: nothing of it is sent any more. */
export function forgetTranscript(recordingId: string): void {
  keepers.get(recordingId)?.dispose();
  keepers.delete(recordingId);
}

const transcriptKey = (recordingId: string) => endpointKey(listSegments, { params: { recordingId } });

/** The words of a recording, as the server has them. */
export function useReadTranscript(recordingId: string) {
  return useQuery<TranscriptRead, AppRequestError>({
    queryKey: transcriptKey(recordingId),
    queryFn: async () => dataOf(await readTranscript(recordingId)),
    staleTime: 0,
  });
}

/** The words as they are typed, how they are kept, and ways to change them. */
export function useTranscript(recordingId: string, read: TranscriptRead) {
  const keeper = keeperOf(recordingId, read);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  useEffect(() => keeper.take(read), [keeper, read]);
  useEffect(() => {
    const flush = () => void keeper.flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
  const { state } = kept;
  // What only waits is sent as one leaves; what cannot be kept is asked about.
  useLeaveGuard(state === 'lost' || state === 'refused' || state === 'changed');
  const isUnsaved = state !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return { ...kept, keeper };
}

/** What {@link useTranscript} gives. */
export type OpenTranscript = ReturnType<typeof useTranscript>;
