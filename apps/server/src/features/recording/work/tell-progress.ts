import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { RecordingContext } from '../recording-context.ts';
import { type Step, writeStep } from './write-step.ts';

/** Progress is written so often at most, in milliseconds of sound. */
const TOLD_EVERY_MS = 120_000;

/**
 * Does work that tells how far it is without waiting, and ends it when the recording was cancelled, deleted or begun anew.
 * @param work is given a signal that ends it, and how to tell the milliseconds reached
 */
export async function tellProgress<Result>(
  context: RecordingContext,
  step: Step,
  signal: AbortSignal,
  work: (signal: AbortSignal, reached: (milliseconds: number) => void) => Promise<Result>,
): Promise<Result> {
  const overridden = new AbortController();
  let toldMs = 0;
  let writing: Promise<void> = Promise.resolve();
  const reached = (milliseconds: number) => {
    if (milliseconds - toldMs < TOLD_EVERY_MS) return;
    toldMs = milliseconds;
    writing = writing
      .then(() => writeStep(context, step, { done: Math.round(milliseconds) }))
      .catch((error: unknown) => {
        context.logger.info({ recordingId: step.id, error: errorForLog(error) }, 'progress was not kept');
        overridden.abort(error);
      });
  };
  try {
    return await work(AbortSignal.any([signal, overridden.signal]), reached);
  } finally {
    await writing;
  }
}
