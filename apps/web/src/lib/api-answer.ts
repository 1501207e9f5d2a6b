import type { LimitRefusal } from '@mingfa/contract/limit-refusal';

export interface ApiSuccess<Data> {
  status: true;
  data: Data;
  message: string;
}

/** Every failed call has this shape; nothing is thrown by the client itself. */
export interface ApiFailure {
  status: false;
  data: null;
  message: string;
  /** The server's error code, or `network`, `timeout`, `cancelled`, `unreadable`. */
  errorCode: string | null;
  httpStatus: number | null;
  requestId: string | null;
  details: readonly { path: string; message: string }[];
  retryAfterSeconds: number | null;
  /** Where a limit of the person refused it. */
  refusal: LimitRefusal | null;
  /** The person already knows: the call was superseded or aborted, or the session ended with a toast. */
  silent: boolean;
}
export type ApiAnswer<Data> = ApiSuccess<Data> | ApiFailure;

/** A failed call as an exception, for hooks that use error states. */
export class AppRequestError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'AppRequestError';
    this.failure = failure;
  }
}

/** The one adapter from the answer shape to exceptions. */
export function dataOf<Data>(answer: ApiAnswer<Data>): Data {
  if (!answer.status) throw new AppRequestError(answer);
  return answer.data;
}

export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof AppRequestError ? error.failure : null;
}

export function makeFailure(message: string, known: Partial<ApiFailure> = {}): ApiFailure {
  return {
    errorCode: null,
    httpStatus: null,
    requestId: null,
    details: [],
    retryAfterSeconds: null,
    refusal: null,
    silent: false,
    ...known,
    message,
    status: false,
    data: null,
  };
}
