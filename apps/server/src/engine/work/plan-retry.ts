import type { ErrorCode } from '@mingfa/contract/errors';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError, type ErrorValue } from '../../ports/app-error.ts';

/** How many attempts a failure is worth, the first included. What is not named here is worth one. */
const ATTEMPTS: Partial<Record<ErrorCode, number>> = {
  // The store, the disk or the database may come back.
  store_unavailable: 20,
  disk_full: 20,
  database_unavailable: 20,
  // A machine under load.
  parser_timeout: 2,
  parser_memory: 2,
};
const ATTEMPTS_AFTER_A_BUG = 2;
const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 900;

/** What becomes of the stage of a job that failed. */
export interface RetryPlan {
  /** `internal` for a bug. */
  code: ErrorCode;
  values: Record<string, ErrorValue>;
  /** In how many seconds it is tried again; null: never. */
  waitSeconds: number | null;
}

/**
 * Whether a stage is tried again after a failure, and when: each time three times later.
 * @param attempts how often it was tried, this time included
 */
export function planRetry(error: unknown, attempts: number): RetryPlan {
  const isKnown = error instanceof ParseFailure || error instanceof AppError;
  const code = isKnown ? error.code : 'internal';
  const allowed = isKnown ? (ATTEMPTS[code] ?? 1) : ATTEMPTS_AFTER_A_BUG;
  const seconds = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 3 ** (attempts - 1));
  return { code, values: isKnown ? error.values : {}, waitSeconds: attempts < allowed ? seconds : null };
}

/** What the tables of documents and recordings keep of a failure's values: words in a language are none of theirs. */
export const plainValues = (values: Record<string, ErrorValue>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
