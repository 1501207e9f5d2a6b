import type { ApiFailure } from './api-answer.ts';

/**
 * What the client needs from the rest of the program. Set once where the application is put together, so that the
 * client knows neither screens nor router, and tests can listen.
 */
export interface RequestEnvironment {
  language: () => string;
  /** Makes sure there is a session (a guest's, if need be) before an endpoint that needs one; else says why not. */
  ensureSession: () => Promise<ApiFailure | null>;
  /** 401 or 403: the token is already removed. */
  sessionEnded: (httpStatus: number) => void;
  /** An identical request was still pending. */
  tooFrequent: () => void;
  /** The text for a failure that brings no message of its own. */
  failedText: (path: string, httpStatus: number | null) => string;
}

let environment: RequestEnvironment = {
  language: () => 'zh-CN',
  ensureSession: async () => null,
  sessionEnded: () => {},
  tooFrequent: () => {},
  failedText: (path) => `${path} request failed`,
};

export function setRequestEnvironment(next: RequestEnvironment): void {
  environment = next;
}

export function requestEnvironment(): RequestEnvironment {
  return environment;
}
