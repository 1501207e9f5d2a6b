import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { runInThread } from '../../../runtime/run-in-thread.ts';
import type {
  ChangesJob,
  Detected,
  DetectJob,
  PlacedChanges,
  ReviewJob,
  RulesJob,
  RulesResult,
} from './review-jobs.ts';

const PROGRAM = new URL('./review-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 1024 };
const inTurn = limitConcurrency(2);

interface Answers {
  detect: Detected;
  rules: RulesResult;
  changes: PlacedChanges;
}

/** Does one piece of a review's work in a thread. @throws AppError `parser_timeout`, `parser_memory` */
export function runReviewThread<Job extends DetectJob | RulesJob | ChangesJob>(
  job: Job,
  signal: AbortSignal,
): Promise<Answers[Job['task']]> {
  return inTurn(signal, () => runInThread(PROGRAM, job satisfies ReviewJob, LIMITS, signal));
}
