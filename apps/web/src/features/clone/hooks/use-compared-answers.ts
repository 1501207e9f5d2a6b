import { askCloneContent } from '@mingfa/contract/clone-golden';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';

/** The draft, or a version. */
export type ComparedSide = 'draft' | number;
/** What one side answered. */
export interface ComparedAnswer extends EndpointOutput<typeof askCloneContent> {
  side: ComparedSide;
}

/** The answers of two sides to one question, whatever it is: asked for one after the other. */
export function useComparedAnswers(appId: string) {
  const [answers, setAnswers] = useState<readonly [ComparedAnswer, ComparedAnswer | null] | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const answerOf = async (question: string, side: ComparedSide, signal: AbortSignal) => {
    const body = { question, ...(side === 'draft' ? {} : { version: side }) };
    return { side, ...(await requestData(askCloneContent, { params: { appId }, body }, { signal })) };
  };
  const run = async (question: string, sides: readonly [ComparedSide, ComparedSide]) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setAnswers(null);
    setIsRunning(true);
    try {
      const first = await answerOf(question, sides[0], own.signal);
      setAnswers([first, null]);
      setAnswers([first, await answerOf(question, sides[1], own.signal)]);
    } catch (error) {
      if (!own.signal.aborted) toastFailure(error);
    }
    if (controller.current === own) setIsRunning(false);
  };
  return { answers, isRunning, run };
}
