import type { EndpointOutput } from '@mingfa/contract/endpoint';
import * as contract from '@mingfa/contract/recording';
import type { RequestContext } from '../../../ports/app-context.ts';
import { listRecordingFiles } from '../describe-recording.ts';
import { ownRecording } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { type Given, recordingTicketEnd, signRecordingTicket } from './recording-ticket.ts';

/** Signed addresses of the files, to be played and as they were received. @throws AppError `not_found` */
export async function getRecordingAddresses(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<EndpointOutput<typeof contract.getRecordingAddresses>> {
  await ownRecording(context.db, context.caller, recordingId);
  const files = await listRecordingFiles(context.db, recordingId);
  const addressOf = (given: Given, fileId: string) =>
    contract.readRecordingFile.path.replace('{ticket}', signRecordingTicket(context, given, fileId));
  return {
    items: files.map((file) => ({
      fileId: file.id,
      play: file.isPlayable ? addressOf('play', file.id) : null,
      original: file.fileKey === null ? null : addressOf('original', file.id),
      offsetMs: file.offsetMs ?? 0,
      durationMs: file.probe?.durationMs ?? 0,
    })),
    expiresAt: recordingTicketEnd(context).toISOString(),
  };
}
