import { type GoldenResult, getGoldenRun, runGoldenQuestions } from '@mingfa/contract/clone-golden';
import { useEffect, useRef, useState } from 'react';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshGolden } from '../model/refresh-golden.ts';

/** The draft, or a version. */
export type ComparedSide = 'draft' | number;

const POLL_MS = 1_500;

/** The answers of two sides to one golden question, asked for one after the other: a clone has one run at a time. */
export function useComparedAnswers(appId: string) {
  const [answers, setAnswers] = useState<readonly (GoldenResult | null)[] | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const answerOf = async (goldenId: string, side: ComparedSide, signal: AbortSignal) => {
    const { runId } = await requestData(runGoldenQuestions, {
      params: { appId },
      body: { goldenIds: [goldenId], ...(side === 'draft' ? {} : { version: side }) },
    });
    for (;;) {
      signal.throwIfAborted();
      const run = await requestData(getGoldenRun, { params: { runId } }, { signal });
      if (run.state !== 'running') return run.results.find((one) => one.goldenId === goldenId) ?? null;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const run = async (goldenId: string, sides: readonly [ComparedSide, ComparedSide]) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setAnswers(null);
    setIsRunning(true);
    try {
      const first = await answerOf(goldenId, sides[0], own.signal);
      setAnswers([first, null]);
      const second = await answerOf(goldenId, sides[1], own.signal);
      setAnswers([first, second]);
    } catch (error) {
      if (!own.signal.aborted) toastFailure(error);
    }
    if (controller.current === own) setIsRunning(false);
    await refreshGolden();
  };
  return { answers, isRunning, run };
}
