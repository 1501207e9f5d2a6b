import { create } from 'zustand';
import { type ApiFailure, failureOf } from './api-answer.ts';

/** What somebody is about to give feedback on: an error they saw, or nothing in particular. */
export interface FeedbackAbout {
  errorCode?: string;
  requestId?: string;
}

export const useFeedbackRequest = create<{ about: FeedbackAbout | null }>(() => ({ about: null }));

/** Opens the form. Nothing of the failure is sent unless the person ticks it there. */
export function askForFeedback(error?: unknown): void {
  const failure: ApiFailure | null = failureOf(error);
  useFeedbackRequest.setState({
    about: {
      ...(failure?.errorCode ? { errorCode: failure.errorCode } : {}),
      ...(failure?.requestId ? { requestId: failure.requestId } : {}),
    },
  });
}

export function closeFeedback(): void {
  useFeedbackRequest.setState({ about: null });
}
