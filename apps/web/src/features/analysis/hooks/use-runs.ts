import {
  type AnalysisDetail,
  cancelAnalysis,
  getAnalysis,
  getAnalysisProgress,
  runAnalysis,
  runAnalysisStep,
} from '@mingfa/contract/analysis';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiAnswer, AppRequestError } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { pollWhile } from '../../../lib/poll-while.ts';
import { endpointKey, queryClient, useEndpoint } from '../../../lib/query.ts';
import { refreshAnswers } from '../model/refresh-analyses.ts';
import type { OpenAnalysis } from './use-analysis.ts';

const isWorking = ({ state }: { state: string }) => state === 'working';

/** Running steps: one within its request, or all in the background with how far that is. */
export function useRuns({ base, keeper }: OpenAnalysis) {
  const { analysisId } = base;
  const params = { analysisId };
  const [running, setRunning] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const { data: told } = useEndpoint(
    getAnalysisProgress,
    { params },
    { enabled: isWorking(base.progress), staleTime: 0, refetchInterval: pollWhile(isWorking) },
  );
  const known = base.progress;
  const isNews =
    told !== undefined &&
    isWorking(known) &&
    (told.answersRevision > known.answersRevision || told.state !== known.state);
  const takeIn = (answer: ApiAnswer<AnalysisDetail>): boolean => {
    if (!answer.status) {
      toastFailure(new AppRequestError(answer));
      return false;
    }
    queryClient.setQueryData(endpointKey(getAnalysis, { params }), answer.data);
    keeper.take(answer.data);
    void refreshAnswers();
    return true;
  };
  const readAgain = async () => {
    const answer = await callEndpoint(getAnalysis, { params });
    if (answer.status) takeIn(answer);
  };
  const hear = useEffectEvent(() => void readAgain());
  const newest = isNews ? told.answersRevision : null;
  useEffect(() => {
    if (newest !== null) hear();
  }, [newest]);
  useEffect(() => () => stop.current?.abort(), []);

  /** What was written last is run, so it is saved before. */
  const begin = async (send: (revision: number) => Promise<ApiAnswer<AnalysisDetail>>): Promise<void> => {
    if (!(await keeper.settle())) return;
    const answer = await send(keeper.read().base.revision);
    // Another tab saved or ran it meanwhile: what it is now is read, and somebody presses again.
    if (!takeIn(answer) && !answer.status && answer.errorCode?.startsWith('analysis_')) await readAgain();
  };
  return {
    /** The step that runs within a request. */
    running,
    progress: isWorking(known) && told && !isNews ? told : known,
    isStarting,
    isStopping,
    runAll: async (onlyStale: boolean) => {
      setIsStarting(true);
      queryClient.removeQueries({ queryKey: endpointKey(getAnalysisProgress, { params }) });
      await begin((revision) =>
        callEndpoint(runAnalysis, { params, body: { revision, stepIds: [], onlyStale } }),
      );
      setIsStarting(false);
    },
    runStep: async (stepId: string) => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      setRunning(stepId);
      await begin((revision) =>
        callEndpoint(runAnalysisStep, { params, body: { revision, stepId } }, { signal: controller.signal }),
      );
      if (stop.current === controller) setRunning(null);
    },
    stopStep: () => {
      stop.current?.abort();
      setRunning(null);
    },
    cancel: async () => {
      setIsStopping(true);
      takeIn(await callEndpoint(cancelAnalysis, { params }));
      setIsStopping(false);
    },
  };
}

export type Runs = ReturnType<typeof useRuns>;
