import { eq } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { plainValues, planRetry } from '../../../engine/work/index.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { PieceWaits } from './piece-waits.ts';
import { queueRecording } from './queue-recording.ts';
import { isUnderWay } from './write-step.ts';

/** Records why a recording does not go on, and when it is tried again. */
export async function failRecording(
  context: RecordingContext,
  row: RecordingRow,
  error: unknown,
): Promise<void> {
  const [current] = await context.db
    .select({ attempts: recording.attempts, stage: recording.stage })
    .from(recording)
    .where(eq(recording.id, row.id));
  if (!current) return;
  const attempts = current.attempts + 1;
  const { code, values, waitSeconds } =
    error instanceof PieceWaits
      ? { code: error.code, values: {}, waitSeconds: error.seconds }
      : planRetry(error, attempts);
  if (code === 'internal' || waitSeconds === null)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { recordingId: row.id, stage: current.stage, code, error: errorForLog(error) },
      'a recording does not go on',
    );
  const failure = { errorCode: code, errorValues: plainValues(values), attempts };
  const [after] = await context.db
    .update(recording)
    .set(
      waitSeconds === null
        ? { ...failure, state: 'failed', retryAt: null }
        : {
            ...failure,
            state: 'waiting',
            retryAt: new Date(context.clock.now().getTime() + waitSeconds * 1000),
          },
    )
    .where(isUnderWay(row))
    .returning({ id: recording.id, generation: recording.generation, stage: recording.stage });
  if (after && waitSeconds !== null) await queueRecording(context, after, waitSeconds);
}
