import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { and, eq, inArray } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { type JobRun, JobsStopping, JobTakenOver } from '../../../ports/jobs.ts';
import { RECORDING_COLUMNS, type RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { failRecording } from './fail-recording.ts';
import { joinStage } from './join-stage.ts';
import { measureStage } from './measure-stage.ts';
import { probeStage } from './probe-stage.ts';
import { QUEUES, queueOf, queueRecording, type RecordingJob } from './queue-recording.ts';
import { recordingJobs } from './recording-jobs.ts';
import { tellTranscript } from './tell-transcript.ts';
import { transcribeStage } from './transcribe-stage.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** Declares the queues of the way of a recording. Failures are recorded with the recording; a job fails with its database alone. */
export function registerRecordings(context: RecordingContext): void {
  const declare = (queue: string, concurrency: number, timeoutSeconds: number) =>
    context.jobs.register<RecordingJob>(
      queue,
      { concurrency, timeoutSeconds, retries: 20 },
      (run) => runStages(context, queue, run),
      recordingJobs(context),
    );
  declare(QUEUES.look, 2, 3 * 3600);
  // A service takes a minute for a piece, and a recording may have a hundred and fifty.
  declare(QUEUES.transcribe, 3, 12 * 3600);
  declare(QUEUES.finish, 2, 1800);
}

/** Queues every recording that is under way; one that has its job keeps it. */
export async function resumeRecordings(context: RecordingContext): Promise<void> {
  const rows = await context.db
    .select({
      id: recording.id,
      generation: recording.generation,
      stage: recording.stage,
      retryAt: recording.retryAt,
    })
    .from(recording)
    .where(inArray(recording.state, ['waiting', 'working']));
  const now = context.clock.now().getTime();
  for (const row of rows) {
    const afterSeconds = row.retryAt ? Math.max(0, (row.retryAt.getTime() - now) / 1000) : 0;
    await queueRecording(context, row, afterSeconds);
  }
}

/**
 * Does the stages of one queue for one recording, from where it is, and hands it on. Killed at any moment, it is begun again and does
 * nothing twice: every stage starts from what is stored.
 */
async function runStages(context: RecordingContext, queue: string, run: JobRun<RecordingJob>): Promise<void> {
  const { recordingId, generation } = run.data;
  const row = await findRow(context, recordingId, generation);
  if (!row || row.state === 'failed' || row.state === 'cancelled') return;
  if (row.state !== 'ready' && queueOf(row) === queue)
    await context.liveWork.run(recordingId, run.signal, (signal) =>
      attempt(context, queue, row, { signal, jobSignal: run.signal }),
    );
  const next = await findRow(context, recordingId, generation);
  if (next?.state === 'working' && queueOf(next) !== queue) await queueRecording(context, next);
  // Also of one that was killed between the last stage and here.
  if (next?.state === 'ready' && queue === QUEUES.finish) await tellTranscript(context, recordingId);
}

async function attempt(
  context: RecordingContext,
  queue: string,
  row: RecordingRow,
  { signal, jobSignal }: { signal: AbortSignal; jobSignal: AbortSignal },
): Promise<void> {
  try {
    let current: RecordingRow | null = row;
    while (current && current.state !== 'ready' && queueOf(current) === queue) {
      signal.throwIfAborted();
      await doStage(context, current, signal);
      current = await findRow(context, row.id, row.generation);
    }
  } catch (error) {
    if (jobSignal.aborted) {
      // A process that stops, or was out of reach, leaves the recording as it is for whoever goes on.
      if (jobSignal.reason instanceof JobsStopping || jobSignal.reason instanceof JobTakenOver) throw error;
      await failRecording(context, row, new ParseFailure('parser_timeout'));
      return;
    }
    if (error instanceof WorkOverridden || signal.aborted) return;
    await failRecording(context, row, error);
  }
}

function doStage(context: RecordingContext, row: RecordingRow, signal: AbortSignal): Promise<void> {
  switch (row.stage) {
    case 'stored':
      return probeStage(context, row, signal);
    case 'probed':
      return measureStage(context, row, signal);
    case 'measured':
      // Somebody may have asked for words, and not have them any more.
      if (row.transcribeBy === null)
        return writeStep(context, row, { ...CAME_THROUGH, state: 'ready', done: 0, total: null });
      return transcribeStage(context, row, signal);
    case 'transcribed':
      return joinStage(context, row);
    default:
      return writeStep(context, row, { ...CAME_THROUGH, state: 'ready', done: 0, total: null });
  }
}

async function findRow(
  context: RecordingContext,
  recordingId: string,
  generation: number,
): Promise<RecordingRow | null> {
  const [row] = await context.db
    .select(RECORDING_COLUMNS)
    .from(recording)
    .where(and(eq(recording.id, recordingId), eq(recording.generation, generation)));
  return row ?? null;
}
