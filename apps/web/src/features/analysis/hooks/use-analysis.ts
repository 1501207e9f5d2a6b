import { type AnalysisDetail, getAnalysis, listAnalyses, saveAnalysis } from '@mingfa/contract/analysis';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { endpointKey, queryClient, refreshEndpoints } from '../../../lib/query.ts';
import { AnalysisKeeper, type AnalysisServer } from '../model/analysis-keeper.ts';

/** Keepers outlive the screen, so that what was written last is still sent when one has left it. */
const keepers = new Map<string, AnalysisKeeper>();

function serverOf(analysisId: string): AnalysisServer {
  const params = { analysisId };
  return {
    save: async (revision, { title, steps }) => {
      const named = title.trim();
      const answer = await callEndpoint(saveAnalysis, {
        params,
        body: { revision, steps: [...steps], ...(named === '' ? {} : { title: named }) },
      });
      if (answer.status) {
        queryClient.setQueryData(endpointKey(getAnalysis, { params }), answer.data);
        void refreshEndpoints(listAnalyses);
      }
      return answer;
    },
    read: () => callEndpoint(getAnalysis, { params }),
  };
}

function keeperOf(analysis: AnalysisDetail): AnalysisKeeper {
  const held = keepers.get(analysis.analysisId);
  if (held) return held;
  const keeper = new AnalysisKeeper(analysis, serverOf(analysis.analysisId));
  keepers.set(analysis.analysisId, keeper);
  return keeper;
}

/** The analysis is gone: nothing of it is sent any more. */
export const forgetAnalysis = (analysisId: string): void => void keepers.delete(analysisId);

/** An analysis as it is written, and how it is saved. */
export function useAnalysis(read: AnalysisDetail) {
  const keeper = keeperOf(read);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  const { state } = kept;
  useEffect(() => keeper.take(read), [keeper, read]);
  useEffect(() => {
    window.addEventListener('online', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('online', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  // What only waits is sent as one leaves; what cannot be saved is asked about.
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

export type OpenAnalysis = ReturnType<typeof useAnalysis>;
