import { getOwnClone } from '@mingfa/contract/clone';
import {
  cancelGoldenRun,
  deleteGoldenQuestions,
  type GoldenQuestion,
  listGoldenQuestions,
  runGoldenQuestions,
  saveGoldenQuestion,
} from '@mingfa/contract/clone-golden';
import { useEffect } from 'react';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { pollWhile } from '../../../lib/poll-while.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshGolden } from '../model/refresh-golden.ts';

/** Golden questions of a clone, how each came out, and what can be done with them. */
export function useGolden(appId: string) {
  const params = { appId };
  const list = useEndpoint(
    listGoldenQuestions,
    { params },
    {
      staleTime: 0,
      refetchInterval: pollWhile(({ latestRun }) => latestRun?.state === 'running'),
    },
  );
  // What a draft lacks changes with how they came out.
  const ended = list.data?.latestRun?.finishedAt ?? null;
  useEffect(() => {
    if (ended !== null) void refreshEndpoints(getOwnClone);
  }, [ended]);
  const after = { onSettled: refreshGolden, onError: toastFailure };
  const running = useEndpointMutation(runGoldenQuestions, after);
  const cancelling = useEndpointMutation(cancelGoldenRun, after);
  const deleting = useEndpointMutation(deleteGoldenQuestions, after);
  const saving = useEndpointMutation(saveGoldenQuestion, after);
  return {
    list,
    isStarting: running.isPending,
    run: (goldenIds?: string[]) => running.mutate({ params, body: goldenIds ? { goldenIds } : {} }),
    cancel: (runId: string) => cancelling.mutate({ params: { runId } }),
    remove: (goldenId: string) => deleting.mutate({ params, body: { goldenIds: [goldenId] } }),
    waive({ goldenId, question, expect }: GoldenQuestion, waivedBecause: string) {
      saving.mutate({ params, body: { goldenId, question, expect, waivedBecause } });
    },
  };
}

/** What {@link useGolden} gives. */
export type Golden = ReturnType<typeof useGolden>;
