import type { ErrorCode } from '@mingfa/contract/errors';

/** An expected failure, known to the error table. Anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Fill the `{name}` places of the error's text. */
  readonly values: Record<string, string | number>;
  /** Fields of the input that are wrong. */
  readonly details: { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    values: Record<string, string | number> = {},
    extra: {
      details?: { path: string; message: string }[];
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.details = extra.details ?? [];
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
