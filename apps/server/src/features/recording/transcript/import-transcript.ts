import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { RECORDING_LIMITS } from '@mingfa/contract/recording';
import type * as contract from '@mingfa/contract/recording-transcript';
import type { ReadTranscriptResult } from '@mingfa/files/transcripts/read-result';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { withoutHidden } from '../../../runtime/without-hidden.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { describeRecording } from '../describe-recording.ts';
import { queuePublishing } from '../document/publishing-jobs.ts';
import { holdRecording, ownRecording, type RecordingRow } from '../own-recording.ts';
import type { WordsContext } from '../words-context.ts';
import { describeLate, describeWarnings } from './import-warnings.ts';
import { replaceTranscript, type WholeTranscript } from './replace-transcript.ts';
import { keepTranscript } from './replaced-transcripts.ts';
import { writeEdits } from './write-edits.ts';

/** A recogniser that does not know who speaks calls them so. */
const UNNAMED = /^(?:说话人|发言人|讲话人|speaker|spk|channel|角色)[\s_-]*[\dA-Za-z一二三四五六七八九十]*$/i;
const NAME_CHARACTERS = 60;

/**
 * Takes a transcript made elsewhere in the place of the words that are there. Its times are those of the file: none is moved or scaled;
 * words that came without times are spread over the recording, and told as such. What begins behind the end of the recording is left out, and told.
 * @throws AppError `not_found`, `upload_incomplete`, `transcript_unreadable`, `transcript_behind_end`, `recording_not_ready` while it is being written down, `transcript_too_many_turns`, `transcript_too_many_speakers`
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
  const imported = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, input.recordingId);
    refuseWhileTranscribed(row);
    const { whole, late } = withoutLate(toWhole(read), row.durationMs);
    if (whole.segments.length === 0) throw new AppError('transcript_behind_end', { count: late.length });
    await takeUpload(context, tx, input.uploadId, 'transcript');
    const replaced = await keepTranscript(tx, row.id);
    await replaceTranscript(context, tx, row.id, whole);
    const { name, sha256 } = file;
    const segments = whole.segments.length;
    const by = context.caller.userId;
    await writeCustody(context, tx, row.id, { by, deed: 'imported', detail: { name, sha256, segments } });
    await writeEdits(context, tx, row, [
      { kind: 'import', startMs: null, before: '', after: name, removed: replaced },
    ]);
    const now = await holdRecording(tx, context.caller, row.id);
    const told = describeWarnings(read.warnings, context.language);
    return {
      recording: await describeRecording(tx, now, context.language),
      segments,
      warnings: late.length > 0 ? [...told, describeLate(late, context.language)] : told,
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
  if (segments.length > limit)
    throw new AppError('transcript_too_many_turns', { count: segments.length, limit });
  if (speakers.length > people)
    throw new AppError('transcript_too_many_speakers', { count: speakers.length, limit: people });
  return {
    origin: segments.every(({ timing }) => timing === 'guessed') ? 'untimed' : 'import',
    speakers: speakers.map(({ id, name, role }) => ({
      key: id,
      name: withoutHidden(name).slice(0, NAME_CHARACTERS) || '？',
      isNamed: !UNNAMED.test(name.trim()),
      role: role === 'asks' || role === 'answers' ? role : 'other',
    })),
    segments: segments.map(({ startMs, endMs, timing = 'measured', speaker, text, words }) => ({
      ...{ startMs, endMs, timing, speaker, text: withoutHidden(text) },
      words: words?.map((word) => ({ ...word, text: withoutHidden(word.text) })) ?? null,
    })),
  };
}

/** Lines that begin when the recording is over belong to another one, or to no second of this: they are told, and not taken. */
function withoutLate(whole: WholeTranscript, durationMs: number | null) {
  let isBehind = false;
  const [segments, late]: [Imported[], Imported[]] = [[], []];
  for (const one of whole.segments) {
    // What nobody measured goes with the turn in front of it.
    if (one.timing === 'measured') isBehind = durationMs !== null && one.startMs >= durationMs;
    (isBehind ? late : segments).push(one);
  }
  const heard = new Set(segments.map(({ speaker }) => speaker));
  return {
    whole: {
      ...whole,
      segments: spreadWithin(segments, durationMs),
      speakers: whole.speakers.filter(({ key }) => heard.has(key)),
    },
    late,
  };
}

type Imported = WholeTranscript['segments'][number];

/**
 * Turns whose times nobody measured lie in the recording by their length, until somebody says where they were said: all of it where no time
 * is known, and where they would reach beyond its end the room that is left behind the last that is known. None of them is lost.
 */
function spreadWithin(segments: readonly Imported[], durationMs: number | null): Imported[] {
  if (durationMs === null) return [...segments];
  const last = segments.findLastIndex(({ timing }) => timing === 'measured');
  const from = segments[last]?.startMs ?? 0;
  const endMs = segments.slice(Math.max(0, last)).reduce((most, one) => Math.max(most, one.endMs), from);
  const share = last === -1 || endMs > durationMs ? (durationMs - from) / Math.max(1, endMs - from) : 1;
  const placed = (timeMs: number) => Math.round(from + (timeMs - from) * share);
  return segments.map((one, index) => {
    if (index > last) return { ...one, startMs: placed(one.startMs), endMs: placed(one.endMs) };
    // What is still being said when the recording ends, ends with it.
    const end = index === last && last < segments.length - 1 ? placed(one.endMs) : one.endMs;
    return { ...one, endMs: Math.min(end, durationMs) };
  });
}
