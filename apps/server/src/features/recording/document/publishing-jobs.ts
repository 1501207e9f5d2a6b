import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import { STOPPABLE } from '../../../ports/job-desk.ts';
import type { RecordingContext } from '../recording-context.ts';
import { publishTranscript } from './publish-transcript.ts';

const QUEUE = 'recording.publish';
/** Whoever corrects one word soon corrects the next: the document follows when they pause. */
const AFTER_SECONDS = 5;

/** Declares the queue in which transcripts become documents. Before the jobs start. */
export function registerPublishing(context: RecordingContext): void {
  const options = { concurrency: 1, timeoutSeconds: 600, retries: 5 };
  context.jobs.register<{ recordingId: string }>(
    QUEUE,
    options,
    ({ data, signal }) => publishTranscript(context, data.recordingId, signal),
    STOPPABLE,
  );
}

/** Lets the document of a recording follow its words or its title, some seconds later. After the transaction that changed them. */
export async function queuePublishing(
  context: Pick<RecordingContext, 'jobs'>,
  recordingId: string,
): Promise<void> {
  await context.jobs.add(QUEUE, { recordingId }, { key: recordingId, afterSeconds: AFTER_SECONDS });
}

/** Queues every recording whose document does not say what its words say; one that has its job keeps it. */
export async function resumePublishing(context: RecordingContext): Promise<void> {
  const isBehind = or(
    and(gt(recording.segments, 0), sql`${recording.documentRevision} is distinct from ${recording.revision}`),
    and(gt(recording.segments, 0), sql`${recording.documentId} is null`),
    and(eq(recording.segments, 0), isNotNull(recording.documentId)),
  );
  const rows = await context.db.select({ id: recording.id }).from(recording).where(isBehind);
  for (const { id } of rows) await queuePublishing(context, id);
}
