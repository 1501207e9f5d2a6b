import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { RECORDING_LIMITS } from '@mingfa/contract/recording';
import type * as contract from '@mingfa/contract/recording-transcript';
import type { ReadTranscriptResult } from '@mingfa/files/transcripts/read-result';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { describeRecording } from '../describe-recording.ts';
import { queuePublishing } from '../document/publishing-jobs.ts';
import { holdRecording, ownRecording, type RecordingRow } from '../own-recording.ts';
import type { WordsContext } from '../words-context.ts';
import { describeWarnings } from './import-warnings.ts';
import { replaceTranscript, type WholeTranscript } from './replace-transcript.ts';
import { writeEdits } from './write-edits.ts';

/** A recogniser that does not know who speaks calls them so. */
const UNNAMED = /^(?:说话人|发言人|讲话人|speaker|spk|channel|角色)[\s_-]*[\dA-Za-z一二三四五六七八九十]*$/i;
const NAME_CHARACTERS = 60;

/**
 * Takes a transcript made elsewhere in the place of the words that are there. Its times are those of the file: none is moved or scaled.
 * @throws AppError `not_found`, `upload_incomplete`, `transcript_unreadable`, `recording_not_ready` while it is being written down, `limit_reached`
 */
export async function importTranscript(
  context: WordsContext & RequestContext,
  input: { recordingId: string; uploadId: string },
): Promise<EndpointOutput<typeof contract.importTranscript>> {
  refuseWhileTranscribed(await ownRecording(context.db, context.caller, input.recordingId));
  const file = await requireUpload(context, input.uploadId, 'transcript');
  const read = await context.files.withPath(file.fileKey, (path) =>
    context.transcriptReader.read({ path, name: file.name }, context.signal),
  );
  if (!read) throw new AppError('store_unavailable');
  const whole = toWhole(read);
  const imported = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    refuseWhileTranscribed(row);
    await takeUpload(context, tx, input.uploadId, 'transcript');
    await replaceTranscript(context, tx, row.id, whole);
    const { name, sha256 } = file;
    const segments = whole.segments.length;
    const by = context.caller.userId;
    await writeCustody(context, tx, row.id, { by, deed: 'imported', detail: { name, sha256, segments } });
    await writeEdits(context, tx, row, [{ kind: 'import', startMs: null, before: '', after: name }]);
    const now = await holdRecording(tx, context.caller, row.id);
    const late = countLate(whole, now.durationMs);
    const warnings = [
      ...read.warnings,
      ...(late > 0 ? [{ code: 'ends_after_recording' as const, count: late }] : []),
    ];
    return {
      recording: await describeRecording(tx, now, context.language),
      segments,
      warnings: describeWarnings(warnings, context.language),
    };
  });
  await queuePublishing(context, input.recordingId);
  return imported;
}

function refuseWhileTranscribed({ transcribeBy, state }: RecordingRow): void {
  if (transcribeBy !== null && (state === 'waiting' || state === 'working'))
    throw new AppError('recording_not_ready');
}

function toWhole({ segments, speakers }: ReadTranscriptResult): WholeTranscript {
  const { segments: limit, speakers: people } = RECORDING_LIMITS;
  if (segments.length > limit) throw new AppError('limit_reached', { limit, wayOn: '' });
  if (speakers.length > people) throw new AppError('limit_reached', { limit: people, wayOn: '' });
  return {
    origin: 'import',
    speakers: speakers.map(({ id, name }) => ({
      key: id,
      name: name.slice(0, NAME_CHARACTERS),
      isNamed: !UNNAMED.test(name.trim()),
    })),
    segments: segments.map(({ startMs, endMs, speaker, text, words }) => ({
      ...{ startMs, endMs, speaker, text },
      words: words ?? null,
    })),
  };
}

/** Segments that begin when the recording is over. */
const countLate = ({ segments }: WholeTranscript, durationMs: number | null): number =>
  durationMs === null ? 0 : segments.filter(({ startMs }) => startMs >= durationMs).length;
