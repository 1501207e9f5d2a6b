import { buffer } from 'node:stream/consumers';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import { eq } from 'drizzle-orm';
import { recording } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** Peaks of the waveform and the silences. @throws AppError `not_found`, `recording_not_ready` */
export async function getWaveform(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<EndpointOutput<typeof contract.getWaveform>> {
  const row = await ownRecording(context.db, context.caller, recordingId);
  if (row.peaksKey === null || row.peakMs === null || row.durationMs === null)
    throw new AppError('recording_not_ready');
  const stored = await context.files.read(row.peaksKey);
  if (!stored) throw new AppError('recording_not_ready');
  const [measured] = await context.db
    .select({ silences: recording.silences })
    .from(recording)
    .where(eq(recording.id, recordingId));
  const peaks = (await buffer(stored)).toString('base64');
  return { durationMs: row.durationMs, peakMs: row.peakMs, peaks, silences: measured?.silences ?? [] };
}
