import type { ErrorCode } from '@mingfa/contract/errors';
import type { LimitRefusal } from '@mingfa/contract/limit-refusal';
import type { Language } from '@mingfa/contract/values';

/** What fills a place of an error's text: words are given in every language. */
export type ErrorValue = string | number | Readonly<Record<Language, string>>;

/** An expected failure, known to the error table. Anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Fill the `{name}` places of the error's text. */
  readonly values: Record<string, ErrorValue>;
  /** Fields of the input that are wrong. */
  readonly details: { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
  /** Where a limit of the person refused it. */
  readonly refusal: LimitRefusal | undefined;

  constructor(
    code: ErrorCode,
    values: Record<string, ErrorValue> = {},
    extra: {
      details?: { path: string; message: string }[];
      retryAfterSeconds?: number;
      refusal?: LimitRefusal;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.details = extra.details ?? [];
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.refusal = extra.refusal;
  }
}
