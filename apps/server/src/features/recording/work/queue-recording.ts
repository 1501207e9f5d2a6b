import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** Queues of the way of a recording: a long one that is written down keeps no other from being looked into. */
export const QUEUES = {
  look: 'recording.look',
  transcribe: 'recording.transcribe',
  finish: 'recording.finish',
} as const;

/** What a job of these queues works on; one of an older generation does nothing. */
export interface RecordingJob {
  recordingId: string;
  generation: number;
}

/** The queue that does what comes after the stage a recording has reached. */
export function queueOf({ stage }: Pick<RecordingRow, 'stage'>): string {
  if (stage === 'stored' || stage === 'probed') return QUEUES.look;
  return stage === 'measured' ? QUEUES.transcribe : QUEUES.finish;
}

/** Queues the next stage of a recording; after the transaction that wrote its row. */
export async function queueRecording(
  context: Pick<RecordingContext, 'jobs'>,
  row: Pick<RecordingRow, 'id' | 'generation' | 'stage'>,
  afterSeconds = 0,
): Promise<void> {
  const job: RecordingJob = { recordingId: row.id, generation: row.generation };
  await context.jobs.add(queueOf(row), job, { key: `${row.id}.${row.generation}`, afterSeconds });
}
