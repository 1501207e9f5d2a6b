import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { eq } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { PieceWaits } from './piece-waits.ts';
import { queueRecording } from './queue-recording.ts';
import { isUnderWay } from './write-step.ts';

/** How many attempts a failure is worth, the first included. What is not named here is a bug, and gets two. */
const ATTEMPTS: Partial<Record<string, number>> = {
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
  const { code, values, waitSeconds } = describeFailure(error, attempts);
  if (code === 'internal' || waitSeconds === null)
    context.logger[code === 'internal' ? 'error' : 'warn'](
      { recordingId: row.id, stage: current.stage, code, error: errorForLog(error) },
      'a recording does not go on',
    );
  const failure = { errorCode: code, errorValues: values, attempts };
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

function describeFailure(
  error: unknown,
  attempts: number,
): { code: string; values: Record<string, string | number>; waitSeconds: number | null } {
  if (error instanceof PieceWaits) return { code: error.code, values: {}, waitSeconds: error.seconds };
  const isKnown = error instanceof ParseFailure || error instanceof AppError;
  const code = isKnown ? error.code : 'internal';
  const allowed = isKnown ? (ATTEMPTS[code] ?? 1) : ATTEMPTS_AFTER_A_BUG;
  const seconds = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 3 ** (attempts - 1));
  return {
    code,
    values: isKnown ? plainValues(error.values) : {},
    waitSeconds: attempts < allowed ? seconds : null,
  };
}

/** What the table keeps of a failure's values: words in a language are none of a recording's. */
const plainValues = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
