import { ERRORS, type ErrorBody, type ErrorCode } from '@mingfa/contract/errors';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../ports/app-error.ts';

/** A failure as the client sees it: the HTTP body, and the same words in a stream's error event. */
export interface ErrorAnswer {
  status: number;
  code: ErrorCode;
  body: ErrorBody;
  retryAfterSeconds: number | undefined;
  /** Whether an operator should hear of it. */
  report: boolean;
}

/** Any thrown value as an answer in the reader's language. What is not an `AppError` is a bug, told as `internal`. */
export function toErrorAnswer(
  error: unknown,
  request: { language: Language; requestId: string },
): ErrorAnswer {
  const known = asAppError(error);
  const entry = ERRORS[known.code];
  const body: ErrorBody = {
    errorMessage: fillText(entry.text[request.language], known.values, request.language),
    errorCode: known.code,
    requestId: request.requestId,
  };
  if (known.details.length > 0) body.details = known.details;
  if (known.refusal) body.refusal = known.refusal;
  return {
    status: entry.status,
    code: known.code,
    body,
    retryAfterSeconds: known.retryAfterSeconds,
    report: entry.report,
  };
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error))
    return new AppError('database_unavailable', {}, { cause: error, retryAfterSeconds: 5 });
  if (isDiskFull(error)) return new AppError('disk_full', {}, { cause: error });
  return new AppError('internal', {}, { cause: error });
}

function fillText(text: string, values: AppError['values'], language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return String((typeof value === 'object' ? value[language] : value) ?? '');
  });
}

// Connection trouble and a server that is shutting down or starting, as the driver and PostgreSQL name them.
const DATABASE_GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** As PostgreSQL names it: what was asked is taken back, and what was there stays readable. */
function isDiskFull(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth += 1
  )
    if ((current as Error & { code?: unknown }).code === '53100') return true;
  return false;
}

function isDatabaseGone(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth += 1
  ) {
    const code = (current as Error & { code?: unknown }).code;
    const isQuery = current.constructor.name === 'DrizzleQueryError' || 'severity' in current || depth > 0;
    if (isQuery && typeof code === 'string' && DATABASE_GONE.has(code)) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(current.message)) return true;
  }
  return false;
}
