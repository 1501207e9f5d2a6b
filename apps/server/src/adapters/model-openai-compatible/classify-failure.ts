import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from '@ai-sdk/provider';
import type { ErrorCode } from '@mingfa/contract/errors';
import { AppError } from '../../ports/app-error.ts';

/**
 * The failure of a model service as one of our own. What the service wrote is dropped: it may hold the key, the question,
 * or anything else. Only the status travels on.
 */
export function classifyFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return new AppError('model_unreachable');
    if (statusCode < 300) return causeOf(error) ?? new AppError('model_malformed');
    return new AppError(codeOfStatus(statusCode), { status: statusCode });
  }
  if (isMalformed(error)) return new AppError('model_malformed');
  if (error instanceof Error) return causeOf(error) ?? new AppError('model_unreachable');
  return new AppError(codeOfErrorEvent(error));
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'model_unauthorized';
  if (status === 429 || status === 402) return 'model_rate_limited';
  if (status === 408 || status === 504) return 'model_timeout';
  return status >= 500 ? 'model_unavailable' : 'model_refused';
}

function causeOf(error: Error): AppError | undefined {
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
  }
  return undefined;
}

function isMalformed(error: unknown): boolean {
  return (
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error) ||
    InvalidResponseDataError.isInstance(error) ||
    EmptyResponseBodyError.isInstance(error)
  );
}

/** An error sent as an event of the stream: `{ message, type, code }`, of which only the kind is read. */
function codeOfErrorEvent(event: unknown): ErrorCode {
  if (typeof event !== 'object' || event === null) return 'model_unavailable';
  const { code, type } = event as { code?: unknown; type?: unknown };
  const status = Number(code);
  if (Number.isInteger(status) && status >= 400) return codeOfStatus(status);
  const kind = `${code} ${type}`;
  if (/rate_limit|quota|balance/i.test(kind)) return 'model_rate_limited';
  if (/auth|api_key|permission/i.test(kind)) return 'model_unauthorized';
  return 'model_unavailable';
}
