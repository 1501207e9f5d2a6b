import type { LimitRefusal } from '@mingfa/contract/limit-refusal';
import { type ApiFailure, makeFailure } from './api-answer.ts';
import { requestEnvironment } from './request-environment.ts';
import { readToken, writeToken } from './token.ts';

interface LooseErrorBody {
  errorMessage?: unknown;
  errorCode?: unknown;
  requestId?: unknown;
  details?: unknown;
  refusal?: LimitRefusal;
}

async function readErrorBody(response: Response): Promise<LooseErrorBody> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * 401 and 403 end the session: token away, told, sent home. An answer to a token that was replaced meanwhile
 * (signed in again while it travelled) ends nothing.
 */
function endSession(httpStatus: number, sentToken: string | null): void {
  if (readToken() !== sentToken) return;
  writeToken(null);
  requestEnvironment().sessionEnded(httpStatus);
}

/** The failure of a response with status 400 or more. */
export async function failureFromResponse(
  response: Response,
  path: string,
  sentToken: string | null,
): Promise<ApiFailure> {
  const body = await readErrorBody(response);
  const ended = response.status === 401 || response.status === 403;
  if (ended) endSession(response.status, sentToken);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return makeFailure(textOf(body.errorMessage) ?? requestEnvironment().failedText(path, response.status), {
    errorCode: textOf(body.errorCode),
    httpStatus: response.status,
    requestId: textOf(body.requestId),
    details: Array.isArray(body.details) ? body.details : [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    refusal: body.refusal ?? null,
    silent: ended,
  });
}

/** The failure of a request without an answer. */
export function failureFromError(error: unknown, path: string): ApiFailure {
  // By shape: a DOMException is not everywhere an Error.
  const { name, message: own } = Object(error) as { name?: unknown; message?: unknown };
  const message = textOf(own) ?? requestEnvironment().failedText(path, null);
  if (name === 'AbortError') return makeFailure(message, { errorCode: 'cancelled', silent: true });
  if (name === 'TimeoutError') return makeFailure(message, { errorCode: 'timeout' });
  if (name === 'SyntaxError') return makeFailure(message, { errorCode: 'unreadable' });
  return makeFailure(message, { errorCode: 'network' });
}
