import type { ErrorCode } from '@mingfa/contract/errors';
import type { AppError } from '../../../ports/app-error.ts';

/** How often a piece is sent, the first time included, before it is given up. */
const ATTEMPTS: Partial<Record<ErrorCode, number>> = {
  model_rate_limited: 40,
  model_unreachable: 8,
  model_unavailable: 6,
  model_timeout: 3,
  model_malformed: 3,
};
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 300;
/** A server may ask for more patience than anybody has. */
const LONGEST_ASKED_SECONDS = 3600;

/** What becomes of a piece after a failure: sent again, passed over as a gap, or all of the work ends. */
export type AfterFailure = { kind: 'wait'; seconds: number } | { kind: 'gap' } | { kind: 'stop' };

/** @param attempts how often it was sent, this time included */
export function afterFailure({ code, retryAfterSeconds }: AppError, attempts: number): AfterFailure {
  const allowed = ATTEMPTS[code];
  // Only this piece is not taken: another may be.
  if (code === 'model_refused' || code === 'recording_damaged') return { kind: 'gap' };
  // A wrong key, a recogniser that is gone, a file that was deleted: nothing that comes will help the other pieces.
  if (allowed === undefined) return { kind: 'stop' };
  if (attempts < allowed) {
    const grown = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1));
    return {
      kind: 'wait',
      seconds: Math.min(LONGEST_ASKED_SECONDS, Math.max(grown, retryAfterSeconds ?? 0)),
    };
  }
  // Nobody is there, or has had enough of us: the piece is not to blame.
  return { kind: code === 'model_unreachable' || code === 'model_rate_limited' ? 'stop' : 'gap' };
}
